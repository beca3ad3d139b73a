import { type Card, everyone, NOBODY, NONE, option, type Seat, thingOf, type Zone } from "@rifthall/kernel/ids";
import { ask, get, type Item, type Register, run, set } from "@rifthall/kernel/machine";
import { MODIFIERS } from "@rifthall/kernel/state";
import { refer } from "@rifthall/kernel/zone";
import { type BeyondTheRift, inPlay, isEnemy, ORDERED } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { enemiesIn, hasAttachment, zoneOfArea } from "./areas.js";
import { isOfType } from "./scenario.js";

const NEXT = kind("next");

/**
 * Steps that write into a register which enemy with that mark is next, and take its mark away: NONE if none is left. Players
 * are asked only if it matters, any of them (BR-A6, BR-A43).
 */
export const nextMarked = (into: Register<Card>, mark: number): Item<BeyondTheRift>[] => [
  run<BeyondTheRift>((s, f) => {
    const only = soleKind(s, mark);
    set(s, f, into, only);
    if (only !== NONE) s.marks[only] &= ~mark;
  }),
  ask<BeyondTheRift>({
    prompt: "next",
    who: (s, f) => (get(s, f, into) === NONE ? everyone(s.shape.seats) : NOBODY),
    options: (s) => {
      for (let seat = NONE as Seat; seat < s.shape.seats; seat++) addMarked(s, zoneOfArea(seat), mark);
    },
    choose: (s, f, o) => {
      const card = thingOf(o) as Card;
      set(s, f, into, card);
      s.marks[card] &= ~mark;
    },
  }),
];

function addMarked(s: BeyondTheRift, zone: Zone, mark: number): void {
  for (let c = s.head[zone]; c !== NONE; c = s.next[c])
    if ((s.marks[c] & mark) !== 0 && isFirst(s, c, mark)) s.offer.add(option(NEXT, c));
}

/** Of enemies that are alike one is enough to name. */
function isFirst(s: BeyondTheRift, card: Card, mark: number): boolean {
  for (let c = s.head[s.zone[card]]; c !== card; c = s.next[c])
    if ((s.marks[c] & mark) !== 0 && alike(s, c, card)) return false;
  return true;
}

/** The first with the mark, if all others with it are alike; NONE if there is none or a choice. */
function soleKind(s: BeyondTheRift, mark: number): Card {
  let found = NONE as Card;
  for (let seat = NONE as Seat; seat < s.shape.seats; seat++)
    for (let c = s.head[zoneOfArea(seat)]; c !== NONE; c = s.next[c]) {
      if ((s.marks[c] & mark) === 0) continue;
      if (found === NONE) found = c;
      else if (!alike(s, found, c)) return NONE as Card;
    }
  return found;
}

/** The same card in the same area, and nothing tells them apart. */
const alike = (s: BeyondTheRift, a: Card, b: Card): boolean =>
  s.def[a] === s.def[b] && s.zone[a] === s.zone[b] && isPlain(s, a) && isPlain(s, b);

function isPlain(s: BeyondTheRift, card: Card): boolean {
  const ref = refer(s, card);
  for (let row = s.cell[MODIFIERS] - 1; row >= 0; row--) if (s.modifierSubject[row] === ref) return false;
  return !hasAttachment(s, card);
}

/** BR-75, BR-A76: those of a name or family that are in play when their row begins. */
export function markRow(s: BeyondTheRift, who: string, mark: number): void {
  for (let seat = NONE as Seat; seat < s.shape.seats; seat++)
    for (let c = s.head[zoneOfArea(seat)]; c !== NONE; c = s.next[c]) if (isOfType(s, c, who)) s.marks[c] |= mark;
}

/** BR-85: is there another of that name or family in its area? */
export const canOrder = (s: BeyondTheRift, enemy: Card, who: string): boolean =>
  inPlay(s, enemy) && enemiesIn(s, s.zone[enemy], who) > (isOfType(s, enemy, who) ? 1 : 0);

/** BR-85, BR-A75: all others of that name or family in its area are to act, one by one (`nextMarked`). */
export function markOrdered(s: BeyondTheRift, enemy: Card, who: string): void {
  if (!inPlay(s, enemy)) return;
  for (let c = s.head[s.zone[enemy]]; c !== NONE; c = s.next[c])
    if (c !== enemy && isEnemy(s, c) && isOfType(s, c, who)) s.marks[c] |= ORDERED;
}
