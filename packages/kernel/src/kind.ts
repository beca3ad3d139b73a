import { SIGNALS, TOP } from "./cell.js";
import type { Range } from "./columns.js";
import {
  type Card,
  type Def,
  meant,
  NONE,
  type Option,
  type Ref,
  type Seat,
  type Seats,
  STAYS,
  stayOf,
  type Zone,
} from "./ids.js";
import type { Shape, State } from "./state.js";

/** What a word may be in a match of that shape: columns and registers say theirs by it. V is the type of it. */
export interface Kind<V extends number = number> {
  readonly holds?: V;
  range(shape: Shape): Range;
  /** What the range cannot say. */
  fits?(s: State, word: number): boolean;
}

const upTo = <V extends number>(least: number, greatest: (shape: Shape) => number): Kind<V> => ({
  range: (shape) => [least, greatest(shape)],
});
const lastOwner = ({ seats, owners = seats }: Shape): number => owners - 1;

/** The kinds there are: `{ attacker: holds.card, hits: holds.int(0, 12) }`. */
export const holds = {
  int: (least: number, greatest: number): Kind => upTo(least, () => greatest),
  flag: upTo(0, () => 1),
  /** Bits of so many things. */
  bits: (count: number): Kind => upTo(0, () => 2 ** count - 1),
  card: upTo<Card>(0, ({ cards }) => cards - 1),
  cardOrNone: upTo<Card>(NONE, ({ cards }) => cards - 1),
  zoneOrNone: upTo<Zone>(NONE, ({ zones }) => zones - 1),
  /** NONE is what a view has for a card its viewer does not know. */
  defOrNone: upTo<Def>(NONE, ({ defs }) => defs - 1),
  seat: upTo<Seat>(0, lastOwner),
  seatOrNone: upTo<Seat>(NONE, lastOwner),
  seats: upTo<Seats>(0, (shape) => 2 ** (lastOwner(shape) + 1) - 1),
  /** Where a match has no places, a register for one stays 0. */
  placeOrNone: upTo(NONE, ({ places = 1 }) => places - 1),
  /** Whether it is legal is looked at when it is carried out. */
  option: { range: () => WORD } as Kind<Option>,
  stay: upTo(0, () => STAYS),
  /** A card in its present stay or one before, or none. */
  ref: {
    range: () => WORD,
    fits: (s, word) =>
      word === NONE || (meant(word as Ref) < s.shape.cards && stayOf(word as Ref) <= s.stay[meant(word as Ref)]),
  } as Kind<Ref>,
  /** From which waiting signal on, or behind them all. */
  signal: { range: () => WORD, fits: (s, word) => word >= 0 && word <= s.cell[SIGNALS] } as Kind,
  /** A word of the stack that is in use. */
  word: { range: () => WORD, fits: (s, word) => word >= 0 && word < s.cell[TOP] } as Kind,
} as const;

/** Any 32 bits. */
export const WORD: Range = [-2147483648, 2147483647];
/** What only ever rises: far more than a match of the longest kind can count, and far from overflowing. */
export const COUNT: Range = [0, 2 ** 30];
