import { beyondTheRift } from "./beyond-the-rift/index.js";
import type { Drawing } from "./drawing.js";
import { neverrift } from "./neverrift/index.js";
import { plain } from "./plain.js";
import { quantumRift } from "./quantum-rift/index.js";
import { riftforce } from "./riftforce/index.js";

export type { Command, Drawing, Missing, Sight } from "./drawing.js";

/** Game id → drawing. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  riftforce: riftforce as unknown as Drawing,
  "quantum-rift": quantumRift as unknown as Drawing,
  neverrift: neverrift as unknown as Drawing,
  "beyond-the-rift": beyondTheRift as unknown as Drawing,
};

export const drawingOf = (game: string): Drawing => DRAWINGS[game] ?? plain;
