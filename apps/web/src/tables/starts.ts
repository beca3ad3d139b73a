import type { StartGame } from "../screens/start/game.ts";
import { byGame } from "./found.ts";

/** What the form says that starts a match: `start` of a game's start.ts, if it has one. */
export const starts = byGame(import.meta.glob<StartGame>("./*/start.ts", { import: "start", eager: true }));
