import type { ShelfGame } from "../shelf/game.ts";

/** The places along the crack, in order: `shelf` of each game's shelf.ts. */
export const shelf: readonly ShelfGame[] = Object.values(
  import.meta.glob<ShelfGame>("./*/shelf.ts", { import: "shelf", eager: true }),
).sort((a, b) => a.place - b.place);
