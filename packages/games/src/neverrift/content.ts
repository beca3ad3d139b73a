import type { Effect, Select } from "@rifthall/effects";
import type { Content, Pack, ReadyDeck, Text } from "@rifthall/kernel/game";
import type { Frame } from "@rifthall/kernel/ids";
import type { Neverrift } from "./table.js";
import type { Fits } from "./verbs/find.js";
import type { CardType, Faction, Rarity } from "./wire.js";

/** What can happen that cards and tamers answer. */
export const EVENTS = [
  "enters",
  "tames",
  "tamed",
  "moved",
  "destroyed",
  "returned",
  "blocked",
  "cast",
  "turn-starts",
  "turn-ends",
  "dug",
] as const;
export type EventWord = (typeof EVENTS)[number];
export const event = (word: EventWord): number => EVENTS.indexOf(word);

/** Answers an event: a card's trigger, or a tamer's passive. */
export interface Trigger {
  readonly on: number;
  /** Of the card it happens to; null where it happens to none. */
  readonly who: Fits | null;
  /** It happens to this card itself. */
  readonly self: boolean;
  readonly once: boolean;
  readonly effect: Effect;
  /** Would it change anything, as far as anybody may know? */
  readonly changes: (s: Neverrift, f: Frame) => boolean;
  readonly procedure: number;
  /** As it is written, for texts. */
  readonly word: EventWord;
  readonly select: Select | null;
}

/** What a card in play adds to a stat of others. */
export interface Ongoing {
  readonly key: number;
  readonly by: number;
  readonly fits: Fits;
  /** Null: always. */
  readonly holds: ((s: Neverrift, f: Frame) => boolean) | null;
}

const SLOTS = ["enters", "fought", "play", "active"] as const;
export type Slot = (typeof SLOTS)[number];

export interface CardDef {
  readonly id: string;
  readonly index: number;
  readonly number: number | null;
  readonly name: Text;
  readonly type: CardType;
  readonly faction: Faction;
  readonly rarity: Rarity | null;
  readonly flavour: Text | null;
  /** Up, right, down, left. */
  readonly sides: readonly number[];
  /** Bits of KEYWORDS. */
  readonly keywords: number;
  readonly effects: Readonly<Partial<Record<Slot, Effect>>>;
  /** NONE where there is nothing to run. */
  readonly enters: number;
  readonly fought: number;
  /** Would what follows its attack change anything? */
  readonly follows: ((s: Neverrift, f: Frame) => boolean) | null;
  readonly play: number;
  readonly active: number;
  readonly trigger: Trigger | null;
  readonly ongoing: readonly Ongoing[];
  readonly ongoingEffect: Effect;
}

/** A card or a deck as its pack writes it. */
export type Source = Readonly<Record<string, unknown>>;

export interface NeverriftPack extends Pack {
  readonly game: "neverrift";
}

/** The content of a match: every card there is, the ready decks, and what the cards run. */
export interface Library extends Content {
  readonly cards: readonly CardDef[];
  readonly decks: readonly ReadyDeck[];
  /** By definition: creature, place, spell or tamer; the bits of its keywords; its four sides. */
  readonly kinds: Uint8Array;
  readonly keywords: Int32Array;
  readonly sides: Uint8Array;
  readonly factions: Uint8Array;
  /** By event, then by definition: whether it answers it. Null where nothing does. */
  readonly listeners: readonly (Uint8Array | null)[];
  /** By stat, then by definition: how a card changes that stat while in play. Null where none does. */
  readonly auras: readonly (readonly (readonly Ongoing[] | null)[] | null)[];
  /** By definition: whether it changes any stat. */
  readonly lasting: Uint8Array;
  /** By printed side, then by definition: how it changes that side, alone or with the others. */
  readonly sideAuras: readonly (readonly (readonly Ongoing[] | null)[] | null)[];
  /** How many procedures are the game's own; those of effects follow. */
  readonly own: number;
  find(id: string): CardDef | undefined;
}
