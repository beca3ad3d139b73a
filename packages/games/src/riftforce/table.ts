import { type Card, type Def, type Id, NONE, only, PUBLIC, type Seat, type Zone } from "@rifthall/kernel/ids";
import { holds, type Kind, type Shape } from "@rifthall/kernel/state";
import { type Made, Table, type Tally, tally } from "../shared/table.js";
import type { Guilds } from "./content.js";
import { LEAST, sideIn, TRAINER, turnsIn } from "./facts.js";
import type { Event, Mode } from "./wire.js";

export { COPIES, GOAL, HAND, handsOf, LEAST, TRAINER } from "./facts.js";

/** A lane across the rift: 0 to 4, in team mode 0 to 5. */
export type Location = Id<"location">;
/** One side of the rift at every location: a player, a team, or the trainer. It scores together. */
export type Side = Id<"side">;
export type Guild = Id<"guild">;

/** What the table looks like in this match; follows from mode, seats and content. */
export interface Layout extends Shape {
  readonly mode: Mode;
  readonly locations: number;
  readonly sides: number;
  /** Who has a deck: each seat, and in solo the trainer behind them. */
  readonly owners: number;
  /** Guilds each owner plays with. */
  readonly hands: readonly number[];
  readonly guilds: number;
  /** Plans of the trainer. */
  readonly plans: number;
}

/** Rulings that are match options. */
export interface Rulings {
  /** RF-44: an Activate needs a card it can activate. */
  readonly activateNeedsCard: boolean;
  /** RF-25: the kill of a card that Music takes scores. */
  readonly musicKillScores: boolean;
  /** RF-25: a card that Music took belongs to the taker for good. */
  readonly musicKeeps: boolean;
  readonly openDiscards: boolean;
}

/** The seat that began. */
export const FIRST = tally(0);
/** Which position of the round acts. */
export const POSITION = tally(1);
/** Checks in a row that changed nothing. */
export const IDLE = tally(2);
/** Cards on the table whose damage destroys them. */
export const LETHAL = tally(3);
/** Whose turn it is to draft. */
export const DRAFTER = tally(4);
/** Which plan of the trainer is on top. */
export const PLAN = tally(5);
const TALLIES = 6;

/** What a register of a guild holds. */
export const guildOrNone: Kind = { range: (shape) => [NONE, Math.trunc(shape.defs / NUMBERS) - 1] };
const MOST_POSITIONS = 4;

export const GUILD_CARDS = 9;
export const NUMBERS = 3;
/** Kinds of signal. */
export const DESTROYED = 0;

/** Where a guild is before the match begins; from HELD on, the owner who has it. */
export const ABSENT = 0;
export const OFFERED = 1;
export const HELD = 2;

/** Far beyond what decides anything: more than this does not count, however much a stranger's guild gives. */
export const MOST_POINTS = 1000;
export const MOST_DAMAGE = 200;

export class Riftforce extends Table<Layout, Event, Guilds, Rulings> {
  readonly tally = this.column<Tally>(TALLIES, {
    range: [
      [0, this.shape.seats - 1],
      [0, MOST_POSITIONS],
      [0, 1000],
      [0, this.shape.cards],
      [0, MOST_POSITIONS],
      [0, this.shape.plans - 1],
    ],
  });
  readonly score = this.column<Side>(this.shape.sides, { board: true, range: [0, MOST_POINTS] });
  readonly damage = this.column<Card>(this.shape.cards, { board: true, range: [0, MOST_DAMAGE] });
  /** The seat that put the card on the table. */
  readonly controller = this.column<Card, Seat>(this.shape.cards, { board: true, range: holds.seat.range(this.shape) });
  readonly summoner = this.column<Guild>(this.shape.guilds, {
    board: true,
    range: [ABSENT, HELD + this.shape.owners - 1],
  });
  /** As which of its owner's guilds it was taken, from 1. */
  readonly taken = this.column<Guild>(this.shape.guilds, { range: [0, 8] });
  /** What lies on the table, counted whenever that changes: cards of a number by side, of a guild by who played them. */
  readonly numbersUp = this.column<number>(this.shape.sides * NUMBERS, { range: [0, this.shape.cards] });
  readonly guildsUp = this.column<number>(this.shape.owners * this.shape.guilds, { range: [0, this.shape.cards] });

