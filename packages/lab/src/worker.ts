import { gameById } from "@rifthall/games";
import { Refusal } from "@rifthall/kernel/text";
import type { Experiment, Played } from "./experiment.js";
import { Table } from "./play.js";

export interface Task {
  readonly experiment: Experiment;
  readonly cell: number;
  readonly numbers: readonly number[];
}

let known: { readonly key: string; readonly table: Table } | undefined;

/** Plays some matches of one cell. What was compiled for one task is kept for the next. */
export default function play({ experiment, cell, numbers }: Task): Played[] {
  const { game: id, content, seed } = experiment;
  const key = JSON.stringify([id, content, seed, experiment.cells]);
  if (known?.key !== key) {
    const game = gameById(id);
    if (!game) throw new Refusal("unknown-game", `there is no game "${id}"`);
    known = { key, table: new Table(game, game.content(experiment.packs), experiment) };
  }
  const { table } = known;
  return numbers.map((number) => table.play(cell, number));
}
