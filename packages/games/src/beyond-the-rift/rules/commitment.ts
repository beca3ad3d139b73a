import { NONE } from "@rifthall/kernel/ids";
import { AIDING, type BeyondTheRift, BONUS_DONE, COMMITTED } from "../table.js";
import { toDiscard } from "./cards.js";

/** BR-70: every card of the attack or defence goes to its pile. */
export function leaveCommitment(s: BeyondTheRift): void {
  for (let c = s.head[COMMITTED]; c !== NONE; c = s.head[COMMITTED]) {
    s.marks[c] &= ~(AIDING | BONUS_DONE);
    toDiscard(s, c);
  }
}
