import { type Column, Columns } from "./columns.js";
import type { Event } from "./event.js";
import type { Card, Def, Id, Option, Seat, Seats, Zone } from "./ids.js";
import { atPlace, NONE } from "./ids.js";
import type { Program } from "./procedure.js";

/** The machine's own scalars. */
export type Cell = Id<"cell">;
const cell = (n: number): Cell => n as Cell;
/** Current frame and first free word of the stack. */
export const FRAME = cell(0);
export const TOP = cell(1);
/** Seats that are asked (bits); OVER when the match has ended; 0 while the machine runs. */
export const WAITING = cell(2);
/** Machine steps left for this input. */
export const FUEL = cell(3);
/** Choices taken so far. */
export const NUMBER = cell(4);
/** The seat whose input is being carried out. */
export const ACTOR = cell(5);
/** Rises whenever something random or hidden came to light: undo across it needs consent. */
export const BARRIER = cell(6);
export const WINNERS = cell(7);
export const REASON = cell(8);
/** Random: four words of key and a counter. */
export const KEY = [cell(9), cell(10), cell(11), cell(12)] as const;
export const COUNTER = cell(13);
/** Live rows of the modifier table and of the signal queue. */
export const MODIFIERS = cell(14);
export const SIGNALS = cell(15);
/** Seats that have resigned. */
export const RESIGNED = cell(16);
const CELLS = 17;

export const OVER = 1 << 30;
const STACK = 192;
const MODIFIER_ROWS = 16;
const SIGNAL_ROWS = 24;
export const OPTIONS = 1024;

/** What a match's size depends on; fixed when it is created. */
export interface Shape {
  readonly seats: number;
  readonly cards: number;
  readonly zones: number;
  /** Words of the stack and rows of the tables, where a game needs more than is usual. */
  readonly stack?: number;
  readonly modifiers?: number;
  readonly signals?: number;
}

/** Everything a match is, at any prompt, suspended effects and random included. A game adds its own columns. */
export class State<Form extends Shape = Shape> extends Columns<Form> {
  readonly cell = this.column<Cell>(CELLS);
  readonly stack = this.column<number>(this.shape.stack ?? STACK);

  readonly def = this.column<Card, Def>(this.shape.cards, { board: true });
  readonly owner = this.column<Card, Seat>(this.shape.cards, { board: true });
  readonly zone = this.column<Card, Zone>(this.shape.cards, { board: true });
  readonly next = this.column<Card, Card>(this.shape.cards, { board: true });
  readonly prev = this.column<Card, Card>(this.shape.cards);
  readonly stay = this.column<Card>(this.shape.cards);
  readonly knows = this.column<Card, Seats>(this.shape.cards);

  readonly head = this.column<Zone, Card>(this.shape.zones, { board: true });
  readonly tail = this.column<Zone, Card>(this.shape.zones);
  readonly size = this.column<Zone>(this.shape.zones, { range: [0, this.shape.cards] });

  readonly modifierKey = this.column<number>(this.shape.modifiers ?? MODIFIER_ROWS);
  readonly modifierSubject = this.column<number>(this.shape.modifiers ?? MODIFIER_ROWS);
  readonly modifierValue = this.column<number>(this.shape.modifiers ?? MODIFIER_ROWS);
  readonly modifierUntil = this.column<number>(this.shape.modifiers ?? MODIFIER_ROWS);
  readonly signalAnswer = this.column<number>(this.shape.signals ?? SIGNAL_ROWS);
  readonly signalCard = this.column<number>(this.shape.signals ?? SIGNAL_ROWS);
  readonly signalNote = this.column<number>(this.shape.signals ?? SIGNAL_ROWS);

  /** Who sees the cards that come into a zone. Follows from the shape, so it is not part of the words. */
  readonly visible: Int32Array;
  /** The options last listed, and for which seat; a cache that dies on copy. */
  readonly offer = new Offer();
  /** Where events go, or null in search. */
  log: Event[] | null = null;
  /** What people at the table are called, by seat; only texts read it. */
  names: readonly (string | undefined)[] = [];

  constructor(
    shape: Form,
    readonly program: Program,
    size: number,
    checked: boolean,
  ) {
    super(shape, size, checked);
    this.visible = new Int32Array(shape.zones);
  }

  override copyFrom(other: this): void {
    this.words.set(other.words);
    this.offer.seat = NONE;
  }

  override fromBytes(bytes: Uint8Array): void {
    super.fromBytes(bytes);
    this.offer.seat = NONE;
  }
}

/** A reused list of options. More than it holds would be a content fault and ends the match as void. */
export class Offer {
  readonly list = new Int32Array(OPTIONS) as unknown as Column<number, Option>;
  count = 0;
  seat: number = NONE;

  add(o: Option): void {
    if (this.count < OPTIONS) this.list[this.count] = o;
    this.count++;
  }

  /** The same thing at each of so many places. */
  addPlaces(o: Option, places: number): void {
    const { list } = this;
    let { count } = this;
    if (count + places > OPTIONS) {
      for (let place = 0; place < places; place++) this.add(atPlace(o, place));
      return;
    }
    for (let place = 0; place < places; place++) list[count++] = atPlace(o, place);
    this.count = count;
  }
}

export const isOver = (s: State): boolean => s.cell[WAITING] === OVER;
/** The seats that are asked now. */
export const asked = (s: State): Seats => (isOver(s) ? 0 : s.cell[WAITING]) as Seats;
export const seatCount = (s: State): number => s.shape.seats;

/** How a match can end besides by its game's own rules. */
export const VOID = 1;
export const RESIGNATION = 2;

export function finish(s: State, winners: Seats, reason: number): void {
  s.cell[WAITING] = OVER;
  s.cell[WINNERS] = winners;
  s.cell[REASON] = reason;
}
