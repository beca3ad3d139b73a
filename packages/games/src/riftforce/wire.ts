import type { Happens, Offers, Wire } from "@rifthall/kernel/game";
import type { Card, Seat } from "@rifthall/kernel/ids";

/** What crosses from Riftforce to its faces: types only, written down once for both sides. */
export type RiftforceWire = Wire<Event, Choice, Position, Scene, Face>;

export type Mode = "duel" | "team" | "free-for-all" | "solo";

/** A card on the table: its name such as `fire-5`, its row, and the stack it lies in. */
export type OnTable = { readonly card: string; readonly id: Card; readonly location: number; readonly side: number };

/** RF-82: what the trainer does next, or did. */
export type Plan = {
  readonly kind: "attack" | "control";
  readonly location: number;
  readonly numbers: readonly number[];
};

export type Event =
  | Happens<"toss" | "check" | "reshuffle" | "resign", { seat: Seat }>
  | Happens<"draft", { seat: Seat; guild: string }>
  | Happens<"set" | "play" | "take" | "activate", { seat: Seat } & OnTable>
  | Happens<"discard", { seat: Seat; card: string; id: Card }>
  /** The others read "?". */
  | Happens<"draw", { seat: Seat; card: string }>
  | Happens<"damage" | "heal", OnTable & { n: number }>
  | Happens<"move", OnTable & { to: number }>
  | Happens<"destroy", OnTable>
  | Happens<"score", { side: number; n: number; score: number }>
  | Happens<"plan", Plan>;

export type Choice =
  | Offers<"draft", { guild: string }>
  | Offers<"play", { card: string; location: number }>
  /** `strikers`: the rows of the cards that may be activated with it, "12 15"; `strikes`: how many in one action. */
  | Offers<"discard", { card: string; strikes?: number; strikers?: string }>
  | Offers<"activate" | "target", OnTable & { slot: number; damage: number }>
  | Offers<"move" | "aim" | "place", { location: number }>
  | Offers<"choose", { branch: number }>
  | Offers<"check" | "end" | "accept" | "decline">;

type Always = {
  readonly mode: Mode;
  /** Each deck's, as they were taken; in solo the trainer's is the second. */
  readonly guilds: readonly (readonly string[])[];
  readonly first: number;
  /** In free-for-all, the seats that have given up. */
  readonly left?: readonly Seat[];
  /** Which plan of the trainer is on top. */
  readonly plan?: number;
};
/** Guilds are being chosen, and nothing lies on the table yet. */
export type Drafting = Always & { readonly offered: readonly string[]; readonly drafter: number };
/** Cards as `fire-5`, on the table `ice-6!2` with their damage; "?" where the reader has not seen them. */
export type Playing = Always & {
  readonly offered?: never;
  readonly turn: Seat;
  /** Where a seat holds two positions of a round, which of them acts. */
  readonly position?: number;
  readonly scores: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly decks: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
  /** By location and side, the card at the rift first. */
  readonly locations: readonly (readonly (readonly string[])[])[];
};
export type Position = Drafting | Playing;
/** The cards aside. */
export type Standing = Drafting | Omit<Playing, "hands" | "decks" | "discards" | "locations">;

export type Pile = `${"deck" | "hand" | "discard"}-${number}`;
export type Stack = `stack-${number}-${number}`;
export type Seen = { readonly id: Card; readonly card: string };
/** A card in a stack, with its damage and the seat that put it there. */
export type Lying = Seen & { readonly damage: number; readonly by: Seat };

export type Scene = {
  readonly standing: Standing;
  readonly zones: Readonly<Record<Pile, readonly Seen[]>> & Readonly<Record<Stack, readonly Lying[]>>;
  /** The card whose ability asks. */
  readonly source?: Card;
  /** What the trainer will do next. */
  readonly plan?: Plan;
};

/** What a guild's cards do at one moment: under which word, and in which sentence. */
export type Part = { readonly slot: "played" | "activate" | "destroyed"; readonly word: string; readonly text: string };
/** RF-86: the trainer's bots of a number run the challenge with the stars chosen, after the add-on if there is one. */
export type Face =
  | { readonly is: "guild"; readonly parts: readonly Part[] }
  | { readonly is: "challenge"; readonly number: number; readonly stars: number }
  | { readonly is: "add-on"; readonly stars: number };
