import { type Card, type Frame, NOBODY, NONE } from "./ids.js";
import { enter, type Item } from "./procedure.js";
import { finish, SIGNALS, type State, VOID } from "./state.js";

/** For each kind of signal, which procedure a card of a definition answers it with; NONE if it does not listen. */
export interface Triggers {
  /** By kind, then by definition: the number of a procedure. */
  readonly answers: readonly Int32Array[];
}

/** Says that something happened to a card; the note travels with it. Only what somebody listens to is queued. */
export function signal(s: State, triggers: Triggers, kind: number, card: Card, note: number): void {
  const answer = triggers.answers[kind][s.def[card]];
  if (answer !== NONE) enqueue(s, answer, card, note);
}

/** Queues what a card answers with. */
export function enqueue(s: State, answer: number, card: Card, note: number): void {
  const row = s.cell[SIGNALS];
  if (row === s.signalAnswer.length) {
    finish(s, NOBODY, VOID);
    return;
  }
  s.cell[SIGNALS] = row + 1;
  s.signalAnswer[row] = answer;
  s.signalCard[row] = card;
  s.signalNote[row] = note;
}

/** Runs what the queued signals trigger, oldest first, each to its end before the next. */
export function settle<S extends State>(
  prepare: (s: S, from: Frame, f: Frame, card: Card, note: number) => void,
): Item<S> {
  return {
    again: true,
    step: (s, f) => {
      if (s.cell[SIGNALS] === 0) return true;
      const answer = s.signalAnswer[0];
      const card = s.signalCard[0] as Card;
      const note = s.signalNote[0];
      dropSignal(s, 0);
      prepare(s, f, enter(s, answer), card, note);
      return false;
    },
  };
}

/**
 * Whether the order of the signals from `base` on can matter: some two of them do not commute. What a trigger itself
 * sets off stands behind the rest; whoever settles from its own base on settles that first (depth first).
 */
export function orderMatters<S extends State>(
  s: S,
  base: number,
  commute: (s: S, a: number, b: number) => boolean,
): boolean {
  if (s.cell[SIGNALS] - base < 2) return false;
  for (let a = base; a < s.cell[SIGNALS]; a++)
    for (let b = a + 1; b < s.cell[SIGNALS]; b++) if (!commute(s, s.signalAnswer[a], s.signalAnswer[b])) return true;
  return false;
}

/** Takes a row out of the queue; those behind it move up in order. */
export function dropSignal(s: State, at: number): void {
  const rows = --s.cell[SIGNALS];
  for (let row = at; row < rows; row++) {
    s.signalAnswer[row] = s.signalAnswer[row + 1];
    s.signalCard[row] = s.signalCard[row + 1];
    s.signalNote[row] = s.signalNote[row + 1];
  }
  s.signalAnswer[rows] = 0;
  s.signalCard[rows] = 0;
  s.signalNote[rows] = 0;
}
