import type { Happens, Offers, Wire } from "@rifthall/kernel/game";
import type { Card, Seat } from "@rifthall/kernel/ids";

/** What crosses from Beyond the Rift to its faces: types only, written down once for both sides. */
export interface BeyondWire extends Wire {
  readonly event: Event;
  readonly option: Choice;
  readonly position: Position;
  readonly scene: Scene;
  readonly face: Face;
}

export type Edition = "final" | "v099";
export type Difficulty = "normal" | "easy" | "hard";
export type CardType = "scenario" | "hero" | "card" | "wound" | "fatigue" | "response" | "enemy" | "terrain";
/** BR-40; the third is the Spawn Phase in v0.9.9. */
export type Phase = "setup" | "hero" | "enemy" | "quest" | "draw" | "end";
/** BR-51 */
export type ActionType = "attack" | "ap" | "defense" | "special" | "reaction";
/** BR-141 */
export type BodyPart = "head" | "torso" | "left-arm" | "right-arm" | "legs";
export type Family = "cultist" | "insectoid" | "orc" | "dwarf" | "human";
/** What Reactions answer; see `REACTIONS`. */
export type Reacting =
  | "attacked"
  | "response"
  | "hit"
  | "missed"
  | "wounded"
  | "struck"
  | "failed"
  | "killed"
  | "engaged"
  | "spawned"
  | "poisoned";

/** What cards and scenarios answer by themselves. */
export type Answering = "killed" | "spawned" | "opened";

/** A card by its name and its row. */
export type OnCard = { readonly card: string; readonly id: Card };
type BySeat = { readonly seat: Seat };
type Counted = { readonly n: number; readonly left: number };
/** Where a card lies: "quest", or the number of the seat whose Hero Area it is. */
export type Area = "quest" | number;

export type Event =
  | Happens<"scenario" | "victory" | "defeat", { scenario: string; why?: string }>
  | Happens<"round", { n: number }>
  | Happens<"phase", { phase: Phase }>
  | Happens<"done" | "anew" | "resign" | "reshuffle" | "death", BySeat>
  /** A card is laid or used by a hero; `cost` in AP. */
  | Happens<"attack", OnCard & BySeat & { cost: number; target: string; targetId: Card }>
  | Happens<"lay" | "aid", OnCard & BySeat & { cost: number; value: number }>
  | Happens<"special" | "react" | "use", OnCard & BySeat & { cost: number }>
  | Happens<"ap-card", OnCard & BySeat & { cost: number; to: Seat }>
  | Happens<"suffer", OnCard & BySeat & { n: number }>
  | Happens<"guard", BySeat & { n: number; cost: number }>
  | Happens<"ap", BySeat & Counted>
  | Happens<"pay", BySeat & Counted>
  /** The others read "?" where hands are hidden. */
  | Happens<"draw", BySeat & { card: string }>
  | Happens<"discard" | "reveal" | "take" | "exchange" | "trade", OnCard & BySeat>
  | Happens<"wound" | "fatigue", OnCard & BySeat & { to: "hand" | "deck" | "discard" }>
  | Happens<"cure", OnCard & BySeat>
  | Happens<"attach" | "detach", OnCard & { host: string; hostId: Card }>
  | Happens<"move", OnCard & { how: "engage" | "disengage" | "reengage" | "support"; to: Area }>
  | Happens<"spawn" | "summon" | "enter", OnCard & { to: Area }>
  | Happens<"die" | "remove" | "leave", OnCard>
  | Happens<"persist", OnCard & { to: Seat }>
  | Happens<"response", OnCard & { n: number; for: "column" | "attack" | "defence" | "symbol" | "check" | "door" }>
  | Happens<"activate" | "idle", OnCard>
  | Happens<"target", OnCard & BySeat>
  | Happens<"assault", OnCard & BySeat>
  | Happens<"poison" | "intimidate" | "obstruct", OnCard & BySeat & { n: number }>
  | Happens<"shield", OnCard & BySeat>
  /** What an attack came to; `rule` says whether it hit. The attack of an enemy has `seat`, of a hero a target. */
  | Happens<"compare", { by: string; against: string; attack: number; defence: number; success: boolean }>
  | Happens<"prevent", BySeat & { n: number }>
  | Happens<"open", OnCard & BySeat & { n: number; value: number; success: boolean }>
  | Happens<"threat", Counted>
  | Happens<"counter", { counter: string } & Counted>
  | Happens<"get", OnCard & { stat: string; n: number }>
  | Happens<"action", BySeat & { action: string; cost: number }>
  | Happens<"note" | "join" | "board" | "item", { name: string }>
  | Happens<"rebuild", { pile: "wound" | "fatigue" | "response" }>
  | Happens<"trigger", OnCard & { word: Answering | "end" }>;

