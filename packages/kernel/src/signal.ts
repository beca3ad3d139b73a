import { type Card, type Frame, lowest, NOBODY, NONE } from "./ids.js";
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
 * What each answer looks at, adds to and changes whatever the board, as bits that the game gives meaning to. Two commute
 * where neither changes what the other touches and neither adds to what the other looks at.
 */
export interface Footprints {
  reads(answer: number): number;
  adds(answer: number): number;
  writes(answer: number): number;
}

/** What a game knows of waiting signals: what each would do, and what they do to each other. */
export interface Ordering<S extends State> {
  /** Would the answer of this row change anything on the board as it stands? */
  able(s: S, row: number): boolean;
  footprints(s: S): Footprints;
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
  const open = rivals(s, base, ~0, o);
  if (open === 0) return 0;
  if (rows > ROWS) return ~0;
  const awake = wake(s, base, 0, open, o);
  const asleep = open & ~awake;
  if (asleep === 0) return open;
  const besides = mayWake(s, base, ~(open | awake), asleep, o);
  return rivals(s, base, besides ? wake(s, base, awake, ~open, o) : awake, o);
}

const isAmong = (bits: number, i: number): boolean => (bits & (1 << i)) !== 0;

const changes = (of: Footprints, answer: number): number => of.adds(answer) | of.writes(answer);
const touches = (of: Footprints, answer: number): number => of.reads(answer) | changes(of, answer);

/**
 * With those of these rows that are able, and all that they wake. To ask whether an effect is able is dear: it is not asked
 * of what is awake already, and `contested` begins with those whose answer can matter.
 */
function wake<S extends State>(s: S, base: number, before: number, among: number, o: Ordering<S>): number {
  const rows = s.cell[SIGNALS] - base;
  let awake = before;
  for (let i = 0; i < rows; i++)
    if (isAmong(among & ~awake, i) && o.able(s, base + i)) awake = woken(s, base, awake, i, o);
  return awake;
}

/** May one of those wake one of these? */
function mayWake<S extends State>(s: S, base: number, those: number, these: number, o: Ordering<S>): boolean {
  const rows = s.cell[SIGNALS] - base;
  const of = o.footprints(s);
  let changed = 0;
  let touched = 0;
  for (let i = 0; i < rows; i++) {
    const answer = s.signalAnswer[base + i];
    if (isAmong(those, i)) changed |= changes(of, answer);
    if (isAmong(these, i)) touched |= touches(of, answer);
  }
  return (changed & touched) !== 0;
}

/** With that row those that it wakes, and those that these wake. */
function woken<S extends State>(s: S, base: number, before: number, i: number, o: Ordering<S>): number {
  const rows = s.cell[SIGNALS] - base;
  const of = o.footprints(s);
  const sweeping = o.sweeping(s);
  let awake = before | (1 << i);
  for (let fresh = 1 << i; fresh !== 0; ) {
    const next = lowest(fresh);
    fresh &= ~(1 << next);
    const changed = changes(of, s.signalAnswer[base + next]);
    const sweeps = (changed & sweeping) !== 0;
    for (let k = 0; k < rows; k++)
      if (!isAmong(awake, k) && (sweeps || (changed & touches(of, s.signalAnswer[base + k])) !== 0)) {
        awake |= 1 << k;
        fresh |= 1 << k;
      }
  }
  return awake;
}

/**
 * Those of these rows that do not commute with another of them. Not pair by pair: each is held against what all the others
 * do together, which is what anybody does but itself, and what two do.
 */
function rivals<S extends State>(s: S, base: number, among: number, o: Ordering<S>): number {
  const rows = s.cell[SIGNALS] - base;
  const of = o.footprints(s);
  let read = 0;
  let added = 0;
  let written = 0;
  let touched = 0;
  let readTwice = 0;
  let addedTwice = 0;
  let writtenTwice = 0;
  let touchedTwice = 0;
  for (let i = 0; i < rows; i++) {
    if (!isAmong(among, i)) continue;
    const answer = s.signalAnswer[base + i];
    const reads = of.reads(answer);
    const adds = of.adds(answer);
    const writes = of.writes(answer);
    const all = reads | adds | writes;
    readTwice |= read & reads;
    addedTwice |= added & adds;
    writtenTwice |= written & writes;
    touchedTwice |= touched & all;
    read |= reads;
    added |= adds;
    written |= writes;
    touched |= all;
  }
  const sweeps = ((added | written) & o.sweeping(s)) !== 0;
  let found = 0;
  let count = 0;
  for (let i = 0; i < rows; i++) {
    if (!isAmong(among, i)) continue;
    const answer = s.signalAnswer[base + i];
    const reads = of.reads(answer);
    const adds = of.adds(answer);
    const writes = of.writes(answer);
    const all = reads | adds | writes;
    const apart =
      (writes & ((touched & ~all) | touchedTwice)) |
      (all & ((written & ~writes) | writtenTwice)) |
      (adds & ((read & ~reads) | readTwice)) |
      (reads & ((added & ~adds) | addedTwice));
    if (!sweeps && apart === 0) continue;
    found |= 1 << i;
    count++;
  }
  // One that is alone is no rival, whatever may come of it.
  return count < 2 ? 0 : found;
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
