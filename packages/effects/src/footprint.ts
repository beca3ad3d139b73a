import type { Footprints } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import type { Grammar } from "./grammar.js";
import type { Amount, Condition, Effect, Node, Select, Value, Values } from "./tree.js";

/** What an effect looks at, adds to and changes, as bits the game gives meaning to. Additions commute with each other. */
export interface Footprint {
  readonly reads: number;
  readonly adds: number;
  readonly writes: number;
}

const ALL = ~0;
const NOTHING: Footprint = { reads: 0, adds: 0, writes: 0 };
export const EVERYTHING: Footprint = { reads: ALL, adds: 0, writes: ALL };

/** What several do together. */
export const join = (list: readonly Footprint[]): Footprint =>
  list.reduce((a, b) => ({ reads: a.reads | b.reads, adds: a.adds | b.adds, writes: a.writes | b.writes }), NOTHING);

export function footprint<S extends State>(effect: Effect, g: Grammar<S>): Footprint {
  return join(effect.map((node) => join([own(node, g), ...Object.values(node.values).map((v) => inValue(v, g))])));
}

function own<S extends State>(node: Node, g: Grammar<S>): Footprint {
  const verb = g.verbs.get(node.verb);
  const { touches } = verb ?? {};
  if (touches === undefined) return verb?.act && !verb.act.quiet ? EVERYTHING : NOTHING;
  return typeof touches === "function" ? touches(node) : touches;
}

const looking = (reads: number): Footprint => ({ ...NOTHING, reads });

function inValue<S extends State>(value: Value, g: Grammar<S>): Footprint {
  switch (value.type) {
    case "effect":
      return footprint(value.effect, g);
    case "effects":
      return join(value.effects.map((e) => footprint(e, g)));
    case "condition":
      return inCondition(value.condition, g);
    case "select":
      return inSelect(value.select, g);
    case "amount":
      return inAmount(value.amount, g);
    default:
      return NOTHING;
  }
}

function inSelect<S extends State>(x: Select, g: Grammar<S>): Footprint {
  const used = x.kind === "reference" ? [x.word] : [...x.adjectives, ...x.places, x.noun, x.rank];
  const besides = g.words.reduce((bits, word) => bits | (used.includes(word.word) ? (word.reads ?? 0) : 0), 0);
  return looking((g.selectorReads ?? ALL) | besides);
}

function inAmount<S extends State>(amount: Amount, g: Grammar<S>): Footprint {
  if (typeof amount !== "object" || "byHeroes" in amount) return NOTHING;
  if ("count" in amount) return inSelect(amount.count, g);
  return looking(g.counts?.find((c) => c.word === amount.value)?.reads ?? ALL);
}

function inCondition<S extends State>(c: Condition, g: Grammar<S>): Footprint {
  const values: Values = c.values;
  const reads = g.tests.get(c.test)?.reads ?? ALL;
  return join([
    looking(typeof reads === "function" ? reads(c) : reads),
    ...Object.values(values).map((v) => inValue(v, g)),
  ]);
}

/** Does it make no difference which of the two comes first? */
export function commute(a: Footprint, b: Footprint): boolean {
  const touched = (x: Footprint): number => x.reads | x.adds | x.writes;
  return ((a.writes & touched(b)) | (b.writes & touched(a)) | (a.adds & b.reads) | (b.adds & a.reads)) === 0;
}

/**
 * The footprints of all procedures that were compiled from effects. They are asked for often, so the bits lie side by side;
 * a table of all pairs would grow with the square of a pack.
 */
export class Tracks implements Footprints {
  /** By procedure: what it reads, adds to and writes. */
  private readonly bits: Int32Array;

  /** The footprints in the order of the procedures, the first of which has number `from`; others may come before. */
  constructor(
    footprints: readonly Footprint[],
    private readonly from: number,
    before?: Tracks,
  ) {
    const bits = footprints.flatMap(({ reads, adds, writes }) => [reads, adds, writes, 0]);
    this.bits = Int32Array.from([...(before?.bits ?? []), ...bits]);
  }

  reads(a: number): number {
    return this.bits[(a - this.from) << 2];
  }
  adds(a: number): number {
    return this.bits[((a - this.from) << 2) + 1];
  }
  writes(a: number): number {
    return this.bits[((a - this.from) << 2) + 2];
  }
}
