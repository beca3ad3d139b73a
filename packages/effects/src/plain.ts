import { type Card, type Frame, meant, NO_REF, NONE, type Ref } from "@rifthall/kernel/ids";
import { finishAbove, get, type Register, roll, set } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import { present, refer } from "@rifthall/kernel/zone";
import { able } from "./able.js";
import { ALL, counted, testOf } from "./builder.js";
import { actAmount, actSelect, type Grammar, type Meanings, R, wordIn } from "./grammar.js";
import {
  type Amount,
  amountOf,
  type Condition,
  conditionOf,
  type Effect,
  effectOf,
  effectsOf,
  maybeCondition,
  type Node,
  type Select,
  type Selector,
  selectOf,
  wordOf,
} from "./tree.js";

/** Answers a question: which of the offered things; the kinds are "accept", "branch", "card" and "place". */
export type Answer = (kind: string, offered: readonly number[]) => number;

/**
 * Runs an effect by walking its tree, with selectors read word by word over everything there is. Slow and obvious:
 * what compiled effects and quick finders are tested against. Verbs themselves are the game's own in both.
 */
export function plainly<S extends State>(
  s: S,
  f: Frame,
  effect: Effect,
  grammar: Grammar<S>,
  answer: Answer,
  /** Finishes what a verb began on top of the effect, before its next step. */
  between: () => void = () => {},
): void {
  new Walk(s, f, grammar, answer, between).effect(effect);
}

/** What a selector means, by the plain meaning of its words. */
export function plainSelect<S extends State>(s: S, f: Frame, x: Selector, grammar: Grammar<S>): readonly number[] {
  const words = [x.noun, ...x.adjectives, ...x.places].map((word) => wordIn(grammar, word, false, x.sort));
  const all = grammar.universe(s, x.sort).filter((item) => words.every((w) => w?.fits?.(s, f, item) ?? true));
  const rank = x.rank === null ? undefined : wordIn(grammar, x.rank, false, x.sort);
  return rank?.pick ? rank.pick(s, f, all) : all;
}

class Walk<S extends State> {
  private readonly names = new Map<string, Ref>();
  private readonly meanings: Meanings<S>;

  constructor(
    private readonly s: S,
    private readonly f: Frame,
    private readonly grammar: Grammar<S>,
    private readonly answer: Answer,
    private readonly between: () => void,
  ) {
    this.meanings = {
      amount: (_s, _f, a) => this.amount(a),
      one: (x) => () => this.select(x)[0] ?? NONE,
      count: (x) => () => this.select(x).length,
      all: (x) => (_s, _f, found) => {
        for (const item of this.select(x)) found.add(item);
      },
      holds: (c) => testOf(c, grammar).compile(c, this.meanings),
    };
  }

  effect(effect: Effect): void {
    for (const node of effect) this.node(node);
  }

  private amount(a: Amount): number {
    if (typeof a === "number") return a;
    if (a === "all") return ALL;
    return "count" in a ? this.select(a.count).length : counted(this.s, this.f, a, this.grammar);
  }

  private select(x: Select): readonly number[] {
    const { s, f, grammar } = this;
    if (x.kind === "selector") return plainSelect(s, f, x, grammar);
    const named = this.names.get(x.word);
    const one =
      x.named && named !== undefined ? present(s, named) : (wordIn(grammar, x.word, true)?.means?.(s, f) ?? NONE);
    return one === NONE ? [] : [one];
  }

  private holds(c: Condition): boolean {
    const holds = this.meanings.holds(c)(this.s, this.f, false);
    finishAbove(this.s, this.f);
    return holds;
  }

  private able(effect: Effect): boolean {
    return able(effect, { grammar: this.grammar, meanings: this.meanings })(this.s, this.f);
  }

  private set(register: "that" | "there", value: number): void {
    set<number>(this.s, this.f, R[register] as Register, value);
  }

