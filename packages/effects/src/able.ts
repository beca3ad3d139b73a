import type { Card, Frame, Register, State } from "@rifthall/kernel";
import { forgetModifiers, get, MODIFIERS, NO_REF, NONE, refer, set } from "@rifthall/kernel";
import { type Ability, type Act, actAmount, actSelect, type Grammar, type Meanings, R } from "./grammar.js";
import type { Effect, Node, Select } from "./tree.js";

export interface Words<S extends State> {
  readonly grammar: Grammar<S>;
  readonly meanings: Meanings<S>;
}

/**
 * Would running this effect in frame `f` change the board, for some choice? With `wanted`, only that verb counts, and
 * what a pick or a move of self makes possible is looked at. Steps before the first able one change nothing, so each
 * step may be judged on the board as it is.
 */
export function able<S extends State>(s: S, f: Frame, effect: Effect, words: Words<S>, wanted?: string): boolean {
  if (effect.length === 1 && wanted === undefined) {
    const act = words.grammar.verbs.get(effect[0].verb)?.act;
    if (act && !act.quiet) return actsAlone(s, f, effect[0], act, words);
  }
  const saved = [R.that, R.here, R.there].map((r) => get<number>(s, f, r as Register));
  const result = judge(s, f, effect, words, wanted ?? null);
  [R.that, R.here, R.there].forEach((r, i) => {
    set<number>(s, f, r as Register, saved[i]);
  });
  return result;
}

/** A single act needs nothing but to be useful to something. */
function actsAlone<S extends State>(s: S, f: Frame, node: Node, act: Act<S>, { meanings }: Words<S>): boolean {
  if (act.possible?.(s, f, node) === false) return false;
  const n = meanings.amount(s, f, actAmount(act, node));
  const select = actSelect(act, node);
  if (!select) return act.useful(s, f, NONE, n, node);
  if (select.kind === "reference") {
    const one = meanings.one(s, f, select);
    return one !== NONE && act.useful(s, f, one, n, node);
  }
  return meanings.useful(s, f, select, act, n, node);
}

function judge<S extends State>(s: S, f: Frame, effect: Effect, words: Words<S>, wanted: string | null): boolean {
  const [node, ...rest] = effect;
  const verb = node && words.grammar.verbs.get(node.verb);
  if (!node || !verb) return false;
  return verb.able(node, {
    s,
    f,
    grammar: words.grammar,
    meanings: words.meanings,
    rest,
    counts: (word) => wanted === null || word === wanted,
    effect: (e) => judge(s, f, e, words, wanted),
    some: (register, values, e) => {
      const saved = get<number>(s, f, R[register] as Register);
      const found = values.some((value) => {
        set<number>(s, f, R[register] as Register, value);
        return judge(s, f, e, words, wanted);
      });
      set<number>(s, f, R[register] as Register, saved);
      return found;
    },
  });
}

/** What is selected, as a list. */
export const selected = <S extends State>(a: Ability<S>, x: Select): number[] => a.meanings.all(a.s, a.f, x);

/** What only changes what holds for a while can make a later step idle: try it, ask, take it back. */
function tried<S extends State>(node: Node, act: Act<S>, n: number, a: Ability<S>): boolean {
  const rows = a.s.cell[MODIFIERS];
  if (rows < a.s.modifierKey.length) act.run(a.s, a.f, NONE, n, node);
  const result = a.effect(a.rest);
  forgetModifiers(a.s, rows);
  return result;
}

/** Able for verbs that act on what they select. */
export function actAble<S extends State>(node: Node, a: Ability<S>): boolean {
  const act = a.grammar.verbs.get(node.verb)?.act;
  if (!act || act.possible?.(a.s, a.f, node) === false) return a.effect(a.rest);
  const n = a.meanings.amount(a.s, a.f, actAmount(act, node));
  const select = actSelect(act, node);
  if (act.quiet && !select) return tried(node, act, n, a);
  const targets = select ? selected(a, select) : [NONE];
  const useful = targets.filter((x) => act.useful(a.s, a.f, x, n, node));
  if (useful.length > 0 && a.counts(node.verb) && !act.quiet) return true;
  if (!select || select.kind === "reference" || select.quantifier === "each") {
    if (act.movesSelf?.(node) && useful.length > 0) return a.some("here", useful, a.rest);
    return a.effect(a.rest);
  }
  if (act.movesSelf?.(node)) return useful.length > 0 ? a.some("here", useful, a.rest) : a.effect(a.rest);
  if (select.sort === "place") return a.some("there", useful.length > 0 ? useful : [NONE], a.rest);
  const refs = useful.map((card) => refer(a.s, card as Card));
  if (select.quantifier === "up to") return a.some("that", refs, a.rest) || a.effect(a.rest);
  return a.some("that", refs.length > 0 ? refs : [NO_REF], a.rest);
}
