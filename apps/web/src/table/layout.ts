import type { Decision, Line, OptionLine, Picture, Told } from "@rifthall/host";
import type { CardText, MatchOptions, Term, Wire } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Component } from "svelte";
import type { Session } from "./session.svelte.ts";

/**
 * How one game is drawn and touched. Everything that can be tapped on a table has a key: `card:12` is the card with
 * that row, `place:2` a place of the game's own; the other kinds are the game's business.
 */
export interface Layout<W extends Wire = Wire> {
  /** The whole field between top line and hand, for all sizes. */
  readonly Board: Component<{ session: Session<W> }>;
  /** A card in full, for enlarging: by its name, and as it lies on the table if it does. */
  readonly Face: Component<InFull<W>>;
  /** Does the face in full say all there is to say of a card? Then nothing is told beside it. */
  readonly tellsAll?: boolean;
  /** What it means now that this card lies where it does, in a sentence; said where it is enlarged. */
  means?(row: number, session: Session<W>): string | undefined;
  /** Must a held card be read before it is used? Then a finger's tap shows it even where another tap is to follow. */
  readonly readsHeld?: boolean;
  /** The hand on the rail. */
  readonly Hand: Component<{ session: Session<W> }>;
  /** What stands in the top line between the title and the buttons. */
  readonly Standing: Component<{ session: Session<W> }>;
  /** Do its matches begin without a tale that says what wins? Then the first of them begins with that. */
  readonly greets?: boolean;
  /** What somebody needs who has never played: behind the "?", and at the head of the rules. */
  primer?(session: Session<W>): Primer;
  /** What the right column shows beside log and enlarged card, if anything. */
  readonly Aside?: Component<{ session: Session<W> }>;
  /** The things to tap, in order, that say this option; none: it is a button of the prompt. */
  taps(option: OptionLine<W>, picture: Picture<W>, seat: Seat): readonly string[];
  /** What somebody wants who taps these things; the engine says why not. */
  candidate(
    taps: readonly string[],
    decision: Decision<W>,
    picture: Picture<W>,
    cards: ReadonlyMap<string, CardText<W["face"]>>,
  ): Readonly<Record<string, unknown>> | null;
  /** Of the options that what was tapped so far may still say, the one the brass plate stands for meanwhile, if any. */
  best?(meant: readonly OptionLine<W>[]): OptionLine<W> | undefined;
  /** What is asked where something was tapped and more is to be tapped, if it can be said better than the question. */
  asking?(session: Session<W>): { readonly text: string; readonly detail: string } | undefined;
  /** The question in this table's words, where the field shows the rest of it. */
  asks?(session: Session<W>): { readonly text: string; readonly detail: string } | undefined;
  /** An answer in this table's words, where the field shows the rest of it. */
  answers?(option: OptionLine<W>, session: Session<W>): string | undefined;
  /** Is this a step of something that is built on the table and that a plate closes? Then a tap is enough for it. */
  atOnce?(option: OptionLine<W>): boolean;
  /** Where several things are ticked first and answered together: a hand to be exchanged, say. */
  gathers?(session: Session<W>): Gathering<W> | undefined;
  /** Does this throw away what was tapped, which somebody who tapped it hardly meant? Then only a button of its own does it. */
  wastes?(option: OptionLine<W>): boolean;
  /** What somebody should know before they answer so; then they are asked for it twice, as for what does nothing now. */
  warning?(option: OptionLine<W>, session: Session<W>): string | undefined;
  /** Is it worth knowing how the whole table would look after an option? Then `session.outlook` tells. */
  readonly looksAhead?: boolean;
  /** What events that an option would bring come to, where the log's own words are too many or say too little. */
  foretell?(events: readonly Told<W>[], session: Session<W>): readonly string[] | undefined;
  /** What the prompt says while an event is shown, where one line of the log is too little or too much to follow it. */
  tells?(session: Session<W>): { readonly text: string; readonly detail?: string } | undefined;
  /** How long an event is shown that nobody should miss, in milliseconds, however many others wait. */
  beat?(event: Line<W>["event"], after: Picture<W>): number | undefined;
  /**
   * The height that is kept free for prompts, so that the field keeps its size: on large screens and on small ones. So many
   * lines of what a card says fit into the latter; two, unless told.
   */
  readonly promptHeight?: { readonly large: number; readonly small: number; readonly lines?: number };
  /** What a seat is called here, where that is not the name of who sits there: a hero, say. */
  seatName?(seat: number, session: Session<W>): string;
  /** What a tapped thing is called, for people who do not see it. */
  nameOf(key: string, session: Session<W>): string;
  /** The card whose text tells what this one does, where it is not its own: a guild, say. */
  textOf?(card: string): string;
  /** What a window is called where one may ask to be stopped. */
  windowName?(name: string): string;
  /** Of the options that are buttons, the one the brass plate stands for, if it is the likely next step. */
  likely(
    buttons: readonly OptionLine<W>[],
    all: readonly OptionLine<W>[],
    picture: Picture<W>,
    seat: Seat | null,
  ): OptionLine<W> | undefined;
  /** The engine's words as this table writes them. */
  worded?(text: string): string;
  /** What a line of the log calls a card, where that is not the name of its text. */
  calls?(card: string, cards: ReadonlyMap<string, CardText<W["face"]>>): string;
  /** The headings of the log, by the number of the line each stands before. */
  headings?(lines: readonly Line<W>[], session: Session<W>): ReadonlyMap<number, Heading>;
  /** Whether an event is what came of an act told before it; in the log it is set in. */
  follows?(event: Line<W>["event"]): boolean;
  /** What there is to tell when a match is over. Without it there is only who won. */
  ending?(session: Session<W>): Ending;
}

