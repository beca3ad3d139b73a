import { type Card, type Frame, NO_REF, NONE } from "@rifthall/kernel/ids";
import { forgetModifiers, get, type Register, set } from "@rifthall/kernel/machine";
import { MODIFIERS, type State, tire } from "@rifthall/kernel/state";
import { refer } from "@rifthall/kernel/zone";
import {
  type Act,
  actAmount,
  actSelect,
  type Finder,
  type Foresees,
  type Foresight,
  Found,
  type Grammar,
  type Meanings,
  R,
} from "./grammar.js";
import type { Effect, Node, Select } from "./tree.js";

export interface Words<S extends State> {
  readonly grammar: Grammar<S>;
  readonly meanings: Meanings<S>;
}

const nothing = (): boolean => false;

/** What is asked of an effect. */
export interface Wish {
  /** Only this verb counts, and what a pick or a move of self makes possible is looked at. */
  readonly verb?: string;
  /** Its player asks: what it costs them is no change, and they know their own hand. Others must not be told. */
  readonly own?: true;
}

/**
 * Would running this effect in a frame change the board, for some choice? Steps before the first able one change
 * nothing, so each step may be judged on the board as it is.
 */
export function able<S extends State>(effect: Effect, words: Words<S>, wish: Wish = {}): Foresees<S> {
  const would = foresee(effect, nothing, words, wish);
  return (s, f) => {
    const that = get(s, f, R.that);
    const here = get(s, f, R.here);
    const there = get(s, f, R.there);
    const { foreseen } = s;
    s.foreseen = 0;
    const result = would(s, f);
    s.effort += s.foreseen;
    s.foreseen = foreseen;
    tire(s);
    set(s, f, R.that, that);
    set(s, f, R.here, here);
    set(s, f, R.there, there);
    return result;
  };
}

/** Ways to choose that are looked into: with each pick behind a pick there are many times as many. */
const FAR = 4_000;
/** Is it too far to see whether something would change? Then it is taken to. */
export const isTooFar = (s: State): boolean => ++s.foreseen > FAR;

function foresee<S extends State>(effect: Effect, then: Foresees<S>, words: Words<S>, wish: Wish): Foresees<S> {
  const { verb: wanted, own = false } = wish;
  return effect.reduceRight<Foresees<S>>((rest, node) => {
    const verb = words.grammar.verbs.get(node.verb);
    if (!verb) return nothing;
    return verb.able(node, {
      grammar: words.grammar,
      meanings: words.meanings,
      rest,
      own,
      counts: (word) => wanted === undefined || word === wanted,
      effect: (inner, behind = nothing) => foresee(inner, behind, words, wish),
      some: forSome,
    });
  }, then);
}

/** Cards become `that` in their present stay. */
function forSome<S extends State>(
  register: "that" | "here" | "there",
  list: Finder<S>,
  would: Foresees<S>,
): Foresees<S> {
  const found = new Found();
  const at = R[register] as Register;
  const cards = register === "that";
  return (s, f) => {
    const before = get<number>(s, f, at);
    found.count = 0;
    list(s, f, found);
    let result = false;
    for (let i = 0; i < found.count && !result; i++) {
      set<number>(s, f, at, cards ? refer(s, found.list[i] as Card) : found.list[i]);
      result = isTooFar(s) || would(s, f);
    }
    set<number>(s, f, at, before);
    return result;
  };
}

/** With the register holding that alone. */
function having<S extends State>(register: "that" | "there", value: number, would: Foresees<S>): Foresees<S> {
  const at = R[register] as Register;
  return (s, f) => {
    const before = get<number>(s, f, at);
    set<number>(s, f, at, value);
    const result = would(s, f);
    set<number>(s, f, at, before);
    return result;
  };
}

/** What only changes what holds for a while can make a later step idle: try it, ask, take it back. */
function tried<S extends State>(node: Node, act: Act<S>, a: Foresight<S>): Foresees<S> {
  const { run } = act;
  const amount = actAmount(act, node);
  return (s, f) => {
    const rows = s.cell[MODIFIERS];
    if (rows < s.modifierKey.length) run(s, f, NONE, a.meanings.amount(s, f, amount), node);
    const result = a.rest(s, f);
    forgetModifiers(s, rows);
    return result;
  };
}

/** Able for verbs that act on what they select. */
export function actAble<S extends State>(node: Node, a: Foresight<S>): Foresees<S> {
  const act = a.grammar.verbs.get(node.verb)?.act;
  if (!act) return a.rest;
  const select = actSelect(act, node);
  const would = act.quiet && !select ? tried(node, act, a) : doing(node, act, select, a);
  const { possible } = act;
  return possible ? (s, f) => (possible(s, f, node) ? would(s, f) : a.rest(s, f)) : would;
}

/** It would do something to one of what it selects; or nothing to any, and what follows would. */
function doing<S extends State>(node: Node, act: Act<S>, select: Select | undefined, a: Foresight<S>): Foresees<S> {
  const useful = usefully(node, act, select ? a.meanings.all(select) : itself, a.meanings);
  const behind = following(node, act, select, useful, a);
  if (act.quiet || !a.counts(node.verb)) return behind;
  const found = new Found();
  return (s, f) => {
    found.count = 0;
    useful(s, f, found);
    return found.count > 0 || behind(s, f);
  };
}

/** What acts on nothing in particular. */
const itself = (_s: State, _f: Frame, found: Found): void => found.add(NONE);

/** Of those listed, the ones it would change. */
export function usefully<S extends State>(
  node: Node,
  act: Act<S>,
  list: Finder<S>,
  { amount }: Meanings<S>,
): Finder<S> {
  const { useful } = act;
  const n = actAmount(act, node);
  return (s, f, found) => {
    list(s, f, found);
    const by = amount(s, f, n);
    let kept = 0;
    for (let i = 0; i < found.count; i++) if (useful(s, f, found.list[i], by, node)) found.list[kept++] = found.list[i];
    found.count = kept;
  };
}

/** What follows the act, with what it would have picked, or where it would have moved self. */
function following<S extends State>(
  node: Node,
  act: Act<S>,
  select: Select | undefined,
  useful: Finder<S>,
  a: Foresight<S>,
): Foresees<S> {
  const { rest } = a;
  if (rest === nothing) return nothing;
  if (act.movesSelf?.(node)) return either(useful, a.some("here", useful, rest), rest);
  if (!select || select.kind === "reference" || select.quantifier === "each") return rest;
  if (select.sort === "place") return either(useful, a.some("there", useful, rest), having("there", NONE, rest));
  const picked = a.some("that", useful, rest);
  if (select.quantifier === "up to") return (s, f) => picked(s, f) || isTooFar(s) || rest(s, f);
  return either(useful, picked, having("that", NO_REF, rest));
}

/** The first where something is listed, else the second. */
function either<S extends State>(list: Finder<S>, first: Foresees<S>, second: Foresees<S>): Foresees<S> {
  const found = new Found();
  return (s, f) => {
    found.count = 0;
    list(s, f, found);
    return found.count > 0 ? first(s, f) : second(s, f);
  };
}
