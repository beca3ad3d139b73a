import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { type BeyondTheRift, holderOf, inPlay } from "../table.js";

/**
 * BR-29 to BR-31, BR-146, BR-A69: what lies in a hero's own area, and the hero itself, is at range 1; everything else in
 * play at range 2, which reaches the nearer too.
 */
export function inRange(s: BeyondTheRift, seat: Seat, card: Card, range: number): boolean {
  if (card === NONE || !inPlay(s, card)) return false;
  return range >= 2 || holderOf(s, card) === seat;
}
