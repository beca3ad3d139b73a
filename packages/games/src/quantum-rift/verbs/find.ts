import type { Finder, Found, Selector } from "@rifthall/effects";
import { type Card, type Frame, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { areaOf, defOf, ENEMIES, type QuantumRift } from "../table.js";
import { words } from "./words.js";

export type Fits = (s: QuantumRift, f: Frame, x: Card) => boolean;

/** Does a card fit every word of a selector? Its rank is not asked. */
export function fitsOf(x: Selector): Fits {
  const fits = fitsAll([...x.adjectives, x.noun, ...x.places]);
  return (s, f, card) => card !== NONE && fits(s, f, card);
}

/** Adjectives come first: they are quicker to ask, and rule out more. */
function fitsAll(list: readonly string[]): Fits {
  const filters = list.map((word) => {
    const fits = words.find((w) => w.word === word && w.part !== "reference")?.fits;
    if (!fits) throw new Error(`"${word}" has no meaning here`);
    return fits;
  });
  const [first, second] = filters;
  if (filters.length === 1) return first;
  if (filters.length === 2) return (s, f, card) => first(s, f, card) && second(s, f, card);
  return (s, f, card) => {
    for (let i = 0; i < filters.length; i++) if (!filters[i](s, f, card)) return false;
    return true;
  };
}

/** What a selector means: everything the players have in play, seat by seat, then the enemies. */
export function find(x: Selector): Finder<QuantumRift> {
  const says = (word: string): boolean => x.adjectives.includes(word);
  const friends = !says("enemy");
  const enemies = !says("friendly") && !says("your");
  // Which side it is follows from where one looks.
  const sided = friends && enemies ? x.adjectives : x.adjectives.filter((w) => w !== "enemy" && w !== "friendly");
  const fits = fitsAll([...sided, x.noun, ...x.places]);
  const sign = x.rank === "strongest" ? 1 : x.rank === "weakest" ? -1 : 0;
  return (s, f, found) => {
    const from = found.count;
    if (friends) for (let seat = 0; seat < s.shape.seats; seat++) inZone(s, f, areaOf(seat as Seat), fits, found);
    if (enemies) inZone(s, f, ENEMIES, fits, found);
    if (sign !== 0) keepBest(s, found, from, sign);
  };
}

function inZone(s: QuantumRift, f: Frame, zone: Zone, fits: Fits, found: Found): void {
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) if (fits(s, f, c)) found.add(c);
}

function keepBest(s: QuantumRift, found: Found, from: number, sign: number): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = from; i < found.count; i++) best = Math.max(best, sign * defOf(s, found.list[i] as Card).attack);
  let kept = from;
  for (let i = from; i < found.count; i++)
    if (sign * defOf(s, found.list[i] as Card).attack === best) found.list[kept++] = found.list[i];
  found.count = kept;
}

/** Everything that selectors look at, in their order. */
export function cardsInPlay(s: QuantumRift): Card[] {
  const list: Card[] = [];
  const zones = [...Array.from({ length: s.shape.seats }, (_, seat) => areaOf(seat as Seat)), ENEMIES];
  for (const zone of zones) for (let c = s.head[zone]; c !== NONE; c = s.next[c]) list.push(c);
  return list;
}
