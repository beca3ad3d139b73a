import type { Campaign } from "./campaign.js";
import type { Campaigns } from "./campaigns.js";
import type { Card, Option, Seat, Seats } from "./ids.js";
import type { Learned } from "./learned.js";
import type { Language, MatchOption, MatchOptions, Text } from "./options.js";
import type { Program } from "./program.js";
import type { Dice } from "./random.js";
import type { Offer, State } from "./state.js";
import type { Wire } from "./wire.js";

/** A pack as it comes from a file or a line, already checked by whoever read it. */
export interface Pack {
  readonly pack: string;
  readonly [field: string]: unknown;
}

/** Packs turned into what runs; immutable and shared by all matches that use them. */
export interface Content {
  /** Names exactly these cards and effects. */
  readonly hash: string;
  readonly packs: readonly Pack[];
  readonly program: Program;
}

/** What a match is created from. */
export interface Setup<C extends Content = Content> {
  readonly content: C;
  readonly seats: number;
  readonly options: MatchOptions;
  /** What the matches before this one have led to, in games that have campaigns. */
  readonly campaign?: Campaign;
  readonly checked?: boolean;
}

/** Why something is not legal. */
export interface Reason {
  readonly code: string;
  readonly rule: string;
}

/** An option or a candidate in the game's words: `do` is the verb, the rest names cards and places. */
export interface Described {
  readonly do: string;
  /** It would use something up and change nothing. Follows from what the seat that may choose it knows. */
  readonly idle?: true;
  readonly [field: string]: string | number | true;
}

export interface CardText<Face = Wire["face"]> {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  /** What is told besides: story and flavour, authored. */
  readonly story?: string;
  /** What its face is drawn from: numbers, kinds, and the text in its parts. */
  readonly face?: Face;
}

/** A word of the game that players meet: a guild, a keyword, a phase. Whoever writes it asks here, in its language. */
export interface Term {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** What it means, as one would tell it a player, unless the name says it. */
  readonly meaning?: string;
  readonly rule?: string;
  /** What stands for it where there is room for a letter. */
  readonly letter?: string;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly reason: string;
  /** What goes to the next match of the campaign. */
  readonly campaign?: Campaign;
}

/** Hints for search; each reads only what that seat may know. Without them it goes by the evaluation and plays out at random. */
export interface Insight<S extends State> {
  /** How likely that seat's side is to win, from 0 to 1. */
  chance?(s: S, seat: Seat): number;
  /** What a seat would answer in a playout. */
  pick?(s: S, seat: Seat, offer: Offer, dice: Dice): Option;
  /**
   * How many answers behind one in the middle of an action a bot should look through: where a yes, a card and a field
   * are one move, two. None where each answer shows at once what it is worth.
   */
  readonly ahead?: number;
  /** Decisions of a playout behind the action it begins in. */
  readonly horizon?: number;
  /**
   * Counts rounds, in games where one can dawdle: positions of one round that are compared at different moments make
   * waiting look better than acting. Search then looks where the next round begins, and there only.
   */
  round?(s: S): number;
  /**
   * Whether an answer does nothing but end one's part of a round. Bots that look one action ahead take it for worth what
   * the table is worth now: what the others do then they will do anyway, sooner or later.
   */
  passes?(o: Option): boolean;
  /**
   * Whether an answer shows nothing of what it is worth until the action that it begins is done, such as a card that is
   * discarded so that others may strike. Search carries such a one through before it says how promising it looks.
   */
  unfolds?(o: Option): boolean;
  /** What advice tells of an expected line, in the game's own numbers. */
  readonly stakes?: Stakes<S>;
  readonly levels?: Levels;
  /** Among how many trees levels and advice share their tries out; fewer where what one tree learns is missed by another. */
  readonly trees?: number;
  /** Bots above the novice take nothing that is described as idle while something else is offered. */
  readonly sober?: true;
}

/** What makes a level what it is in a game: tuned so that each stands as far above the one before. */
export interface Levels {
  /** How many options in a thousand escape somebody who has not seen it all. */
  readonly novice: number;
  readonly apprentice: number;
  /** How many tries those take who think ahead. */
  readonly master: number;
  readonly oracle: number;
}

