import type { Language, Text } from "@rifthall/kernel/game";
import type { Card, Frame, Seat, Seats } from "@rifthall/kernel/ids";
import { type Item, procedure } from "@rifthall/kernel/machine";
import { holds, type Kind, type State, WORD } from "@rifthall/kernel/state";
import type { Builder } from "./builder.js";
import type { Footprint } from "./footprint.js";
import {
  type Amount,
  amountOf,
  type Comparison,
  type Condition,
  type Effect,
  type Node,
  type Select,
  type Selector,
  selectOf,
} from "./tree.js";

/**
 * What every effect's frame holds. `here` is where self stands, `there` the place picked last, `that` the card picked
 * or affected last. Other registers follow behind.
 */
export const FRAME_REGISTERS = {
  self: holds.card,
  you: holds.seatOrNone,
  that: holds.ref,
  here: holds.placeOrNone,
  there: holds.placeOrNone,
} as const;
export const R = procedure("registers", FRAME_REGISTERS, () => []).registers;

/** Is the procedure of that number made of an effect? Then its frames begin with these registers. */
export const isEffect = (s: State, number: number): boolean =>
  s.program.procedures[number]?.registers.there === R.there;
/** For registers that hold the number of such a procedure, and how much or how often. */
export const effectNumber: Kind = { range: () => WORD, fits: isEffect };
export const amountOfThings: Kind = holds.int(-1000, 1000);

/** How many numbers an amount `byHeroes` has. */
export const heroNumbers = ({ mostHeroes = 2 }: { readonly mostHeroes?: number }): number => mostHeroes;

export type Sort = "card" | "place";

/** What stands under a key: what may be written there, and how it is read. */
export type Argument = { readonly optional?: true } & (
  | { readonly type: "amount"; readonly all?: true }
  | { readonly type: "times"; readonly most: number }
  /** `whole`: all that fit are meant, so none can be picked at random. */
  | { readonly type: "select"; readonly sort: Sort; readonly only?: readonly string[]; readonly whole?: true }
  | { readonly type: "effect" }
  | { readonly type: "effects" }
  | { readonly type: "condition" }
  | { readonly type: "comparison" }
  | { readonly type: "word"; readonly words: readonly string[] }
  /** Names a card of the content; `of` says of which sort. */
  | { readonly type: "id"; readonly of: string }
  | { readonly type: "name" }
  | { readonly type: "modifier" }
);
export type Arguments = Readonly<Record<string, Argument>>;

/** A template per mood: "deal {n} damage to {to}", "füge {to:dat} {n} Schaden zu". */
export interface Template {
  readonly imperative: string;
  readonly infinitive: string;
  /** Behind "dann" or "falls …", where a subject stands behind its verb; left out where there is no subject. */
  readonly inverted?: string;
}
export type Mood = keyof Template;

/** How a condition is said: behind "if" and "falls", or as a sentence of its own. */
export type Form = "subordinate" | "main";

/** A verb: the key itself is its first argument. */
export interface Verb<S extends State> {
  readonly word: string;
  readonly about: Text;
  readonly args: Arguments;
  readonly say: Readonly<Record<Language, Template>> | ((node: Node, say: Sayer, mood: Mood) => string);
  /** Says steps that follow each other as one clause, where they agree. */
  readonly together?: {
    agree(a: Node, b: Node): boolean;
    say(nodes: readonly Node[], say: Sayer, mood: Mood): string;
  };
  /** Verbs that do something to what they select. Control words have none. */
  readonly act?: Act<S>;
  /** It concerns one player, who must be known: on a card of nobody's, somebody takes it on first. */
  personal?(node: Node): boolean;
  /** What it looks at and changes by itself; unsaid, everything. Words that only contain others touch nothing. */
  readonly touches?: Footprint | ((node: Node) => Footprint);
  /** Puts the steps that run it behind those already there. */
  compile(node: Node, b: Builder<S>): void;
  /** Would it, or what follows it, change the board for some choice? */
  able(node: Node, a: Foresight<S>): Foresees<S>;
}

/** What a verb does to each thing it selects. */
export interface Act<S extends State> {
  /** The argument that selects; absent for verbs that concern the acting player. */
  readonly select?: string;
  readonly amount?: string;
  /** The kind of option a choice of it is. */
  readonly option?: string;
  /** Looked at before anything is chosen. */
  possible?(s: S, f: Frame, node: Node): boolean;
  /** Would doing it to this one change anything? Only such are offered. */
  useful(s: S, f: Frame, x: number, n: number, node: Node): boolean;
  run(s: S, f: Frame, x: number, n: number, node: Node): void;
  /** Leaves the board as it is: it never makes an effect able. */
  readonly quiet?: true;
  /** Does it move self? Then what follows happens at the chosen place. */
  movesSelf?(node: Node): boolean;
}

