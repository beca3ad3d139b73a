import type { ShelfGame } from "../shelf/game.ts";
import { shelf as beyondTheRift } from "./beyond-the-rift/shelf.ts";
import { shelf as neverrift } from "./neverrift/shelf.ts";
import { shelf as quantumRift } from "./quantum-rift/shelf.ts";
import { shelf as riftforce } from "./riftforce/shelf.ts";

/** The places along the crack, in order. */
export const shelf: readonly ShelfGame[] = [riftforce, quantumRift, neverrift, beyondTheRift];
