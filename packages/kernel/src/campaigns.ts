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
  /** What is to be done in it. */
  readonly about: string;
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
  matches(content: C, campaign: Campaign, language: Language): readonly CampaignMatch[];
  /** All that could be changed now. */
  changes(content: C, campaign: Campaign, language: Language): readonly CampaignChange[];
  /** Does what the words say, or refuses it with the reason. */
  change(content: C, campaign: Campaign, words: readonly string[]): Campaign;
  /** A short code that holds all of it, and back again. */
  encode(content: C, campaign: Campaign): string;
  decode(content: C, code: string): Campaign;
}
