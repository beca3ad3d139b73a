import { type Condition, meaningsOf, type Value } from "@rifthall/effects";
import type { Frame } from "@rifthall/kernel/ids";
import { fittingIn } from "../../shared/finding.js";
import type { QuantumRift } from "../table.js";
import { fitsOf } from "../verbs/find.js";
import { grammar } from "../verbs/grammar.js";

export const meanings = meaningsOf(grammar, new Map());

/** Whether a condition holds, to be asked with a probe. */
export function holding(c: Condition): (s: QuantumRift, f: Frame) => boolean {
  const holds = meanings.holds(c);
  return (s, f) => holds(s, f, true);
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
export const fitting = fittingIn(meanings, fitsOf);
