import type { PackFormat } from "@rifthall/effects";
import type { Game } from "@rifthall/kernel/game";
import { format as beyondTheRiftFormat } from "./beyond-the-rift/format.js";
import { beyondTheRift } from "./beyond-the-rift/game.js";
import { format as neverriftFormat } from "./neverrift/format.js";
import { neverrift } from "./neverrift/game.js";
import { format as quantumRiftFormat } from "./quantum-rift/format.js";
import { quantumRift } from "./quantum-rift/game.js";
import { format as riftforceFormat } from "./riftforce/format.js";
import { riftforce } from "./riftforce/game.js";

/** The one list of games, each with what its packs look like, if it has cards. */
const list: readonly { readonly game: Game; readonly format?: PackFormat }[] = [
  { game: riftforce as unknown as Game, format: riftforceFormat as unknown as PackFormat },
  { game: neverrift as unknown as Game, format: neverriftFormat as unknown as PackFormat },
  { game: quantumRift as unknown as Game, format: quantumRiftFormat as unknown as PackFormat },
  { game: beyondTheRift as unknown as Game, format: beyondTheRiftFormat as unknown as PackFormat },
];

export const games: readonly Game[] = list.map((entry) => entry.game);
export const formats: readonly PackFormat[] = list.flatMap(({ format = [] }) => format);

export const gameById = (id: string): Game | undefined => games.find((g) => g.id === id);
