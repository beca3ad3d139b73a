import type { Game } from "@rifthall/kernel";
import { riftforce } from "./riftforce/game.js";

/** The one list of games. */
export const games: readonly Game[] = [riftforce as unknown as Game];

export const gameById = (id: string): Game | undefined => games.find((g) => g.id === id);