/** Numbers of the game's own that tell what a line has brought, such as points; each reads only what that seat may know. */
export interface Stakes<S extends State> {
  readonly names: readonly string[];
  read(s: S, seat: Seat, into: Int32Array): void;
}

/** Set-ups that are compared with each other, by the words that name them. */
export interface Variant {
  readonly label: Readonly<Record<string, string>>;
  readonly options: MatchOptions;
}

/** What matches between bots can be asked about a game. */
export interface Study<S extends State, C extends Content, W extends Wire = Wire> {
  /** What is compared where the options given leave it open; without it, the match as they say. */
  variants?(content: C, given: MatchOptions): readonly Variant[];
  /** Which of their labels is a scale, such as how hard it is; its values come in their order. */
  readonly scale?: string;
  /** The options of one match: what they leave open is drawn, such as who plays which guilds. */
  vary?(content: C, options: MatchOptions, seats: number, dice: Dice): MatchOptions;
  /** A match as strangers might open it, for whoever wants to see all of the game: of everything that may be brought. */
  draw?(content: C, options: MatchOptions, seats: number, dice: Dice): Pick<Setup<C>, "options" | "campaign">;
  /** Who began, where that is not the first seat. */
  first?(s: S): Seat;
  /** What a seat had that others might not have had. */
  factors(s: S, seat: Seat): readonly string[];
  /** The cards a seat could have drawn. */
  deck(s: S, seat: Seat): readonly string[];
  /** Whether an event means that a seat has drawn or played a card. */
  use?(e: W["event"]): Use | null;
}
export interface Use {
  readonly seat: Seat;
  readonly card: string;
  readonly how: "drawn" | "played";
}

/** How a game talks to people, one of these per language. */
export interface Speech<S extends State, W extends Wire = Wire> {
  prompt(s: S, seat: Seat): string;
  label(s: S, o: Option): string;
  /** What follows from an option at once, where the table tells already; its label says so too. */
  next?(s: S, o: Option): string;
  event(s: S, e: W["event"]): string;
  reason(code: string): string;
  /** By how much those numbers have changed, as a sentence; empty where nothing has. */
  brings?(gains: Readonly<Record<string, number>>): string;
}

/** A deck that somebody built: cards by id with their copies, and a leader apart where the game has one. */
export interface Deck {
  readonly leader: string;
  readonly cards: Readonly<Record<string, number>>;
}
/** What is wrong with a deck, or could be better; the code is said in the game's words. */
export interface DeckNote {
  readonly code: string;
  readonly rule: string;
  readonly card?: string;
  readonly have?: number;
  readonly want?: number;
}
/** A deck that comes with the content. */
export interface ReadyDeck extends Deck {
  readonly id: string;
  readonly name: Text;
  readonly guide: Text;
}
/** What a deck's cards differ in, such as kind and rarity: cards are sought by it, and decks are counted. */
export interface DeckTrait {
  readonly id: string;
  readonly name: string;
  /** The values are steps from less to more: counted, they make a curve. */
  readonly scale?: boolean;
  /** Said on every card: it has exactly one of the values. */
  readonly printed?: boolean;
  readonly values: readonly { readonly id: string; readonly name: string; readonly cards: readonly string[] }[];
}

/** Games whose players bring decks of their own. */
export interface Decks<C extends Content> {
  /** The match option that names the seats' decks, a list of one for each seat. */
  readonly option: string;
  /** What the leader is called, and what cards cost. */
  readonly leader: Text;
  readonly currency: Text;
  /** The cards of a whole deck, the leader apart. */
  readonly size: number;
  /** How many cards a match begins with in hand, and how many of them may be exchanged. */
  readonly opening: { readonly hand: number; readonly exchange: number };
  leaders(content: C): readonly string[];
  /** The cards that may be in a deck of that leader; without one, all that may be in a deck. */
  fitting(content: C, leader?: string): readonly string[];
  /** Copies of a card that a deck may hold. */
  most(content: C, card: string): number;
  traits(content: C, language: Language): readonly DeckTrait[];
  /** What the cards cost together, and may cost at most. */
  budget(content: C, deck: Deck, options?: MatchOptions): { readonly have: number; readonly most: number };
  /** A ready deck's id, a code, or the readable form. */
  read(content: C, source: string): Deck;
  /** Every problem at once; advice only where there is none. */
  check(
    content: C,
    deck: Deck,
    options?: MatchOptions,
  ): { readonly problems: readonly DeckNote[]; readonly advice: readonly DeckNote[] };
  /** A problem or an advice in words: what is wrong, and what would be right. */
  say(content: C, deck: Deck, note: DeckNote, language: Language): string;
  /** A short code that `read` reads. */
  encode(content: C, deck: Deck): string;
  /** The readable form that `read` reads. */
  write(content: C, deck: Deck, language: Language): string;
  ready(content: C): readonly ReadyDeck[];
}

