import type { MatchOptions, Pack } from "@rifthall/kernel/game";

/** What this build and another say to each other: numbers and words, since neither knows the other's types. */
export interface Visiting {
  /** By which rules and cards it plays. */
  rules(game: string, packs: readonly Pack[]): { readonly rules: string; readonly content: string };
  hasLevel(level: string): boolean;
  sit(invite: Invite): Guest;
}

/** One match, by all that it follows from. */
export interface Invite {
  readonly game: string;
  readonly packs: readonly Pack[];
  readonly seats: number;
  readonly options: MatchOptions;
  readonly seed: string;
  /** Where its own bots' dice begin. */
  readonly dice: number;
}

/** A match that another build plays along. */
export interface Guest {
  /** What it would offer that seat, as keys. */
  offered(seat: number): readonly number[];
  /** What its bot of that level answers, thinking with its own engine from its own view. */
  decide(seat: number, level: string, iterations: number | undefined): number;
  /** What was answered, by whomever. */
  choose(seat: number, option: number): void;
}
