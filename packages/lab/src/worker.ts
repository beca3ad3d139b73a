import { gameById } from "@rifthall/games";
import { Refusal } from "@rifthall/kernel/text";
import { visitingFrom } from "./against/load.js";
import type { Experiment, Played } from "./experiment.js";
import type { Watching } from "./fit/gather.js";
import { taught } from "./fit/taught.js";
import { type Seen, watch } from "./fit/watch.js";
import { Table } from "./play.js";

export interface Task {
  readonly experiment: Experiment;
  readonly cell: number;
  readonly numbers: readonly number[];
  /** Where the build of another commit lies, if somebody plays with it. */
  readonly other?: string;
}

let known: { readonly key: string; readonly table: Table } | undefined;

/** Plays some matches of one cell. What was compiled for one task is kept for the next. */
export default async function play({ experiment, cell, numbers, other }: Task): Promise<Played[]> {
  const { game: id, content, seed } = experiment;
  const key = JSON.stringify([id, content, seed, experiment.cells, other]);
  if (known?.key !== key) {
    const game = gameById(id);
    if (!game) throw new Refusal("unknown-game", `there is no game "${id}"`);
    const visitors = other === undefined ? undefined : await visitingFrom(other);
    known = { key, table: new Table(game, game.content(experiment.packs), experiment, visitors) };
  }
  const { table } = known;
  return numbers.map((number) => table.play(cell, number));
}

/** Watches some matches, by the weights of the round before. */
export function watched({ game: id, packs, weights, lessons, numbers }: Watching): Seen {
  const game = gameById(id);
  if (!game) throw new Refusal("unknown-game", `there is no game "${id}"`);
  return watch(taught(game, weights), game.content(packs), lessons, numbers);
}
