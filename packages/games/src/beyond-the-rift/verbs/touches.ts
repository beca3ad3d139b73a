import type { Footprint } from "@rifthall/effects";

/** What an effect may look at or change, as bits: whether two effects may come in either order is read from them. */
export const IN_PLAY = 1;
export const HANDS = 2;
export const POINTS = 4;
export const AFFLICTIONS = 8;
export const DECKS = 16;
export const STORY = 32;
export const STATS = 64;

export const touch = (reads: number, adds: number, writes: number): Footprint => ({ reads, adds, writes });
