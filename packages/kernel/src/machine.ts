import { type Frame, isSole, NOBODY, NONE, type Option, type Seat, type Seats, soleSeat } from "./ids.js";
import { type Item, PC, PROCEDURE, type Question, type Step, uniform } from "./procedure.js";
import { ACTOR, asked, FRAME, FUEL, finish, NUMBER, type Offer, OPTIONS, type State, VOID, WAITING } from "./state.js";

/** Machine steps one input may take, and inputs one match may take, before it ends as void. */
const FUEL_PER_INPUT = 20_000;
export const INPUTS_PER_MATCH = 20_000;

/** Runs until somebody must decide or the match is over. */
export function advance<S extends State>(s: S): void {
  const { cell, stack } = s;
  const { procedures } = s.program;
  while (cell[WAITING] === 0) {
    const f = cell[FRAME] as Frame;
    if (f === NONE || --cell[FUEL] < 0) {
      finish(s, NOBODY, VOID);
      return;
    }
    const { steps, targets } = procedures[stack[f + PROCEDURE]];
    const pc = stack[f + PC]++;
    if (steps[pc](s, f) === false) stack[f + PC] = targets[pc];
  }
}

/** Runs what was begun on top of this frame, until it is the current one again or somebody must decide. */
export function finishAbove<S extends State>(s: S, f: Frame): void {
  const { procedures } = s.program;
  while (s.cell[WAITING] === 0 && s.cell[FRAME] !== f) {
    const top = s.cell[FRAME] as Frame;
    const { steps, targets } = procedures[s.stack[top + PROCEDURE]];
    const pc = s.stack[top + PC]++;
    if (steps[pc](s, top) === false) s.stack[top + PC] = targets[pc];
  }
}

interface Asking<S extends State> {
  readonly question: Question<S>;
  readonly step: Step<S>;
}

/** Waits for an answer, unless there is nothing to choose, or only one thing and nothing is told by not asking. */
export function ask<S extends State>(given: Question<S>): Asking<S> {
  const question = uniform(given);
  return {
    question,
    step: (s, f) => {
      const seats = question.who(s, f);
      if (seats === NOBODY) return;
      if (isSole(seats)) {
        const seat = soleSeat(seats);
        list(s, f, question, seat);
        const { offer } = s;
        if (offer.count === 0) {
          offer.seat = NONE;
          return;
        }
        if (offer.count === 1 && !mustAsk(s, question)) {
          question.choose(s, f, offer.list[0], seat);
          offer.seat = NONE;
          return;
        }
        suspend(s, f, seats);
      } else askSeveral(s, f, question, seats);
    },
  };
}

/** Goes back to the label after every answer, and on when nobody has anything left to answer. */
export function askOn<S extends State>(from: string, question: Question<S>): Item<S> {
  const asks = (target: number): Asking<S> =>
    ask({
      ...question,
      choose: (s, f, o, seat) => {
        s.stack[f + PC] = target;
        question.choose(s, f, o, seat);
      },
    });
  return { asks, from };
}

const mustAsk = <S extends State>(s: S, { always }: Question<S>): boolean =>
  typeof always === "function" ? always(s) : always === true;

/** Seats without an option are left out; where all the others could only give the same answer, it is taken. */
function askSeveral<S extends State>(s: S, f: Frame, question: Question<S>, seats: Seats): void {
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
    suspend(s, f, open as Seats);
    return;
  }
  offer.seat = NONE;
  if (open !== 0) question.choose(s, f, sole as Option, (31 - Math.clz32(open & -open)) as Seat);
}

/** Stays at this step until one of these seats has answered its question. */
export function suspend(s: State, f: Frame, seats: Seats): void {
  if (s.cell[WAITING] !== 0) return;
  s.stack[f + PC]--;
  s.cell[WAITING] = seats;
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
  const f = s.cell[FRAME];
  const question = s.program.procedures[s.stack[f + PROCEDURE]].questions[s.stack[f + PC]];
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
  s.cell[ACTOR] = seat;
  s.stack[f + PC]++;
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
  s.cell[ACTOR] = NONE;
}
