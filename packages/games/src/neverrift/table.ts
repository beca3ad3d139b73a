import {
  bitCount,
  type Card,
  everyone,
  type Id,
  lowest,
  NONE,
  only,
  PUBLIC,
  type Seat,
  seatList,
  type Zone,
} from "@rifthall/kernel/ids";
import { holds, RESIGNED, type Shape } from "@rifthall/kernel/state";
import { type Made, Table, type Tally, tally } from "../shared/table.js";
import type { CardDef, Library } from "./content.js";
import { fieldAt, fieldsOf } from "./facts.js";
import type { Event, Mode } from "./wire.js";

export { HAND, RETURNED, STRONGEST } from "./facts.js";

/** One place of the battleground; they are counted from the upper left, row by row. */
export type Field = Id<"field">;
const NO_FIELD = NONE as Field;
/** Up, right, down, left. */
export type Direction = 0 | 1 | 2 | 3;
export const opposite = (d: Direction): Direction => ((d + 2) & 3) as Direction;

/** The largest board: two of the standard one. NR-3 */
export const MOST_FIELDS = 32;

/** What the table looks like in this match. */
export interface Layout extends Shape {
  readonly mode: Mode;
  readonly columns: number;
  readonly rows: number;
  readonly fields: number;
  /** Rows of each seat: its tamer, then its deck. */
  readonly deck: number;
  readonly signals: number;
}

/** Rulings that are match options. */
export interface Rulings {
  /** NR-A2: the second seat's cards lie upside down. */
  readonly opposite: boolean;
  /** NR-A4: returned cards go under the deck, and nothing is shuffled. */
  readonly bottom: boolean;
  /** NR-A6: the end is looked at when the card that filled the board is resolved. */
  readonly late: boolean;
}

export const FIRST = tally(0);
/** Whose turn it is. */
export const TURN = tally(1);
/** Cards that have come into play so far. */
export const CLOCK = tally(2);
/** Creatures and places played from hand this turn under the limit of one each. */
export const CREATURES = tally(3);
export const PLACES = tally(4);
/** Whether a creature or place came from the turn player's hand this turn, however. */
export const PLACED = tally(5);
/** The seat whose pass is still to be answered; NONE if none. */
export const PASSED = tally(6);
/** Turns in a row that were passes. */
export const PASSES = tally(7);
/** Whether the board has been full. */
export const FULL = tally(8);
/** Seats that are out of the match, as bits. */
export const OUT = tally(9);
/** From which waiting trigger on the innermost of what goes on has to settle. */
export const BASE = tally(10);
const TALLIES = 11;
/** Cards that can come into play in one match. */
const AGES = 30_000;
/** Creatures or places that can be played in a turn, and turns that can be passed. */
export const MOST_PLAYED = 99;

/** What a moved creature with Onslaught has still to do, or has done, because of one effect. */
export const STILL = 0;
export const STIRRED = 1;
export const SPENT = 2;

export class Neverrift extends Table<Layout, Event, Library, Rulings> {
  readonly tally = this.column<Tally>(TALLIES, {
    range: [
      holds.seat.range(this.shape),
      holds.seat.range(this.shape),
      [0, AGES],
      [0, MOST_PLAYED],
      [0, MOST_PLAYED],
      holds.flag.range(this.shape),
      holds.seatOrNone.range(this.shape),
      [0, MOST_PLAYED],
      holds.flag.range(this.shape),
      holds.seats.range(this.shape),
      [0, this.shape.signals],
    ],
  });
  readonly controller = this.column<Card, Seat>(this.shape.cards, {
    board: true,
    range: holds.seatOrNone.range(this.shape),
  });
  /** When it came into play; tamers are oldest. */
  readonly age = this.column<Card>(this.shape.cards, { range: [0, AGES] });
  /** How many attacks its Block still cancels. */
  readonly block = this.column<Card>(this.shape.cards, { board: true, range: [0, 1] });
  readonly onslaught = this.column<Card>(this.shape.cards, { range: [STILL, SPENT] });
  /** What it did this turn that it may do once: its trigger, or a move of a place. */
  readonly done = this.column<Card>(this.shape.cards, { range: [0, 3] });
  /** Whether a seat's tamer has used its active. */
  readonly spent = this.column<Seat>(this.shape.seats, { board: true, range: [0, 1] });

  /** By field and direction, the field there. Follows from the shape. */
  readonly neighbours: Int8Array;
  /** The first zone that is a field. */
  readonly fields: number;

  /** Those an attack will tame, with the direction each lies in; filled and read within one attack, and not copied. */
  readonly beaten = new Int32Array(8);
  readonly towards = new Int8Array(8);
  /** The empty fields, listed once for all cards of a hand; likewise. */
  readonly empty = new Int8Array(this.shape.fields);

  constructor(...made: Made<Layout, Library, Rulings>) {
    super(...made);
    const layout = this.shape;
    this.fields = limboOf(layout) + 1;
    for (let seat = 0; seat < layout.seats; seat++) {
      this.visible[deckOf(seat as Seat)] = 0;
      this.visible[handOf(seat as Seat)] = only(seat as Seat);
      this.visible[graveyardOf(seat as Seat)] = PUBLIC;
      this.visible[tamerZone(seat as Seat)] = PUBLIC;
    }
    this.visible.fill(PUBLIC, limboOf(layout));
    this.playing.fill(1, this.fields);
    this.changers = this.library.lasting;
    this.neighbours = neighboursOf(layout);
  }
}

