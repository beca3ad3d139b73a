import type { Happens, Offers, Wire } from "@rifthall/kernel/game";
import type { Card, Seat } from "@rifthall/kernel/ids";

/** What crosses from Quantum Rift to its faces: types only, written down once for both sides. */
export type QuantumWire = Wire<Event, Choice, Position, Scene, Face>;

export type CardType = "hero" | "unit" | "gear" | "skill" | "action" | "location" | "encounter" | "exploration";
export type Phase = "setup" | "start" | "deployment" | "combat" | "explore" | "threat" | "regroup" | "end";
export type Trigger = "reveal" | "explore" | "threat" | "regroup";
/** QR-77 */
export type Condition = "ready" | "exhausted" | "damaged";
/** The colour of a quanta die: red is physique, yellow intellect, green nature, blue technology. */
export type Quantum = "red" | "yellow" | "green" | "blue";

/** A card by its name and its row. */
export type OnCard = { readonly card: string; readonly id: Card };
type Counted = { readonly n: number; readonly left: number };

export type Event =
  | Happens<"chapter" | "victory" | "defeat", { chapter: string }>
  | Happens<"turn", { n: number }>
  | Happens<"travel" | "encounter" | "wait" | "explore" | "complete" | "spawn" | "disengage", OnCard>
  | Happens<"exhaust" | "ready" | "damage" | "revive" | "destroy", OnCard>
  | Happens<"deploy" | "act" | "use" | "respond" | "recover" | "eliminate", OnCard & { seat: Seat }>
  /** Without a seat it was in play. */
  | Happens<"discard", OnCard & { seat?: Seat }>
  | Happens<"trigger", OnCard & { word: Trigger }>
  | Happens<"equip", OnCard & { bearer: string }>
  | Happens<"engage", OnCard & { target: string; engagement: number }>
  | Happens<"attack", OnCard & { target: string; targetId: Card }>
  /** QR-72 to QR-74: the rule says what came of it. */
  | Happens<"hits", OnCard & { by: string; n: number; successes: number; defence: number }>
  | Happens<"vitality" | "threat" | "distance", OnCard & Counted>
  | Happens<"get", OnCard & { stat: string; n: number }>
  /** An attack is rolled by a card, other dice by their seat. */
  | Happens<"roll", Partial<OnCard> & Rolled & { faces: readonly number[]; colours: readonly DieColour[] }>
  | Happens<"reroll", { seat: Seat; die: number; n: number }>
  | Happens<"rift", OnCard & { seat: Seat; die: number; n: number; value: number }>
  | Happens<"successes", Rolled & { n: number }>
  /** The others read "?" where hands are closed. */
  | Happens<"draw", { seat: Seat; card: string }>
  | Happens<"die" | "refresh", { seat: Seat; colour: Quantum; n: number }>
  | Happens<"reshuffle" | "resign", { seat: Seat }>
  | Happens<"reshuffle-exploration">;
/** What each die counts; the seat is -1 for enemies. */
type Rolled = { readonly seat: Seat; readonly dice: readonly number[] };

/** A card in play, as options name it; 0 is no engagement. */
type Standing = OnCard & { readonly state: Condition; readonly engagement: number };
/** In percent, before any Rift: that an attack beats its target (QR-72), and that it equals it (QR-73). */
export type Odds = { readonly beat: number; readonly hold: number };
/** What an attack makes of its target (QR-72 to QR-74), or how a TEST ends. */
export type Verdict = "damaged" | "destroyed" | "vitality" | "exhausted" | "nothing" | "passed" | "failed";
/** Hits or successes that the dice come to, and what follows from so many. */
export type Outcome = { readonly count: number; readonly verdict?: Verdict };
/** Likewise with a Rift, and what its die counts then. */
type Rifted = Partial<Outcome> & { readonly value?: number };

export type Choice =
  /** What it costs now: see `costIn`. */
  | Offers<"deploy" | "act", { card: string; cost: string }>
  | Offers<"discard" | "recover", { card: string }>
  | Offers<"use" | "respond" | "strike" | "trigger" | "target", Standing>
  | Offers<"equip", Standing & { to: string; toId: Card }>
  | Offers<"engage", Standing & { target: string; targetId: Card }>
  /** Who asks why not need not name the odds. */
  | Offers<"attack", Standing & { target: string; targetId: Card } & Partial<Odds>>
  | Offers<"pay", { colour: Quantum }>
  | Offers<"dice", { n: number }>
  | Offers<"die", { die: number; face: number }>
  | Offers<"rift", { card: string; die: number } & Rifted>
  | Offers<"rift-gear", Standing & { die: number } & Rifted>
  | Offers<"take-on", { seat: Seat }>
  | Offers<"choose", { branch: number }>
  /** While dice lie there: what comes of leaving them so. */
  | Offers<"end", Partial<Outcome>>
  | Offers<"in-order" | "explore" | "accept" | "decline" | "pass">;

