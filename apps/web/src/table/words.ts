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
  aTurnEither: "A turn: one of these",
  /** At the end of what is said before a first match. */
  again: "All of this, and what the words mean, is behind the “?” above.",
  begin: "Begin",
  terms: "What the words mean",
  reading: "To read a card in full: hold a finger on it, right-click it or rest the mouse on it, or press Z.",
  empty: "empty",
  cards: (n: number) => (n === 1 ? "1 card" : `${n} cards`),
  legal: "may be chosen",
  chosen: "chosen",
  you: "you",
  timeUp: "Your time was up: a bot plays for you",
  timeUpAbout: "Come back whenever you like.",
  imBack: "I am back",
  ranOut: "Time was up",
  /** What may be done, the last of it after an "or". */
  either: (ways: readonly string[]) =>
    ways.length < 2 ? ways.join("") : `${ways.slice(0, -1).join(", ")}${ways.length > 2 ? "," : ""} or ${ways.at(-1)}`,
};

export const german: typeof english = {
  close: page.close,
  help: "So wird gespielt",
  goal: "Ziel",
  aTurn: "Ein Zug",
  aTurnEither: "Ein Zug: eines davon",
  again: "All das, und was die Wörter heißen, steht oben hinter dem „?“.",
  begin: "Los geht’s",
  terms: "Was die Wörter heißen",
  reading:
    "Eine Karte ganz lesen: Finger darauf halten, rechts klicken oder die Maus darauf ruhen lassen oder Z drücken.",
  empty: "leer",
  cards: (n) => (n === 1 ? "1 Karte" : `${n} Karten`),
  legal: "wählbar",
  chosen: "gewählt",
  you: "du",
  timeUp: "Deine Zeit war um: Ein Bot spielt für dich",
  timeUpAbout: "Du kannst jederzeit zurückkommen.",
  imBack: "Bin wieder da",
  ranOut: "Die Zeit war um",
  either: (ways) => (ways.length < 2 ? ways.join("") : `${ways.slice(0, -1).join(", ")} oder ${ways.at(-1)}`),
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