/** Things that are ticked and then answered one after the other. */
export interface Gathering<W extends Wire = Wire> {
  /** The answer that each thing stands for. */
  readonly of: ReadonlyMap<string, OptionLine<W>>;
  readonly most: number;
  /** The answer that says that these were all, if it is asked for then. */
  readonly close?: OptionLine<W> | undefined;
  /** What the plate says with so many of them. */
  label(count: number): string;
}

/** A game in a minute. */
export interface Primer {
  /** What stands above it; else how to play. */
  readonly title?: string | undefined;
  /** What wins, in a few sentences. */
  readonly goal: string;
  /** How a turn goes, a line each; a line may have a name of its own. */
  readonly turn: readonly { readonly name?: string; readonly text: string }[];
  /** A turn is one of these, not all of them. */
  readonly either?: boolean;
  /** What else there is to know, under headings of its own. */
  readonly more?: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Every word of the game. */
  readonly terms: readonly Term[];
}

/** What a card in full is drawn from. */
export interface InFull<W extends Wire = Wire> {
  readonly session: Session<W>;
  readonly card: string;
  readonly id?: number | undefined;
  readonly width: number;
  /** Where there is little height: the words stand beside the picture. */
  readonly flat?: boolean;
  /** With what the words on it mean. */
  readonly explained?: boolean;
}

/** A heading of the log: a part of the match, and whose it is. */
export interface Heading {
  readonly text: string;
  readonly seat?: number;
  readonly name?: string;
  /** It says all that its line does. */
  readonly whole?: boolean;
}

/** How a match ended, as one would tell it to somebody who was not there. */
export interface Ending {
  /** What decided it, in a few words. */
  readonly how: string;
  /** Those who played against each other, the winners first; none where all played together. */
  readonly sides: readonly EndingSide[];
  /** Telling numbers: one for each side, in that order, or one for all. */
  readonly figures: readonly { readonly label: string; readonly of: readonly (number | string)[] }[];
  /** How the score of each side grew, round by round. */
  readonly course?: { readonly goal: number; readonly of: readonly (readonly number[])[] };
  /** A story to read at the end, a paragraph each. */
  readonly epilogue?: readonly string[];
  /** The match that follows: this one with other options. */
  readonly next?: { readonly label: string; readonly options: MatchOptions };
}
interface EndingSide {
  readonly name: string;
  /** Whose seals stand for it. */
  readonly seats: readonly number[];
  readonly score: number;
  readonly won: boolean;
}
