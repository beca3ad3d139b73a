import type { MatchOptions, Text } from "@rifthall/kernel/game";

/** A game as the form knows it that starts a match. The shelf does without, so that it is there the sooner. */
export interface StartGame {
  /** Names for what the engine lets one choose; what has none is called as the engine calls it. */
  readonly options: Readonly<Record<string, OptionNames>>;
  /** What somebody begins with who has not finished a match yet, where that is not the usual. */
  readonly newcomer?: MatchOptions;
  /** What suits a screen that is higher than wide, where that is not the usual. */
  readonly upright?: MatchOptions;
  /** Everybody wins and loses together, at what this option says: a chapter, say. Then nothing is rated. */
  readonly together?: string;
  /** Which seats play together, side by side, where they do. */
  readonly teams?: (options: MatchOptions, seats: number) => readonly (readonly number[])[];
}

export interface OptionNames {
  readonly title: Text;
  readonly values?: Readonly<Record<string, Text>>;
  /** What each value means, in a sentence; it is told of the one that is chosen. */
  readonly abouts?: Readonly<Record<string, Text>>;
  /** A variant for those who know the game: it is folded away. */
  readonly house?: boolean;
  /** Whether it matters where the others are chosen so. */
  readonly when?: (options: MatchOptions) => boolean;
  /** Why a value cannot be chosen with the others as they are, if it cannot. */
  readonly barred?: (value: string, options: MatchOptions) => Text | undefined;
  readonly lists?: ListNames;
  /** Its values follow each other as chapters do: they stand on a map, with how far one has come. */
  readonly map?: ChapterMap;
}

export interface ChapterMap {
  /** Which chapter a match with these options is; a value that means several is none of its own. */
  readonly of: (options: MatchOptions) => string;
  /** The chapters in order. */
  readonly chapters: readonly string[];
}

/** What lists of names are made from. */
interface ListNames {
  /** What happens where no lists are given, and where they are. */
  readonly without: Text;
  readonly given: Text;
  /** Lists somebody may take as they are; no two of them share a value. */
  readonly ready?: { readonly title: Text; readonly sets: readonly ReadySet[] };
  readonly values: Readonly<Record<string, Text>>;
  /** How long each list must be. */
  readonly lengths: (options: MatchOptions, seats: number) => readonly number[];
  readonly listName: (nth: number, options: MatchOptions) => Text;
}

/** A list that is ready to be played, with what it is like. */
export interface ReadySet {
  readonly name: Text;
  readonly about: Text;
  readonly list: readonly string[];
}
