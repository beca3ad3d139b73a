import type { Card, Seat } from "@rifthall/kernel";
import { NONE } from "@rifthall/kernel";
import { fieldName, fieldOf, type Neverrift } from "../table.js";

export const cardName = (s: Neverrift, card: Card): string => s.library.cards[s.def[card]]?.id ?? "?";

/** How a card in play is named in events and options. */
export const onBoard = (s: Neverrift, card: Card): { card: string; id: number; field: string } => ({
  card: cardName(s, card),
  id: card,
  field: fieldName(s, fieldOf(s, card)),
});

/** Tells of something that happened to a card in play. */
export function tell(
  s: Neverrift,
  what: string,
  rule: string,
  card: Card,
  more: Readonly<Record<string, unknown>> = {},
): void {
  if (s.log === null) return;
  const seat = s.controller[card];
  s.log.push({ do: what, rule, ...(seat === NONE ? {} : { seat }), ...onBoard(s, card), ...more });
}

/** Tells of something a player did. */
export function tellSeat(
  s: Neverrift,
  what: string,
  rule: string,
  seat: Seat,
  more: Readonly<Record<string, unknown>> = {},
): void {
  if (s.log !== null) s.log.push({ do: what, rule, seat, ...more });
}
