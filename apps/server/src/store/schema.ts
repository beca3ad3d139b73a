import type { Generated, Kysely, Transaction } from "kysely";
import type { SocialSchema } from "./social-schema.js";

/** The tables, as they lie in the database. Values that have a form of their own are JSON as text; times are ms since 1970. */
export interface Schema extends SocialSchema {
  /** What a match begins with; see `Kept`. */
  readonly matches: {
    readonly id: string;
    readonly game: string;
    readonly beginning: string;
    readonly seats: string;
    readonly begun: number;
    readonly stops: string;
    readonly outcome: string | null;
    /** What somebody would like to take back, until the others have answered. */
    readonly asking: string | null;
    /** How long people may take, for whom a bot goes on, and when somebody's time may be up. */
    readonly time: string | null;
    readonly away: string;
    readonly clock: string | null;
    readonly due: number | null;
    /** What its table was like; null where nobody said. */
    readonly manners: string | null;
    /** 1 from when it has ended until what follows from that is kept. */
    readonly settles: Generated<number>;
  };
  /** The truth of every match: its inputs, each number once. */
  readonly inputs: {
    readonly match: string;
    readonly number: number;
    readonly command: string;
    readonly at: number;
    readonly taken: string;
  };
  /** Who sits where, for those who look for their matches. */
  readonly players: {
    readonly match: string;
    readonly seat: number;
    readonly person: string;
  };
  readonly people: {
    readonly id: string;
    readonly name: string;
    readonly made: number;
  };
  /** Known by a hash: who reads the database cannot come in with what is there. */
  readonly sessions: {
    readonly hash: string;
    readonly person: string;
    readonly made: number;
    readonly ends: number;
  };
  /** Tables that somebody invites to. Whoever changes one names the state they saw. */
  readonly invitations: {
    readonly code: string;
    readonly by: string;
    readonly game: string;
    readonly options: string;
    readonly seats: string;
    /** What they play with, for whom it matters; told to nobody else before the match begins. */
    readonly decks: string;
    readonly time: string | null;
    readonly match: string | null;
    /** The match that is played once more there; there is one such table at most. */
    readonly after: string | null;
    readonly door: string;
    readonly manners: string;
    /** The table that whoever waited here has gone over to. */
    readonly joined: string | null;
    /** 1 while whoever laid it is there. */
    readonly shown: number;
    readonly made: number;
    readonly state: number;
  };
}

export type Store = Kysely<Schema>;
export type Change = Transaction<Schema>;
