import { type Game, type MatchOptions, type Pack, readOptions, type Weights } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import type { Calibration } from "./calibration.js";
import { gather, together } from "./gather.js";
import { learn } from "./learn.js";
import type { Lessons, Seen } from "./watch.js";

/** What somebody wishes to have learned. */
export interface FitWish {
  readonly game: Game;
  readonly packs: readonly Pack[];
  readonly options: MatchOptions;
  readonly level: string;
  readonly iterations?: number;
  /** Of each round. */
  readonly matches: number;
  readonly rounds: number;
  readonly stray: number;
  readonly seed: string;
}

/** What came of a round: what it learned, and how good that was on matches kept back. */
export interface Round {
  readonly weights: Weights;
  readonly checked: Calibration;
}

export interface FitOptions {
  readonly workers: number;
  progress?(round: number, done: number, of: number): void;
}

/** Rounds whose matches are learned from: older ones were played by bots that are no longer met. */
const REMEMBERED = 4;

/**
 * Round by round: bots play by what was learned so far, and it is learned anew from the last rounds together. Each round
 * has seeds of its own, and everything follows from the wish, whatever the number of workers.
 */
export async function fit(wish: FitWish, { workers, progress }: FitOptions): Promise<readonly Round[]> {
  const { game, packs, options: given, level, iterations, matches, stray } = wish;
  if (!game.learned) throw new Refusal("nothing-to-learn", `${game.id} does not say what a bot could learn from`);
  const options = readOptions(game.options, given);
  const seats = game.seats(options)[0];
  const rounds: Round[] = [];
  const remembered: Seen[] = [];
  for (let round = 0; round < wish.rounds; round++) {
    const lessons: Lessons = {
      seed: `${wish.seed} ${round}`,
      options,
      seats,
      level,
      stray,
      ...(iterations === undefined ? {} : { iterations }),
    };
    const weights = rounds.at(-1)?.weights;
    const seen = await gather({ game: game.id, packs, weights, lessons }, matches, workers, (done) =>
      progress?.(round, done, matches),
    );
    remembered.push(seen);
    if (remembered.length > REMEMBERED) remembered.shift();
    rounds.push(learn(game.learned.features, together(remembered)));
  }
  return rounds;
}