/** Would something change the board, for the frame it would run in? Made once, asked often; allocates nothing. */
export type Foresees<S extends State> = (s: S, f: Frame) => boolean;

/** What a verb is given to say whether it would change the board. */
export interface Foresight<S extends State> {
  readonly grammar: Grammar<S>;
  readonly meanings: Meanings<S>;
  /** Would the steps behind this one? */
  readonly rest: Foresees<S>;
  /** Does the player ask for whom it runs? */
  readonly own: boolean;
  /** Does this verb count? With a wanted word, only that verb does. */
  counts(word: string): boolean;
  /** Would these steps, or what follows them? Without `then` nothing follows. */
  effect(effect: Effect, then?: Foresees<S>): Foresees<S>;
  /** Would it with the register holding one of those listed? The register is put back. */
  some(register: "that" | "here" | "there", list: Finder<S>, would: Foresees<S>): Foresees<S>;
}

/** Whether a condition holds. Where destruction waits, asking in earnest settles it first; `peek` only looks. */
export type Holds<S extends State> = (s: S, f: Frame, peek: boolean) => boolean;

/** A condition. */
export interface Test<S extends State> {
  readonly word: string;
  readonly about: Text;
  readonly args: Arguments;
  readonly say:
    | Readonly<Record<Language, string | Readonly<Record<Form, string>>>>
    | ((c: Condition, say: Sayer, form: Form) => string);
  /** What it looks at by itself; unsaid, everything. */
  readonly reads?: number | ((c: Condition) => number);
  compile(c: Condition, means: Meanings<S>): Holds<S>;
}

/** Finds what parts of an effect mean; what is asked often is made once, when the effect is compiled. */
export interface Meanings<S extends State> {
  amount(s: S, f: Frame, a: Amount): number;
  /** The first thing selected, or NONE. */
  one(x: Select): (s: S, f: Frame) => number;
  count(x: Select): (s: S, f: Frame) => number;
  /** Everything selected. */
  all(x: Select): Finder<S>;
  holds(c: Condition): Holds<S>;
}

export type Part = "reference" | "rank" | "adjective" | "noun" | "place";

/** A word of the selectors. Its plain meaning is the oracle that the game's quick finders are tested against. */
export interface Word<S extends State> {
  readonly word: string;
  readonly plural?: string;
  readonly part: Part;
  readonly sort: Sort;
  /** At most one card can fit, so no quantifier is needed. */
  readonly sole?: true;
  /** An adjective that may also stand behind its noun: "any creature adjacent". */
  readonly trails?: true;
  readonly about: Text;
  /** What it looks at besides what every selector does. */
  readonly reads?: number;
  /** Reference: what it stands for now. */
  means?(s: S, f: Frame): number;
  /** Noun, adjective, place: does it fit this card or place? */
  fits?(s: S, f: Frame, x: number): boolean;
  /** Rank: which of these, in their order, are meant. */
  pick?(s: S, f: Frame, list: readonly number[]): readonly number[];
  readonly en: Lexeme;
  readonly de: Lexeme;
}

/** How a word enters a noun phrase. */
export interface Lexeme {
  /** Noun or fixed phrase. */
  readonly one?: string;
  readonly many?: string;
  /** The noun in the other cases, where it changes: "Helden". */
  readonly oblique?: string;
  readonly gender?: "m" | "f" | "n";
  /** Of a place: what one is on or at, where that is not what is usual ("at", "an"). */
  readonly on?: string;
  /** Adjective stems, declined where the language does so. */
  readonly adjective?: string;
  /** Joined to the noun with a hyphen: "Echo-Einheit". */
  readonly prefix?: string;
  /** Stands behind the noun as it is. */
  readonly behind?: string;
  /** A fixed phrase by case ("this card", "diese Karte"). */
  readonly fixed?: Readonly<Partial<Record<Case, string>>>;
}
export type Case = "nom" | "acc" | "dat" | "gen" | "at" | "toward";

/** A stat or a "can't" that `get` may write. */
export interface Modifiable {
  readonly word: string;
  readonly about: Text;
  readonly key: number;
  /** What a "can't" forbids, or a keyword that is granted; absent for stats that are added to. */
  readonly cant?: true;
  readonly grant?: true;
  readonly say: Text;
}

/** A number that effects may ask for by name. */
export interface Count<S extends State> {
  readonly word: string;
  readonly about: Text;
  /** "the number of successes" */
  readonly say: Text;
  /** "for each success"; unsaid, amounts of it are X. */
  readonly each?: Text;
  readonly reads: number;
  read(s: S, f: Frame): number;
}

