import type { Footprint } from "@rifthall/effects";

/** What an effect may look at or change, as bits: whether two effects may come in either order is read from them. */
export const UNITS = 1;
/** Hands, decks and discards of the players. */
export const HAND = 2;
export const DICE = 4;
export const STORY = 8;
export const STATS = 16;
export const ENGAGEMENTS = 32;

/**
 * A number that cannot go below 0, and that may end something on its way: gains commute with gains and losses with losses,
 * but a gain and a loss do not commute with each other.
 */
const MORE_THREAT = 64;
const LESS_THREAT = 128;
const MORE_DISTANCE = 256;
const LESS_DISTANCE = 512;
const MORE_VITALITY = 1024;
export const LESS_VITALITY = 2048;
export const THREATS = MORE_THREAT | LESS_THREAT;
export const DISTANCES = MORE_DISTANCE | LESS_DISTANCE;
export const VITALITY = MORE_VITALITY | LESS_VITALITY;

export const touch = (reads: number, adds: number, writes: number): Footprint => ({ reads, adds, writes });

const gains = (more: number): Footprint => touch(0, more, 0);
const losses = (more: number, less: number): Footprint => touch(more, less, 0);

export const GAINS = { threat: gains(MORE_THREAT), distance: gains(MORE_DISTANCE), vitality: gains(MORE_VITALITY) };
export const LOSSES = {
  threat: losses(MORE_THREAT, LESS_THREAT),
  distance: losses(MORE_DISTANCE, LESS_DISTANCE),
  vitality: losses(MORE_VITALITY, LESS_VITALITY),
};
/** QR-53: whoever has nothing to draw loses vitality. */
export const DRAWS = touch(LOSSES.vitality.reads, HAND | LOSSES.vitality.adds, 0);
