import type { Drafting, Mode } from "@rifthall/games/riftforce/wire";

/** A table on which guilds are being chosen. */
export const drafting = (mode: Mode, decks: number): Drafting => ({
  mode,
  guilds: Array.from({ length: decks }, () => []),
  first: 0,
  offered: [],
  drafter: 0,
});
