import { compare, comparisonOf, controlTests, selectOf, type Test } from "@rifthall/effects";
import { type Card, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { countTest } from "../../shared/words.js";
import { emptyFields, graveyardOf, handOf, isOut, type Neverrift, tokens } from "../table.js";
import { youOf } from "./choices.js";

/** By how many tokens you are ahead of the best of the others. */
function lead(s: Neverrift, you: Seat): number {
  let best = 0;
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (seat !== you && !isOut(s, seat as Seat)) best = Math.max(best, tokens(s, seat as Seat));
  return tokens(s, you) - best;
}

/** A number of things that a player has, or that are left. */
const number = (
  word: string,
  of: string,
  about: Test<Neverrift>["about"],
  en: readonly [before: string, one: string, many: string, behind: string],
  de: readonly [before: string, one: string, many: string, verb: string],
  read: (s: Neverrift, f: Frame) => number,
): Test<Neverrift> => ({
  word,
  about,
  args: { [word]: { type: "word", words: [of] }, is: { type: "comparison" } },
  say: (c, say, form) => {
    const is = comparisonOf(c.values, "is");
    if (say.language === "en") return `${en[0]} ${say.compared(is, en[1], en[2])}${en[3]}`;
    const [before, one, many, verb] = de;
    const what = say.compared(is, one, many);
    return form === "main" ? `${before} ${verb} ${what}` : `${before} ${what} ${verb}`;
  },
  compile: (c) => {
    const is = comparisonOf(c.values, "is");
    return (s, f) => compare(is, read(s, f));
  },
});

/** The conditions of Neverrift's effects. */
export const tests: readonly Test<Neverrift>[] = [
  ...controlTests<Neverrift>(),
  countTest<Neverrift>({ en: "so many of these are in play", de: "so viele davon sind im Spiel" }),
  {
    word: "captured",
    about: { en: "its controller does not own it", de: "wem sie gehört, der kontrolliert sie nicht" },
    args: { captured: { type: "select", sort: "card" } },
    say: {
      en: "{captured} is captured",
      de: { subordinate: "{captured} gefangen ist", main: "{captured} ist gefangen" },
    },
    compile: (c, means) => {
      const one = means.one(selectOf(c.values, "captured"));
      return (s, f) => {
        const card = one(s, f) as Card;
        return card !== NONE && s.controller[card] !== NONE && s.controller[card] !== s.owner[card];
      };
    },
  },
  number(
    "hand",
    "you",
    { en: "your hand has so many cards", de: "deine Hand hat so viele Karten" },
    ["your hand holds", "card", "cards", ""],
    ["deine Hand", "Karte", "Karten", "hat"],
    (s, f) => s.size[handOf(youOf(s, f))],
  ),
  number(
    "graveyard",
    "you",
    { en: "so many cards lie in your graveyard", de: "in deinem Friedhof liegen so viele Karten" },
    ["your graveyard holds", "card", "cards", ""],
    ["dein Friedhof", "Karte", "Karten", "hat"],
    (s, f) => s.size[graveyardOf(youOf(s, f))],
  ),
  number(
    "free",
    "fields",
    { en: "so many fields are empty", de: "so viele Felder sind leer" },
    ["the battleground has", "empty field", "empty fields", ""],
    ["das Schlachtfeld", "leeres Feld", "leere Felder", "hat"],
    (s) => emptyFields(s),
  ),
  number(
    "lead",
    "you",
    {
      en: "you control so many creatures more than each opponent",
      de: "du kontrollierst so viele Kreaturen mehr als jeder Gegner",
    },
    ["you lead by", "creature", "creatures", ""],
    ["dein Vorsprung", "Kreatur", "Kreaturen", "beträgt"],
    (s, f) => lead(s, youOf(s, f)),
  ),
  number(
    "behind",
    "you",
    {
      en: "an opponent controls so many creatures more than you",
      de: "ein Gegner kontrolliert so viele Kreaturen mehr als du",
    },
    ["you are behind by", "creature", "creatures", ""],
    ["dein Rückstand", "Kreatur", "Kreaturen", "beträgt"],
    (s, f) => -lead(s, youOf(s, f)),
  ),
];
