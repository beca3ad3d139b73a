import type { Verdict } from "@rifthall/games/quantum-rift/wire";
import type { Choice } from "./wire.ts";

/** What an option comes to, in words. */
export interface Outcome {
  /** Hits or successes. */
  readonly count: number;
  /** What a die would count, where it is one die's matter. */
  readonly value: number | undefined;
  readonly text: string;
}

/** `told` says what so many come to. */
export function outcomeOf(
  option: Choice | undefined,
  told: (count: number, verdict?: Verdict) => string,
): Outcome | undefined {
  if (option === undefined || !("count" in option) || option.count === undefined) return undefined;
  const { count, verdict, next } = option;
  const value = "value" in option ? option.value : undefined;
  const text = told(count, verdict);
  return { count, value, text: next === undefined ? text : `${text}. ${next}` };
}

/** How hits stand to a defence. */
export const sign = (hits: number, defence: number): string => (hits > defence ? ">" : hits === defence ? "=" : "<");
