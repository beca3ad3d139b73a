import type { Card, Seat, Zone } from "./ids.js";
import type { State } from "./state.js";
import { cardsIn, sees } from "./zone.js";

export interface Facts {
  readonly card: string;
  readonly [fact: string]: string | number | readonly string[];
}
/** A card as somebody sees it: its row, what it is ("?" if unseen), and what is to be seen on it. */
export interface SeenCard extends Facts {
  readonly id: Card;
}

/**
 * A table as somebody sees it, for drawing: the cards of each zone in order, and whatever else of the game is to be
 * seen. Rows carry no memory (a shuffle permutes what they are), so they may be shown to anyone.
 */
export interface Scene {
  /** How the match stands, the cards aside, in the words of the game's notation. */
  readonly standing: Readonly<Record<string, unknown>>;
  readonly zones: Readonly<Record<string, readonly SeenCard[]>>;
  readonly [more: string]: unknown;
}

/** The zones by name, as everybody sees them card by card. */
export function openZones<Name extends string, Seen>(
  s: State,
  names: readonly (readonly [Name, Zone])[],
  seen: (card: Card) => Seen,
): Readonly<Record<Name, readonly Seen[]>> {
  const zones = {} as Record<Name, readonly Seen[]>;
  for (const [name, zone] of names) zones[name] = cardsIn(s, zone).map(seen);
  return zones;
}

/** Likewise where the viewer may not know every card; `facts` tells what is to be seen on one that it knows. */
export const seenZones = <Name extends string, F extends Facts>(
  s: State,
  viewer: Seat | null,
  names: readonly (readonly [Name, Zone])[],
  facts: (card: Card) => F,
): Readonly<Record<Name, readonly ({ readonly id: Card } & (F | { readonly card: "?" }))[]>> =>
  openZones(s, names, (id) => ({
    id,
    ...(viewer === null || sees(s, viewer, id) ? facts(id) : { card: "?" as const }),
  }));
