import type { Input, MatchRecord } from "@rifthall/kernel/match";
import type { Asking } from "./undo.js";

/**
 * What was played before: its record, which of its inputs were the host's own passes, where each seat wishes to be
 * asked, and what is asked of the others.
 */
export interface Past {
  readonly record: MatchRecord;
  readonly passed?: readonly number[];
  readonly stops?: Readonly<Record<number, readonly string[]>>;
  readonly asking?: Asking | null;
  /** Inputs that are there because somebody's time was up. */
  readonly late?: readonly number[];
  /** Whoever runs it has ended it for everybody: nothing is played any more. */
  readonly calledOff?: boolean;
}

/** One input as a log keeps it: whether it was the host's own pass, and the record's digits of hash where it has some. */
export interface Taken {
  readonly input: Input;
  readonly passed?: true;
  /** A resignation that was nobody's wish: that seat's time was up. */
  readonly late?: true;
  readonly check?: string;
}

/** A match that began like this, and what was taken since. */
export function pastOf(
  beginning: MatchRecord,
  taken: readonly Taken[],
): Required<Pick<Past, "record" | "passed" | "late">> {
  const inputs = taken.map(({ input }) => input);
  const checks = taken.map(({ check }) => check ?? "").join("");
  return {
    record: { ...beginning, inputs, checks },
    passed: taken.flatMap(({ passed }, i) => (passed ? [i + 1] : [])),
    late: taken.flatMap(({ late }, i) => (late ? [i + 1] : [])),
  };
}
