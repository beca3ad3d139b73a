import type { Face, Part, Phase, Quantum, Trigger } from "./wire.js";

/** What the rules fix once and for all, for rules and faces alike; nothing of the engine comes with it. */

export const COLOURS = ["red", "yellow", "green", "blue"] as const satisfies readonly Quantum[];
/** Costs are counted by colour in this order. */
export const PRICES = [...COLOURS, "any"] as const;

export const PHASES = [
  "setup",
  "start",
  "deployment",
  "combat",
  "explore",
  "threat",
  "regroup",
  "end",
] as const satisfies readonly Phase[];

/** The trigger words, in the order of their numbers. */
export const TRIGGERS = ["reveal", "explore", "threat", "regroup"] as const satisfies readonly Trigger[];

/** Of each colour so many: "1 yellow, 2 any", or "0". */
export const costText = (cost: readonly number[]): string =>
  cost.flatMap((n, i) => (n > 0 ? [`${n} ${PRICES[i]}`] : [])).join(", ") || "0";
export const costIn = (text: string): readonly number[] =>
  PRICES.map((colour) => Number(new RegExp(`(\\d+) ${colour}`).exec(text)?.[1] ?? 0));

/** "1/2": ready dice of all. */
export const diceIn = (text: string): readonly [ready: number, all: number] => {
  const [ready, all] = text.split("/");
  return [Number(ready), Number(all)];
};

export function partText({ word, cost, text }: Part): string {
  if (word === undefined) return text;
  return cost === undefined ? `${word}: ${text}` : `${word} (${cost}): ${text}`;
}

/** The face of a card of which nothing is known. */
export const BLANK: Face = {
  type: "action",
  kind: "",
  typeName: "",
  attack: 0,
  defence: 0,
  vitality: 0,
  rift: 0,
  cost: [],
  dice: [],
  distance: null,
  keywords: [],
  parts: [],
};
