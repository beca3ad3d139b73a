import type { MatchOptions, Pack } from "@rifthall/kernel/game";

/** Who plays: a bot, how long it may think, and the deck it brings where decks are compared. */
export interface Player {
  readonly level: string;
  readonly iterations?: number;
  readonly deck?: string;
  /** The commit whose engine it thinks with; left out, it is this build. */
  readonly build?: string;
}

/** A set-up that is played many times. */
export interface Cell {
  /** The words that tell it from the others. */
  readonly label: Readonly<Record<string, string>>;
  readonly options: MatchOptions;
  readonly seats: number;
  /** By seat in the first match; in the second they move on by one, and so on. In a game of one side, who plays it. */
  readonly players: readonly Player[];
  /** All seats win or lose as one. */
  readonly together: boolean;
}

/** What is to be played. All of it, so that another machine or another day gives the same. */
export interface Experiment {
  readonly game: string;
  readonly rules: string;
  /** Names the cards exactly; the extra packs are given with it. */
  readonly content: string;
  readonly packs: readonly Pack[];
  readonly seed: string;
  readonly matches: number;
  /** A set-up is played no further once it is sure whether its last player wins more often than this. */
  readonly until?: number;
  /** The label of cells that is a scale, its values in their order. */
  readonly scale?: string;
  readonly cells: readonly Cell[];
}

/** One match, as far as anybody asks about it later. */
export interface Played {
  readonly cell: number;
  readonly number: number;
  /** Seats that won; none in a draw, or where all lost together. */
  readonly winners: readonly number[];
  /** By seat, which of the cell's players sat there. */
  readonly sat: readonly number[];
  /** The seat that began. */
  readonly first: number;
  readonly decisions: number;
  /** By seat: what it had, and which cards of its deck it drew, did not draw, and played. */
  readonly factors: readonly (readonly string[])[];
  readonly drawn: readonly (readonly string[])[];
  readonly missed: readonly (readonly string[])[];
  readonly used: readonly (readonly string[])[];
}
