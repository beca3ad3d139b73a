import type { DefaultPluginAPIs } from "boardgame.io";
import type { Card, Guild } from "./cards.js";

export type Seat = 0 | 1;
export type Location = 0 | 1 | 2 | 3 | 4;
type Pair<T> = [T, T];

/** First to last: index 0 is nearest the rift. */
export type Stack = Card[];

/** One seat's stacks by location. */
export type Side = [Stack, Stack, Stack, Stack, Stack];

/** The whole match between two moves: boardgame.io's G. */
export interface Duel {
  /** RF-31 */
  first: Seat;
  guilds: Pair<Guild[]>;
  /** Guilds still to be drafted. */
  shown: Guild[];
  scores: Pair<number>;
  hands: Pair<Card[]>;
  /** Top last, as are the discards. */
  decks: Pair<Card[]>;
  discards: Pair<Card[]>;
  /** A card belongs to the side it lies on, also after Music took it. */
  sides: Pair<Side>;
  /** Only damaged cards have an entry. */
  damage: Record<Card, number>;
  action: Action;
  /** Suspended abilities, innermost last; empty between abilities. */
  pending: Frame[];
  /** Finished actions of both seats. */
  actions: number;
  /** How many of the latest actions were checks without point and card: RF-48. */
  idle: number;
}

type Action =
  | { kind: "start" }
  | { kind: "play"; cards: Card[]; locations: Location[] }
  | { kind: "activate"; discarded: Card; activated: Card[] }
  | { kind: "done" };

/** An ability under way: all it needs to go on after a choice. */
export interface Frame {
  guild: Guild;
  moment: "played" | "activated";
  /** The step that runs or asks next. */
  step: number;
  seat: Seat;
  self: Card;
  /** Where self is now. */
  location: Location;
  /** The enemy a later step is about: Thunderbolt's and Music's destroyed one, Magnet's surviving one. */
  enemy?: Card;
}

/** What rules act on: inside a move G is an immer draft. */
export interface Table {
  G: Duel;
  random: DefaultPluginAPIs["random"];
}

export const LOCATIONS: readonly Location[] = [0, 1, 2, 3, 4];
export const MIDDLE: Location = 2;
export const HAND = 7;
/** The most cards that are played or activated in one action. */
export const LIMIT = 3;

export function opponent(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export function seatOf(player: string): Seat {
  return player === "0" ? 0 : 1;
}

export function adjacent(location: Location): Location[] {
  return LOCATIONS.filter((other) => Math.abs(other - location) === 1);
}

export function elsewhere(location: Location): Location[] {
  return LOCATIONS.filter((other) => other !== location);
}
