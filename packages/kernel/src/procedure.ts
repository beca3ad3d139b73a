import { type Frame, type Id, NOBODY, NONE, type Option, only, type Seat, type Seats } from "./ids.js";
import type { Kind } from "./kind.js";
import { dropModifiers } from "./modifier.js";
import { FRAME, finish, MODIFIERS, type State, TOP, VOID } from "./state.js";

/** A named slot of a frame; V is the type of what it holds. */
export type Register<V extends number = number> = Id<"register"> & { readonly holds?: V };
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
  /**
   * It always has options and is always asked: the list is made only when somebody looks at it. Bots try many answers
   * without looking at what could be answered behind them.
   */
  readonly sure?: boolean;
  /** A window: under which name a seat may ask to be stopped here; a host answers `pass` for seats that did not. */
  readonly window?: ((s: S, f: Frame, seat: Seat) => Window | null) | null;
  /** The answer by which a seat steps back, where every action asks all of them anew: bots need not wait for it then. */
  readonly back?: Option | null;
  who(s: S, f: Frame): Seats;
  /** Where several seats are asked, quicker than listing: that seat has nothing to answer, several things, or is to be listed. */
  readonly guess?: ((s: S, f: Frame, seat: Seat) => Guess) | null;
  /** Adds the legal options of that seat to `s.offer`. None at all: the question is passed over. */
  options(s: S, f: Frame, seat: Seat): void;
  choose(s: S, f: Frame, option: Option, seat: Seat): void;
  /** Answers are held back here until the last is in; see `askBlind`. */
  readonly held?: Held | null;
}

/** Where picks are held back: who has picked, and one register for each seat, in a row. */
export interface Held {
  readonly picked: Register<Seats>;
  readonly pick: Register<Option>;
}

/** A question as it is written: who decides may also be the register that holds the seat. */
export type Asked<S extends State> = Omit<Question<S>, "who"> & { readonly who: Question<S>["who"] | Register<Seat> };

export interface Window {
  readonly stop: string;
  readonly pass: Option;
}

/**
 * What others need to know of a procedure to call it and to read its frames. Rules that lead to each other in a circle
 * are written against it: its steps may stand in a file that uses theirs.
 */
export interface Outline<R extends Registers = Registers> {
  readonly name: string;
  readonly registers: Named<R>;
  /** What each of them holds, in their order. */
  readonly kinds: readonly Kind[];
  /** Words of a frame, header included. */
  readonly words: number;
  /** Its place in the program, and that of its first step; the same in every program of a game. */
  id: number;
  start: number;
  /** Those who wish to go on from one of its labels, to be told where that is when its steps are written. */
  readonly awaited: ((labels: ReadonlyMap<string, number>) => void)[];
}

export interface Procedure<S extends State = State, R extends Registers = Registers> extends Outline<R> {
  readonly steps: readonly Step<S>[];
  /** By step, where to go on behind it, and where if it says `false`. The last one leaves: nothing is behind it. */
  readonly next: Int32Array;
  readonly targets: Int32Array;
  readonly questions: readonly (Question<S> | null)[];
  /** By step, whether what was called can come back there: behind a step that is more than a jump, or back at one. */
  readonly returns: Uint8Array;
  /** The first step behind each label. */
  readonly labels: ReadonlyMap<string, number>;
  /** The first step of all. */
  readonly entry: number;
}

export type Item<S extends State> =
  | {
      readonly step: Step<S>;
      readonly question?: Asked<S>;
      /** Where to go on behind it, if not with the next item. */
      readonly then?: string;
      /** On `false` the same step runs again. */
      readonly again?: boolean;
    }
  | { readonly label: string; readonly entry?: true }
  | { readonly jump: string; readonly unless?: (s: S, f: Frame) => boolean };

export const label = (name: string): { label: string } => ({ label: name });
/** Where a procedure begins that may have to wait before its first step: others are called above it at once. */
export const entry = (name: string): { label: string; entry: true } => ({ label: name, entry: true });
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
export const HEADER = 3;