/** NR-5, NR-6: four directions, and nothing beyond the edge. */
function neighboursOf({ columns, rows, fields }: Layout): Int8Array {
  const list = new Int8Array(fields * 4).fill(NONE);
  for (let field = 0; field < fields; field++) {
    const [x, y] = [field % columns, Math.trunc(field / columns)];
    if (y > 0) list[field * 4] = field - columns;
    if (x < columns - 1) list[field * 4 + 1] = field + 1;
    if (y < rows - 1) list[field * 4 + 2] = field + columns;
    if (x > 0) list[field * 4 + 3] = field - 1;
  }
  return list;
}

const OWN_ZONES = 4;
export const deckOf = (seat: Seat): Zone => (seat * OWN_ZONES) as Zone;
export const handOf = (seat: Seat): Zone => (seat * OWN_ZONES + 1) as Zone;
export const graveyardOf = (seat: Seat): Zone => (seat * OWN_ZONES + 2) as Zone;
export const tamerZone = (seat: Seat): Zone => (seat * OWN_ZONES + 3) as Zone;
/** Where a spell lies while it is being resolved. NR-30 */
export const limboOf = ({ seats }: Pick<Layout, "seats">): Zone => (seats * OWN_ZONES) as Zone;
export const zoneOf = (s: Neverrift, field: Field): Zone => (s.fields + field) as Zone;

export const tamerOf = (s: Neverrift, seat: Seat): Card => s.head[tamerZone(seat)];
/** What lies there, or NONE. */
export const cardAt = (s: Neverrift, field: Field): Card =>
  field === NONE ? (NONE as Card) : s.head[zoneOf(s, field)];
export const inPlay = (s: Neverrift, card: Card): boolean => card !== NONE && s.zone[card] >= s.fields;
/** Where a card in play lies; NO_FIELD for others. */
export const fieldOf = (s: Neverrift, card: Card): Field =>
  inPlay(s, card) ? ((s.zone[card] - s.fields) as Field) : NO_FIELD;
export const isEmpty = (s: Neverrift, field: Field): boolean => s.size[zoneOf(s, field)] === 0;
export const neighbour = (s: Neverrift, field: Field, d: Direction): Field => s.neighbours[field * 4 + d] as Field;

export function isAdjacent(s: Neverrift, a: Field, b: Field): boolean {
  if (a === NONE || b === NONE) return false;
  const { neighbours } = s;
  const at = a * 4;
  return neighbours[at] === b || neighbours[at + 1] === b || neighbours[at + 2] === b || neighbours[at + 3] === b;
}

export const defOf = (s: Neverrift, card: Card): CardDef => s.library.cards[s.def[card]];
export const isCreature = (s: Neverrift, card: Card): boolean => s.library.kinds[s.def[card]] === CREATURE;
export const isPlace = (s: Neverrift, card: Card): boolean => s.library.kinds[s.def[card]] === PLACE;
export const isTamer = (s: Neverrift, card: Card): boolean => s.library.kinds[s.def[card]] === TAMER;

/** What a card is, by definition. */
export const CREATURE = 0;
export const PLACE = 1;
export const SPELL = 2;
const TAMER = 3;
export const KINDS_OF_CARD = ["creature", "place", "spell", "tamer"] as const;

export const isOut = (s: Neverrift, seat: Seat): boolean => ((s.tally[OUT] | s.cell[RESIGNED]) & (1 << seat)) !== 0;

/** The fields with something on them, as bits: a loop over them skips the rest of the board. */
export function occupied(s: Neverrift): number {
  const { filled } = s;
  const word = s.fields >> 5;
  const shift = s.fields & 31;
  const above = word + 1 < filled.length && shift > 0 ? filled[word + 1] << (32 - shift) : 0;
  return (filled[word] >>> shift) | above;
}
/** All fields of the board. */
const everyField = ({ fields }: Layout): number => (fields === MOST_FIELDS ? -1 : (1 << fields) - 1);
export const empties = (s: Neverrift): number => ~occupied(s) & everyField(s.shape);

/** How many creatures carry that seat's token. */
export function tokens(s: Neverrift, seat: Seat): number {
  let n = 0;
  for (let bits = occupied(s); bits !== 0; bits &= bits - 1)
    if (s.controller[cardAt(s, lowest(bits) as Field)] === seat) n++;
  return n;
}

export const tokensOf = (s: Neverrift): number[] => seatList(everyone(s.shape.seats)).map((seat) => tokens(s, seat));

export const emptyFields = (s: Neverrift): number => bitCount(empties(s));

/** The next seat in turn order that still plays. */
export function nextSeat(s: Neverrift, seat: Seat): Seat {
  const { seats } = s.shape;
  let next = ((seat + 1) % seats) as Seat;
  while (next !== seat && isOut(s, next)) next = ((next + 1) % seats) as Seat;
  return next;
}

export const fieldName = (s: Neverrift, field: Field): string =>
  fieldAt(field % s.shape.columns, Math.trunc(field / s.shape.columns));

export function fieldNamed(s: Neverrift, name: unknown): Field {
  return typeof name === "string" ? (fieldsOf(s.shape).indexOf(name) as Field) : NO_FIELD;
}
