import type { Finder, Selector } from "@rifthall/effects";
import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { addFitting, type Fits as FitsIn, fitsAll, fitsSelector, keepHighest } from "../../shared/finding.js";
import { areaOf, defOf, ENEMIES, type QuantumRift } from "../table.js";
import { words } from "./words.js";

export type Fits = FitsIn<QuantumRift>;

export const fitsOf = (x: Selector): Fits => fitsSelector(words, x);

/** Which attack ranks compare: the highest are meant. */
const RANKED: Readonly<Record<string, (s: QuantumRift, x: Card) => number>> = {
  strongest: (s, x) => defOf(s, x).attack,
  weakest: (s, x) => -defOf(s, x).attack,
};

/** What a selector means: everything the players have in play, seat by seat, then the enemies. */
export function find(x: Selector): Finder<QuantumRift> {
  const says = (word: string): boolean => x.adjectives.includes(word);
  const friends = !says("enemy");
  const enemies = !says("friendly") && !says("your");
  // Which side it is follows from where one looks.
  const sided = friends && enemies ? x.adjectives : x.adjectives.filter((w) => w !== "enemy" && w !== "friendly");
  const fits = fitsAll(words, [...sided, x.noun, ...x.places]);
  const value = x.rank === null ? null : RANKED[x.rank];
  return (s, f, found) => {
    const from = found.count;
    if (friends) for (let seat = 0; seat < s.shape.seats; seat++) addFitting(s, f, areaOf(seat as Seat), fits, found);
    if (enemies) addFitting(s, f, ENEMIES, fits, found);
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