export const procedure = <S extends State, R extends Registers>(
  name: string,
  registers: R,
  build: (r: Named<R>) => readonly Item<S>[],
): Procedure<S, R> => stepsOf(outline(name, registers), build);

export function outline<R extends Registers>(name: string, registers: R): Outline<R> {
  const names = Object.keys(registers);
  const named = Object.fromEntries(names.map((key, i) => [key, HEADER + i])) as unknown as Named<R>;
  const kinds = Object.values(registers);
  return { name, registers: named, kinds, words: HEADER + names.length, id: NONE, start: NONE, awaited: [] };
}

/** Gives an outline its steps: it becomes the procedure. */
export function stepsOf<S extends State, R extends Registers>(
  of: Outline<R>,
  build: (r: Named<R>) => readonly Item<S>[],
): Procedure<S, R> {
  const { name } = of;
  const items = build(of.registers);
  const route = routes(name, items);
  const steps: Step<S>[] = [];
  const next: number[] = [];
  const targets: number[] = [];
  const questions: (Question<S> | null)[] = [];
  const returns = new Set<number>();
  items.forEach((item, i) => {
    if ("label" in item) {
      if (item.entry) returns.add(route.to(item.label));
      return;
    }
    if (!route.isStep(item)) return;
    const here = steps.length;
    const on = route.from(i + 1);
    const then = "step" in item && item.then !== undefined ? route.to(item.then) : on;
    steps.push("jump" in item ? (item.unless ?? never) : item.step);
    next.push(then);
    targets.push("jump" in item ? route.to(item.jump) : item.again ? here : on);
    questions.push("step" in item && item.question ? uniform(item.question) : null);
    if ("step" in item) {
      returns.add(then).add(on);
      if (item.again) returns.add(here);
    }
  });
  steps.push(leave);
  // A game may have it end there whatever it was at.
  returns.add(steps.length - 1);
  const labels = new Map(
    items.flatMap((item) => ("label" in item ? [[item.label, route.to(item.label)] as const] : [])),
  );
  for (const tell of of.awaited) tell(labels);
  return Object.assign(of, {
    steps,
    next: Int32Array.from([...next, NONE]),
    targets: Int32Array.from([...targets, NONE]),
    questions: [...questions, null],
    returns: Uint8Array.from(steps, (_, step) => (returns.has(step) ? 1 : 0)),
    labels,
    entry: route.from(0),
  });
}

/** Which step an item leads to. Labels and jumps that always jump are no steps: whoever comes there is led on. */
function routes<S extends State>(name: string, items: readonly Item<S>[]) {
  const isStep = (item: Item<S>): boolean =>
    !("label" in item) && !("jump" in item && item.unless === undefined && !idle.has(item));
  const labels = new Map(items.flatMap((item, i) => ("label" in item ? [[item.label, i] as const] : [])));
  const find = (to: string): number => {
    const at = labels.get(to);
    if (at === undefined) throw new Error(`procedure ${name} has no label "${to}"`);
    return at;
  };
  /** Jumps that only lead round in a circle stay steps, so that fuel ends them. */
  const idle = new Set<Item<S>>();
  const lead = (from: number): number => {
    let at = from;
    for (let hops = 0; at < items.length; hops++) {
      const item = items[at];
      if (isStep(item)) return at;
      if ("jump" in item && hops > items.length) idle.add(item);
      else at = "jump" in item ? find(item.jump) : at + 1;
    }
    return at;
  };
  for (let i = 0; i < items.length; i++) lead(i);
  const numbers: number[] = [];
  let steps = 0;
  for (const item of items) numbers.push(isStep(item) ? steps++ : steps);
  const from = (at: number): number => numbers[lead(at)] ?? steps;
  return { isStep, from, to: (label: string): number => from(find(label)) };
}

const never = (): boolean => false;

