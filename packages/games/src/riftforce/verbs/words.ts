import { R, type Word } from "@rifthall/effects";
import { type Card, type Frame, NONE } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { present } from "@rifthall/kernel/zone";
import { self, selfWord, thatWord } from "../../shared/words.js";
import {
  inPlay,
  isAdjacent,
  type Location,
  locationOf,
  type Riftforce,
  type Side,
  sideOf,
  sideOfSeat,
  stackAt,
} from "../table.js";

const here = (s: Riftforce, f: Frame): number => get(s, f, R.here);
const there = (s: Riftforce, f: Frame): number => get(s, f, R.there);
const mine = (s: Riftforce, f: Frame): Side => sideOfSeat(s, get(s, f, R.you));

/** Behind, counted from the rift: how many cards stand in front. */
export function slotOf(s: Riftforce, card: Card): number {
  let slot = 0;
  for (let c = s.prev[card]; c !== NONE; c = s.prev[c]) slot++;
  return slot;
}

const sameStack = (s: Riftforce, a: Card, b: Card): boolean => s.zone[a] === s.zone[b];

/** The n-th of each stack, counted from the rift, or from behind. */
const ofEachStack =
  (chosen: (stack: readonly number[]) => number | undefined) =>
  (s: Riftforce, _f: Frame, list: readonly number[]): readonly number[] => {
    const stacks = new Map<number, number[]>();
    for (const card of list) stacks.set(s.zone[card as Card], [...(stacks.get(s.zone[card as Card]) ?? []), card]);
    return [...stacks.values()].flatMap((stack) => chosen(stack) ?? []);
  };

