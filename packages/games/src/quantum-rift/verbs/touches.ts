import type { Footprint } from "@rifthall/effects";

/** What an effect may look at or change, as bits: whether two effects may come in either order is read from them. */
export const UNITS = 1;
export const HAND = 2;
export const DICE = 4;
export const THREATS = 8;
export const DISTANCES = 16;
export const STORY = 32;
export const STATS = 64;
export const VITALITY = 128;

export const touch = (reads: number, adds: number, writes: number): Footprint => ({ reads, adds, writes });
