import type { MatchOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { TimeControl } from "./clocks.js";
import type { MatchId, SeatWish } from "./contract.js";
import type { BroughtPack, PackRequests } from "./packs.js";
import type { Manners } from "./social.js";

/**
 * A seat that others may take, one that is kept for somebody who was asked, or who has it. For whoever is told of it, `who`
 * is `me` at their own seats and begins with `friend` at those of friends at their screen.
 */
export type InvitedSeat =
  | { readonly is: "free" }
  | { readonly is: "asked"; readonly name: string; readonly who: string }
  | SeatWish;

/** What whoever invites wishes a seat to be. Friends play at their screen. */
export type SeatOffer =
  | { readonly is: "free" }
  | { readonly is: "me" }
  | { readonly is: "friend"; readonly name: string }
  | { readonly is: "bot"; readonly name: string; readonly level: string };

/**
 * Who may sit down: whoever has the link; anybody, since it is listed while whoever laid it is there; or whoever comes
 * first, and then it begins by itself.
 */
export type Door = "private" | "open" | "anyone";

/** A table to which somebody invites by its code, until the match begins. */
export interface Invitation {
  readonly code: string;
  readonly game: string;
  readonly options: MatchOptions;
  /** Who made it, and may change it and begin: their `who`. */
  readonly by: string;
  readonly seats: readonly InvitedSeat[];
  /** Where players bring decks: for which seats one was brought. The others are dealt one of the ready decks. */
  readonly decks: readonly boolean[];
  /** Cards that whoever invites has brought, besides our own. */
  readonly packs: readonly BroughtPack[];
  /** How long people may take; null for all the time in the world. */
  readonly time: TimeControl | null;
  /** What it has become. */
  readonly match: MatchId | null;
  readonly door: Door;
  /** What it is like. It is rated only while everybody there is a person of their own. */
  readonly manners: Manners;
  /** The table that it has gone over to: whoever waited here is waited for there. */
  readonly joined: string | null;
  /** The match that it plays once more. It begins as soon as nobody is missing. */
  readonly after: MatchId | null;
  /** Rises with every change: of two the one with the higher one is newer. */
  readonly state: number;
}

/** A table at which anybody may sit down, and how well those play who sit there already, by seat, as far as is known. */
export interface OpenTable extends Invitation {
  readonly strengths: readonly (number | null)[];
}

/** What only a server grants, where people meet. */
export interface Meetings extends PackRequests {
  /** As whom one is known here. */
  me(): { readonly who: string; readonly name: string };
  /** Lays a table with these seats. */
  invite(game: string, options: MatchOptions, seats: readonly SeatOffer[], door: Door): Invitation;
  /** The tables at which anybody may sit down, those laid last first. */
  openTables(): readonly OpenTable[];
  /**
   * Somebody to play with at that pace, whoever comes: sits down where one is waited for who plays about as well, or lays
   * such a table. The longer one waits, the less it matters how well they play.
   */
  meet(game: string, options: MatchOptions, time: TimeControl | null, rated: boolean): Invitation;
  /** From now on changes of it are told. */
  invitation(code: string): Invitation;
  /** No more; and who laid it for others waits there no longer. */
  depart(code: string): void;
  /** Takes a seat; who has one already goes over to it. A friend at the same screen is named and sits down beside. */
  sit(code: string, seat: Seat, friend: string | null): Invitation;
  /** A bot of that level takes a free seat; the wish of whoever invites. */
  seatBot(code: string, seat: Seat, level: string): Invitation;
  /** Gives a seat free: one's own, or any that is asked for by whoever invites. */
  rise(code: string, seat: Seat): Invitation;
  /** Plays one's own seat with this deck, a ready one or a code; empty for one by lot. */
  bringDeck(code: string, seat: Seat, deck: string): Invitation;
  /** How long people may take; the wish of whoever invites. */
  setTime(code: string, time: TimeControl | null): Invitation;
  /** Begins once nobody is missing. */
  begin(code: string): MatchId;
  /** The same people once more, the seats passed on by one: asks the others, or agrees with whoever asked first. */
  rematch(match: MatchId, options: MatchOptions): Invitation;
}
