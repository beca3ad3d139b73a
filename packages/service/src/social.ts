import type { MatchOptions } from "@rifthall/kernel/game";
import type { TimeControl } from "./clocks.js";
import type { MatchId, Outcome, SeatWish } from "./contract.js";
import type { Invitation } from "./meeting.js";

/** How much is said at a table: nothing, ready phrases alone, or whatever people like. */
export const TALKS = ["nothing", "phrases", "anything"] as const;
export type Talk = (typeof TALKS)[number];

/** How far behind those are who look on, and the least and most of it. */
export type Behind = { readonly is: "choices" | "minutes"; readonly many: number };
export const BEHIND = { choices: [1, 50], minutes: [1, 60] } as const;

/** What a table is like besides its rules: the wish of whoever invites. */
export interface Manners {
  /** It moves ratings. Then everybody there is a person of their own, and nobody is advised. */
  readonly rated: boolean;
  readonly talk: Talk;
  /** Null: those who look on see all at once. */
  readonly behind: Behind | null;
}

/** What is said ready-made; it is sent as this word, so everybody reads it in their own language. */
export const PHRASES = [
  "hello",
  "good-luck",
  "one-moment",
  "back",
  "nice",
  "oops",
  "sorry",
  "thanks",
  "well-played",
  "again",
  "must-go",
  "bye",
] as const;
export type Phrase = (typeof PHRASES)[number];
/** The longest text that may be said, and the longest note of a report. */
export const LONGEST_SAID = 300;
export const LONGEST_NOTE = 1_000;

/** Somebody by their `who`, which is `me` for whoever is told. */
export interface Somebody {
  readonly who: string;
  readonly name: string;
}

/** One line. Of somebody who is muted only that there was one. */
export interface Said extends Somebody {
  readonly number: number;
  readonly at: number;
  readonly said:
    | { readonly is: "phrase"; readonly phrase: Phrase }
    | { readonly is: "text"; readonly text: string }
    | { readonly is: "muted" };
}
/** What is said at a match, among those who play it or among those who look on: neither hears the others. */
export interface Room {
  readonly among: "players" | "watchers";
  readonly manners: Manners;
  /** The last of them. */
  readonly lines: readonly Said[];
}

/** Why somebody is reported. */
export const WRONGS = ["words", "stalling", "cheating", "name", "other"] as const;
export type Wrong = (typeof WRONGS)[number];

export interface Friend extends Somebody {
  /** At a match, at the server, or not there. */
  readonly is: "playing" | "here" | "away";
  readonly match: MatchId | null;
  /** When they were there last, of those who are not. */
  readonly seen: number | null;
}
/** A friend asks one over to a table. */
export interface Call {
  readonly code: string;
  readonly by: Somebody;
  readonly game: string;
  readonly options: MatchOptions;
  readonly time: TimeControl | null;
  readonly at: number;
}
/** Whom one has to do with. */
export interface Company {
  readonly friends: readonly Friend[];
  /** Those who would like to be friends, and those who were asked. */
  readonly asking: readonly Somebody[];
  readonly asked: readonly Somebody[];
  /** With whom one has played, the last first. */
  readonly recent: readonly Somebody[];
  readonly muted: readonly Somebody[];
  readonly calls: readonly Call[];
}

/** How well somebody plays one game in one mode, as far as is known: twice the deviation to either side is near certain. */
export interface Rating {
  readonly game: string;
  readonly mode: string;
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly best: number;
  readonly at: number;
}
/** A rating behind one match. */
export interface RatingPoint {
  readonly match: MatchId;
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}
/** What some people have done together, who win and lose together. */
export interface Together {
  readonly people: readonly Somebody[];
  readonly game: string;
  readonly options: MatchOptions;
  readonly won: number;
  readonly lost: number;
  /** Of the quickest that was won, in games that have rounds. */
  readonly rounds: number | null;
  readonly at: number;
}
export interface Profile extends Somebody {
  readonly since: number;
  readonly tie: "none" | "me" | "asked" | "asks" | "friends";
  readonly muted: boolean;
  readonly matches: number;
  readonly ratings: readonly Rating[];
  readonly together: readonly Together[];
}
/** A match that is over, as it stands in somebody's history. */
export interface Played {
  readonly match: MatchId;
  readonly game: string;
  readonly options: MatchOptions;
  readonly seats: readonly SeatWish[];
  readonly outcome: Outcome;
  readonly at: number;
  readonly result: "won" | "drawn" | "lost";
  /** By how much it moved the rating; null where it moved none, and why not where it was meant to. */
  readonly gain: number | null;
  readonly uncounted: Uncounted | null;
}
/** Why a match that was meant to be rated moved nothing; see docs/ratings.md. */
export type Uncounted = "short" | "too-often" | "void";

export interface Leader extends Somebody {
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
}

/** What only a server grants: how people behave to each other, and what is known of how they play. */
export interface Social {
  /** The wish of whoever invites, until the match begins. */
  setManners(code: string, manners: Manners): Invitation;
  /** What was said at a match that is open; from now on lines are told. */
  talk(match: MatchId): Room;
  /** A ready phrase, or a text where the table allows it. */
  say(match: MatchId, phrase: Phrase | null, text: string): Said;
  /** Nothing more is heard of them, here or elsewhere; nor may they ask for anything. */
  mute(who: string, isMuted: boolean): void;
  /** Tells the host of somebody who sits at that match or spoke there, with its record. */
  report(match: MatchId, who: string, why: Wrong, note: string): void;
  /** Whom one has to do with; from now on it is told when that changes. */
  company(): Company;
  /** Asks somebody to be friends, or agrees. */
  befriend(who: string): void;
  /** Friends no more; nor asked, nor asking. */
  unfriend(who: string): void;
  /** Asks a friend over to a table. */
  callOver(code: string, who: string): void;
  /** Does not come. */
  turnDown(code: string): void;
  profile(who: string): Profile;
  /** How a rating came about, the first match first. */
  course(who: string, game: string, mode: string): readonly RatingPoint[];
  /** One's own matches, or those of others that were rated, the last first, from before that moment on. */
  played(who: string, before: number | null): readonly Played[];
  /** The best of a game and mode of whom enough is known. */
  leaders(game: string, mode: string): readonly Leader[];
}

/** What comes unasked. */
export interface SocialPushes {
  said(match: MatchId, line: Said): void;
  /** Something of one's company has changed. */
  company(): void;
  /** One is asked in a match of one's own that was listed, and at which one does not look. */
  yourTurn(match: MatchId, game: string, others: readonly string[]): void;
}
