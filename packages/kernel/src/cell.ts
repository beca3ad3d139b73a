import type { Id } from "./ids.js";

/** The machine's own scalars. */
export type Cell = Id<"cell">;
const cell = (n: number): Cell => n as Cell;
/** Current frame and first free word of the stack. */
export const FRAME = cell(0);
export const TOP = cell(1);
/** Seats that are asked (bits); OVER when the match has ended; 0 while the machine runs. */
export const WAITING = cell(2);
/** Machine steps left for this input. */
export const FUEL = cell(3);
/** Choices taken so far. */
export const NUMBER = cell(4);
/** The seat whose input is being carried out. */
export const ACTOR = cell(5);
/** Rises whenever something random or hidden came to light: undo across it needs consent. */
export const BARRIER = cell(6);
export const WINNERS = cell(7);
export const REASON = cell(8);
/** Random: four words of key and a counter. */
export const KEY = [cell(9), cell(10), cell(11), cell(12)] as const;
export const COUNTER = cell(13);
/** Live rows of the modifier table and of the signal queue. */
export const MODIFIERS = cell(14);
export const SIGNALS = cell(15);
/** Seats that have resigned. */
export const RESIGNED = cell(16);
export const CELLS = 17;