  private node(node: Node): void {
    const { values } = node;
    switch (node.verb) {
      case "do": {
        const otherwise = effectOf(values, "otherwise");
        const first = effectOf(values, "do");
        this.effect(otherwise.length === 0 || this.able(first) ? first : otherwise);
        return;
      }
      case "if":
        this.effect(effectOf(values, this.holds(conditionOf(values, "if")) ? "then" : "else"));
        return;
      case "may": {
        const effect = effectOf(values, "may");
        if (this.able(effect) && this.answer("accept", [1, 0]) === 1) this.effect(effect);
        return;
      }
      case "choose":
        this.choose(Number(amountOf(values, "choose")), effectsOf(values, "of"));
        return;
      case "each":
        this.each(selectOf(values, "each"), effectOf(values, "do"));
        return;
      case "at":
        this.at(selectOf(values, "at"), effectOf(values, "do"));
        return;
      case "repeat": {
        const condition = maybeCondition(values, "while");
        const times = Number(amountOf(values, "repeat"));
        for (let i = 1; i <= times; i++) {
          this.effect(effectOf(values, "do"));
          if (i < times && condition && !this.holds(condition)) return;
        }
        return;
      }
      case "pick": {
        this.set("that", NO_REF);
        this.act(node);
        const name = wordOf(values, "as");
        if (name !== undefined) this.names.set(name, get(this.s, this.f, R.that));
        return;
      }
      default:
        this.act(node);
    }
  }

  private choose(times: number, effects: readonly Effect[]): void {
    const left = effects.map((_, i) => i);
    for (let turn = 0; turn < times && left.length > 0; turn++) {
      const useful = left.filter((i) => this.grammar.freeChoice || this.able(effects[i] ?? []));
      const offered = useful.length > 0 ? useful : left;
      const i = offered.length === 1 ? (offered[0] ?? 0) : this.answer("branch", offered);
      left.splice(left.indexOf(i), 1);
      this.effect(effects[i] ?? []);
    }
  }

  private each(x: Select, inner: Effect): void {
    for (const ref of this.select(x).map((card) => refer(this.s, card as Card))) {
      this.set("that", ref);
      this.effect(inner);
    }
  }

  private at(x: Select, inner: Effect): void {
    const places = this.select(x);
    if (x.kind === "selector" && x.quantifier !== "each") {
      this.set("there", places.length <= 1 ? (places[0] ?? NONE) : this.answer("place", places));
      if (places.length > 0) this.effect(inner);
      return;
    }
    for (const place of places) {
      this.set("there", place);
      this.effect(inner);
    }
  }

  private act(node: Node): void {
    const { s, f } = this;
    const act = this.grammar.verbs.get(node.verb)?.act;
    if (!act || act.possible?.(s, f, node) === false) return;
    const n = (): number => this.amount(actAmount(act, node));
    const x = actSelect(act, node);
    if (x === undefined) {
      if (act.useful(s, f, NONE, n(), node)) act.run(s, f, NONE, n(), node);
      this.between();
      return;
    }
    if (x.kind === "reference" || x.quantifier === "each") {
      const by = n();
      for (const item of this.select(x)) act.run(s, f, item, by, node);
      this.between();
      return;
    }
    const offered = (): number[] => this.select(x).filter((item) => act.useful(s, f, item, n(), node));
    if (x.quantifier === "up to") {
      const taken: number[] = [];
      while (taken.length < x.most) {
        const left = offered().filter((item) => !taken.includes(item));
        const item = left.length === 0 ? NONE : this.answer("card", [...left, NONE]);
        if (item === NONE) return;
        taken.push(item);
        this.set("that", refer(s, item as Card));
        act.run(s, f, item, n(), node);
        this.between();
      }
      return;
    }
    const list = offered();
    if (x.quantifier === "random") {
      const item = list.length === 0 ? NONE : (list[list.length > 1 ? roll(s, list.length) : 0] ?? NONE);
      this.set("that", item === NONE ? NO_REF : refer(s, item as Card));
      if (item !== NONE) act.run(s, f, item, n(), node);
      this.between();
      return;
    }
    const item = list.length <= 1 ? (list[0] ?? NONE) : this.answer(x.sort, list);
    if (x.sort === "card") this.set("that", item === NONE ? NO_REF : refer(s, item as Card));
    else this.set("there", item);
    const target = x.sort === "card" ? meant(get(s, f, R.that)) : item;
    if (target !== NONE) act.run(s, f, target, n(), node);
    this.between();
  }
}
