import type { Drawing } from "./drawing.js";
import { plain } from "./plain.js";
import { riftforce } from "./riftforce/index.js";

export type { Command, Drawing, Missing, Sight } from "./drawing.js";

/** Game id → drawing. */
const DRAWINGS: Readonly<Record<string, Drawing>> = { riftforce };

export const drawingOf = (game: string): Drawing => DRAWINGS[game] ?? plain;
