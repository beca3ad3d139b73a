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
  const code = procedures.flatMap((p) => p.steps);
  const next = new Int32Array(code.length);
  const targets = new Int32Array(code.length);
  const placed = (p: Procedure, step: number): number => (step < 0 ? step : p.start + step);
  for (const p of procedures)
    for (let i = 0; i < p.steps.length; i++) {
      next[p.start + i] = placed(p, p.next[i]);
      targets[p.start + i] = placed(p, p.targets[i]);
    }
  return {
    procedures,
    code,
    next,
    targets,
    questions: procedures.flatMap((p) => p.questions),
    entries: Int32Array.from(procedures, (p) => p.start + p.entry),
    sizes: Int32Array.from(procedures, (p) => p.words),
  };
}
