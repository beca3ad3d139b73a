import type { Language } from "@rifthall/kernel/game";
import { settings } from "../../../settings.svelte.ts";
import { german } from "./de.ts";
import { type CampaignWords, english } from "./en.ts";

const dictionaries: Readonly<Record<Language, CampaignWords>> = { en: english, de: german };

/** What the screens of campaigns and the maps of chapters say; the form that starts a match does without a table's words. */
export const campaignWords = (): CampaignWords => dictionaries[settings.language];
