import type { Game, Setup, Text } from "@rifthall/kernel/game";
import type { Option, Seat } from "@rifthall/kernel/ids";
import type { Dice } from "@rifthall/kernel/machine";
import type { View } from "@rifthall/kernel/view";

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
  /** How well it expects to stand: in the game's own evaluation, or as a chance where it searches. */
  readonly value: number;
  /** How often it tried this option. */
  readonly visits: number;
  /** All it weighed, best first, where it weighs. */
  readonly considered?: readonly Considered[];
}

/** An option as a bot sees it: how often it was tried, how well it did, and what the bot expects to follow. */
export interface Considered {
  readonly index: number;
  readonly option: Option;
  readonly visits: number;
  readonly value: number;
  readonly line: readonly { readonly seat: Seat; readonly option: Option }[];
}

/** A decision that is being thought about, a little at a time: whoever runs it may do other things in between, or stop. */
export interface Thinking {
  /** Thinks on for a moment; false once it has thought enough. */
  go(): boolean;
  /** What it would answer by now. */
  choice(): Choice;
}

/** A player that is given a view and nothing else. The setup says what kind of match it is; everyone knows that. */
export interface Bot {
  readonly id: string;
  readonly title: Text;
  /** What it may keep between two decisions of one seat of a match; given to it again, it thinks on from there. */
  remember?(): object;
  /** Begins to think. The view must stay as it is until that is done. */
  begin(game: Game, setup: Setup, view: View, budget: Budget, dice: Dice, memory?: object): Thinking;
}

/** Lets a bot think until it has done so. */
export function decide(bot: Bot, ...about: Parameters<Bot["begin"]>): Choice {
  const thinking = bot.begin(...about);
  while (thinking.go());
  return thinking.choice();
}

/** True once the time is used up. With iterations only, the caller counts. */
export function deadline(budget: Budget): () => boolean {
  if (!("ms" in budget)) return () => false;
  const { now, ms } = budget;
  const end = now() + ms;
  return () => now() >= end;
}
