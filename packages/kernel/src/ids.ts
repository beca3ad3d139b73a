/** The vocabulary: every id is a number that only fits the columns made for it. */
declare const brand: unique symbol;
export type Id<Name extends string> = number & { readonly [brand]: Name };

/** A place at the table, not a person. */
export type Seat = Id<"seat">;
/** A row of the card columns. Which card lies in the row is `def`; a shuffle moves definitions, never rows. */
export type Card = Id<"card">;
/** What a card is: an index into the content's definitions. */
export type Def = Id<"def">;
/** An ordered list of cards. */
export type Zone = Id<"zone">;
/** Where a frame begins in the machine's stack. */
export type Frame = Id<"frame">;
/** A legal answer, packed into an integer; equal meanings have equal numbers, so it is its own key. */
export type Option = Id<"option">;
/** A card and its stay in play: it stops meaning that card once the card has left. */
export type Ref = Id<"ref">;

export const NONE = -1;
export const NO_CARD = NONE as Card;
export const NO_REF = NONE as Ref;

/** Bits of a reference that name the card; those above name its stay. */
export const STAY = 12;
/** How often a card can come and leave, as far as references tell its stays apart. */
export const STAYS = 2 ** 18 - 1;
/** The card meant, whether or not it is still there. */
export const meant = (ref: Ref): Card => (ref === NONE ? NO_CARD : ((ref & ((1 << STAY) - 1)) as Card));
/** The stay it was in then. */
export const stayOf = (ref: Ref): number => ref >>> STAY;

/** A set of seats as bits. */
export type Seats = Id<"seats">;
export const NOBODY = 0 as Seats;
export const only = (seat: Seat): Seats => (1 << seat) as Seats;
/** Someone who watches and holds no seat: knows what everyone may know. */
export const SPECTATOR = 15 as Seat;
/** Everyone at the table and everyone who watches. */
export const PUBLIC = 0xffff as Seats;
export const everyone = (count: number): Seats => ((1 << count) - 1) as Seats;
export const includes = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;
export const soleSeat = (seats: Seats): Seat => (31 - Math.clz32(seats)) as Seat;
export const isSole = (seats: Seats): boolean => seats !== 0 && (seats & (seats - 1)) === 0;

/** How many bits are set. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest bit that is set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function seatList(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seat < 30; seat++) if (includes(seats, seat as Seat)) list.push(seat as Seat);
  return list;
}

const KIND = 24;
const PLACE = 16;
/** Packs an option: its kind, a thing (a definition, a row, a number) and a place. */
export const option = (kind: number, thing = 0, place = 0): Option =>
  ((kind << KIND) | (place << PLACE) | thing) as Option;
/** The same option at another place. */
export const atPlace = (o: Option, place: number): Option => ((o & ~(0xff << PLACE)) | (place << PLACE)) as Option;
export const kindOf = (o: Option): number => o >>> KIND;
export const placeOf = (o: Option): number => (o >>> PLACE) & 0xff;
export const thingOf = (o: Option): number => o & 0xffff;
