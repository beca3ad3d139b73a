import { type Condition, compare, Found, meaningsOf, parseCondition, type Select, type Value } from "@rifthall/effects";
import type { Frame } from "@rifthall/kernel";
import { NONE, Refusal } from "@rifthall/kernel";
import type { Place } from "../../shared/compiler.js";
import type { QuantumRift } from "../table.js";
import { type Fits, fitsOf } from "../verbs/find.js";
import { grammar } from "../verbs/grammar.js";

export const meanings = meaningsOf(grammar, new Map());

export function readCondition(pack: string, place: Place, source: unknown): Condition {
  const { condition, problems } = parseCondition(source, grammar);
  const [problem] = problems;
  if (problem || !condition)
    throw new Refusal("bad-pack", `${pack}: ${[...place, ...(problem?.path ?? [])].join(".")}: ${problem?.message}`);
  return condition;
}

/** Whether a condition holds, to be asked with a probe. What is asked often is looked up once, here. */
export function holding(c: Condition): (s: QuantumRift, f: Frame) => boolean {
  const test = grammar.tests.get(c.test);
  if (!test) throw new Error(`no condition "${c.test}"`);
  const { count, value, is } = c.values;
  if (count?.type === "select" && count.select.kind === "selector" && is?.type === "comparison") {
    const find = grammar.find(count.select);
    const found = new Found();
    return (s, f) => {
      found.count = 0;
      find(s, f, found);
      return compare(is.comparison, found.count);
    };
  }
  const counter = value?.type === "word" ? grammar.counts?.find((x) => x.word === value.word) : undefined;
  if (counter && is?.type === "comparison") return (s, f) => compare(is.comparison, counter.read(s, f));
  return (s, f) => test.holds(s, f, c, true, meanings);
}

/** The same condition with "undamaged" for "ready". */
export function longer(c: Condition): Condition {
  const values = Object.entries(c.values).map(([key, value]): [string, Value] => {
    if (value.type === "condition") return [key, { ...value, condition: longer(value.condition) }];
    if (value.type !== "select" || value.select.kind === "reference") return [key, value];
    const adjectives = value.select.adjectives.map((word) => (word === "ready" ? "undamaged" : word));
    return [key, { ...value, select: { ...value.select, adjectives } }];
  });
  return { ...c, values: Object.fromEntries(values) };
}

/** Whether a card is among those selected. */
export function fitting(x: Select): Fits {
  if (x.kind === "selector") return fitsOf(x);
  return (s, f, card) => card !== NONE && meanings.one(s, f, x) === card;
}
