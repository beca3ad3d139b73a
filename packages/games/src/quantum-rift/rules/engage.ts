import { type Card, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { areaOf, ENEMIES, inPlay, isEnemy, isUnit, type QuantumRift } from "../table.js";
import { ENGAGEMENTS } from "../verbs/touches.js";
import { noticeDuration } from "./duration.js";
import { cardName, onCard } from "./name.js";

/** QR-59, QR-60: units of two sides; the one that engages must be free, the other's engagement is joined if it has one. */
export const canEngage = (s: QuantumRift, unit: Card, target: Card): boolean =>
  inPlay(s, unit) &&
  inPlay(s, target) &&
  isUnit(s, unit) &&
  isUnit(s, target) &&
  isEnemy(s, unit) !== isEnemy(s, target) &&
  s.engagement[unit] === 0;

export function engage(s: QuantumRift, unit: Card, target: Card, rule: string): void {
  if (s.engagement[target] === 0) s.engagement[target] = freeNumber(s);
  s.engagement[unit] = s.engagement[target];
  noticeDuration(s, ENGAGEMENTS);
  if (s.log !== null)
    s.log.push({
      do: "engage",
      rule,
      ...onCard(s, unit),
      target: cardName(s, target),
      engagement: s.engagement[unit],
    });
}

function freeNumber(s: QuantumRift): number {
  for (let n = 1; ; n++) if (!isTaken(s, n)) return n;
}

function isTaken(s: QuantumRift, n: number): boolean {
  for (let c = s.head[ENEMIES]; c !== NONE; c = s.next[c]) if (s.engagement[c] === n) return true;
  return false;
}

/** QR-62: an engagement ends as soon as one side of it is gone. */
export function leaveEngagement(s: QuantumRift, card: Card): void {
  const n = s.engagement[card];
  if (n === 0) return;
  s.engagement[card] = 0;
  let friends = 0;
  for (let seat = 0; seat < s.shape.seats; seat++) friends += countIn(s, areaOf(seat as Seat), n);
  if (friends > 0 && countIn(s, ENEMIES, n) > 0) return;
  for (let seat = 0; seat < s.shape.seats; seat++) clearIn(s, areaOf(seat as Seat), n);
  clearIn(s, ENEMIES, n);
  noticeDuration(s, ENGAGEMENTS);
}

function countIn(s: QuantumRift, zone: Zone, n: number): number {
  let count = 0;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) if (s.engagement[c] === n) count++;
  return count;
}

function clearIn(s: QuantumRift, zone: Zone, n: number): void {
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) if (s.engagement[c] === n) s.engagement[c] = 0;
}

export function disengage(s: QuantumRift, card: Card, rule: string): void {
  if (s.engagement[card] === 0) return;
  if (s.log !== null) s.log.push({ do: "disengage", rule, ...onCard(s, card) });
  leaveEngagement(s, card);
}