  /** The first zone that is a stack. */
  readonly stacks = this.shape.owners * OWN_ZONES;
  /** By zone: where its stack stands. They follow from the shape, so they are not part of the words. */
  readonly locationOfZone = Int32Array.from({ length: this.shape.zones }, (_, z) =>
    Math.trunc((z - this.stacks) / this.shape.sides),
  );
  readonly sideOfZone = Int32Array.from({ length: this.shape.zones }, (_, z) => (z - this.stacks) % this.shape.sides);

  constructor(...made: Made<Layout, Guilds, Rulings>) {
    super(...made);
    for (let owner = 0; owner < this.shape.owners; owner++) {
      this.visible[deckOf(owner as Seat)] = 0;
      this.visible[handOf(owner as Seat)] = only(owner as Seat);
      this.visible[discardOf(owner as Seat)] = PUBLIC;
    }
    this.visible.fill(PUBLIC, this.stacks);
  }
}

const OWN_ZONES = 3;
export const deckOf = (owner: Seat): Zone => (owner * OWN_ZONES) as Zone;
export const handOf = (owner: Seat): Zone => (owner * OWN_ZONES + 1) as Zone;
export const discardOf = (owner: Seat): Zone => (owner * OWN_ZONES + 2) as Zone;

/** The stack of one side at a location; its first card is nearest the rift. */
export const stackAt = (s: Riftforce, location: Location, side: Side): Zone =>
  (s.stacks + location * s.shape.sides + side) as Zone;
const isStack = (s: Riftforce, zone: Zone): boolean => zone >= s.stacks;
export const locationOf = (s: Riftforce, card: Card): Location => s.locationOfZone[s.zone[card]] as Location;
export const sideOf = (s: Riftforce, card: Card): Side => s.sideOfZone[s.zone[card]] as Side;
export const inPlay = (s: Riftforce, card: Card): boolean => s.zone[card] !== NONE && isStack(s, s.zone[card]);

export const sideOfSeat = (s: Riftforce, seat: Seat): Side => sideIn(s.shape.mode, seat) as Side;

/** RF-83: in solo play you choose for the trainer too. */
export const decider = (s: Riftforce, you: Seat): Seat =>
  s.shape.mode === "solo" && you === TRAINER ? (0 as Seat) : you;
/** RF-80: the trainer's cards are bots, whose own abilities are ignored. */
export const isBot = (s: Riftforce, side: Side): boolean => s.shape.mode === "solo" && side === (TRAINER as number);

/** The seat of each position of a round, RF-31 and RF-71. */
export function seatAt(s: Riftforce, position: number): Seat {
  const { mode, seats } = s.shape;
  if (mode === "team") return (seats === 3 && position === 3 ? 1 : position) as Seat;
  return ((s.tally[FIRST] + position) % seats) as Seat;
}
export const positionCount = (s: Riftforce): number => turnsIn(s.shape.mode, s.shape.seats);

/** Where those counts stand. */
export const numberUp = (side: Side, def: Def): number => side * NUMBERS + (def % NUMBERS);
export const guildUp = (s: Riftforce, controller: Seat, def: Def): number => controller * s.shape.guilds + guildOf(def);

export const guildOf = (def: Def): Guild => ((def / NUMBERS) | 0) as Guild;
/** RF-2: the life and the matching number. */
export const numberOf = (def: Def): number => LEAST + (def % NUMBERS);
export const defOf = (guild: Guild, number: number): Def => (guild * NUMBERS + number - LEAST) as Def;
export const isLethal = (s: Riftforce, card: Card): boolean => s.damage[card] >= numberOf(s.def[card]);

/** RF-70: neighbours in the row; the ends do not wrap. */
export const isAdjacent = (a: number, b: number): boolean => a - b === 1 || b - a === 1;
