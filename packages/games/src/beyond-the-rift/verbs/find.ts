import type { Finder, Selector } from "@rifthall/effects";
import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { addFitting, type Fits as FitsIn, fitsAll, fitsSelector, keepHighest } from "../../shared/finding.js";
import { areaOf, type BeyondTheRift, boardOf, QUEST } from "../table.js";
import { RANKED, words } from "./words.js";

export type Fits = FitsIn<BeyondTheRift>;

export const fitsOf = (x: Selector): Fits => fitsSelector(words, x);

/** In which zones a noun is found; terrain and doors lie in the Quest Area, allies and Persistent cards in Hero Areas. */
const NOWHERE_ELSE: Readonly<Record<string, "quest" | "areas" | "boards">> = {
  terrain: "quest",
  door: "quest",
  ally: "areas",
  lasting: "areas",
  hero: "boards",
};

/** What a selector means: the Quest Area first, then the Hero Areas seat by seat, then the heroes. */
export function find(x: Selector): Finder<BeyondTheRift> {
  const only = NOWHERE_ELSE[x.noun];
  const quest = only === "quest" || (only === undefined && !x.adjectives.includes("engaged"));
  const areas = only === "areas" || (only === undefined && !x.adjectives.includes("loose"));
  const fits = fitsAll(words, [...x.adjectives, x.noun, ...x.places]);
  const value = x.rank === null ? null : RANKED[x.rank];
  return (s, f, found) => {
    const from = found.count;
    if (quest) addFitting(s, f, QUEST, fits, found);
    if (areas) for (let seat = 0; seat < s.shape.seats; seat++) addFitting(s, f, areaOf(seat as Seat), fits, found);
    if (only === "boards")
      for (let seat = 0; seat < s.shape.seats; seat++) addFitting(s, f, boardOf(seat as Seat), fits, found);
    if (value !== null) keepHighest(s, found, from, value);
  };
}

/** Everything that selectors look at, in their order. */
export function cardsInPlay(s: BeyondTheRift): Card[] {
  const seats = Array.from({ length: s.shape.seats }, (_, seat) => seat as Seat);
  const zones = [QUEST, ...seats.map(areaOf), ...seats.map(boardOf)];
  const list: Card[] = [];
  for (const zone of zones) for (let c = s.head[zone]; c !== NONE; c = s.next[c]) list.push(c);
  return list;
}
