import type { Language } from "@rifthall/kernel/game";
import { settings } from "../../../settings.svelte.ts";
import { german } from "./de.ts";
import { type AccountWords, english } from "./en.ts";

const dictionaries: Readonly<Record<Language, AccountWords>> = { en: english, de: german };
export const accountWords = (): AccountWords => dictionaries[settings.language];

/** A day as people say it. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: "long" }).format(new Date(at));
