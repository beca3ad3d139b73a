import { type Frame, isSole, NOBODY, NONE, type Option, only, type Seat, type Seats, soleSeat } from "./ids.js";
import { type Asked, get, type Item, leave, PC, type Question, type Step, uniform } from "./procedure.js";
import { INPUTS_PER_MATCH } from "./record.js";
import {
  ACTOR,
  asked,
  FRAME,
  FUEL,
  FUEL_PER_INPUT,
  finish,
  NUMBER,
  type Offer,
  OPTIONS,
  OVER,
  type State,
  VOID,
  WAITING,
} from "./state.js";

/** Runs until somebody must decide or the match is over. */
export function advance(s: State): void {
  finishAbove(s, NOWHERE);
}
const NOWHERE = -2 as Frame;

/** Runs what was begun on top of this frame, until it is the current one again or somebody must decide. */
export function finishAbove(s: State, until: Frame): void {
  const { cell, stack } = s;
  const { code, next, targets } = s.program;
  // Counted in a local: the cell would be read and written at every step.
  let fuel = cell[FUEL];
  let waiting = cell[WAITING];
  while (waiting === 0) {
    const f = cell[FRAME] as Frame;
    if (f === until) break;
    if (f === NONE || --fuel < 0) {
      finish(s, NOBODY, VOID);
      break;
    }
    const pc = stack[f + PC];
    const on = next[pc];
    // The last step of every procedure, without a call through the list.
    if (on === NONE) {
      leave(s, f);
      continue;
    }
    stack[f + PC] = on;
    if (code[pc](s, f) === false) stack[f + PC] = targets[pc];
    waiting = cell[WAITING];
    // Whoever waits stays at its step.
    if (waiting !== 0 && waiting !== OVER) stack[f + PC] = pc;
  }
  cell[FUEL] = fuel;
}

interface Asking<S extends State> {
  readonly question: Question<S>;
  readonly step: Step<S>;
}

/** Waits for an answer, unless there is nothing to choose, or only one thing and nothing is told by not asking. */
export function ask<S extends State>(given: Asked<S>): Asking<S> {
  const question = uniform(given);
  // A register is read here: the machine asks all the time, and every call it makes may be any function.
  const seat = typeof given.who === "number" ? given.who : null;
  return {
    question,
    step: (s, f) => {
      const seats = seat === null ? question.who(s, f) : only(get(s, f, seat));
      if (seats === NOBODY) return false;
      if (question.sure) {
        suspend(s, seats);
        return true;
      }
      if (isSole(seats)) {
        const sole = soleSeat(seats);
        list(s, f, question, sole);
        const { offer } = s;
        if (offer.count === 0) {
          offer.seat = NONE;
          return false;
        }
        if (offer.count === 1 && !mustAsk(s, question)) {
          question.choose(s, f, offer.list[0], sole);
          offer.seat = NONE;
        } else suspend(s, seats);
        return true;
      }
      return askSeveral(s, f, question, seats);
    },
  };
}

/** Goes back to the label after every answer, and on when nobody has anything left to answer. */
export const askOn = <S extends State>(from: string, question: Asked<S>): Item<S> => ({
  ...ask(question),
  then: from,
});

const mustAsk = <S extends State>(s: S, { always }: Question<S>): boolean =>
  typeof always === "function" ? always(s) : always === true;

/** Seats without an option are left out; where all the others could only give the same answer, it is taken. */
function askSeveral<S extends State>(s: S, f: Frame, question: Question<S>, seats: Seats): boolean {
  const { offer } = s;
  let open = NOBODY as number;
  let sole: number = NONE;
  let same = true;
  for (let left: number = seats; left !== 0; left &= left - 1) {
    const seat = (31 - Math.clz32(left & -left)) as Seat;
    // What is listed last is kept, so the last is always listed.
    const guess = question.guess && left !== (left & -left) ? question.guess(s, f, seat) : "list";
    if (guess === "none") continue;
    if (guess === "several") {
      same = false;
      open |= 1 << seat;
      continue;
    }
    list(s, f, question, seat);
    if (offer.count === 0) continue;
    if (offer.count > 1 || (sole !== NONE && offer.list[0] !== sole)) same = false;
    sole = offer.list[0];
    open |= 1 << seat;
  }
  // What was listed last is still good if the question stays.
  if (open !== 0 && (!same || mustAsk(s, question))) {
    suspend(s, open as Seats);
    return true;
  }
  offer.seat = NONE;
  if (open === 0) return false;
  question.choose(s, f, sole as Option, (31 - Math.clz32(open & -open)) as Seat);
  return true;
}

/** Stays at this step until one of these seats has answered its question. */
export function suspend(s: State, seats: Seats): void {
  if (s.cell[WAITING] === 0) s.cell[WAITING] = seats;
}

/** The same where what may be answered is at hand already: for one seat the list is kept. */
export function waitFor<S extends State>(s: S, seats: Seats, add: (s: S) => void): void {
  suspend(s, seats);
  if (!isSole(seats)) return;
  const { offer } = s;
  offer.count = 0;
  add(s);
  offer.seat = soleSeat(seats);
}

function list<S extends State>(s: S, f: Frame, question: Question<S>, seat: Seat): void {
  const { offer } = s;
  offer.count = 0;
  question.options(s, f, seat);
  offer.seat = seat;
  if (offer.count > OPTIONS) finish(s, NOBODY, VOID);
}

/** The question that waits for an answer; only while somebody is asked. */
export function pending(s: State): Question<State> {
  const question = s.program.questions[s.stack[s.cell[FRAME] + PC]];
  if (!question) throw new Error("no question is pending");
  return question;
}

/** What that seat may answer now; empty if it is not asked. The list is reused: read it before the next call. */
export function options(s: State, seat: Seat): Offer {
  const { offer } = s;
  if (offer.seat === seat) return offer;
  if ((asked(s) & (1 << seat)) === 0) {
    offer.count = 0;
    offer.seat = seat;
    return offer;
  }
  list(s, s.cell[FRAME] as Frame, pending(s), seat);
  return offer;
}

/** Takes an option that `options` lists for that seat, and runs on. */
export function choose(s: State, seat: Seat, o: Option): void {
  const question = pending(s);
  const f = s.cell[FRAME] as Frame;
  s.offer.seat = NONE;
  s.cell[WAITING] = 0;
  s.cell[FUEL] = FUEL_PER_INPUT;
  s.effort = 0;
  s.cell[ACTOR] = seat;
  s.stack[f + PC] = s.program.next[s.stack[f + PC]];
  if (++s.cell[NUMBER] > INPUTS_PER_MATCH) {
    finish(s, NOBODY, VOID);
    return;
  }
  question.choose(s, f, o, seat);
  advance(s);
}

/** Puts the machine at the start of a fresh match. */
export function boot(s: State): void {
  s.cell[FRAME] = NONE;
  s.cell[FUEL] = FUEL_PER_INPUT;
  s.effort = 0;
  s.cell[ACTOR] = NONE;
}
