import type { Seat } from "@rifthall/kernel/ids";
import { MOST_AP } from "../facts.js";
import type { BeyondTheRift } from "../table.js";

/** BR-35, BR-A24: what goes beyond the track is lost. */
export function gainAp(s: BeyondTheRift, seat: Seat, n: number, rule: string): void {
  change(s, seat, Math.min(n, MOST_AP - s.ap[seat]), rule);
}

/** BR-35: as much as there is; says how much that was. */
export function loseAp(s: BeyondTheRift, seat: Seat, n: number, rule: string): number {
  const lost = Math.min(n, s.ap[seat]);
  change(s, seat, -lost, rule);
  return lost;
}

function change(s: BeyondTheRift, seat: Seat, by: number, rule: string): void {
  if (by === 0) return;
  s.ap[seat] += by;
  if (s.log !== null) s.log.push({ do: "ap", rule, seat, n: by, left: s.ap[seat] });
}

/** BR-36: whoever pays has asked before whether it can be paid. */
export function payAp(s: BeyondTheRift, seat: Seat, n: number): void {
  if (n <= 0) return;
  s.ap[seat] -= n;
  if (s.log !== null) s.log.push({ do: "pay", rule: "BR-36", seat, n, left: s.ap[seat] });
}