/** In percent, by what is still in the Response Deck. */
type Odds = { readonly chance?: number };

export type Choice =
  | Offers<"attack", { card: string; cost: number; target: string; targetId: Card } & Odds>
  /** A card added to a commitment: one's own, an aid, or a Wound or Fatigue. */
  | Offers<"lay", { card: string; cost: number; value: number } & Odds>
  | Offers<"guard", { cost: number } & Odds>
  | Offers<"close", Odds>
  | Offers<"ap-card", { card: string; cost: number; n: number; to: Seat }>
  | Offers<"special", { card: string; cost: number; to: Seat }>
  | Offers<"react", { card: string; cost: number }>
  | Offers<"suffer", { card: string; cost: number }>
  | Offers<"draw" | "swap", { cost: number }>
  | Offers<"exchange" | "discard" | "take", { card: string }>
  | Offers<"trade", { card: string; n: number }>
  | Offers<"engage" | "disengage", OnCard & { cost: number }>
  | Offers<"open", OnCard & { n: number } & Odds>
  | Offers<"use", OnCard & { cost: number }>
  | Offers<"act", { action: string; cost: number }>
  | Offers<"next" | "target" | "give" | "shield" | "trigger", OnCard>
  | Offers<"hero" | "take-on", { seat: Seat }>
  | Offers<"choose", { branch: number }>
  | Offers<"wait" | "accept" | "decline" | "pass" | "done" | "end">;

export type SharedPile =
  | "enemyDeck"
  | "terrainDeck"
  | "outside"
  | "gone"
  | "enemyDiscard"
  | "terrainDiscard"
  | "woundDeck"
  | "woundDiscard"
  | "fatigueDeck"
  | "fatigueDiscard"
  | "responseDeck"
  | "responseDiscard"
  | "committed"
  | "limbo";
export type OwnPile = "hand" | "deck" | "discard" | "revealed";

/** A card in play as text: `guard`, with what lies under it `guard+cracked-rib+weary`; "?" where it is not known. */
export type Hero = {
  readonly hero: string;
  readonly ap: number;
  /** Enemies, allies and Persistent cards in the Hero Area, in their order. */
  readonly area: readonly string[];
} & Readonly<Record<OwnPile, readonly string[]>>;

/** What an enemy or an ally counts now, with everything that is added. */
export type Numbers = {
  readonly engagement: number;
  readonly range: number;
  readonly attack: number;
  readonly defence: number;
  readonly health: number;
};

export type Position = {
  readonly scenario: string;
  readonly edition: Edition;
  readonly round: number;
  readonly phase: Phase;
  readonly threat: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  readonly quest: readonly string[];
  readonly heroes: readonly Hero[];
  /** What follows from the rest, written for reading: numbers of everything in play, by area. */
  readonly present: { readonly quest: readonly Numbers[]; readonly heroes: readonly (readonly Numbers[])[] };
} & Readonly<Record<SharedPile, readonly string[]>>;

export type Seen = { readonly id: Card; readonly card: string };
/** What lies in play: an enemy, an ally, a Persistent card, terrain; enemies and allies with their numbers. */
export type InPlay = Seen &
  Partial<Numbers> & {
    readonly type: CardType;
    /** What is attached to it, and how many cards lie face down under it. */
    readonly attached?: readonly string[];
    readonly under?: number;
    readonly owner?: Seat;
    /** Of a Door or a Portcullis, which has a defence besides: what the AP spent must exceed, with so many Response cards. */
    readonly value?: number;
    readonly responses?: number;
  };
export type Pile = SharedPile | `${OwnPile}-${number}`;
export type Field = "quest" | `area-${number}`;

/** A Response card that may come: how many of them are left, what the other side comes to with it, and whether the heroes' sum does it. */
export type Draw = {
  readonly value: number;
  readonly left: number;
  readonly against: number;
  readonly success: boolean;
};

