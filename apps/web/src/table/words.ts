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
