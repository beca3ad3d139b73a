import type { Happens, Offers, Wire } from "@rifthall/kernel/game";
import type { Card, Seat } from "@rifthall/kernel/ids";
import type * as facts from "./facts.js";

/** What crosses from Neverrift to its faces: types only, written down once for both sides. */
export type NeverriftWire = Wire<Event, Choice, Position, Scene, Face>;

export type Mode = (typeof facts.MODES)[number];
export type Side = (typeof facts.SIDES)[number];
export type Faction = (typeof facts.FACTIONS)[number] | "neutral";
export type Rarity = (typeof facts.RARITIES)[number];
export type Keyword = (typeof facts.KEYWORDS)[number];
export type CardType = "creature" | "place" | "spell" | "tamer";

/** A card by its name, and its row. */
export type Named = { readonly card: string; readonly id: Card };
/** A card in play: `b2` is the second column, the second row from the top. */
export type OnBoard = Named & { readonly field: string };
/** Likewise with whose token it carries, if anybody's. */
export type Held = OnBoard & { readonly seat?: Seat };

export type Event =
  | Happens<"first" | "turn" | "pass" | "eliminate" | "resign", { seat: Seat }>
  /** The others read "?". */
  | Happens<"draw" | "return-card", { seat: Seat; card: string }>
  /** So many cards. */
  | Happens<"mulligan" | "look", { seat: Seat; n: number }>
  | Happens<"enter", { seat: Seat } & OnBoard>
  /** With what it counts up, right, down and left. */
  | Happens<"attack", Held & { sides: readonly number[] }>
  | Happens<"block" | "liberate" | "destroy" | "bounce", Held>
  /** The field it has left. */
  | Happens<"move", Held & { from: string }>
  /** Whose it was, if anybody's. */
  | Happens<"tame", { seat: Seat; from?: Seat } & OnBoard>
  | Happens<"cast" | "active" | "discard" | "bury" | "dig", { seat: Seat } & Named>
  | Happens<"scout", { seat: Seat; whose: Seat; card: string }>
  | Happens<"passive" | "trigger", { seat: Seat; idle?: true } & Named>
  /** A stat by its word, and what is added to it. */
  | Happens<"get", { seat?: Seat; stat: string; n: number } & Named>
  | Happens<"end", { why: string }>;

export type Choice =
  | Offers<"return" | "cast" | "take" | "top" | "discard", { card: string }>
  | Offers<"play" | "sacrifice" | "put", { card: string; field: string }>
  | Offers<"tame" | "target" | "shift", OnBoard>
  | Offers<"first", Named>
  | Offers<"move" | "aim", { field: string }>
  | Offers<"against", { seat: Seat }>
  | Offers<"choose", { branch: number }>
  | Offers<"keep" | "active" | "end" | "accept" | "decline">;

/** Cards by their names; "?" where the reader has not seen them. */
export type Position = {
  readonly format: Mode;
  readonly turn: Seat;
  readonly first: Seat;
  /** `*`: the active is spent. */
  readonly tamers: readonly string[];
  /** Row by row: `wolf:1/0!#3` carries the token of seat 1, is of seat 0, has used its Block and came third. */
  readonly board: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly decks: readonly (readonly string[])[];
  readonly graveyards: readonly (readonly string[])[];
  /** This turn, under the limits; `any`: something came into play from the hand, however. */
  readonly played: { readonly creatures: number; readonly places: number; readonly any?: true };
  /** Whose pass is still to be answered. */
  readonly passed?: Seat;
  /** Turns in a row that were passes. */
  readonly passes?: number;
  /** By seat, which cards of the deck lie face up, counted from the top. */
  readonly faceUp?: readonly (readonly number[])[];
  readonly out?: readonly number[];
  /** What each creature counts now, by its field. */
  readonly present: Readonly<Record<string, Present>>;
};
/** The cards aside: everybody sees that. */
export type Standing = Pick<Position, "format" | "turn" | "played" | "out">;
type Present = {
  readonly sides: readonly number[];
  readonly keywords?: readonly Keyword[];
  readonly cantBeTamed?: true;
};

export type Pile = `${"deck" | "hand" | "graveyard" | "tamer"}-${number}` | "aside";
export type Field = `field-${string}`;
export type Seen = { readonly id: Card; readonly card: string };
export type Place = Seen & { readonly owner: Seat };
/** With what it counts now, and what keywords it has. */
export type Creature = Place &
  Readonly<Record<Side, number>> & {
    /** Whose token it carries, if anybody's. */
    readonly controller?: Seat;
    readonly keywords: readonly Keyword[];
    /** Attacks its Block still cancels, if it has or had one. */
    readonly block?: number;
    /** It cannot be tamed, whatever the reason. */
    readonly untamable?: 1;
  };
export type Lying = Place | Creature;

export type Scene = {
  readonly standing: Standing;
  readonly zones: Readonly<Record<Pile, readonly Seen[]>> & Readonly<Record<Field, readonly Lying[]>>;
  /** Of the battleground. */
  readonly columns: number;
  readonly rows: number;
  /** By seat: creatures with its token, and whether its tamer's active is spent. */
  readonly tokens: readonly number[];
  readonly spent: readonly boolean[];
  /** NR-84: whom a card in play reaches. */
  readonly auras: readonly { readonly from: Card; readonly to: readonly Card[] }[];
  /** The card whose text asks. */
  readonly source?: Card;
};

/** One sentence of a card, and the word it stands under, if any. */
export type Part = {
  readonly slot: "keyword" | "ongoing" | "enters" | "fought" | "play" | "trigger" | "active";
  readonly word: string;
  readonly text: string;
};
export type Face = {
  readonly type: CardType;
  readonly faction: Faction;
  readonly parts: readonly Part[];
  readonly number?: number;
  readonly rarity?: Rarity;
  /** Up, right, down, left; none where it is no creature. */
  readonly sides: readonly number[];
  readonly keywords: readonly Keyword[];
};