/** Zones that belong to nobody and may be written down as lists; in play among them are enemies alone. */
export type SharedPile =
  | "waiting"
  | "exploration"
  | "explored"
  | "stack"
  | "aside"
  | "enemyDiscard"
  | "enemyVoid"
  | "limbo";
export type OwnPile = "hand" | "deck" | "discard" | "void";

/** What a unit counts now, with everything that is added; what is 0 besides Attack and Defence is left out. */
export type Numbers = {
  readonly attack: number;
  readonly defence: number;
  /** On each of its attack dice. */
  readonly roll?: number;
  readonly hits?: number;
};
/** What follows from the rest of a position, written for reading. */
export type Present = {
  readonly enemies: readonly Numbers[];
  readonly players: readonly { readonly hero: Numbers | null; readonly units: readonly Numbers[] }[];
  /** The location is still being revealed; its distance comes after that. */
  readonly arriving?: true;
};

/** In play as `hyvryx-scout/exhausted#1`; "?" where the reader has not seen a card. */
export type Player = {
  readonly hero: string | null;
  readonly units: readonly string[];
  readonly gear: readonly string[];
  readonly skills: readonly string[];
  /** "1/2": ready of all. */
  readonly dice: Readonly<Record<Quantum, string>>;
} & Readonly<Record<OwnPile, readonly string[]>>;

export type Position = {
  readonly mode: "solo" | "pair";
  readonly chapter: string;
  readonly hero: string;
  readonly round: number;
  readonly phase: Phase;
  readonly location: string | null;
  readonly distance: number;
  readonly encounter: string | null;
  readonly threat: number;
  readonly enemies: readonly string[];
  readonly players: readonly Player[];
  /** How many of each may still come. */
  readonly pool: Readonly<Record<string, number>>;
  readonly allies: Readonly<Record<string, number>>;
  readonly encounters: readonly string[];
  readonly mixed?: true;
  readonly present: Present;
} & Readonly<Record<SharedPile, readonly string[]>>;

export type Seen = { readonly id: Card; readonly card: string };
/** A unit in play; heroes have vitality. */
export type Unit = Seen & {
  readonly state: Condition;
  readonly engagement?: number;
  readonly attack: number;
  readonly defence: number;
  readonly vitality?: number;
};
/** What else is in play: gear with the row of its bearer, skills, story cards. */
export type Thing = Seen & { readonly state: Condition; readonly bearer?: Card };
export type InPlay = Unit | Thing;

export type Pile = SharedPile | "pool" | "allies" | "encounters" | `${OwnPile}-${number}`;
export type Field = "enemies" | "location" | "encounter" | `area-${number}`;

export type DieColour = Quantum | "attack";
/** A die of a roll as it lies there: what it shows, what is added to it, and what that makes; face 0: not thrown yet. */
export type ShownDie = {
  readonly face: number;
  readonly added: number;
  readonly rift: number;
  readonly total: number;
  readonly colour: DieColour;
  readonly rifted: boolean;
  readonly success: boolean;
};
export type Roll = {
  readonly seat: Seat;
  readonly needs: number;
  readonly successes: number;
  readonly dice: readonly ShownDie[];
};
/** The attack under way; `hits` need no die. */
export type Attack = {
  readonly attacker: Card;
  readonly target: Card;
  readonly hits: number;
  readonly defence: number;
};

export type Scene = {
  readonly standing: Pick<Position, "round" | "phase" | "distance" | "threat"> & {
    readonly players: readonly Pick<Player, "dice">[];
  };
  readonly zones: Readonly<Record<Field, readonly InPlay[]>> & Readonly<Record<Pile, readonly Seen[]>>;
  /** The card that asks. */
  readonly source?: Card;
  readonly roll?: Roll;
  readonly attack?: Attack;
};

export type Slot =
  | Trigger
  | "ongoing"
  | "play"
  | "do"
  | "paid"
  | "riftsGear"
  | "action"
  | "response"
  | "riftEffect"
  | "duration"
  | "reward"
  | "distance";
/** One sentence of a card and the word it stands under, if any; an ability has what it costs besides. */
export type Part = { readonly slot: Slot; readonly text: string; readonly word?: string; readonly cost?: string };

export type Face = {
  readonly type: CardType;
  /** What kind of thing it is, and the word for its type. */
  readonly kind: string;
  readonly typeName: string;
  readonly trait?: string;
  readonly attack: number;
  readonly defence: number;
  readonly vitality: number;
  readonly rift: number;
  /** By colour, any colour last. */
  readonly cost: readonly number[];
  readonly dice: readonly number[];
  readonly distance: number | null;
  readonly keywords: readonly string[];
  readonly parts: readonly Part[];
};
