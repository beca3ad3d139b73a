import { botById } from "@rifthall/bots";
import type { Game } from "@rifthall/kernel/game";
import { Dice } from "@rifthall/kernel/machine";
import { type Allocation, grown } from "./allocation.js";
import type { Mode } from "./mode.js";
import { type Sample, sample } from "./sample.js";
import { pondered, search, searches, searching } from "./search.js";
import { playing, settle } from "./task.js";

export interface ThinkingSize {
  readonly rounds: number;
  readonly milliseconds: number;
  /** Searches of a second each. */
  readonly searches: number;
}

export interface Thinking {
  readonly iterationsPerSecond: Sample;
  /** Decisions of the lines that are played for it, all the work around them included. */
  readonly decisionsPerSecond: Sample;
  /** The same as a part of plain random play's, measured in turns. */
  readonly share: Sample;
  /** Milliseconds by which searches of a second took longer. */
  readonly over: Sample;
}

const SECOND = 1000;

/** How fast a search plays, and how well it keeps to its time. */
export function measureThinking(game: Game, mode: Mode, { rounds, milliseconds, searches }: ThinkingSize): Thinking {
  const [plain, ahead] = [playing(game, mode), searching(game, mode)];
  const decided = settle(plain, milliseconds) * milliseconds;
  const thought = settle(ahead, milliseconds) * milliseconds;
  const [iterations, decisions, shares]: [number[], number[], number[]] = [[], [], []];
  for (let round = 1; round <= rounds; round++) {
    const { perSecond } = plain(round, decided);
    const searched = ahead(round, thought);
    iterations.push((SECOND * searched.iterations) / searched.milliseconds);
    decisions.push(searched.perSecond);
    shares.push(searched.perSecond / perSecond);
  }
  return {
    iterationsPerSecond: sample(iterations),
    decisionsPerSecond: sample(decisions),
    share: sample(shares),
    over: sample(Array.from({ length: searches }, (_, i) => overshoot(game, mode, i))),
  };
}

/** What searching allocates, by iteration. Only means something under `ALLOCATION_FLAGS`. */
export async function measureThoughtAllocation(game: Game, mode: Mode, iterations: number): Promise<Allocation> {
  const begun = searches(game, mode);
  search(begun(1, iterations));
  const next = begun(2, iterations);
  return grown(() => search(next).iterations);
}

/** By the clock, since that is what it keeps to: everything from being asked to the answer counts. */
function overshoot(game: Game, mode: Mode, seed: number): number {
  const { setup, view } = pondered(game, mode, 5 + 7 * seed);
  const bot = botById("search");
  if (bot === undefined) throw new Error("there is no bot that searches");
  const began = performance.now();
  const budget = { ms: SECOND, now: () => performance.now() };
  const thinking = bot.begin(game, setup, view, budget, new Dice(seed), bot.remember?.());
  while (thinking.go());
  thinking.choice();
  return performance.now() - began - SECOND;
}