/** An attack under way, and what it comes to so far. */
export type Commitment = {
  readonly side: "hero" | "enemy";
  readonly seat: Seat;
  readonly enemy: Card;
  readonly total: number;
  /** Response cards still to be drawn for symbols on the cards, if any. */
  readonly symbols?: number;
  readonly against: number;
  readonly chance: number;
  /** Where one Response card decides: what each of them would come to. */
  readonly draws?: readonly Draw[];
  /** Points of defence bought with AP, if any. */
  readonly bought?: number;
};

export type Standing = {
  readonly seat: Seat;
  readonly hero: string;
  readonly ap: number;
  readonly startAp: number;
  readonly handSize: number;
  readonly draw: number;
  readonly swap: number;
  readonly trade: number;
  readonly guard: number;
  readonly wounds: number;
  readonly fatigue: number;
  readonly done: boolean;
};

export type Scene = {
  readonly standing: {
    readonly scenario: string;
    readonly edition: Edition;
    readonly round: number;
    readonly phase: Phase;
    readonly threat: number;
    readonly counters: readonly { readonly counter: string; readonly n: number }[];
    /** How many Response cards of each value are still to come, from 0. */
    readonly responses: readonly number[];
    readonly heroes: readonly Standing[];
    /** The column drawn for this Enemy Phase, and the row of the table that is resolved. */
    readonly column?: number;
    readonly row?: number;
  };
  readonly zones: Readonly<Record<Field, readonly InPlay[]>> & Readonly<Record<Pile, readonly Seen[]>>;
  /** The enemy that acts, and the card that asks. */
  readonly acting?: Card;
  readonly source?: Card;
  readonly commitment?: Commitment;
};

export type Slot =
  | ActionType
  | "bonus"
  | "ongoing"
  | "action"
  | "end"
  | "killed"
  | "spawned"
  | "interact"
  | "setup"
  | "hero-phase"
  | "enemy-phase"
  | "quest-phase"
  | "draw-phase"
  | "end-phase"
  | "opened"
  | "win"
  | "lose"
  | "rules"
  | "rewards";
/** One sentence of a card and the word it stands under, if any. */
export type Part = {
  readonly slot: Slot;
  readonly text: string;
  readonly word?: string;
  readonly cost?: string;
  /** Of what a scenario lets heroes do: how options call it. */
  readonly action?: string;
  /** Of a scenario, what holds at one difficulty only; in place of what is `of` the same at the normal one. */
  readonly level?: { readonly difficulty: Difficulty; readonly of: string };
};

/** What enemies do by the activation table, in a word; `marks`: something happens to a counter of the scenario. */
export type Act =
  | "attack"
  | "engage"
  | "reengage"
  | "disengage"
  | "poison"
  | "intimidate"
  | "obstruct"
  | "summon"
  | "support"
  | "heal"
  | "order"
  | "marks";
/** A row of the activation table, by column: in full, and in words for what is done first. */
export type TableRow = {
  readonly who: string;
  readonly columns: readonly string[];
  readonly acts: readonly (readonly Act[])[];
};

/** Of a scenario that Threat ends, won or lost: at how much, and from how much on it does something else. */
export type Dial = { readonly end: number; readonly wins: boolean; readonly marks: readonly number[] };

export type Face = {
  readonly type: CardType;
  readonly typeName: string;
  readonly family?: Family;
  readonly part?: BodyPart;
  readonly hero?: string;
  readonly boss?: true;
  readonly divided?: true;
  readonly range?: number;
  readonly attack?: {
    readonly primary: number | null;
    readonly secondary: number | null;
    readonly value: number;
    readonly responses: number;
    readonly targets: number;
  };
  readonly defense?: { readonly cost: number; readonly value: number; readonly responses: number };
  readonly ap?: { readonly cost: number; readonly gain: number };
  readonly numbers?: Numbers & { readonly wounds: number; readonly fatigue: number };
  /** Of a Wound or a Fatigue: what it is for a hero, and what it changes where it is attached. */
  readonly affliction?: { readonly of: "attack" | "defense" | "ap"; readonly n: number };
  readonly modifiers?: Readonly<Partial<Numbers>>;
  readonly board?: Omit<Standing, "seat" | "hero" | "ap" | "done" | "handSize">;
  /** Of a Response card, and how many of them there are. */
  readonly value?: number;
  readonly copies?: number;
  /** Of a scenario: its activation table, and what it counts. */
  readonly table?: readonly TableRow[];
  readonly counters?: readonly { readonly counter: string; readonly name: string }[];
  readonly dial?: Dial;
  readonly parts: readonly Part[];
};
