import type { ShelfGame } from "../shelf/game.ts";
import type { Layout } from "../table/layout.ts";
import { shelf as beyondTheRift } from "./beyond-the-rift/shelf.ts";
import { shelf as neverrift } from "./neverrift/shelf.ts";
import { shelf as quantumRift } from "./quantum-rift/shelf.ts";
import { shelf as riftforce } from "./riftforce/shelf.ts";

/** How every game is drawn. */
export const layouts: Readonly<Record<string, () => Promise<Layout>>> = {
  riftforce: async () => (await import("./riftforce/layout.ts")).layout,
  "quantum-rift": async () => (await import("./quantum-rift/layout.ts")).layout,
};

/** The places along the crack, in order. */
export const shelf: readonly ShelfGame[] = [riftforce, quantumRift, neverrift, beyondTheRift];
