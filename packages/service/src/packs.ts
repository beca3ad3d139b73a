import type { MatchOptions, Text } from "@rifthall/kernel/game";
import type { Invitation } from "./meeting.js";

/** A pack that somebody brought to a table, known by the hash of all that stands in it. */
export interface BroughtPack {
  readonly hash: string;
  readonly pack: string;
  readonly title: Text;
}

/** So many are brought to one table, and all of them together have so many characters at most. */
export const PACKS = { most: 4, characters: 64 * 1024 };

/** What a server grants at private tables. */
export interface PackRequests {
  /**
   * Plays with these cards besides our own, in place of any that were brought before, and with what of them the options
   * name; the wish of whoever invites.
   */
  bringPacks(code: string, packs: readonly string[], options: MatchOptions): Invitation;
}
