import { type Card, NONE } from "@rifthall/kernel/ids";
import { fieldName, fieldOf, type Neverrift } from "../table.js";
import type { Held, Named, OnBoard } from "../wire.js";

export const cardName = (s: Neverrift, card: Card): string => s.library.cards[s.def[card]]?.id ?? "?";

export const named = (s: Neverrift, card: Card): Named => ({ card: cardName(s, card), id: card });

/** How a card in play is named in events and options. */
export const onBoard = (s: Neverrift, card: Card): OnBoard => ({
  ...named(s, card),
  field: fieldName(s, fieldOf(s, card)),
});

/** Likewise, where it matters whose token it carries. */
export function held(s: Neverrift, card: Card): Held {
  const seat = s.controller[card];
  return { ...(seat === NONE ? {} : { seat }), ...onBoard(s, card) };
}