/** Everything a host, a bot, a page or a test needs of a game; none of them knows it by name. */
export interface Game<S extends State = State, C extends Content = Content, W extends Wire = Wire> {
  readonly id: string;
  readonly title: Text;
  /** Rises whenever the same inputs could lead elsewhere. */
  readonly rules: string;
  readonly modes: readonly string[];
  readonly options: readonly MatchOption[];
  /** Points where a seat may act between two steps; a host stops there only for seats that wish it. */
  readonly windows?: readonly { readonly name: string; readonly stop: boolean }[];
  /** Least and most seats under these options. */
  seats(options: MatchOptions): readonly [number, number];
  content(packs: readonly Pack[]): C;
  /** Refuses what `content` would refuse, and makes nothing ready to be played, which takes far less. */
  examine?(packs: readonly Pack[]): void;
  /** Looks at a campaign that came from outside and refuses what is none of its own. Without it there are no campaigns. */
  campaign?(content: C, given: Campaign): void;
  /** What is done between the matches of a campaign. */
  readonly campaigns?: Campaigns<C>;
  create(setup: Setup<C>): S;
  /** Puts the first frame on the machine; random is seeded already. */
  begin(s: S): void;
  /** Which options and how many seats a position in the game's notation asks for. */
  framed(position: unknown, options: MatchOptions): { readonly options: MatchOptions; readonly seats: number };
  /** Sets up such a position instead of beginning anew. */
  place(s: S, position: unknown): void;
  /** The readable position; a viewer sees "?" for each card it has not seen. Null sees all. */
  position(s: S, viewer: Seat | null): W["position"];
  /** What the viewer sees, card by card, for drawing; `beside` is what another sees at the same moment. */
  scene(s: S, viewer: Seat | null, beside?: W["scene"]): W["scene"];
  /** Between actions, or in the middle of one? */
  settled(s: S): boolean;
  resign(s: S, seat: Seat): void;
  outcome(s: S): Outcome;
  describe(s: S, o: Option): W["option"];
  /** The card the present question comes from, if any. */
  source(s: S): string | undefined;
  /** None means legal. The candidate has the fields of an option. */
  reasons(s: S, seat: Seat, candidate: Readonly<Record<string, unknown>>): readonly Reason[];
  /** Every candidate worth asking about in the seat's view: verb × card × place. */
  candidates(s: S, seat: Seat): readonly W["option"][];
  /** Unseen cards of one pool could each be any of them. */
  pool(s: S, card: Card): number;
  /** How well a seat's side stands; higher is better. Reads only what that seat may know. */
  evaluate(s: S, seat: Seat): number;
  /** Where it was learned from play: what `evaluate` goes by, which then is the logarithm of a chance to win. */
  readonly learned?: Learned<S>;
  /** The seats that win and lose together with that one, itself included. */
  side(s: S, seat: Seat): Seats;
  /** What a bot that searches may be told beyond the rules. */
  readonly insight?: Insight<S>;
  readonly decks?: Decks<C>;
  /** What the lab may vary and count. */
  readonly study?: Study<S, C, W>;
  /** On how many tables a simple bot should try an option: more where dice decide. */
  readonly samples?: number;
  /** What must always hold and does not. */
  faults(s: S): readonly string[];
  readonly speech: Readonly<Record<Language, Speech<S, W>>>;
  /**
   * Every card of the content with its text, generated from what runs; where it is known how many play, with the numbers
   * that apply to so many.
   */
  cards(content: C, language: Language, seats?: number): readonly CardText<W["face"]>[];
  /** The words of the game and of the content: each is written once, and whoever shows it reads it here. */
  terms(content: C, language: Language): readonly Term[];
  /** The rule lines a player can read. */
  readonly rulebook: Readonly<Record<string, { readonly title: Text; readonly text: Text }>>;
}
