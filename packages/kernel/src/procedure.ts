import { type Frame, type Id, NOBODY, NONE, type Option, type Seat, type Seats } from "./ids.js";
import { dropModifiers } from "./modifier.js";
import { FRAME, finish, MODIFIERS, type State, TOP, VOID } from "./state.js";

/** A named slot of a frame; V says what it holds. */
export type Register<V extends number = number> = Id<"register"> & { readonly holds?: V };
export interface Kind<V extends number> {
  readonly holds?: V;
}
/** Says what a register holds: `{ attacker: holds<Card>(), hits: int }`. */
export const holds = <V extends number>(): Kind<V> => ({});
export const int: Kind<number> = {};
export type Registers = Readonly<Record<string, Kind<number>>>;
export type Named<R extends Registers> = {
  readonly [K in keyof R]: R[K] extends Kind<infer V> ? Register<V> : never;
};

export const get = <V extends number>(s: State, f: Frame, r: Register<V>): V => s.stack[f + r] as V;
export const set = <V extends number>(s: State, f: Frame, r: Register<V>, value: V): void => {
  s.stack[f + r] = value;
};

/** One step: does its part at once and remembers nothing outside the state. What says `false` jumps. */
export type Step<S extends State> = (s: S, f: Frame) => unknown;

export type Guess = "none" | "several" | "list";

/** What a prompt is: who decides, what is legal, what an answer does. */
export interface Question<S extends State> {
  /** Names the prompt in the game's texts. */
  readonly prompt: string;
  /** Asked even when one option is left: where not asking would tell something hidden. */
  readonly always?: boolean | ((s: S) => boolean);
  /** A window: under which name a seat may ask to be stopped here; a host answers `pass` for seats that did not. */
  readonly window?: ((s: S, f: Frame, seat: Seat) => Window | null) | null;
  who(s: S, f: Frame): Seats;
  /** Where several seats are asked, quicker than listing: that seat has nothing to answer, several things, or is to be listed. */
  readonly guess?: ((s: S, f: Frame, seat: Seat) => Guess) | null;
  /** Adds the legal options of that seat to `s.offer`. None at all: the question is passed over. */
  options(s: S, f: Frame, seat: Seat): void;
  choose(s: S, f: Frame, option: Option, seat: Seat): void;
}

export interface Window {
  readonly stop: string;
  readonly pass: Option;
}

export interface Procedure<S extends State = State, R extends Registers = Registers> {
  readonly name: string;
  readonly registers: Named<R>;
  /** Words of a frame, header included. */
  readonly words: number;
  readonly steps: readonly Step<S>[];
  /** By step, where to go on if it says `false`. */
  readonly targets: Int32Array;
  readonly questions: readonly (Question<S> | null)[];
  /** Its place in the program; the same in every program of a game. */
  id: number;
}

/** The procedures of a match: the game's own, then those compiled from its content. */
export interface Program {
  readonly procedures: readonly Procedure[];
}

export type Item<S extends State> =
  | { readonly step: Step<S>; readonly question?: Question<S> }
  | {
      readonly asks: (from: number) => { readonly step: Step<S>; readonly question: Question<S> };
      readonly from: string;
    }
  | { readonly label: string }
  | { readonly jump: string; readonly unless?: (s: S, f: Frame) => boolean };

export const label = (name: string): { label: string } => ({ label: name });
export const goto = (name: string): { jump: string } => ({ jump: name });
/** Goes on if it holds, else to the label. */
export const proceedIf = <S extends State>(holdsTrue: (s: S, f: Frame) => boolean, orElse: string): Item<S> => ({
  jump: orElse,
  unless: holdsTrue,
});
export const run = <S extends State>(step: Step<S>): Item<S> => ({ step });

/** A frame is its caller's frame, its procedure, the next step, then the registers. */
export const PREVIOUS = 0;
export const PROCEDURE = 1;
export const PC = 2;
const HEADER = 3;

export function procedure<S extends State, R extends Registers>(
  name: string,
  registers: R,
  build: (r: Named<R>) => readonly Item<S>[],
): Procedure<S, R> {
  const names = Object.keys(registers);
  const named = Object.fromEntries(names.map((key, i) => [key, HEADER + i])) as unknown as Named<R>;
  const labels = new Map<string, number>();
  const items = build(named);
  let at = 0;
  for (const item of items) {
    if ("label" in item) labels.set(item.label, at);
    else at++;
  }
  const steps: Step<S>[] = [];
  const questions: (Question<S> | null)[] = [];
  const targets = Int32Array.from({ length: at + 1 }, (_, i) => i + 1);
  for (const item of items) {
    if ("label" in item) continue;
    if ("jump" in item) {
      targets[steps.length] = place(name, labels, item.jump);
      steps.push(item.unless ?? never);
      questions.push(null);
      continue;
    }
    const { step, question } = "asks" in item ? item.asks(place(name, labels, item.from)) : item;
    steps.push(step);
    questions.push(question ? uniform(question) : null);
  }
  steps.push(leave);
  questions.push(null);
  return { name, registers: named, words: HEADER + names.length, steps, targets, questions, id: NONE };
}

const never = (): boolean => false;

/** A question in the one form all have: the machine reads their parts at every step. */
export const uniform = <S extends State>(q: Question<S>): Question<S> => ({
  prompt: q.prompt,
  always: q.always ?? false,
  who: q.who,
  guess: q.guess ?? null,
  options: q.options,
  choose: q.choose,
  window: q.window ?? null,
});

function place(procedureName: string, labels: ReadonlyMap<string, number>, to: string): number {
  const target = labels.get(to);
  if (target === undefined) throw new Error(`procedure ${procedureName} has no label "${to}"`);
  return target;
}

/** Gives each procedure its number. Games number theirs once; compiled ones follow in content order. */
export function number<S extends State>(procedures: readonly Procedure<S>[], from = 0): void {
  procedures.forEach((p, i) => {
    p.id = from + i;
  });
}

/** Begins a procedure on top of the current one; the caller fills the registers of the frame it gets. */
export function call<S extends State, R extends Registers>(s: S, p: Procedure<S, R>): Frame {
  return enter(s, p.id, p.words);
}

export function enter(s: State, id: number, words: number): Frame {
  const f = s.cell[TOP] as Frame;
  if (f + words > s.stack.length) {
    finish(s, NOBODY, VOID);
    return (s.stack.length - words) as Frame;
  }
  s.stack[f + PREVIOUS] = s.cell[FRAME];
  s.stack[f + PROCEDURE] = id;
  s.stack[f + PC] = 0;
  s.cell[FRAME] = f;
  s.cell[TOP] = f + words;
  return f;
}

/** Ends the current procedure. Its words are cleared, so equal positions have equal words. */
export function leave(s: State, f: Frame): void {
  if (s.cell[MODIFIERS] > 0) dropModifiers(s, f);
  s.cell[FRAME] = s.stack[f + PREVIOUS];
  for (let i = s.cell[TOP] - 1; i >= f; i--) s.stack[i] = 0;
  s.cell[TOP] = f;
}

/** The nearest frame of that procedure, from `f` outwards; NONE if there is none. */
export function within(s: State, f: Frame, p: { readonly id: number }): Frame {
  let frame: number = f;
  while (frame !== NONE && s.stack[frame + PROCEDURE] !== p.id) frame = s.stack[frame + PREVIOUS];
  return frame as Frame;
}
