import { type Card, NOBODY, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { move } from "@rifthall/kernel/zone";
import {
  areaOf,
  COLOURS,
  controller,
  DAMAGED,
  deckOf,
  diceOf,
  discardOf,
  ENEMIES,
  ENEMY_DISCARD,
  ENEMY_VOID,
  EXHAUSTED,
  FALLEN,
  handOf,
  heroOf,
  isHero,
  isLiving,
  isUnit,
  living,
  MOST_VITALITY,
  type QuantumRift,
  READY,
  voidOf,
} from "../table.js";
import { UNITS, VITALITY } from "../verbs/touches.js";
import { noticeDuration } from "./duration.js";
import { lose } from "./end.js";
import { leaveEngagement } from "./engage.js";
import { cardName, onCard } from "./name.js";

/** QR-78: only a ready card. */
export function exhaust(s: QuantumRift, card: Card, rule: string): void {
  if (s.condition[card] === READY) turn(s, card, EXHAUSTED, "exhaust", rule);
}

/** QR-78: only an exhausted card. */
export function ready(s: QuantumRift, card: Card, rule: string): void {
  if (s.condition[card] === EXHAUSTED) turn(s, card, READY, "ready", rule);
}

/** QR-78: from damaged to exhausted. */
export function revive(s: QuantumRift, card: Card, rule: string): void {
  if (s.condition[card] === DAMAGED) turn(s, card, EXHAUSTED, "revive", rule);
}

/** QR-79: a damaged unit is destroyed; a damaged hero loses vitality and stays damaged (QR-A9). */
export function damage(s: QuantumRift, card: Card, rule: string): void {
  if (s.condition[card] !== DAMAGED) turn(s, card, DAMAGED, "damage", rule);
  else destroy(s, card, rule);
}

function turn(
  s: QuantumRift,
  card: Card,
  condition: number,
  what: "exhaust" | "ready" | "revive" | "damage",
  rule: string,
): void {
  s.condition[card] = condition;
  if (s.log !== null) s.log.push({ do: what, rule, ...onCard(s, card) });
  noticeDuration(s, UNITS);
}

/** QR-80: to the void of its side; a hero loses vitality instead. */
export function destroy(s: QuantumRift, card: Card, rule: string): void {
  if (isHero(s, card)) {
    loseVitality(s, card, 1, rule);
    return;
  }
  const seat = controller(s, card);
  if (s.log !== null) s.log.push({ do: "destroy", rule, ...onCard(s, card) });
  leavePlay(s, card, seat === NONE ? ENEMY_VOID : voidOf(seat));
}

/** QR-81: to the discard of its side. */
export function discard(s: QuantumRift, card: Card, rule: string): void {
  const seat = controller(s, card);
  if (s.log !== null) s.log.push({ do: "discard", rule, ...onCard(s, card) });
  leavePlay(s, card, seat === NONE ? ENEMY_DISCARD : discardOf(seat));
}

function leavePlay(s: QuantumRift, card: Card, to: Zone): void {
  const seat = controller(s, card);
  s.stay[card]++;
  if (isUnit(s, card)) {
    leaveEngagement(s, card);
    if (seat !== NONE) dropGear(s, card, seat);
  }
  move(s, card, to);
  s.condition[card] = READY;
  s.bearer[card] = NONE as Card;
  s.marks[card] = 0;
  noticeDuration(s, UNITS);
}

/** Takes these marks off everything that players and enemies have in play; nothing else has any. */
export function unmark(s: QuantumRift, marks: number): void {
  unmarkIn(s, ENEMIES, marks);
  for (let seat = 0; seat < s.shape.seats; seat++) unmarkIn(s, areaOf(seat as Seat), marks);
}

function unmarkIn(s: QuantumRift, zone: Zone, marks: number): void {
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) s.marks[c] &= ~marks;
}

export function give(s: QuantumRift, gear: Card, unit: Card, rule: string): void {
  s.bearer[gear] = unit;
  if (s.log !== null) s.log.push({ do: "equip", rule, ...onCard(s, gear), bearer: cardName(s, unit) });
}

/** QR-A17: gear of a unit that is gone goes back to the hero; where there is none, to the discard. */
function dropGear(s: QuantumRift, unit: Card, seat: Seat): void {
  for (let c = s.head[areaOf(seat)]; c !== NONE; ) {
    const next = s.next[c];
    if (s.bearer[c] === unit) {
      if (isLiving(s, seat) && unit !== heroOf(s, seat)) {
        give(s, c, heroOf(s, seat), "QR-A17");
      } else discard(s, c, "QR-A17");
    }
    c = next;
  }
}

export function gainVitality(s: QuantumRift, hero: Card, by: number, rule: string): void {
  const n = Math.min(by, MOST_VITALITY - s.vitality[hero]);
  if (n <= 0) return;
  s.vitality[hero] += n;
  if (s.log !== null) s.log.push({ do: "vitality", rule, ...onCard(s, hero), n, left: s.vitality[hero] });
  noticeDuration(s, VITALITY);
}

/** QR-48, QR-A8: at 0 the hero is out at once. */
export function loseVitality(s: QuantumRift, hero: Card, n: number, rule: string): void {
  const lost = Math.min(n, s.vitality[hero]);
  s.vitality[hero] -= lost;
  if (s.log !== null) s.log.push({ do: "vitality", rule, ...onCard(s, hero), n: -lost, left: s.vitality[hero] });
  noticeDuration(s, VITALITY);
  if (s.vitality[hero] === 0) eliminate(s, hero);
}

/** QR-A40: hero, hand, deck, dice, gear and skills leave the game; units pass to another player. QR-4: nobody left. */
function eliminate(s: QuantumRift, hero: Card): void {
  const seat = s.owner[hero];
  s.tally[FALLEN] |= 1 << seat;
  if (s.log !== null) s.log.push({ do: "eliminate", rule: "QR-48", ...onCard(s, hero), seat });
  for (const zone of [handOf(seat), deckOf(seat), discardOf(seat)])
    while (s.head[zone] !== NONE) move(s, s.head[zone], voidOf(seat));
  for (let colour = 0; colour < COLOURS.length; colour++) {
    s.dice[diceOf(seat, colour as never)] = 0;
    s.ready[diceOf(seat, colour as never)] = 0;
  }
  const heir = (31 - Math.clz32(living(s))) as Seat;
  if (living(s) === NOBODY) {
    lose(s);
    return;
  }
  const area = areaOf(seat);
  for (let c = s.head[area]; c !== NONE; c = s.next[c]) s.bearer[c] = NONE as Card;
  for (let c = s.head[area]; c !== NONE; c = s.head[area]) {
    if (!isUnit(s, c) || c === hero) leavePlay(s, c, voidOf(seat));
    else {
      s.owner[c] = heir;
      move(s, c, areaOf(heir));
    }
  }
}

const unitsOf = (s: QuantumRift, zone: Zone): number => {
  let n = 0;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) if (isUnit(s, c)) n++;
  return n;
};

/** QR-58 */
export function bothSides(s: QuantumRift): boolean {
  if (s.size[ENEMIES] === 0) return false;
  for (let seat = 0; seat < s.shape.seats; seat++) if (unitsOf(s, areaOf(seat as Seat)) > 0) return true;
  return false;
}
