import type { Effect, Node, Selector, Value, Values } from "@rifthall/effects";

/** Every step of an effect, nested ones included. */
export function walk(effect: Effect, visit: (node: Node) => void): void {
  const inside = (value: Value): void => {
    if (value.type === "effect") walk(value.effect, visit);
    if (value.type === "effects") for (const e of value.effects) walk(e, visit);
  };
  for (const node of effect) {
    visit(node);
    Object.values(node.values).forEach(inside);
  }
}

/** Is that verb somewhere in an effect? */
export function does(effect: Effect, verb: string): boolean {
  let found = false;
  walk(effect, (node) => {
    found ||= node.verb === verb;
  });
  return found;
}

/** Every selector among the values of a step or a condition, those of conditions inside included. */
export function selectorsIn(values: Values): Selector[] {
  return Object.values(values).flatMap((value): Selector[] => {
    if (value.type === "select") return value.select.kind === "selector" ? [value.select] : [];
    if (value.type === "condition") return selectorsIn(value.condition.values);
    return value.type === "amount" && typeof value.amount === "object" && "count" in value.amount
      ? [value.amount.count]
      : [];
  });
}
