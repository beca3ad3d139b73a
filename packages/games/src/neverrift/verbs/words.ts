import { R, type Word } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { type Card, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { present } from "@rifthall/kernel/zone";
import { self, selfWord, thatWord } from "../../shared/words.js";
import { FACTIONS } from "../facts.js";
import { strength } from "../rules/values.js";
import {
  cardAt,
  type Direction,
  type Field,
  fieldOf,
  isAdjacent,
  isCreature,
  isEmpty,
  isPlace,
  type Neverrift,
  neighbour,
} from "../table.js";
import { terms } from "../terms.js";
import type { Faction } from "../wire.js";

const you = (s: Neverrift, f: Frame): Seat => get(s, f, R.you);
const home = (s: Neverrift, f: Frame): Field => fieldOf(s, self(s, f));
const that = (s: Neverrift, f: Frame): Card => present(s, get(s, f, R.that));

type Fits = NonNullable<Word<Neverrift>["fits"]>;

const adjective = (word: string, en: string, de: string, about: Text, fits: Fits): Word<Neverrift> => ({
  word,
  part: "adjective",
  sort: "card",
  about,
  fits,
  en: { adjective: en },
  de: { adjective: de },
});

const place = (word: string, en: string, de: string, about: Text, fits: Fits): Word<Neverrift> => ({
  word,
  part: "place",
  sort: "card",
  about,
  fits,
  en: { behind: en },
  de: { behind: de },
});

const FACTION_WORDS: readonly (readonly [Faction, string, string])[] = [
  ["outcast", "outcast", "Ausgestoßenen"],
  ["royal", "royal", "Reichs"],
  ["tribes", "tribal", "Stammes"],
  ["verdant", "verdant", "Pakt"],
  ["sworn", "sworn", "Geschworenen"],
  ["neutral", "neutral", "neutral"],
];

const factions: readonly Word<Neverrift>[] = FACTION_WORDS.map(([faction, word, de]) => {
  const en = faction === "neutral" ? "neutral" : terms[faction].name.en;
  const number = faction === "neutral" ? FACTIONS.length : FACTIONS.indexOf(faction);
  return {
    word,
    part: "adjective",
    sort: "card",
    about: { en: `of the faction ${en}`, de: `der Fraktion ${de}` },
    fits: (s, _f, x) => s.library.factions[s.def[x as Card]] === number,
    en: { adjective: en },
    de: faction === "neutral" ? { adjective: "neutral" } : { prefix: de },
  };
});

const sides: readonly Word<Neverrift>[] = (
  [
    ["above", 0, "above this card", "über dieser Karte"],
    ["right-of", 1, "to the right of this card", "rechts von dieser Karte"],
    ["below", 2, "below this card", "unter dieser Karte"],
    ["left-of", 3, "to the left of this card", "links von dieser Karte"],
  ] as const
).flatMap(([word, d, en, de]) => {
  const there = (s: Neverrift, f: Frame): Field => {
    const field = home(s, f);
    return field === NONE ? (NONE as Field) : neighbour(s, field, d as Direction);
  };
  const about = { en: `on the field ${en}`, de: `auf dem Feld ${de}` };
  const card = place(word, en, de, about, (s, f, x) => {
    const field = there(s, f);
    return field !== NONE && fieldOf(s, x as Card) === field;
  });
  const field: Word<Neverrift> = {
    ...card,
    sort: "place",
    fits: (s, f, x) => there(s, f) === x,
  };
  return [
    { ...card, sole: true as const },
    { ...field, sole: true as const },
  ];
});

const best = (sign: number, measure: (s: Neverrift, card: Card) => number): NonNullable<Word<Neverrift>["pick"]> => {
  return (s, _f, list) => {
    const most = Math.max(...list.map((c) => sign * measure(s, c as Card)));
    return list.filter((c) => sign * measure(s, c as Card) === most);
  };
};

const ranks: readonly Word<Neverrift>[] = (
  [
    ["newest", "newest", "neuest", { en: "that came into play last", de: "zuletzt ins Spiel gekommen" }, 1],
    ["oldest", "oldest", "ältest", { en: "that came into play first", de: "zuerst ins Spiel gekommen" }, -1],
  ] as const
)
  .map(
    ([word, en, de, about, sign]): Word<Neverrift> => ({
      word,
      part: "rank",
      sort: "card",
      about,
      pick: best(sign, (s, card) => s.age[card]),
      en: { adjective: en },
      de: { adjective: de },
    }),
  )
  .concat(
    (
      [
        [
          "strongest",
          "strongest",
          "stärkst",
          { en: "whose four sides are most together", de: "mit der größten Summe" },
          1,
        ],
        [
          "weakest",
          "weakest",
          "schwächst",
          { en: "whose four sides are least together", de: "mit der kleinsten Summe" },
          -1,
        ],
      ] as const
    ).map(([word, en, de, about, sign]) => ({
      word,
      part: "rank",
      sort: "card",
      about,
      pick: best(sign, strength),
      en: { adjective: en },
      de: { adjective: de },
    })),
  );

const lineOf = (s: Neverrift, field: Field, row: boolean): number =>
  row ? Math.trunc(field / s.shape.columns) : field % s.shape.columns;

const inLine =
  (row: boolean): Fits =>
  (s, f, x) => {
    const [a, b] = [home(s, f), fieldOf(s, x as Card)];
    return a !== NONE && b !== NONE && lineOf(s, a, row) === lineOf(s, b, row);
  };

function besidePlace(s: Neverrift, card: Card): boolean {
  const field = fieldOf(s, card);
  if (field === NONE) return false;
  for (let d = 0; d < 4; d++) {
    const other = cardAt(s, neighbour(s, field, d as Direction));
    if (other !== NONE && isPlace(s, other)) return true;
  }
  return false;
}

function edges(s: Neverrift, field: Field): number {
  let n = 0;
  for (let d = 0; d < 4; d++) if (neighbour(s, field, d as Direction) === NONE) n++;
  return n;
}

/** The words of Neverrift's selectors, each with its plain meaning. */
export const words: readonly Word<Neverrift>[] = [
  selfWord<Neverrift>({ en: "the card whose text this is", de: "die Karte, deren Text dies ist" }),
  thatWord<Neverrift>(
    {
      en: "the card chosen or affected last, or the one a trigger speaks of, while it stays in play",
      de: "die zuletzt gewählte oder betroffene Karte oder die eines Auslösers, solange sie im Spiel bleibt",
    },
    that,
  ),
  {
    word: "creature",
    plural: "creatures",
    part: "noun",
    sort: "card",
    about: { en: "a creature in play", de: "eine Kreatur im Spiel" },
    fits: (s, _f, x) => isCreature(s, x as Card),
    en: { one: "creature", many: "creatures" },
    de: { one: "Kreatur", many: "Kreaturen", gender: "f" },
  },
  {
    word: "place",
    plural: "places",
    part: "noun",
    sort: "card",
    about: { en: "a place in play", de: "ein Ort im Spiel" },
    fits: (s, _f, x) => isPlace(s, x as Card),
    en: { one: "place", many: "places" },
    de: { one: "Ort", many: "Orte", gender: "m" },
  },
  {
    word: "card",
    plural: "cards",
    part: "noun",
    sort: "card",
    about: { en: "a creature or place in play", de: "eine Kreatur oder ein Ort im Spiel" },
    fits: () => true,
    en: { one: "card in play", many: "cards in play" },
    de: { one: "Karte im Spiel", many: "Karten im Spiel", gender: "f" },
  },
  {
    word: "field",
    plural: "fields",
    part: "noun",
    sort: "place",
    about: { en: "a field of the battleground", de: "ein Feld des Schlachtfelds" },
    fits: () => true,
    en: { one: "field", many: "fields", on: "on" },
    de: { one: "Feld", many: "Felder", gender: "n", on: "auf" },
  },
  ...ranks,
  adjective(
    "enemy",
    "enemy",
    "gegnerisch",
    { en: "of another player", de: "eines anderen Spielers" },
    (s, f, x) => s.controller[x as Card] !== NONE && s.controller[x as Card] !== you(s, f),
  ),
  adjective(
    "friendly",
    "friendly",
    "verbündet",
    { en: "with your token", de: "mit deinem Marker" },
    (s, f, x) => s.controller[x as Card] === you(s, f),
  ),
  adjective("other", "other", "ander", { en: "not this card", de: "nicht diese Karte" }, (s, f, x) => x !== self(s, f)),
  adjective(
    "captured",
    "captured",
    "gefangen",
    { en: "controlled by somebody who does not own it", de: "von jemandem kontrolliert, dem sie nicht gehört" },
    (s, _f, x) => s.controller[x as Card] !== NONE && s.controller[x as Card] !== s.owner[x as Card],
  ),
  ...factions,
  {
    ...adjective(
      "adjacent",
      "adjacent",
      "benachbart",
      { en: "next to this card, in one of four directions", de: "neben dieser Karte, in einer der vier Richtungen" },
      (s, f, x) => isAdjacent(s, home(s, f), fieldOf(s, x as Card)),
    ),
    trails: true,
  },
  {
    ...adjective(
      "nearby",
      "nearby",
      "nahe",
      { en: "this card itself or next to it", de: "diese Karte selbst oder eine daneben" },
      (s, f, x) => x === self(s, f) || isAdjacent(s, home(s, f), fieldOf(s, x as Card)),
    ),
    en: { behind: "on this field or an adjacent one" },
    de: { behind: "auf diesem oder einem benachbarten Feld" },
    trails: true,
  },
  ...sides,
  place(
    "in-row",
    "in this row",
    "in dieser Reihe",
    { en: "in the row of this card", de: "in der Reihe dieser Karte" },
    inLine(true),
  ),
  place(
    "in-column",
    "in this column",
    "in dieser Spalte",
    { en: "in the column of this card", de: "in der Spalte dieser Karte" },
    inLine(false),
  ),
  place(
    "beside-that",
    "adjacent to it",
    "daneben",
    { en: "next to the card chosen last", de: "neben der zuletzt gewählten Karte" },
    (s, f, x) => {
      const card = that(s, f);
      return card !== NONE && isAdjacent(s, fieldOf(s, card), fieldOf(s, x as Card));
    },
  ),
  place(
    "beside-place",
    "adjacent to another place",
    "neben einem anderen Ort",
    { en: "next to another place", de: "neben einem anderen Ort" },
    (s, _f, x) => besidePlace(s, x as Card),
  ),
  {
    word: "empty",
    part: "adjective",
    sort: "place",
    about: { en: "nothing lies there", de: "dort liegt nichts" },
    fits: (s, _f, x) => isEmpty(s, x as Field),
    en: { adjective: "empty" },
    de: { adjective: "leer" },
  },
  {
    word: "corner",
    part: "adjective",
    sort: "place",
    about: { en: "with two neighbours only", de: "mit nur zwei Nachbarn" },
    fits: (s, _f, x) => edges(s, x as Field) === 2,
    en: { adjective: "corner" },
    de: { behind: "in einer Ecke" },
  },
  {
    word: "edge",
    part: "adjective",
    sort: "place",
    about: { en: "at the edge of the battleground", de: "am Rand des Schlachtfelds" },
    fits: (s, _f, x) => edges(s, x as Field) > 0,
    en: { adjective: "edge" },
    de: { behind: "am Rand" },
  },
  {
    word: "adjacent",
    part: "adjective",
    sort: "place",
    about: { en: "next to this card", de: "neben dieser Karte" },
    fits: (s, f, x) => isAdjacent(s, home(s, f), x as Field),
    trails: true,
    en: { adjective: "adjacent" },
    de: { adjective: "benachbart" },
  },
  {
    word: "beside-that",
    part: "place",
    sort: "place",
    about: { en: "next to the card chosen last", de: "neben der zuletzt gewählten Karte" },
    fits: (s, f, x) => {
      const card = that(s, f);
      return card !== NONE && isAdjacent(s, fieldOf(s, card), x as Field);
    },
    en: { behind: "adjacent to it" },
    de: { behind: "daneben" },
  },
];