/** Finds what a selector means, in order, without allocating. */
export type Finder<S extends State> = (s: S, f: Frame, found: Found) => void;

/** What each begins with: there is nothing in it to be written over. */
const NONE_FOUND = new Int32Array(0);
const ROOM = 16;

/** What was found last, in order. Every selection of every card has one, and most find little: room is made as it is needed. */
export class Found {
  list = NONE_FOUND;
  count = 0;

  add(x: number): void {
    if (this.count === this.list.length) this.grow();
    this.list[this.count++] = x;
  }

  private grow(): void {
    const { list } = this;
    this.list = new Int32Array(Math.max(ROOM, 2 * list.length));
    this.list.set(list);
  }
}

/** All words of one game: the shared ones and its own. */
export interface Grammar<S extends State> {
  readonly verbs: ReadonlyMap<string, Verb<S>>;
  readonly tests: ReadonlyMap<string, Test<S>>;
  readonly words: readonly Word<S>[];
  readonly modifiables: readonly Modifiable[];
  readonly scopes: readonly { readonly word: string; readonly say: Text; frame(s: S, f: Frame): Frame }[];
  /** The number of an option kind. */
  kind(word: string): number;
  find(selector: Selector): Finder<S>;
  /** All cards or places there are, in reading order: for the oracle. */
  universe(s: S, sort: Sort): readonly number[];
  /** Said of cards selected without a place: "at any location"; of each of them: "at every location". */
  readonly anywhere: { readonly one: Text; readonly each: Text };
  /** Where a card lies, to be packed into its option. */
  placeOf(s: S, card: Card): number;
  /** The most cards and places there can be on a table, where that is more than a loop visits otherwise. */
  readonly most?: Readonly<Record<Sort, number>>;
  decider(s: S, f: Frame): Seats;
  /** Told who answered, where several might have. */
  answered?(s: S, f: Frame, seat: Seat): void;
  /** Stands before personal verbs: asks who takes it on where nobody has. */
  readonly volunteer?: Item<S>;
  /** What amounts and conditions may ask for by name. */
  readonly counts?: readonly Count<S>[];
  /** How many heroes the match is for: amounts `byHeroes` read it. */
  heroes?(s: S): number;
  /** How many heroes there can be: so many numbers such an amount has. Two, if unsaid. */
  readonly mostHeroes?: number;
  /** Of a `choose`, every branch may be chosen, also one that would change nothing. */
  readonly freeChoice?: true;
  /** What every selector looks at. */
  readonly selectorReads?: number;
}

/** Says parts of an effect in one language. */
export interface Sayer {
  readonly language: Language;
  clause(effect: Effect, mood: Mood): string;
  /** Behind "if" and "while", unless it is to stand by itself. */
  condition(c: Condition, form?: Form): string;
  /** A card of the content by its name. */
  named(id: string): string;
  fill(template: string, values: Node["values"]): string;
  /** "1 card", "2 cards", "1 card (2 with two heroes)". */
  counted(values: Node["values"], slot: string, one: string, many: string): string;
  /** "for each ready unit", where an amount can be said so. */
  per(values: Node["values"], slot: string): string | null;
  /** "at least 1 success"; without a noun of a value: "less than 8", "0". */
  compared(c: Comparison, one?: string, many?: string): string;
  /** "there is a ready unit", "there are at least 2 ready units". */
  there(c: Comparison, x: Select, form: Form): string;
  /** "adjacent creatures": all of them, without an article. */
  plural(x: Selector): string;
  /** "Melee, +1 Attack and +1 Hit" */
  list(items: readonly string[]): string;
}

/** The word, as a reference or as a part of a phrase: `here` is both. One that cards and places share is told by its sort. */
export const wordIn = <S extends State>(
  grammar: Grammar<S>,
  word: string,
  reference: boolean,
  sort?: Sort,
): Word<S> | undefined => {
  const all = grammar.words.filter((w) => w.word === word && (w.part === "reference") === reference);
  return all.find((w) => w.sort === sort) ?? all[0];
};

/** What an act selects: nothing where it selects nothing, or where that was left out. */
export const actSelect = <S extends State>(act: Act<S>, node: Node): Select | undefined =>
  act.select === undefined || node.values[act.select] === undefined ? undefined : selectOf(node.values, act.select);

/** How much; an amount that was left out is 1. */
export function actAmount<S extends State>(act: Act<S>, node: Node): Amount {
  if (act.amount === undefined) return 0;
  return node.values[act.amount] === undefined ? 1 : amountOf(node.values, act.amount);
}