/** A question in the one form all have: the machine reads their parts at every step. */
export function uniform<S extends State>(q: Asked<S>): Question<S> {
  const { who } = q;
  return {
    prompt: q.prompt,
    always: q.always ?? false,
    sure: q.sure ?? false,
    who: typeof who === "number" ? (s, f) => only(get(s, f, who)) : who,
    guess: q.guess ?? null,
    options: q.options,
    choose: q.choose,
    window: q.window ?? null,
    back: q.back ?? null,
    held: q.held ?? null,
  };
}

/** Begins a procedure on top of the current one; the caller fills the registers of the frame it gets. */
export function call<S extends State, R extends Registers>(s: S, p: Procedure<S, R>): Frame {
  return begin(s, p.id, p.start + p.entry, p.words);
}

/** The same by its number. */
export function enter(s: State, id: number): Frame {
  const { entries, sizes } = s.program;
  return begin(s, id, entries[id], sizes[id]);
}

function begin(s: State, id: number, pc: number, words: number): Frame {
  const { cell, stack } = s;
  const f = cell[TOP] as Frame;
  if (f + words > stack.length) {
    finish(s, NOBODY, VOID);
    return (stack.length - words) as Frame;
  }
  stack[f + PREVIOUS] = cell[FRAME];
  stack[f + PROCEDURE] = id;
  stack[f + PC] = pc;
  cell[FRAME] = f;
  cell[TOP] = f + words;
  return f;
}

/** Lets a frame do nothing more: it leaves when it is its turn again. */
export function toEnd(s: State, f: Frame): void {
  const p = s.program.procedures[s.stack[f + PROCEDURE]];
  s.stack[f + PC] = p.start + p.steps.length - 1;
}

/** A place in a procedure to go on from, by its label. */
export interface Point {
  readonly of: { readonly start: number };
  readonly step: number;
}
/** An outline may be asked before its steps are written; a label it never gets is an error as soon as they are. */
export function pointAt(p: Outline, name: string): Point {
  const point = { of: p, step: NONE as number };
  const find = (labels: ReadonlyMap<string, number>): void => {
    const step = labels.get(name);
    if (step === undefined) throw new Error(`procedure ${p.name} has no label "${name}"`);
    point.step = step;
  };
  if (isWritten(p)) find(p.labels);
  else p.awaited.push(find);
  return point;
}
const isWritten = (p: Outline): p is Procedure => "labels" in p;
/** Lets a frame go on from there. */
export function resume(s: State, f: Frame, point: Point): void {
  s.stack[f + PC] = point.of.start + point.step;
}

/** Ends the current procedure. Its words are cleared, so equal positions have equal words. */
export function leave(s: State, f: Frame): void {
  if (s.cell[MODIFIERS] > 0) dropModifiers(s, f);
  const { cell, stack } = s;
  cell[FRAME] = stack[f + PREVIOUS];
  for (let i = cell[TOP] - 1; i >= f; i--) stack[i] = 0;
  cell[TOP] = f;
}

/** The nearest frame of that procedure, from `f` outwards; NONE if there is none. Frames lie above those around them. */
export function within(s: State, f: Frame, p: { readonly id: number }): Frame {
  let frame: number = f;
  while (frame !== NONE && s.stack[frame + PROCEDURE] !== p.id) frame = s.stack[frame + PREVIOUS];
  return frame as Frame;
}

/** All frames of that procedure, the innermost first. */
export function framesOf(s: State, p: { readonly id: number }): readonly Frame[] {
  const list: Frame[] = [];
  for (let f = within(s, s.cell[FRAME] as Frame, p); f !== NONE; f = within(s, s.stack[f + PREVIOUS] as Frame, p))
    list.push(f);
  return list;
}

/** Which step of its procedure a frame stands at; NONE if that has no such step. */
export function stepOf(s: State, f: Frame): number {
  const { start, steps } = s.program.procedures[s.stack[f + PROCEDURE]];
  const at = s.stack[f + PC] - start;
  return at >= 0 && at < steps.length ? at : NONE;
}
