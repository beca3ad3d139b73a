import type { Game } from "@rifthall/kernel/game";
import type { Allocation } from "./allocation.js";
import { measureCopy, measureTheirCopy } from "./copy.js";
import { type Duel, measureBeside, measureDuel, type Players } from "./duel.js";
import { modesOf } from "./mode.js";
import { progress } from "./progress.js";
import { measureRate, type Rate } from "./rate.js";
import { measureRecords, type Records } from "./record.js";
import type { Sample } from "./sample.js";
import type { Size } from "./size.js";

/** Who measures what is allocated: a process of its own, or a test in place of it. */
export type Allocator = (game: Game, size: Size["allocation"]) => Promise<{ ours: Allocation; theirs?: Allocation }>;

/** All that is measured of one game. */
export interface Measured {
  readonly game: string;
  readonly modes: ReadonlyMap<string, Rate>;
  /** The game's first mode stands for it in these. */
  readonly copyMicroseconds: Sample;
  readonly records: Records;
  readonly allocation: Allocation;
  /** How many times boardgame.io's duel each mode is, of games that were not written for it. */
  readonly beside: ReadonlyMap<string, Sample>;
  /** Only of the game that boardgame.io plays too. */
  readonly boardgameio?: { readonly duel: Duel; readonly cloneMicroseconds: Sample; readonly allocation?: Allocation };
}

/** The one game that was written for boardgame.io as well. */
export const COMPARED = "riftforce";

export async function measure(game: Game, size: Size, players: Players, allocated: Allocator): Promise<Measured> {
  const [main, ...others] = modesOf(game);
  if (main === undefined) throw new Error(`${game.id} has no mode to play`);
  const compared = game.id === COMPARED;
  const duel = compared ? await measureDuel(size.duel, players) : undefined;
  const beside = new Map<string, Sample>();
  if (!compared)
    for (const mode of [main, ...others]) beside.set(mode.name, await measureBeside(game, mode, size.duel, players));
  const modes = new Map<string, Rate>();
  for (const mode of [main, ...others]) {
    progress(`${game.id} ${mode.name}: random play`);
    modes.set(mode.name, measureRate(game, mode, size.rate));
  }
  progress(`${game.id}: copies of a state`);
  const copyMicroseconds = measureCopy(game, main, size.copy);
  const cloneMicroseconds = compared ? measureTheirCopy(size.theirCopy) : undefined;
  progress(`${game.id}: new matches and replays`);
  const records = measureRecords(game, main, size.record);
  progress(`${game.id}: what is allocated, in a process that never collects`);
  const { ours, theirs } = await allocated(game, size.allocation);
  return {
    game: game.id,
    beside,
    modes,
    copyMicroseconds,
    records,
    allocation: ours,
    ...(duel && cloneMicroseconds
      ? { boardgameio: { duel, cloneMicroseconds, ...(theirs ? { allocation: theirs } : {}) } }
      : {}),
  };
}
