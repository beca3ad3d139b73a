import type { Language } from "@rifthall/kernel/game";
import { de } from "./de.js";
import { en, type Texts } from "./en.js";

export type { Texts } from "./en.js";

const TEXTS: Readonly<Record<Language, Texts>> = { en, de };
export const textsOf = (language: Language): Texts => TEXTS[language];

/** What the surroundings speak: German where they say so, else English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const said = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return said.toLowerCase().startsWith("de") ? "de" : "en";
}
