import type { Language } from "@rifthall/kernel/game";
import { settings } from "../settings.svelte.ts";
import { german } from "./de.ts";
import { english, type Words } from "./en.ts";

const dictionaries: Readonly<Record<Language, Words>> = { en: english, de: german };

/** What the page says, in the language of the settings. */
export const words = (): Words => dictionaries[settings.language];
