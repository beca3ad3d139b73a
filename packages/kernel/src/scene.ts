import type { Card, Seat, Zone } from "./ids.js";
import type { State } from "./state.js";
import { cardsIn, sees } from "./zone.js";

/** A card as somebody sees it: its row, what it is ("?" if unseen), and what is to be seen on it. */
export interface SeenCard {
  readonly id: Card;
  readonly card: string;
  readonly [fact: string]: string | number;
}

/**
 * A table as somebody sees it, for drawing: the cards of each zone in order, and whatever else of the game is to be
 * seen. Rows carry no memory (a shuffle permutes what they are), so they may be shown to anyone.
 */
export interface Scene {
  readonly zones: Readonly<Record<string, readonly SeenCard[]>>;
  readonly [more: string]: unknown;
}

/** The zones by name; `facts` tells what is to be seen on a card that the viewer knows. */
export function seenZones<S extends State>(
  s: S,
  viewer: Seat | null,
  names: readonly (readonly [string, Zone])[],
  facts: (card: Card) => Omit<SeenCard, "id">,
): Scene["zones"] {
  const seen = (card: Card): SeenCard => {
    const known = viewer === null || sees(s, viewer, card);
    return { id: card, ...(known ? facts(card) : { card: "?" }) } as SeenCard;
  };
  return Object.fromEntries(names.map(([name, zone]) => [name, cardsIn(s, zone).map(seen)]));
}
