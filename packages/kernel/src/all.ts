import { type Frame, includes, isSole, lowest, NOBODY, NONE, type Option, type Seat, type Seats } from "./ids.js";
import { holds, type Kind } from "./kind.js";
import { askOn } from "./machine.js";
import {
  get,
  type Held,
  type Item,
  label,
  PC,
  proceedIf,
  type Question,
  type Register,
  run,
  set,
} from "./procedure.js";
import type { Dice } from "./random.js";
import { ACTOR, asked, BARRIER, FRAME, OPTIONS, type State } from "./state.js";

/**
 * What an answer to a question for all means: that seat is done; or it may go on and who is done stays so; or it may go
 * on and everybody is asked anew.
 */
export type Answered = "done" | "on" | "anew";

/** A question that each of several seats answers for itself, as often as it likes, until all are done. */
export interface QuestionForAll<S extends State> extends Omit<Question<S>, "choose" | "held"> {
  /** Everybody whom it is for, those who are done included. */
  who(s: S, f: Frame): Seats;
  /** Ends it before all are done: where somebody leads, and others need not be waited for. */
  closed?(s: S, f: Frame, done: Seats): boolean;
  choose(s: S, f: Frame, option: Option, seat: Seat): Answered;
}

/** The question for those who are not done; `done` is where they are noted. */
export function forAll<S extends State>(done: Register<Seats>, given: QuestionForAll<S>): Question<S> {
  const { who, closed, choose } = given;
  return {
    ...given,
    // Asked at every step of a phase: what most do not need is not called.
    who: closed
      ? (s, f) => (closed(s, f, get(s, f, done)) ? NOBODY : ((who(s, f) & ~get(s, f, done)) as Seats))
      : (s, f) => (who(s, f) & ~get(s, f, done)) as Seats,
    choose: (s, f, o, seat) => {
      const answered = choose(s, f, o, seat);
      if (answered !== "on") set(s, f, done, answered === "done" ? ((get(s, f, done) | (1 << seat)) as Seats) : NOBODY);
    },
  };
}

/** Goes back to the label after every answer, and on when all are done or have nothing to answer. */
export const askAll = <S extends State>(from: string, done: Register<Seats>, question: QuestionForAll<S>): Item<S> =>
  askOn(from, forAll(done, question));

/** Registers that `askBlind` needs: who has picked, and what, for so many seats. */
export const picks = (seats: number): { readonly picked: Kind<Seats>; readonly pick: Kind<Option> } =>
  Object.fromEntries([
    ["picked", holds.seats],
    ...Array.from({ length: seats }, (_, seat) => [seat === 0 ? "pick" : `pick${seat}`, holds.option]),
  ]);

const pickOf = ({ pick }: Held, seat: Seat): Register<Option> => (pick + seat) as Register<Option>;

/**
 * Each seat picks one of its options without knowing what others pick. When the last pick is in, they are carried out
 * in the order of the seats; until then nothing happens, so nothing random is drawn and nobody's view, events or options
 * can tell what is held. A pick that is no longer legal when its turn comes is let go.
 */
export function askBlind<S extends State>({ picked, pick }: Held, question: Question<S>): Item<S>[] {
  const held = { picked, pick };
  const [again, next, end] = ["again", "next", "end"].map((place) => `${question.prompt}: ${place}`);
  return [
    label(again),
    askOn<S>(again, {
      ...question,
      held,
      who: (s, f) => (question.who(s, f) & ~get(s, f, picked)) as Seats,
      choose: (s, f, o, seat) => {
        set(s, f, pickOf(held, seat), o);
        set(s, f, picked, (get(s, f, picked) | (1 << seat)) as Seats);
      },
    }),
    proceedIf<S>((s, f) => get(s, f, picked) !== NOBODY, end),
    run<S>((s, f) => {
      // What others picked comes to light.
      if (!isSole(get(s, f, picked))) s.cell[BARRIER]++;
    }),
    label(next),
    run<S>((s, f) => {
      const seat = lowest(get(s, f, picked)) as Seat;
      const o = get(s, f, pickOf(held, seat));
      set(s, f, picked, (get(s, f, picked) & ~(1 << seat)) as Seats);
      set(s, f, pickOf(held, seat), 0 as Option);
      if (!includes(question.who(s, f), seat) || !lists(s, f, question, seat, o)) return;
      s.cell[ACTOR] = seat;
      question.choose(s, f, o, seat);
    }),
    proceedIf<S>((s, f) => get(s, f, picked) === NOBODY, next),
    label(end),
  ];
}

/** Lists what the seat may answer, whether or not it is asked; says how many that are. */
function count<S extends State>(s: S, f: Frame, question: Question<S>, seat: Seat): number {
  const { offer } = s;
  offer.seat = NONE;
  offer.count = 0;
  question.options(s, f, seat);
  return Math.min(offer.count, OPTIONS);
}

function lists<S extends State>(s: S, f: Frame, question: Question<S>, seat: Seat, o: Option): boolean {
  for (let i = count(s, f, question, seat) - 1; i >= 0; i--) if (s.offer.list[i] === o) return true;
  return false;
}

/** The pending question, if it holds picks back. Only the frame on top can stand at a question. */
function holding(s: State): (Question<State> & { readonly held: Held }) | null {
  if (asked(s) === NOBODY) return null;
  const question = s.program.questions[s.stack[s.cell[FRAME] + PC]];
  return question?.held ? (question as Question<State> & { readonly held: Held }) : null;
}

/** Whose picks are held back from that seat. */
export function heldFrom(s: State, seat: Seat): Seats {
  const question = holding(s);
  return question ? ((get(s, s.cell[FRAME] as Frame, question.held.picked) & ~(1 << seat)) as Seats) : NOBODY;
}

/** Blots those picks out; that there are some is known. */
export function blotPicks(s: State, seats: Seats): void {
  const question = holding(s);
  for (let left: number = seats; question !== null && left !== 0; left &= left - 1)
    set(s, s.cell[FRAME] as Frame, pickOf(question.held, lowest(left) as Seat), 0 as Option);
}

/** Draws them anew, each from what that seat could pick on this table. */
export function drawPicks(s: State, seats: Seats, dice: Dice): void {
  const question = holding(s);
  for (let left: number = seats; question !== null && left !== 0; left &= left - 1) {
    const f = s.cell[FRAME] as Frame;
    const seat = lowest(left) as Seat;
    const options = count(s, f, question, seat);
    if (options > 0) set(s, f, pickOf(question.held, seat), s.offer.list[dice.below(options)]);
  }
}

/** Every pick that is held was legal, and stays so while nothing happens. */
export function strayPick(s: State): string | null {
  const question = holding(s);
  if (question === null) return null;
  const f = s.cell[FRAME] as Frame;
  const { held, prompt } = question;
  for (let seat = 0 as Seat; seat < s.shape.seats; seat++) {
    const o = get(s, f, pickOf(held, seat));
    const isIn = includes(get(s, f, held.picked), seat);
    if (isIn ? !lists(s, f, question, seat, o) : o !== 0) return `seat ${seat} cannot have picked ${o} at "${prompt}"`;
  }
  return null;
}
