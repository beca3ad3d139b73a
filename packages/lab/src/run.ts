import type { Experiment, Played } from "./experiment.js";
import { note, openJournal } from "./journal.js";
import { type Pool, threads } from "./pool.js";
import { stopOf } from "./stopping.js";
import type { Task } from "./worker.js";

export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Matches a second since this run began, and how many seconds are left at that rate. */
  readonly rate: number;
  readonly left: number;
}

export interface RunOptions {
  /** So many tasks are played at once. */
  readonly workers: number;
  /** Who plays them; left out, as many threads of this process. */
  readonly pool?: Pool;
  /** Matches are noted here as they come, so that a run that was cut short can be gone on with. */
  readonly journal?: string;
  /** Where the build of another commit lies, if somebody plays with it. */
  readonly other?: string;
  readonly signal?: AbortSignal;
  readonly now: () => number;
  progress?(p: Progress): void;
}

/** Matches that one task plays: few enough that progress is seen, enough that handing over costs nothing. */
const BATCH = 8;

/** Plays what is missing, and gives all matches in their order, whoever played them and when. */
export async function run(experiment: Experiment, options: RunOptions): Promise<readonly Played[]> {
  const played = options.journal === undefined ? [] : openJournal(options.journal, experiment);
  const other = options.other === undefined ? {} : { other: options.other };
  const known = new Set(played.map((p) => `${p.cell} ${p.number}`));
  const tasks = experiment.cells.flatMap((_, cell) => {
    const missing = Array.from({ length: experiment.matches }, (_n, i) => i).filter((i) => !known.has(`${cell} ${i}`));
    return Array.from({ length: Math.ceil(missing.length / BATCH) }, (_n, i): Task => {
      return { experiment, cell, numbers: missing.slice(i * BATCH, (i + 1) * BATCH), ...other };
    });
  });
  let total = played.length + tasks.reduce((sum, t) => sum + t.numbers.length, 0);
  const began = options.now();
  const before = played.length;
  const pool = options.pool ?? threads(options.workers);
  const stops = new Map<number, number>();
  const look = (cell: number): void => {
    if (experiment.until === undefined || stops.has(cell)) return;
    const stop = stopOf(
      experiment.cells[cell],
      played.filter((p) => p.cell === cell),
      experiment.until,
    );
    if (stop === null) return;
    stops.set(cell, stop.after);
    for (const task of tasks.slice(next)) if (task.cell === cell) total -= task.numbers.length;
  };
  let next = 0;
  experiment.cells.forEach((_, cell) => {
    look(cell);
  });
  const follow = async (): Promise<void> => {
    while (next < tasks.length && !options.signal?.aborted) {
      const task = tasks[next++];
      if (stops.has(task.cell)) continue;
      const list = await pool.play(task);
      played.push(...list);
      if (options.journal !== undefined) note(options.journal, list);
      look(task.cell);
      const seconds = (options.now() - began) / 1000;
      const rate = (played.length - before) / Math.max(0.001, seconds);
      options.progress?.({ done: played.length, total, rate, left: (total - played.length) / rate });
    }
  };
  try {
    await Promise.all(Array.from({ length: options.workers }, follow));
  } finally {
    await pool.close();
  }
  // What was played beyond the end of a series, because another worker was at it, does not count.
  const counted = played.filter((p) => p.number < (stops.get(p.cell) ?? Number.POSITIVE_INFINITY));
  return counted.sort((a, b) => a.cell - b.cell || a.number - b.number);
}
