import { CELLS, type Cell, REASON, WAITING, WINNERS } from "./cell.js";
import { type Column, Columns, type Range } from "./columns.js";
import type { Event, Sink } from "./event.js";
import type { Card, Def, Option, Seat, Seats, Zone } from "./ids.js";
import { atPlace, NOBODY, NONE, PUBLIC } from "./ids.js";
import { COUNT, holds, WORD } from "./kind.js";
import type { Program } from "./program.js";
import { INPUTS_PER_MATCH } from "./record.js";
import type { Drawn } from "./scene.js";

export * from "./cell.js";

/** Machine steps one input may take before the match ends as void. */
export const FUEL_PER_INPUT = 20_000;
/** What may be worked out for one input beside the machine's steps, likewise. */
export const EFFORT_PER_INPUT = 20_000;

export const OVER = 1 << 30;
const STACK = 192;
const MODIFIER_ROWS = 16;
const SIGNAL_ROWS = 24;
export const OPTIONS = 1024;
/** Reasons for which a match can end: the machine's own, and a game's. */
const REASONS = 16;

const NO_CHANGERS = new Uint8Array(0);

/** What a match's size depends on; fixed when it is created. */
export interface Shape {
  readonly seats: number;
  readonly cards: number;
  readonly zones: number;
  /** What a card can be: definitions of the content. */
  readonly defs: number;
  /** Who has cards, where that is more than the seats. */
  readonly owners?: number;
  /** Places on the table that effects can name. */
  readonly places?: number;
  /** Words of the stack and rows of the tables, where a game needs more than is usual. */
  readonly stack?: number;
  readonly modifiers?: number;
  readonly signals?: number;
}

const stackWords = ({ stack = STACK }: Shape): number => stack;
const modifierRows = ({ modifiers = MODIFIER_ROWS }: Shape): number => modifiers;
const signalRows = ({ signals = SIGNAL_ROWS }: Shape): number => signals;

/** What each of the machine's scalars may be, in their order. */
function cellRanges(shape: Shape): readonly Range[] {
  const seats = holds.seats.range(shape);
  return [
    [NONE, stackWords(shape) - 1],
    [0, stackWords(shape)],
    [0, OVER],
    [NONE, FUEL_PER_INPUT],
    [0, INPUTS_PER_MATCH + 1],
    holds.seatOrNone.range(shape),
    COUNT,
    seats,
    [0, REASONS - 1],
    WORD,
    WORD,
    WORD,
    WORD,
    COUNT,
    [0, modifierRows(shape)],
    [0, signalRows(shape)],
    seats,
  ];
}

/** Everything a match is, at any prompt, suspended effects and random included. A game adds its own columns. */
export class State<Form extends Shape = Shape, Happening extends Event = Event> extends Columns<Form> {
  readonly cell = this.column<Cell>(CELLS, { range: cellRanges(this.shape) });
  /** What its words may be is said by the procedures whose frames they are. */
  readonly stack = this.column<number>(stackWords(this.shape), { range: WORD });

  readonly def = this.column<Card, Def>(this.shape.cards, { board: true, range: holds.defOrNone.range(this.shape) });
  readonly owner = this.column<Card, Seat>(this.shape.cards, {
    board: true,
    range: holds.seatOrNone.range(this.shape),
  });
  readonly zone = this.column<Card, Zone>(this.shape.cards, { board: true, range: holds.zoneOrNone.range(this.shape) });
  readonly next = this.column<Card, Card>(this.shape.cards, { board: true, range: holds.cardOrNone.range(this.shape) });
  readonly prev = this.column<Card, Card>(this.shape.cards, { range: holds.cardOrNone.range(this.shape) });
  readonly stay = this.column<Card>(this.shape.cards, { range: holds.stay.range(this.shape) });
  readonly knows = this.column<Card, Seats>(this.shape.cards, { range: [0, PUBLIC] });

  readonly head = this.column<Zone, Card>(this.shape.zones, { board: true, range: holds.cardOrNone.range(this.shape) });
  readonly tail = this.column<Zone, Card>(this.shape.zones, { range: holds.cardOrNone.range(this.shape) });
  readonly size = this.column<Zone>(this.shape.zones, { range: [0, this.shape.cards] });

