import type { Dice, Game, Option, Setup, Text, View } from "@rifthall/kernel";

/**
 * How long a bot may think. Iterations are counted, so the same view, budget and dice give the same choice anywhere;
 * for milliseconds the caller brings its clock, since nothing below a host has one.
 */
export type Budget =
  | { readonly iterations?: number }
  | { readonly ms: number; readonly now: () => number; readonly iterations?: number };

/** What a bot would answer. Index and option name the same answer of the deciding seat. */
export interface Choice {
  readonly index: number;
  readonly option: Option;
  /** How well it expects to stand, in the game's own evaluation. */
  readonly value: number;
  /** How often it tried this option. */
  readonly visits: number;
}

/** A player that is given a view and nothing else. The setup says what kind of match it is; everyone knows that. */
export interface Bot {
  readonly id: string;
  readonly title: Text;
  choose(game: Game, setup: Setup, view: View, budget: Budget, dice: Dice): Choice;
}

/** True once the time is used up. With iterations only, the caller counts. */
export function deadline(budget: Budget): () => boolean {
  if (!("ms" in budget)) return () => false;
  const { now, ms } = budget;
  const end = now() + ms;
  return () => now() >= end;
}
