import type { Candidate, Line, OptionLine } from "@rifthall/host";
import type { Content, Game, Language, MatchOptions, Term, Wire } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { State } from "@rifthall/kernel/state";
import type { Paint } from "../paint.js";

/** What a drawing is made from: what one reader sees of a match, and how it is to be drawn. */
export interface Sight<W extends Wire = Wire> {
  readonly game: Game<State, Content, W>;
  readonly content: Content;
  readonly options: MatchOptions;
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
  /** Lines there are for the board; null where it may take what it needs. */
  readonly height: number | null;
  /** The position as the reader sees it. */
  readonly view: W["position"];
  /** Likewise card by card, with what is to be seen on each. */
  readonly scene: W["scene"];
  /** The seat at the bottom of the drawing; null watches. */
  readonly viewer: Seat | null;
  /** Each seat as the reader calls it. */
  readonly names: readonly string[];
  readonly deciding: readonly Seat[];
  /** What the viewer may answer now. */
  readonly choices: readonly OptionLine<W>[];
}

/** Something that can be typed now, with an example that is legal as it stands. */
export interface Command {
  readonly typed: string;
  readonly meaning: string;
}

/** An option that is chosen by typing its number. */
export interface Numbered<W extends Wire = Wire> {
  readonly number: number;
  readonly option: OptionLine<W>;
}

/** What a typed line still lacks: what to ask, the next words that would be legal, and how the whole is typed. */
export interface Missing {
  readonly question: string;
  readonly words: readonly Command[];
  readonly how: string;
}

/** Something that cannot be done now, though it stands to reason to try it. */
export interface Missed {
  readonly name: string;
  readonly candidate: Candidate;
}

/** A candidate for an option, what is missing, a sentence that says what is wrong, or null for no such command. */
export type Reading = { readonly candidate: Candidate } | { readonly missing: Missing } | string | null;

/** How a game looks in the terminal, and what its typed commands mean. */
export interface Drawing<W extends Wire = Wire> {
  board(sight: Sight<W>): readonly string[];
  /** The abilities in this match, in words. */
  crib(sight: Sight<W>): readonly string[];
  /** How to read the board. */
  legend(language: Language): readonly string[];
  /** Options that stand in a numbered list; the others have commands. */
  listed(sight: Sight<W>): readonly Numbered<W>[];
  /** What a listed option is called; null where the board says it already. */
  line(option: OptionLine<W>, sight: Sight<W>): string | null;
  /** What can be typed now besides numbers. */
  commands(sight: Sight<W>): readonly Command[];
  /** Every command of the game, for the help page. */
  manual(language: Language): readonly Command[];
  read(words: readonly string[], sight: Sight<W>): Reading;
  /** What somebody may miss among the answers, by its name: `w` alone tells why not. */
  missed?(sight: Sight<W>): readonly Missed[];
  /** A word such as b3 that names something on this table, so that its letter is no key. */
  isName?(word: string, sight: Sight<W>): boolean;
  /** The card that a number or a name on this table stands for. */
  cardAt?(word: string, sight: Sight<W>): string | undefined;
  /** A page that these words open; null if they open none. */
  page?(words: readonly string[], sight: Sight<W>): readonly string[] | null;
  /** What the game's windows are called. */
  pauses?(language: Language): Readonly<Record<string, string>>;
  /** Does the help page explain that word of the game? It does if left out. */
  isExplained?(term: Term): boolean;
  /** Does the option itself say what is told there? Then it is not told behind it. */
  isSaid?(option: OptionLine<W>, event: W["event"]): boolean;
  /** Two lines of the log as one, where they can be; else null. */
  joined?(first: Line<W>, second: Line<W>, sight: Sight<W>): string | null;
  /** What is told when the match is over. */
  ending?(sight: Sight<W>, lines: readonly Line<W>[]): readonly string[];
}
