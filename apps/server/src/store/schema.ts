import type { Generated, Kysely, Transaction } from "kysely";
import type { NoticeSchema } from "./notice-schema.js";
import type { SocialSchema } from "./social-schema.js";

/** The tables, as they lie in the database. Values that have a form of their own are JSON as text; times are ms since 1970. */
export interface Schema extends SocialSchema, NoticeSchema {
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
    /** When the operator ended it; null for all others. */
    readonly closed: number | null;
    /** Up to which number it was looked who is asked, for those who are told of it elsewhere. */
    readonly noticed: Generated<number>;
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
    /** What of the name is seen at a glance, and a number where others have one that looks alike; see `foldName`. */
    readonly fold: string | null;
    readonly tag: Generated<number>;
    /** When they had everything deleted; 0 for those who are there. */
    readonly gone: Generated<number>;
  };
  /** Known by a hash: who reads the database cannot come in with what is there. */
  readonly sessions: {
    readonly hash: string;
    readonly person: string;
    readonly made: number;
    readonly ends: number;
    /** Which session a token is of: each has one after the other. */
    readonly line: string;
    readonly device: string;
    readonly used: number;
    /** When the token that followed it was first shown; 0 as long as it was not. */
    readonly turned: number;
  };
  readonly passkeys: {
    readonly id: string;
    readonly person: string;
    /** The name of the site that it is for. */
    readonly place: string;
    readonly key: string;
    readonly counter: number;
    readonly transports: string;
    readonly device: string;
    readonly made: number;
    readonly used: number;
  };
  readonly recoveries: {
    readonly person: string;
    readonly hash: string;
    readonly made: number;
  };
  /** What a passkey is to sign, once; for whom one is made, or null where it is to tell who comes. */
  readonly challenges: {
    readonly challenge: string;
    readonly person: string | null;
    readonly ends: number;
  };
  /** Whom the operator keeps out; without an end for good. */
  readonly bans: {
    readonly person: string;
    readonly until: number | null;
    readonly reason: string;
    readonly made: number;
  };
  readonly admin_log: {
    readonly id: string;
    readonly at: number;
    readonly action: string;
    readonly about: string;
  };
  /** Cards that somebody brought to a private table, by the hash of what stands there. */
  readonly packs: {
    readonly hash: string;
    readonly pack: string;
    readonly person: string;
    readonly made: number;
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
    /** Hashes of the packs that are played with besides our own cards. */
    readonly packs: Generated<string>;
  };
}

export type Store = Kysely<Schema>;
export type Change = Transaction<Schema>;
