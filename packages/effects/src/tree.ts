import type { Sort } from "./grammar.js";

/** Which of those found are meant. */
export type Quantifier = "the" | "any" | "each" | "random" | "up to";

export interface Selector {
  readonly kind: "selector";
  readonly sort: Sort;
  readonly quantifier: Quantifier;
  readonly most: number;
  readonly rank: string | null;
  readonly adjectives: readonly string[];
  readonly noun: string;
  readonly places: readonly string[];
}

/** `self`, `that`, `here`, `there`, or a name given with `as`. */
export interface Reference {
  readonly kind: "reference";
  readonly sort: Sort;
  readonly word: string;
  readonly named: boolean;
}

export type Select = Selector | Reference;

/** A number, as much as there is, how many of something there are, what the game counts, or one by heroes. */
export type Amount =
  | number
  | "all"
  | { readonly count: Selector }
  | { readonly value: string }
  | { readonly byHeroes: readonly number[] };

export interface Comparison {
  readonly sign: "<" | "<=" | "=" | ">=" | ">";
  readonly than: number;
}

export interface Change {
  readonly word: string;
  readonly by: number;
}

export type Value =
  | { readonly type: "amount"; readonly amount: Amount }
  | { readonly type: "select"; readonly select: Select }
  | { readonly type: "effect"; readonly effect: Effect }
  | { readonly type: "effects"; readonly effects: readonly Effect[] }
  | { readonly type: "condition"; readonly condition: Condition }
  | { readonly type: "comparison"; readonly comparison: Comparison }
  | { readonly type: "word"; readonly word: string }
  | { readonly type: "id"; readonly id: string }
  | { readonly type: "modifier"; readonly change: Change };
export type Values = Readonly<Record<string, Value>>;

export interface Node {
  readonly verb: string;
  readonly values: Values;
}

export interface Condition {
  readonly test: string;
  readonly values: Values;
}

export type Effect = readonly Node[];

/** Does it hold steps of its own? */
export const holdsEffects = (node: Node): boolean =>
  Object.values(node.values).some((v) => v.type === "effect" || v.type === "effects");

/** Does what happens in it hang on something? */
export const isBranching = (node: Node): boolean =>
  ["then", "else", "otherwise", "may", "of"].some((key) => key in node.values);

/** At least one, and none, however they are written. */
export const isSome = ({ sign, than }: Comparison): boolean =>
  (sign === ">" && than === 0) || (sign === ">=" && than === 1);
export const isNone = ({ sign, than }: Comparison): boolean =>
  (than === 0 && (sign === "=" || sign === "<=")) || (than === 1 && sign === "<");

type Of<T extends Value["type"]> = Extract<Value, { readonly type: T }>;

function read<T extends Value["type"]>(values: Values, key: string, type: T): Of<T> | undefined {
  const value = values[key];
  if (value === undefined) return undefined;
  if (value.type !== type) throw new Error(`"${key}" holds ${value.type}, not ${type}`);
  return value as Of<T>;
}

function need<T extends Value["type"]>(values: Values, key: string, type: T): Of<T> {
  const value = read(values, key, type);
  if (value === undefined) throw new Error(`"${key}" is missing`);
  return value;
}

export const amountOf = (v: Values, key: string): Amount => need(v, key, "amount").amount;
export const selectOf = (v: Values, key: string): Select => need(v, key, "select").select;
export const effectOf = (v: Values, key: string): Effect => read(v, key, "effect")?.effect ?? [];
export const effectsOf = (v: Values, key: string): readonly Effect[] => need(v, key, "effects").effects;
export const conditionOf = (v: Values, key: string): Condition => need(v, key, "condition").condition;
export const maybeCondition = (v: Values, key: string): Condition | undefined => read(v, key, "condition")?.condition;
export const comparisonOf = (v: Values, key: string): Comparison => need(v, key, "comparison").comparison;
export const idOf = (v: Values, key: string): string => need(v, key, "id").id;
export const wordOf = (v: Values, key: string): string | undefined => read(v, key, "word")?.word;
export const changeOf = (v: Values, key: string): Change => need(v, key, "modifier").change;

export function compare({ sign, than }: Comparison, n: number): boolean {
  switch (sign) {
    case "<":
      return n < than;
    case "<=":
      return n <= than;
    case "=":
      return n === than;
    case ">=":
      return n >= than;
    case ">":
      return n > than;
  }
}
