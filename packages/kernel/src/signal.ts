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

/** What is known of any two answers whatever the board; what an answer may change is bits that the game gives meaning to. */
export interface Commutes {
  /** Does it make no difference which of the two runs first? */
  of(a: number, b: number): boolean;
  changes(a: number): number;
  /** May running the first make the second able? */
  stirs(a: number, b: number): boolean;
}

/** What a game knows of waiting signals: what each would do, and what they do to each other. */
export interface Ordering<S extends State> {
  /** Would the answer of this row change anything on the board as it stands? */
  able(s: S, row: number): boolean;
  commutes(s: S): Commutes;
  /** What, if it is changed on this board, more may come of: such an answer commutes with nothing and may stir anything. */
  sweeping(s: S): number;
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
  if (rows < 2) return 0;
  const commutes = o.commutes(s);
  const sweeping = o.sweeping(s);
  // To ask whether an effect is able is dear, so that is asked only of those whose answer can matter.
  const open = rivals(s, base, ~0, commutes, sweeping);
  if (open === 0) return 0;
  if (rows > ROWS) return ~0;
  let awake = ableAmong(s, base, open, o);
  if (awake === open) return open;
  for (let i = 0; i < rows; i++)
    if (isAmong(open & ~awake, i) && isStirred(s, base, i, ~open, commutes, sweeping)) {
      awake |= ableAmong(s, base, ~open, o);
      break;
    }
  for (let before = 0; before !== awake; ) {
    before = awake;
    for (let i = 0; i < rows; i++)
      if (!isAmong(awake, i) && isStirred(s, base, i, awake, commutes, sweeping)) awake |= 1 << i;
  }
  return rivals(s, base, awake, commutes, sweeping);
}

const isAmong = (bits: number, i: number): boolean => (bits & (1 << i)) !== 0;

function ableAmong<S extends State>(s: S, base: number, among: number, o: Ordering<S>): number {
  const rows = s.cell[SIGNALS] - base;
  let able = 0;
  for (let i = 0; i < rows; i++) if (isAmong(among, i) && o.able(s, base + i)) able |= 1 << i;
  return able;
}

function isStirred(s: State, base: number, i: number, by: number, commutes: Commutes, sweeping: number): boolean {
  const rows = s.cell[SIGNALS] - base;
  const answer = s.signalAnswer[base + i];
  for (let k = 0; k < rows; k++) {
    if (!isAmong(by, k)) continue;
    const other = s.signalAnswer[base + k];
    if ((commutes.changes(other) & sweeping) !== 0 || commutes.stirs(other, answer)) return true;
  }
  return false;
}

/** Those of these rows that do not commute with another of them. */
function rivals(s: State, base: number, among: number, commutes: Commutes, sweeping: number): number {
  const rows = s.cell[SIGNALS] - base;
  let found = 0;
  for (let a = 0; a < rows; a++) {
    if (!isAmong(among, a)) continue;
    const answer = s.signalAnswer[base + a];
    const sweeps = (commutes.changes(answer) & sweeping) !== 0;
    for (let b = a + 1; b < rows; b++) {
      if (!isAmong(among, b)) continue;
      const other = s.signalAnswer[base + b];
      if (sweeps || (commutes.changes(other) & sweeping) !== 0 || !commutes.of(answer, other))
        found |= (1 << a) | (1 << b);
    }
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
