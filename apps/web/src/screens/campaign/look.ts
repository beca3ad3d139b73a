import type { CardCounts, CardText } from "@rifthall/kernel/game";
import type { Component } from "svelte";

/** Something that has a picture of its own: a match, somebody who goes, an item, a place where one is worn. */
export interface Landmarked {
  readonly id: string;
  /** As a sign, for little room; else engraved. */
  readonly plain?: boolean;
}

/** A line under a word, on a leaf of vellum. */
interface LeafLine {
  readonly word: string;
  readonly text: string;
}

/** What a game draws and says of its campaigns itself; the screens know none. */
export interface CampaignLook {
  /** A card with its words, or with values alone. */
  readonly Card: Component<{ readonly text: CardText; readonly width: number; readonly small?: boolean }>;
  /** A card that is met in a match, as it would lie there. */
  readonly Met: Component<{ readonly text: CardText; readonly width: number }>;
  /** One side of the board of somebody who goes: its numbers and what it lets one do. */
  readonly Board: Component<{ readonly text: CardText }>;
  /** Somebody who goes, from head to foot. */
  readonly Figure: Component<{ readonly id: string }>;
  /** The ink of a card, as a custom property. */
  ink(text: CardText | undefined): string;
  /** What a match says about itself besides its story. */
  leaf(text: CardText | undefined): readonly LeafLine[];
  /** What it means that so many go. */
  together(count: number): string;
  /** What a deck amounts to, to see what a change does. */
  weigh(deck: CardCounts, cards: ReadonlyMap<string, CardText>): readonly { readonly of: string; readonly n: number }[];
  /** Options that hold for a whole campaign. */
  readonly terms: readonly string[];
  /** The rules that the screens lead to. */
  readonly rules: Readonly<Record<"order" | "party" | "rewards" | "whom" | "fit" | "off" | "sides", string>>;
}
