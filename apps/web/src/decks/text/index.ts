import type { Language } from "@rifthall/kernel/game";
import { settings } from "../../settings.svelte.ts";
import { german } from "./de.ts";
import { type DeckWords, english } from "./en.ts";

const dictionaries: Readonly<Record<Language, DeckWords>> = { en: english, de: german };
export const deckWords = (): DeckWords => dictionaries[settings.language];
