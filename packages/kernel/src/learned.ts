import type { Seat } from "./ids.js";
import type { State } from "./state.js";

/** What tells a good table from a bad one, as whole numbers under names that people can read. */
export interface Features<S extends State = State> {
  readonly names: readonly string[];
  /** When the same numbers are worth something else, such as whose turn comes next. */
  readonly moments: readonly string[];
  /** Writes the numbers in the order of their names, from what that seat may know; gives back which moment it is. */
  read(s: S, seat: Seat, into: Int32Array): number;
  /**
   * Whether there is something to be learned from how this table looks to that seat: where evaluations are to say how a
   * turn left it, the ends of its turns. Without it, wherever an action is done and the next not begun.
   */
  ripe?(s: S, seat: Seat): boolean;
}

/** How much each number says about winning, by moment and name: UNIT of it is one in the logarithm of the odds. */
export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Features, and what play has taught about them. */
export interface Learned<S extends State = State> {
  readonly features: Features<S>;
  readonly weights: Weights;
}

/** Weights are whole numbers: their sum is the same on every machine. */
export const UNIT = 1000;
/** What there is besides all features: who stands so is that much better off. */
export const BASE = "base";

/** How well a seat stands, as the logarithm of its odds. A name without a weight is worth nothing. */
export function judgedBy<S extends State>({ features, weights }: Learned<S>): (s: S, seat: Seat) => number {
  const { names, moments } = features;
  const count = names.length;
  const table = Int32Array.from(moments.flatMap((moment) => names.map((name) => weights[moment]?.[name] ?? 0)));
  const bases = Int32Array.from(moments, (moment) => weights[moment]?.[BASE] ?? 0);
  // Filled and read within one call, which cannot be broken off, so it holds nothing of any match.
  const seen = new Int32Array(count);
  return (s, seat) => {
    const moment = features.read(s, seat, seen);
    const from = moment * count;
    let sum = bases[moment];
    for (let i = 0; i < count; i++) sum += table[from + i] * seen[i];
    return sum;
  };
}
