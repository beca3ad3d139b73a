import type { Campaign } from "./campaign.js";
import type { Content, Reason } from "./game.js";
import type { Language, MatchOptions } from "./options.js";

/** A campaign that can be begun, and what it tells. */
export interface CampaignTitle {
  readonly id: string;
  readonly name: string;
  readonly story: string;
}

/** How a campaign stands, part by part: what a sheet of paper would have as a box. */
export interface CampaignSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A match of a campaign, whether or not it may be played now. */
export interface CampaignMatch {
  readonly id: string;
  readonly name: string;
  /** What leads up to it. */
  readonly story: string;
  /** What is to be done in it. */
  readonly about: string;
  /** The cards that one is to meet in it. */
  readonly meets: readonly string[];
  /** How its story ends. */
  readonly endings: { readonly won: string; readonly lost: string };
  /** How many go at least and at most, and who has to. */
  readonly least: number;
  readonly most: number;
  readonly must: readonly string[];
  /** How it went, if it has been played. */
  readonly result?: "won" | "lost";
  /** What it has to be started with; the rest is free. */
  readonly options: MatchOptions;
  /** Why it may not be played now, in words too. None: it may. */
  readonly reasons: readonly (Reason & { readonly said: string })[];
}

/** Something that may be changed between two matches, by the words that do it. */
export interface CampaignChange {
  readonly words: readonly string[];
  readonly said: string;
  /** The same for whoever draws it: who puts on or takes off what, or turns over to the other side. */
  readonly does: "put-on" | "take-off" | "turn";
  readonly bearer: string;
  readonly item?: string;
}

/** Cards by name, and how many of each. */
export type CardCounts = readonly (readonly [card: string, copies: number])[];

/** Somebody who may go on a match of the campaign. */
export interface CampaignBearer {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** Lost for good. */
  readonly dead: boolean;
  /** The cards of both sides, which one is up, and whether the other may be. */
  readonly sides: readonly [string, string];
  readonly side: 0 | 1;
  readonly open: boolean;
  /** Where something can be worn: what is, and the cards that are in the deck for it. */
  readonly slots: readonly CampaignSlot[];
  /** The cards that have no such place. */
  readonly rest: CardCounts;
}
export interface CampaignSlot {
  readonly id: string;
  readonly name: string;
  readonly item: string | null;
  readonly cards: CardCounts;
  /** What would be there without anything worn. */
  readonly own: CardCounts;
}

/** Something that was won and can be worn. */
export interface CampaignItem {
  readonly id: string;
  readonly name: string;
  readonly story: string;
  readonly slot: string;
  readonly slotName: string;
  /** Whom it is for, in words; empty where it is for all. */
  readonly whom: string;
  readonly fits: readonly string[];
  readonly wearer: string | null;
  readonly cards: CardCounts;
}

/** How a campaign stands, for whoever draws it. */
export interface CampaignSheet {
  /** Which campaign it is, of `titles`. */
  readonly id: string;
  readonly name: string;
  readonly story: string;
  /** What holds for all its matches, where that is not the usual; else empty. */
  readonly terms: string;
  readonly notes: readonly { readonly id: string; readonly text: string }[];
  readonly bearers: readonly CampaignBearer[];
  readonly items: readonly CampaignItem[];
  /** Items that are still to be won. */
  readonly left: number;
}

/**
 * Games whose matches make campaigns: what can be begun, how one stands, which match may come next and what may be
 * changed before it. Every campaign that is handed in has been looked at (`Game.campaign`); none is ever changed, what
 * comes of it is another.
 */
export interface Campaigns<C extends Content> {
  titles(content: C, language: Language): readonly CampaignTitle[];
  /** One before its first match; of the options only those that hold for all its matches matter. */
  begin(content: C, id: string, options: MatchOptions): Campaign;
  describe(content: C, campaign: Campaign, language: Language): readonly CampaignSection[];
  sheet(content: C, campaign: Campaign, language: Language): CampaignSheet;
  /** The options of a match for which these go. */
  party(bearers: readonly string[]): MatchOptions;
  /** And back: who goes by the options of a match. */
  bearers(options: MatchOptions): readonly string[];
  matches(content: C, campaign: Campaign, language: Language): readonly CampaignMatch[];
  /** All that could be changed now. */
  changes(content: C, campaign: Campaign, language: Language): readonly CampaignChange[];
  /** Does what the words say, or refuses it with the reason. */
  change(content: C, campaign: Campaign, words: readonly string[]): Campaign;
  /** A short code that holds all of it, and back again. */
  encode(content: C, campaign: Campaign): string;
  decode(content: C, code: string): Campaign;
}
