import type { Finder, Found, Selector } from "@rifthall/effects";
import { type Card, type Frame, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { type Fits as FitsIn, fitsAll, keepHighest } from "../../shared/finding.js";
import { areaOf, DAMAGED, defOf, ENEMIES, EXHAUSTED, IS_GEAR, IS_UNIT, type QuantumRift, READY } from "../table.js";
import { TRAITS } from "./stats.js";
import { words } from "./words.js";

export type Fits = FitsIn<QuantumRift>;

/** Which attack ranks compare: the highest are meant. */
const RANKED: Readonly<Record<string, (s: QuantumRift, x: Card) => number>> = {
  strongest: (s, x) => defOf(s, x).attack,
  weakest: (s, x) => -defOf(s, x).attack,
};

/** Words that are seen of a card by a look into a column: what it must have, what it may be, what its type line says. */
const HAVING: Readonly<Record<string, number>> = { unit: IS_UNIT, gear: IS_GEAR };
const STANDING: Readonly<Record<string, number>> = {
  ready: 1 << READY,
  exhausted: 1 << EXHAUSTED,
  damaged: 1 << DAMAGED,
  undamaged: (1 << READY) | (1 << EXHAUSTED),
};
const traitOf = (word: string): number => (TRAITS as readonly string[]).indexOf(word);

/** Words of a selector as what they come to; for the others what they mean is called. */
interface Look {
  readonly having: number;
  readonly standing: number;
  readonly trait: number;
  readonly fits: Fits | null;
}
function look(list: readonly string[]): Look {
  const [trait = NONE, ...more] = list.map(traitOf).filter((at) => at !== NONE);
  const rest = list.filter((w) => !(w in HAVING || w in STANDING) && (more.length > 0 || traitOf(w) === NONE));
  return {
    having: list.reduce((bits, word) => bits | (HAVING[word] ?? 0), 0),
    standing: list.reduce((states, word) => states & (STANDING[word] ?? states), ~0),
    trait,
    fits: rest.length === 0 ? null : fitsAll(words, rest),
  };
}

/** Does a card fit every word of a selector? Its rank is not asked. */
export function fitsOf(x: Selector): Fits {
  const { having, standing, trait, fits } = look([...x.adjectives, x.noun, ...x.places]);
  return (s, f, c) =>
    c !== NONE &&
    ((standing >> s.condition[c]) & 1) !== 0 &&
    (s.library.bits[s.def[c]] & having) === having &&
    (trait === NONE || s.library.traits[s.def[c]] === trait) &&
    (fits === null || fits(s, f, c));
}

/** What fits of one zone, in its order. Most selectors are such words alone: then nothing is called for any card. */
function searching(list: readonly string[]): (s: QuantumRift, f: Frame, zone: Zone, found: Found) => void {
  const { having, standing, trait, fits } = look(list);
  return (s, f, zone, found) => {
    const { next, def, condition } = s;
    const { bits, traits } = s.library;
    for (let c = s.head[zone]; c !== NONE; c = next[c]) {
      if (((standing >> condition[c]) & 1) === 0 || (bits[def[c]] & having) !== having) continue;
      if (trait !== NONE && traits[def[c]] !== trait) continue;
      if (fits === null || fits(s, f, c)) found.add(c);
    }
  };
}

/** What a selector means: everything the players have in play, seat by seat, then the enemies. */
export function find(x: Selector): Finder<QuantumRift> {
  const says = (word: string): boolean => x.adjectives.includes(word);
  const friends = !says("enemy");
  const enemies = !says("friendly") && !says("your");
  // Which side it is follows from where one looks.
  const sided = friends && enemies ? x.adjectives : x.adjectives.filter((w) => w !== "enemy" && w !== "friendly");
  const search = searching([...sided, x.noun, ...x.places]);
  const value = x.rank === null ? null : RANKED[x.rank];
  return (s, f, found) => {
    const from = found.count;
    if (friends) for (let seat = 0; seat < s.shape.seats; seat++) search(s, f, areaOf(seat as Seat), found);
    if (enemies) search(s, f, ENEMIES, found);
    if (value !== null) keepHighest(s, found, from, value);
  };
}

/** Everything that selectors look at, in their order. */
export function cardsInPlay(s: QuantumRift): Card[] {
  const list: Card[] = [];
  const zones = [...Array.from({ length: s.shape.seats }, (_, seat) => areaOf(seat as Seat)), ENEMIES];
  for (const zone of zones) for (let c = s.head[zone]; c !== NONE; c = s.next[c]) list.push(c);
  return list;
}
