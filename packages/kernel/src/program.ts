import type { Procedure, Question, Step } from "./procedure.js";
import type { State } from "./state.js";

/**
 * The procedures of a match: the game's own, then those compiled from its content. Their steps stand one behind the
 * other in one list, so that a frame's next step is one number and one look-up away.
 */
export interface Program {
  readonly procedures: readonly Procedure[];
  readonly code: readonly Step<State>[];
  readonly next: Int32Array;
  readonly targets: Int32Array;
  readonly questions: readonly (Question<State> | null)[];
  /** By procedure: where it begins, and the words of its frame. */
  readonly entries: Int32Array;
  readonly sizes: Int32Array;
}

/** Gives each procedure its number and its place. Those of a game come first, so theirs are the same in every program. */
export function number<S extends State>(procedures: readonly Procedure<S>[]): void {
  let start = 0;
  procedures.forEach((p, id) => {
    p.id = id;
    p.start = start;
    start += p.steps.length;
  });
}

export function program<S extends State>(given: readonly Procedure<S>[]): Program {
  number(given);
  const procedures = given as unknown as readonly Procedure[];
  const placed = (of: (p: Procedure) => Int32Array): Int32Array =>
    Int32Array.from(procedures.flatMap((p) => Array.from(of(p), (step) => (step < 0 ? step : p.start + step))));
  return {
    procedures,
    code: procedures.flatMap((p) => p.steps),
    next: placed((p) => p.next),
    targets: placed((p) => p.targets),
    questions: procedures.flatMap((p) => p.questions),
    entries: Int32Array.from(procedures, (p) => p.start + p.entry),
    sizes: Int32Array.from(procedures, (p) => p.words),
  };
}
