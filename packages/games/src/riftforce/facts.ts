import type { Seat } from "@rifthall/kernel/ids";
import type { Mode } from "./wire.js";

/** What the rules fix once and for all, for rules and faces alike; nothing of the engine comes with it. */

export const HAND = 7;
/** RF-60: who has so many ends the match. */
export const GOAL = 12;
/** RF-1: four 5s, three 6s, two 7s. */
export const COPIES: readonly number[] = [4, 3, 2];
export const LEAST = 5;

/** The trainer's place in solo play: it owns a deck and a side, but nobody sits there. */
export const TRAINER = 1 as Seat;

/** RF-29, RF-72: how many guilds each deck has; in solo the trainer has one too. */
export const handsOf = (mode: Mode, seats: number): readonly number[] =>
  Array.from({ length: mode === "solo" ? 2 : seats }, (_, owner) =>
    mode === "team" && !(seats === 3 && owner === 1) ? 3 : 4,
  );

/** RF-71, RF-76: positions 1 and 3 are one side, 2 and 4 the other; elsewhere each deck is a side. */
export const sideIn = (mode: Mode, owner: number): number => (mode === "team" ? owner & 1 : owner);
export const sidesIn = (mode: Mode, owners: number): number => (mode === "team" ? 2 : owners);
/** RF-31, RF-71: how many turns a round has. */
export const turnsIn = (mode: Mode, seats: number): number => (mode === "team" ? 4 : seats);
/** RF-33, RF-70. */
export const locationsIn = (mode: Mode): number => (mode === "team" ? 6 : 5);

/** RF-71: the locations of one area. */
export const AREA = 3;
/** RF-71: positions 1 and 2 sit at the first area, 3 and 4 at the second; a lone player at both. */
export function areasOf(mode: Mode, seats: number, seat: number): readonly number[] {
  if (mode !== "team") return [];
  return seats === 3 && seat === 1 ? [0, 1] : [seat < 2 ? 0 : 1];
}

/** `fire-5` is the 5 of Fire; null for what is no card by its name, such as a guild or a card unseen. */
export function cardNamed(name: string): { readonly guild: string; readonly number: number } | null {
  const [, guild, number] = /^([a-z][a-z0-9-]*)-([567])$/.exec(name) ?? [];
  return guild === undefined ? null : { guild, number: Number(number) };
}
