import type { MatchOptions, Text } from "@rifthall/kernel/game";
import type { Component } from "svelte";

/** A game as it stands on the shelf. It is known without the engine, so that the shelf is painted at once. */
export interface ShelfGame {
  readonly id: string;
  /** Its place along the crack; those with lower numbers come first. */
  readonly place: number;
  readonly title: string;
  readonly line: Text;
  readonly players: string;
  readonly minutes: string;
  /** From 1, light, to 5. */
  readonly weight: number;
  /** Half how wide the crack gapes at this place, in px. */
  readonly rift: number;
  readonly credit: Credit;
  /** What a match of it looks like; a game without one is still to come. */
  readonly picture?: () => Promise<{ readonly default: Component }>;
  /** Names for what the engine lets one choose; what has none is called as the engine calls it. */
  readonly options?: Readonly<Record<string, OptionNames>>;
  /** Players bring decks of their own: there is a place to build them. */
  readonly decks?: boolean;
  /** Which seats play together, side by side, where they do. */
  readonly teams?: (options: MatchOptions, seats: number) => readonly (readonly number[])[];
}

interface Credit {
  readonly title: string;
  readonly designers: string;
  readonly artists: string;
  readonly publisher: string;
}

export interface OptionNames {
  readonly title: Text;
  readonly values?: Readonly<Record<string, Text>>;
  /** Whether it matters where the others are chosen so. */
  readonly when?: (options: MatchOptions) => boolean;
  /** Why a value cannot be chosen with the others as they are, if it cannot. */
  readonly barred?: (value: string, options: MatchOptions) => Text | undefined;
  readonly lists?: ListNames;
}

/** What lists of names are made from. */
interface ListNames {
  /** What happens where no lists are given, and where they are. */
  readonly without: Text;
  readonly given: Text;
  readonly values: Readonly<Record<string, Text>>;
  /** How long each list must be. */
  readonly lengths: (options: MatchOptions, seats: number) => readonly number[];
  readonly listName: (nth: number, options: MatchOptions) => Text;
}
