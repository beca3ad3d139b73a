import type { Condition, Effect, Tracks } from "@rifthall/effects";
import type { Content, Pack, Text } from "@rifthall/kernel/game";
import type { Frame } from "@rifthall/kernel/ids";
import type { Triggers } from "@rifthall/kernel/machine";
import { type Colour, type QuantumRift, TRIGGERS } from "./table.js";
import type { Fits } from "./verbs/find.js";
import type { Trait } from "./verbs/stats.js";
import type { CardType } from "./wire.js";

export type { CardType } from "./wire.js";

/** The trigger words, and the other effects a card may have. */
export const SLOTS = [...TRIGGERS, "play", "paid", "riftEffect", "do", "reward"] as const;
export type Slot = (typeof SLOTS)[number];

/** An ACTION or RESPONSE. */
export interface Ability {
  /** By colour, `any` last. */
  readonly cost: readonly number[];
  readonly exhaust: boolean;
  readonly once: "turn" | "game" | null;
  readonly when: Condition | null;
  readonly holds: ((s: QuantumRift, f: Frame) => boolean) | null;
  /** Its condition can hold only while there is an attack: then it need not be read at other times. */
  readonly inAttack: boolean;
  /** Likewise while dice are rolled. */
  readonly inRoll: boolean;
  readonly effect: Effect;
  readonly procedure: number;
}

/** What a card in play adds to a stat of others, or of its player. */
export interface Ongoing {
  readonly key: number;
  readonly by: number;
  /** Does it concern this card? Null: it concerns the player who controls its card. */
  readonly fits: Fits | null;
  /** Whom it concerns, where that is seen without asking: its own card, or the bearer of it. */
  readonly only: "self" | "bearer" | null;
  /** Null: always. */
  readonly holds: ((s: QuantumRift, f: Frame) => boolean) | null;
}

/** One way to meet a test: so many successes with dice of that colour. */
export interface Way {
  readonly colour: Colour;
  readonly wanted: number;
}

export interface CardDef {
  readonly id: string;
  readonly index: number;
  readonly name: Text;
  readonly type: CardType;
  readonly trait: Trait | null;
  readonly flavour: Text | null;
  readonly story: Text | null;
  readonly kind: Text | null;
  /** By colour, `any` last; null where it cannot be bought. */
  readonly cost: readonly number[];
  readonly rift: number;
  readonly attack: number;
  readonly defence: number;
  readonly vitality: number;
  /** Bits of KEYWORDS. */
  readonly keywords: number;
  readonly dice: readonly number[];
  readonly deck: readonly (readonly [string, number])[];
  readonly deckSize: number;
  readonly tier: number;
  readonly distance: number | null;
  readonly riftsGear: boolean;
  readonly effects: Readonly<Partial<Record<Slot, Effect>>>;
  readonly procedures: Readonly<Partial<Record<Slot, number>>>;
  readonly action: Ability | null;
  readonly response: Ability | null;
  readonly ongoing: readonly Ongoing[];
  readonly ongoingEffect: Effect;
  readonly duration: Condition | null;
  readonly lasts: ((s: QuantumRift, f: Frame) => boolean) | null;
  /** What the DURATION reads, as bits of what effects touch. */
  readonly watches: number;
  /** QR-A2: likewise where exhausted units count as ready. */
  readonly lastsLonger: ((s: QuantumRift, f: Frame) => boolean) | null;
  /** The tests that its THREAT (word 0) and its REGROUP (word 1) will ask for. */
  readonly tests: readonly { readonly word: number; readonly ways: readonly Way[] }[];
  /** By trigger word: would its effect change anything now? Null where that hangs on a roll yet to come, or there is none. */
  readonly changes: readonly (((s: QuantumRift, f: Frame) => boolean) | null)[];
  /** Would what a Rift with it may trigger change anything? */
  readonly riftAble: ((s: QuantumRift, f: Frame) => boolean) | null;
}

export interface Chapter {
  readonly id: string;
  readonly name: Text;
  readonly story: Text;
  readonly victory: Text;
  readonly defeat: Text;
  readonly players: number;
  readonly locations: readonly string[];
  readonly encounters: readonly string[];
  readonly explorations: readonly (readonly [string, number])[];
  readonly enemies: readonly (readonly [string, number])[];
  readonly allies: readonly (readonly [string, number])[];
  readonly finale: string;
}

/** A card or a chapter as its pack writes it. */
export type Source = Readonly<Record<string, unknown>>;

export interface QuantumPack extends Pack {
  readonly game: "quantum-rift";
}

/** The content of a match: every card there is, the chapters, and what the cards run. */
export interface Library extends Content {
  readonly cards: readonly CardDef[];
  readonly chapters: readonly Chapter[];
  readonly heroes: readonly CardDef[];
  readonly triggers: Triggers;
  /** By stat, then by definition: whether a card changes that stat while in play. Null where none does. */
  readonly changers: readonly (Uint8Array | null)[];
  /** By definition: whether it changes any stat. */
  readonly lasting: Uint8Array;
  /** By definition: which stats it changes while in play, as bits by their keys. */
  readonly touches: Int32Array;
  /** By definition: what a card is and has, as bits. */
  readonly bits: Uint8Array;
  /** By definition: which of TRAITS its type line says; NONE where it says none. */
  readonly traits: Int8Array;
  /** What cards, their ACTIONs and their RESPONSEs cost: by definition, then colour, any colour last. */
  readonly costs: { readonly card: Uint8Array; readonly action: Uint8Array; readonly response: Uint8Array };
  /** The same without what is of any colour, as `sideBySide` says, one word a definition. */
  readonly owed: { readonly card: Int32Array; readonly action: Int32Array; readonly response: Int32Array };
  /** What each effect touches: whether it makes a difference which of two runs first. */
  readonly tracks: Tracks;
  /** How many procedures are the game's own; those of effects follow. */
  readonly own: number;
  find(id: string): CardDef | undefined;
}
