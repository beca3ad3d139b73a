import type { Effect, Node, Value, Values } from "./tree.js";

/**
 * The effect as it is with so many heroes: an amount that goes by their number is the one that applies. A step that does
 * something to none of them is left out, and so is one that held nothing else; but not those of `always`, which do
 * something by themselves.
 */
export function forHeroes(effect: Effect, heroes: number, always: readonly string[] = []): Effect {
  const steps = (of: Effect): Effect => of.flatMap((node) => step(node) ?? []);
  const step = (node: Node): Node | null => {
    const does = always.includes(node.verb);
    const slots = Object.entries(node.values);
    if (!does && slots.some(([, value]) => isNone(value, heroes))) return null;
    const left = Object.fromEntries(slots.map(([slot, value]) => [slot, inValue(value)]));
    const emptied = slots.filter(([slot, value]) => !isEmpty(value) && isEmpty(left[slot]));
    if (emptied.length === 0) return { ...node, values: left };
    if (slots.every(([slot, value]) => value.type !== "effect" || isEmpty(left[slot])))
      return does ? { ...node, values: left } : null;
    // "Otherwise" wants something before it.
    return { ...node, values: { ...left, ...(isEmpty(left.then) ? { then: node.values.then as Value } : {}) } };
  };
  const inValues = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).map(([slot, value]) => [slot, inValue(value)]));
  const inValue = (value: Value): Value => {
    switch (value.type) {
      case "amount": {
        const { amount } = value;
        if (typeof amount !== "object" || !("byHeroes" in amount)) return value;
        return { type: "amount", amount: numberFor(amount.byHeroes, heroes) };
      }
      case "effect":
        return { type: "effect", effect: steps(value.effect) };
      case "effects":
        return { type: "effects", effects: value.effects.map(steps) };
      case "condition":
        return { type: "condition", condition: { ...value.condition, values: inValues(value.condition.values) } };
      default:
        return value;
    }
  };
  return steps(effect);
}

const isNone = (value: Value, heroes: number): boolean =>
  value.type === "amount" &&
  typeof value.amount === "object" &&
  "byHeroes" in value.amount &&
  numberFor(value.amount.byHeroes, heroes) === 0;
const isEmpty = (value: Value | undefined): boolean => value?.type === "effect" && value.effect.length === 0;

/** Of numbers for one hero, for two and so on, the one that applies; more heroes than numbers count as the last. */
export const numberFor = (numbers: readonly number[], heroes: number): number =>
  numbers[Math.max(1, Math.min(heroes, numbers.length)) - 1] ?? 0;
