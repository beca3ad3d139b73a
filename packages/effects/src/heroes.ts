import type { Effect, Value, Values } from "./tree.js";

/** The effect as it is with so many heroes: an amount that goes by their number is the one that applies. */
export const forHeroes = (effect: Effect, heroes: number): Effect =>
  effect.map((node) => ({ ...node, values: inValues(node.values, heroes) }));

const inValues = (values: Values, heroes: number): Values =>
  Object.fromEntries(Object.entries(values).map(([slot, value]) => [slot, inValue(value, heroes)]));

function inValue(value: Value, heroes: number): Value {
  switch (value.type) {
    case "amount": {
      const { amount } = value;
      if (typeof amount !== "object" || !("byHeroes" in amount)) return value;
      return { type: "amount", amount: numberFor(amount.byHeroes, heroes) };
    }
    case "effect":
      return { type: "effect", effect: forHeroes(value.effect, heroes) };
    case "effects":
      return { type: "effects", effects: value.effects.map((effect) => forHeroes(effect, heroes)) };
    case "condition":
      return { type: "condition", condition: { ...value.condition, values: inValues(value.condition.values, heroes) } };
    default:
      return value;
  }
}

/** Of numbers for one hero, for two and so on, the one that applies; more heroes than numbers count as the last. */
export const numberFor = (numbers: readonly number[], heroes: number): number =>
  numbers[Math.max(1, Math.min(heroes, numbers.length)) - 1] ?? 0;
