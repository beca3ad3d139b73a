import type { Language } from "@rifthall/kernel/game";
import { settings } from "../../settings.svelte.ts";
import { german } from "./de.ts";
import { english, type OnlineWords } from "./en.ts";

const dictionaries: Readonly<Record<Language, OnlineWords>> = { en: english, de: german };
export const onlineWords = (): OnlineWords => dictionaries[settings.language];
