import type { Language } from "@rifthall/kernel/game";
import { settings } from "../settings.svelte.ts";
import { german as page } from "../text/de.ts";
import { english as pageInEnglish } from "../text/en.ts";

/** What the tables of several games say alike; a game's own words stand beside these. */
export const english = {
  close: pageInEnglish.close,
  help: "How to play",
  goal: "Goal",
  aTurn: "A turn",
  terms: "What the words mean",
  empty: "empty",
  cards: (n: number) => (n === 1 ? "1 card" : `${n} cards`),
  legal: "may be chosen",
  chosen: "chosen",
};

export const german: typeof english = {
  close: page.close,
  help: "So wird gespielt",
  goal: "Ziel",
  aTurn: "Ein Zug",
  terms: "Was die Wörter heißen",
  empty: "leer",
  cards: (n) => (n === 1 ? "1 Karte" : `${n} Karten`),
  legal: "wählbar",
  chosen: "gewählt",
};

/** Words in the language of now. */
export const spoken =
  <T>(texts: Readonly<Record<Language, T>>) =>
  (): T =>
    texts[settings.language];
export const words = spoken({ en: english, de: german });

/** The names of a game's terms, in the language of now. */
export const termsOf =
  <Id extends string>(terms: Readonly<Record<Id, { readonly name: Readonly<Record<Language, string>> }>>) =>
  (id: Id): string =>
    terms[id].name[settings.language];
