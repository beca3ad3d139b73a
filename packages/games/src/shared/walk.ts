import type { Effect, Node, Value } from "@rifthall/effects";

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