  /** The zones with a card in them, a bit each; `move` keeps it. */
  readonly filled = this.column<number>((this.shape.zones + 31) >> 5, { range: WORD });
  /** The cards in play that change others while they lie there, a bit a row: `move` keeps it, values ask it all the time. */
  readonly lasting = this.column<number>((this.shape.cards + 31) >> 5, { range: WORD });

  readonly modifierKey = this.column<number>(modifierRows(this.shape), { range: [0, 255] });
  readonly modifierSubject = this.column<number>(modifierRows(this.shape), { range: WORD });
  readonly modifierValue = this.column<number>(modifierRows(this.shape), { range: [-1000, 1000] });
  readonly modifierUntil = this.column<number>(modifierRows(this.shape), { range: [0, stackWords(this.shape) - 1] });
  /** Numbers of procedures; below 0 is what a game answers without one. */
  readonly signalAnswer = this.column<number>(signalRows(this.shape), { range: WORD });
  readonly signalCard = this.column<number>(signalRows(this.shape), { range: holds.card.range(this.shape) });
  readonly signalNote = this.column<number>(signalRows(this.shape), { range: WORD });

  /** Who sees the cards that come into a zone. Follows from the shape, so it is not part of the words. */
  readonly visible = new Int32Array(this.shape.zones);
  /** Where a card is in play, by zone; only public zones. */
  readonly playing = new Uint8Array(this.shape.zones);
  /** Which definitions change others while they are in play. Follows from the content. */
  changers: Uint8Array = NO_CHANGERS;
  /** The options last listed, and for which seat; a cache that dies on copy. */
  readonly offer = new Offer();
  /** Room to work something out in. Nothing in it is read after the next call that uses it, and it is not copied. */
  readonly scratch = new Int32Array(OPTIONS);
  /**
   * What was worked out since the last choice beside the machine's steps: which cards change a value, what an effect
   * would bring. It follows from the match, so it is no part of the words.
   */
  effort = 0;
  /** Of that, the ways to choose that the effect now looked into has been looked into for. */
  foreseen = 0;
  /** Where events go, or null in search. */
  log: Sink<Happening> | null = null;
  /** The zones as they were last drawn; a cache that looks before it gives anything. */
  drawn: Drawn | null = null;
  /** What people at the table are called, by seat; only texts read it. */
  names: readonly (string | undefined)[] = [];

  constructor(
    shape: Form,
    readonly program: Program,
    size: number,
    checked: boolean,
  ) {
    super(shape, size, checked);
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

  /** The same thing at each of the first so many places of a list. */
  addAt(o: Option, places: Int8Array, length: number): void {
    const { list } = this;
    let { count } = this;
    if (count + length > OPTIONS) {
      for (let i = 0; i < length; i++) this.add(atPlace(o, places[i]));
      return;
    }
    for (let i = 0; i < length; i++) list[count++] = atPlace(o, places[i]);
    this.count = count;
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

/** Ends a match as void where a step takes too much to work out. Who only looks at the table ends nothing. */
export function tire(s: State): void {
  if (s.effort > EFFORT_PER_INPUT && s.cell[WAITING] === 0) finish(s, NOBODY, VOID);
}

/** Far below what ends a match, and still an integer as the machine counts. */
const UNCOUNTED = -(2 ** 30);

/** Looks at the table in the middle of a step. What that takes does not count: it must not matter who looks. */
export function aside<T>(s: State, look: () => T): T {
  const { effort } = s;
  s.effort = UNCOUNTED;
  try {
    return look();
  } finally {
    s.effort = effort;
  }
}

export const isOver = (s: State): boolean => s.cell[WAITING] === OVER;
/** The seats that are asked now. */
export const asked = (s: State): Seats => (isOver(s) ? 0 : s.cell[WAITING]) as Seats;

/** How a match can end besides by its game's own rules. */
export const VOID = 1;
export const RESIGNATION = 2;

export function finish(s: State, winners: Seats, reason: number): void {
  s.cell[WAITING] = OVER;
  s.cell[WINNERS] = winners;
  s.cell[REASON] = reason;
}
