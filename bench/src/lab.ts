import { design, run } from "@rifthall/lab";
import { beside, printed } from "./child.js";
import { gameNamed } from "./mode.js";
import { type Sample, sample } from "./sample.js";

export interface LabSize {
  readonly rounds: number;
  readonly matches: number;
}

/** Matches a second that the lab plays: one worker, two, and two labs beside each other that know nothing of another. */
export interface LabRates {
  readonly one: Sample;
  readonly two: Sample;
  readonly apart: Sample;
}

/** Plays matches between greedy bots and says how many a second; from the first worker's start to the last match. */
export async function labRate(game: string, workers: number, matches: number): Promise<number> {
  const greedy = { level: "adept" };
  const experiment = design({
    game: gameNamed(game),
    packs: [],
    options: {},
    players: [greedy],
    matches,
    seed: "bench",
  });
  const began = performance.now();
  await run(experiment, { workers, now: () => performance.now() });
  return (experiment.cells.length * matches * 1000) / (performance.now() - began);
}

/** Each in processes of their own, by turns. */
export async function measureLab(game: string, { rounds, matches }: LabSize): Promise<LabRates> {
  const file = beside("labchild");
  const rate = async (workers: number): Promise<number> =>
    (await printed([], file, [game, String(workers), String(matches)])) as number;
  const [one, two, apart]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    one.push(await rate(1));
    two.push(await rate(2));
    const [first, second] = await Promise.all([rate(1), rate(1)]);
    apart.push(first + second);
  }
  return { one: sample(one), two: sample(two), apart: sample(apart) };
}
