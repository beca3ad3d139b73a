/** The tables about people among each other. Ratings and deviations are thousandths, volatilities millionths. */
export interface SocialSchema {
  /** The matches that were meant to be rated, in the order in which they were: each number of a game and mode once. */
  readonly rated: {
    readonly game: string;
    readonly mode: string;
    readonly number: number;
    readonly match: string;
    readonly at: number;
    readonly verdict: string;
    /** What of the match counts, so that it can be weighed again under whatever rules. */
    readonly facts: string;
  };
  /** Somebody's rating behind one match. */
  readonly rating_points: {
    readonly person: string;
    readonly game: string;
    readonly mode: string;
    readonly number: number;
    readonly match: string;
    readonly at: number;
    readonly rating: number;
    readonly deviation: number;
    readonly gain: number;
  };
  /** The last of them. */
  readonly ratings: RatingRow;
  /** Matches that people won or lost together. */
  readonly together: {
    readonly match: string;
    /** Who they are, in order. */
    readonly party: string;
    readonly game: string;
    readonly options: string;
    readonly won: number;
    readonly rounds: number | null;
    readonly at: number;
  };
  readonly together_people: { readonly person: string; readonly match: string };
  /** Two people once, `one` before `other`; who asked, and whether the other agreed. */
  readonly friends: {
    readonly one: string;
    readonly other: string;
    readonly by: string;
    readonly agreed: number;
    readonly at: number;
  };
  readonly muted: { readonly person: string; readonly other: string; readonly at: number };
  /** A friend asks that person over to a table. */
  readonly calls: { readonly person: string; readonly code: string; readonly by: string; readonly at: number };
  /** Who has come from which browser, known by a hash. */
  readonly browsers: { readonly mark: string; readonly person: string; readonly at: number };
  readonly said: {
    readonly match: string;
    readonly among: string;
    readonly number: number;
    readonly person: string;
    readonly name: string;
    readonly at: number;
    readonly phrase: string | null;
    readonly text: string;
  };
  readonly reports: {
    readonly id: string;
    readonly by: string;
    readonly about: string;
    readonly match: string;
    readonly why: string;
    readonly note: string;
    readonly record: string;
    readonly said: string;
    readonly at: number;
    /** When the host has seen to it. */
    readonly seen: number | null;
  };
  /** Who is at which node until when, unless it says so again; at a match, or with none at the server. */
  readonly here: { readonly person: string; readonly node: string; readonly match: string; readonly until: number };
  /** When somebody was there last. */
  readonly seen: { readonly person: string; readonly at: number };
}

export interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly mode: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly best: number;
  readonly at: number;
}
