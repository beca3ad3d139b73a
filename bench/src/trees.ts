// How much faster the trees of a search grow on several threads than on one. By the clock, so the machine has to be quiet.
//   npm run bench:trees -- <game> <threads> <iterations> <rounds>
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { type Errand, imagine, running } from "@rifthall/bots";
import { Dice } from "@rifthall/kernel/machine";
import { gameNamed, type Mode, modesOf } from "./mode.js";
import { sample } from "./sample.js";
import { pondered } from "./search.js";

interface Asked {
  readonly game: string;
  readonly mode: Mode;
  readonly errand: Errand;
}

const POSITION = 25;

if (isMainThread) await compare(process.argv.slice(2));
else parentPort?.on("message", (asked: Asked) => parentPort?.postMessage(grow(asked)));

function grow({ game: id, mode, errand }: Asked): number {
  const game = gameNamed(id);
  const setup = { content: game.content([]), seats: mode.seats, options: mode.options };
  const part = running(game, setup, errand, null, null);
  while (part.go());
  return part.iterations;
}

async function compare([id = "riftforce", count = "2", most = "2000", times = "12"]: readonly string[]): Promise<void> {
  const game = gameNamed(id);
  const [mode] = modesOf(game);
  if (mode === undefined) throw new Error(`${id} has no mode`);
  const [threads, iterations] = [Number(count), Number(most)];
  const { setup, view } = pondered(game, mode, POSITION);
  const workers = Array.from({ length: threads }, () => new Worker(new URL(import.meta.url)));
  const trees = Array.from({ length: threads }, (_, nth) => nth);
  /** The same trees, shared out among so many of them; iterations in a second. */
  const rate = async (of: number, seed: number): Promise<number> => {
    const searching = imagine(game, setup, view, { iterations }, new Dice(seed), view.seat, threads);
    const began = performance.now();
    const grown = workers.slice(0, of).map((worker, at) => {
      const errand = searching.errand(trees.filter((nth) => nth % of === at));
      return new Promise<number>((resolve) => {
        worker.once("message", resolve);
        worker.postMessage({ game: id, mode, errand } satisfies Asked);
      });
    });
    const all = (await Promise.all(grown)).reduce((a, b) => a + b, 0);
    return (1000 * all) / (performance.now() - began);
  };
  // Both are warm before anything counts, and then they take turns.
  await rate(threads, 0);
  await rate(1, 0);
  const [alone, together, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = 1; round <= Number(times); round++) {
    alone.push(await rate(1, round));
    together.push(await rate(threads, round));
    ratios.push((together.at(-1) ?? 0) / (alone.at(-1) ?? 1));
  }
  const said = (values: readonly number[], digits: number): string => {
    const { median, least, greatest } = sample(values);
    return `${median.toFixed(digits)} (${least.toFixed(digits)}–${greatest.toFixed(digits)})`;
  };
  console.log(`${id}: iterations a second on one thread ${said(alone, 0)}, on ${threads} ${said(together, 0)}`);
  console.log(`times as many, round by round: ${said(ratios, 2)}`);
  await Promise.all(workers.map((worker) => worker.terminate()));
}