/** The words of Riftforce's selectors, each with its plain meaning. */
export const words: readonly Word<Riftforce>[] = [
  selfWord<Riftforce>({ en: "the card whose ability this is", de: "die Karte, deren Fähigkeit dies ist" }),
  thatWord<Riftforce>(
    {
      en: "the card picked or affected last, while it stays on the table",
      de: "die zuletzt gewählte oder betroffene Karte, solange sie ausliegt",
    },
    (s, f) => present(s, get(s, f, R.that)),
  ),
  {
    word: "here",
    part: "reference",
    sort: "place",
    about: { en: "the location where this card stands now", de: "der Ort, an dem diese Karte jetzt liegt" },
    means: here,
    en: { fixed: { nom: "this location", at: "here", toward: "to this card's location" } },
    de: {
      fixed: { nom: "dieser Ort", acc: "diesen Ort", dat: "diesem Ort", at: "hier", toward: "an den Ort dieser Karte" },
    },
  },
  {
    word: "there",
    part: "reference",
    sort: "place",
    about: { en: "the location picked last", de: "der zuletzt gewählte Ort" },
    means: there,
    en: { fixed: { nom: "that location", at: "there", toward: "there" } },
    de: { fixed: { nom: "jener Ort", acc: "jenen Ort", dat: "jenem Ort", at: "dort", toward: "dorthin" } },
  },
  {
    word: "enemy",
    plural: "enemies",
    part: "noun",
    sort: "card",
    about: { en: "a card on another side", de: "eine Karte einer anderen Seite" },
    fits: (s, f, x) => sideOf(s, x as Card) !== mine(s, f),
    en: { one: "enemy", many: "enemies" },
    de: { one: "Karte", many: "Karten", gender: "f", adjective: "gegnerisch" },
  },
  {
    word: "ally",
    plural: "allies",
    part: "noun",
    sort: "card",
    about: { en: "a card on your side, this card included", de: "eine Karte deiner Seite, auch diese Karte selbst" },
    fits: (s, f, x) => sideOf(s, x as Card) === mine(s, f),
    en: { one: "ally", many: "allies" },
    de: { one: "Karte", many: "Karten", gender: "f", adjective: "verbündet" },
  },
  {
    word: "location",
    plural: "locations",
    part: "noun",
    sort: "place",
    about: { en: "a lane across the rift", de: "ein Ort am Riss" },
    fits: () => true,
    en: { one: "location", many: "locations" },
    de: { one: "Ort", many: "Orte", gender: "m" },
  },
  {
    word: "first",
    part: "rank",
    sort: "card",
    about: { en: "nearest the rift in its stack", de: "dem Riss am nächsten" },
    pick: ofEachStack((stack) => stack[0]),
    en: { adjective: "first" },
    de: { adjective: "vorderst" },
  },
  {
    word: "second",
    part: "rank",
    sort: "card",
    about: { en: "directly behind the first", de: "direkt hinter der vordersten" },
    pick: ofEachStack((stack) => stack[1]),
    en: { adjective: "second" },
    de: { adjective: "zweit" },
  },
  {
    word: "last",
    part: "rank",
    sort: "card",
    about: { en: "furthest from the rift in its stack", de: "am weitesten vom Riss entfernt" },
    pick: ofEachStack((stack) => stack[stack.length - 1]),
    en: { adjective: "last" },
    de: { adjective: "hinterst" },
  },
  {
    word: "most-damaged",
    part: "rank",
    sort: "card",
    about: {
      en: "with the most damage; all of them where several have it",
      de: "mit dem meisten Schaden; alle, bei denen er gleich ist",
    },
    pick: (s, _f, list) => {
      const most = Math.max(...list.map((c) => s.damage[c as Card]));
      return list.filter((c) => s.damage[c as Card] === most);
    },
    en: { adjective: "most damaged" },
    de: { adjective: "am stärksten beschädigt" },
  },
  {
    word: "damaged",
    part: "adjective",
    sort: "card",
    about: { en: "with damage on it", de: "mit Schaden" },
    fits: (s, _f, x) => s.damage[x as Card] > 0,
    en: { adjective: "damaged" },
    de: { adjective: "beschädigt" },
  },
  {
    word: "healthy",
    part: "adjective",
    sort: "card",
    about: { en: "without damage", de: "ohne Schaden" },
    fits: (s, _f, x) => s.damage[x as Card] === 0,
    en: { adjective: "undamaged" },
    de: { adjective: "unbeschädigt" },
  },
  {
    word: "remaining",
    part: "adjective",
    sort: "card",
    about: { en: "other than `that`", de: "außer `that`" },
    fits: (s, f, x) => x !== present(s, get(s, f, R.that)),
    en: { adjective: "other" },
    de: { adjective: "ander" },
  },
  {
    word: "fellow",
    part: "adjective",
    sort: "card",
    about: { en: "other than this card", de: "außer dieser Karte" },
    fits: (s, f, x) => x !== self(s, f),
    en: { behind: "other than this card" },
    de: { behind: "außer dieser Karte" },
  },
  {
    word: "adjacent",
    part: "adjective",
    sort: "place",
    about: { en: "next to here", de: "direkt neben diesem Ort" },
    fits: (s, f, x) => isAdjacent(x, here(s, f)),
    en: { adjective: "adjacent" },
    de: { adjective: "benachbart" },
  },
  {
    word: "nearby",
    part: "adjective",
    sort: "place",
    about: { en: "here or next to here", de: "dieser Ort und die direkt daneben" },
    fits: (s, f, x) => x === here(s, f) || isAdjacent(x, here(s, f)),
    en: { adjective: "nearby", behind: "(here and adjacent)" },
    de: { adjective: "nah", behind: "(hier und benachbart)" },
  },
  {
    word: "other",
    part: "adjective",
    sort: "place",
    about: { en: "any but here", de: "jeder außer diesem" },
    fits: (s, f, x) => x !== here(s, f),
    en: { adjective: "other" },
    de: { adjective: "ander" },
  },
  {
    word: "occupied",
    part: "adjective",
    sort: "place",
    about: { en: "with an enemy", de: "mit einer gegnerischen Karte" },
    fits: (s, f, x) => {
      for (let side = 0; side < s.shape.sides; side++)
        if (side !== mine(s, f) && s.size[stackAt(s, x as Location, side as Side)] > 0) return true;
      return false;
    },
    en: { behind: "with an enemy" },
    de: { behind: "mit gegnerischer Karte" },
  },
  {
    word: "here",
    part: "place",
    sort: "card",
    about: { en: "at the location of this card", de: "am Ort dieser Karte" },
    fits: (s, f, x) => locationOf(s, x as Card) === here(s, f),
    en: { behind: "here" },
    de: { behind: "hier" },
  },
  {
    word: "there",
    part: "place",
    sort: "card",
    about: { en: "at the location picked last", de: "am zuletzt gewählten Ort" },
    fits: (s, f, x) => locationOf(s, x as Card) === there(s, f),
    en: { behind: "there" },
    de: { behind: "dort" },
  },
  {
    word: "behind",
    sole: true,
    part: "place",
    sort: "card",
    about: { en: "directly behind this card in its stack", de: "direkt hinter dieser Karte" },
    fits: (s, f, x) => inPlay(s, self(s, f)) && s.next[self(s, f)] === x,
    en: { behind: "directly behind this card" },
    de: { behind: "direkt hinter dieser Karte" },
  },
  {
    word: "ahead",
    part: "place",
    sort: "card",
    about: { en: "in front of this card in its stack, nearer the rift", de: "vor dieser Karte, näher am Riss" },
    fits: (s, f, x) => sameStack(s, x as Card, self(s, f)) && slotOf(s, x as Card) < slotOf(s, self(s, f)),
    en: { behind: "in front of this card" },
    de: { behind: "vor dieser Karte" },
  },
];
