import { MATCHES } from "./player.ts";

/** A duel that begins without a draft. */
export const DUEL = {
  ...MATCHES.riftforce,
  game: "riftforce",
  seats: MATCHES.riftforce?.seats ?? [],
  options: {
    guilds: [
      ["fire", "ice", "light", "shadow"],
      ["earth", "water", "thunderbolt", "plant"],
    ],
  },
};
