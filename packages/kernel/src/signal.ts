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

/** What a game knows of waiting signals: what each would do, and what they do to each other. */
export interface Ordering<S extends State> {
  /** Would the answer of this row change anything on the board as it stands? */
  able(s: S, row: number): boolean;
  /** Does it make no difference which of two answers runs first? */
  commute(s: S, a: number, b: number): boolean;
  /** May running the first answer make another able? */
  stirs(s: S, a: number, b: number): boolean;
}

/** As many rows fit into bits; of more, all are taken to matter. */
const ROWS = 31;

/**
 * Which signals from `base` on come to something else in another order, as bits: some two of them do not commute, and
 * both are able to do something now or could be made so by those that wait with them. What does nothing in any order is
 * nobody's choice. What a trigger itself sets off stands behind the rest; whoever settles from its own base on settles
 * that first (depth first).
 */
export function contested<S extends State>(s: S, base: number, o: Ordering<S>): number {
  const rows = s.cell[SIGNALS] - base;
  if (rows < 2 || rivals(s, base, ~0, o) === 0) return 0;
  if (rows > ROWS) return ~0;
  let awake = 0;
  for (let i = 0; i < rows; i++) if (o.able(s, base + i)) awake |= 1 << i;
  for (let before = 0; before !== awake; ) {
    before = awake;
    for (let i = 0; i < rows; i++) if ((awake & (1 << i)) === 0 && isStirred(s, base, i, awake, o)) awake |= 1 << i;
  }
  return rivals(s, base, awake, o);
}

function isStirred<S extends State>(s: S, base: number, i: number, by: number, o: Ordering<S>): boolean {
  const rows = s.cell[SIGNALS] - base;
  for (let k = 0; k < rows; k++)
    if ((by & (1 << k)) !== 0 && o.stirs(s, s.signalAnswer[base + k], s.signalAnswer[base + i])) return true;
  return false;
}

/** Those of these rows that do not commute with another of them. */
function rivals<S extends State>(s: S, base: number, among: number, { commute }: Ordering<S>): number {
  const rows = s.cell[SIGNALS] - base;
  let found = 0;
  for (let a = 0; a < rows; a++) {
    if ((among & (1 << a)) === 0) continue;
    for (let b = a + 1; b < rows; b++)
      if ((among & (1 << b)) !== 0 && !commute(s, s.signalAnswer[base + a], s.signalAnswer[base + b]))
        found |= (1 << a) | (1 << b);
  }
  return found;
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

/** Brings a row up to another place; those it passes move down in order. */
export function raiseSignal(s: State, from: number, to: number): void {
  const [answer, card, note] = [s.signalAnswer[from], s.signalCard[from], s.signalNote[from]];
  for (let row = from; row > to; row--) {
    s.signalAnswer[row] = s.signalAnswer[row - 1];
    s.signalCard[row] = s.signalCard[row - 1];
    s.signalNote[row] = s.signalNote[row - 1];
  }
  s.signalAnswer[to] = answer;
  s.signalCard[to] = card;
  s.signalNote[to] = note;
}
