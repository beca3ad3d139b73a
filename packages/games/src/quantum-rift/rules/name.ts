import type { Card } from "@rifthall/kernel";
import { defOf, type QuantumRift } from "../table.js";

/** How a card is called everywhere outside: its id. */
export const cardName = (s: QuantumRift, card: Card): string => defOf(s, card).id;

/** Something that happened to a card. */
export function tell(s: QuantumRift, what: string, rule: string, card: Card, more: object = {}): void {
  if (s.log !== null) s.log.push({ do: what, rule, card: cardName(s, card), id: card, ...more });
}
