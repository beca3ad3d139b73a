import type { MatchOptions, Text } from "@rifthall/kernel/game";

/** A game as the form knows it that starts a match. The shelf does without, so that it is there the sooner. */
export interface StartGame {
  /** Names for what the engine lets one choose; what has none is called as the engine calls it. */
  readonly options: Readonly<Record<string, OptionNames>>;
  /** Which seats play together, side by side, where they do. */
  readonly teams?: (options: MatchOptions, seats: number) => readonly (readonly number[])[];
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
