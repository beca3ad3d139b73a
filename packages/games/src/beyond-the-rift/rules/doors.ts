import type { Card, Seat } from "@rifthall/kernel/ids";
import { type BeyondTheRift, QUEST } from "../table.js";
import { payAp } from "./ap.js";
import { removeCard } from "./areas.js";
import { onCard } from "./name.js";
import { doorResponses, doorValue } from "./scenario.js";
import { isDoor, isUnengaged } from "./strike.js";
import { drawResponse } from "./supply.js";
import { happened } from "./trigger.js";

/** BR-134: a door in the Quest Area, by a hero without an enemy. */
export const mayOpen = (s: BeyondTheRift, seat: Seat, card: Card): boolean =>
  s.zone[card] === QUEST && isDoor(s, card) && isUnengaged(s, seat);

/** BR-134, BR-A100: one amount of AP, then the Response cards; strictly more opens it, and the AP is spent either way. */
export function open(s: BeyondTheRift, seat: Seat, card: Card, n: number): void {
  const on = onCard(s, card);
  payAp(s, seat, n);
  let value = doorValue(s, card);
  for (let left = doorResponses(s, card); left > 0; left--) value += drawResponse(s, "door");
  const success = n > value;
  if (s.log !== null) s.log.push({ do: "open", rule: "BR-134", ...on, seat, n, value, success });
  if (!success) return;
  happened(s, "opened", card);
  removeCard(s, card);
}
