import {
  type Card,
  everyone,
  type Id,
  NONE,
  only,
  PUBLIC,
  type Seat,
  type Seats,
  type Zone,
} from "@rifthall/kernel/ids";
import { holds, type Shape } from "@rifthall/kernel/state";
import type { Row } from "../shared/rows.js";
import { type Made, Table, type Tally, tally } from "../shared/table.js";
import type { CardDef, Chapter, Library } from "./content.js";
import { COLOURS, PHASES, TRIGGERS } from "./facts.js";
import type { Condition, Event, Phase, Trigger } from "./wire.js";

export { COLOURS, PHASES, TRIGGERS } from "./facts.js";
export type { Phase } from "./wire.js";

export type Colour = Id<"colour">;
export const ANY = 4 as Colour;
/** One seat's dice of one colour. */
export type Dice = Id<"dice">;
export const diceOf = (seat: Seat, colour: Colour): Dice => (seat * COLOURS.length + colour) as Dice;

/** More dice than this are not rolled at once. */
export const MOST_DICE = 12;
/** More than this a player does not have of one colour. */
export const OWN_DICE = 60;

/** QR-77: exclusive states of units; gear, skills and dice know the first two. */
export const READY = 0;
export const EXHAUSTED = 1;
export const DAMAGED = 2;
export const STATES = ["ready", "exhausted", "damaged"] as const satisfies readonly Condition[];

export type Order = "friendly-first" | "enemies-first" | "random" | "free";

/** Options that decide rules. */
export interface Rulings {
  /** QR-27: what a player's die must show. */
  readonly success: number;
  readonly order: Order;
  /** QR-A2: exhausted enemies keep an encounter going. */
  readonly durationCountsExhausted: boolean;
  /** QR-A33 */
  readonly openHands: boolean;
}

/** QR-27: what a player's die must show, by difficulty. */
export const DIFFICULTIES = ["easy", "normal", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const SUCCESS: Readonly<Record<Difficulty, number>> = { easy: 3, normal: 4, hard: 5 };

/** QR-27: enemies hit on this whatever the difficulty. */
export const ENEMY_SUCCESS = 4;

/** What the table looks like; follows from chapter and heroes. */
export interface Layout extends Shape {
  readonly chapter: Chapter;
  readonly heroes: readonly CardDef[];
  /** Rows: each seat's hero and deck, then allies, enemies, explorations of tier 1 and 2, encounters, locations. */
  readonly rows: readonly Row[];
  readonly heroRows: readonly number[];
  /** Where the explorations begin, where tier 2 begins, where they end. */
  readonly tiers: readonly [number, number, number];
  readonly stack: number;
}

export const ROUND = tally(0);
export const PHASE = tally(1);
export const DISTANCE = tally(2);
export const THREAT = tally(3);
/** QR-A38: the active encounter's DURATION is looked at. */
export const WATCHED = tally(4);
/** QR-A36: it was seen to be false. */
export const LATCHED = tally(5);
/** QR-87: the exploration deck was shuffled again, so its tiers are mixed. */
export const MIXED = tally(6);
/** Seats whose hero is out of the game (bits). */
export const FALLEN = tally(7);
/** Attacks under way. */
export const ATTACKS = tally(8);
const TALLIES = 9;

export const trigger = (word: Trigger): number => TRIGGERS.indexOf(word);

export const phase = (name: Phase): number => PHASES.indexOf(name);

/** What a card is and has, as bits by definition: for the loops that ask at every prompt. */
export const IS_ACTION = 1;
export const HAS_ACTION = 2;
export const HAS_RESPONSE = 4;
export const IS_DEPLOYABLE = 8;
export const IS_UNIT = 16;
export const IS_GEAR = 32;
export const HAS_RIFT = 64;
export const RIFTS_GEAR = 128;

/** Bits of a card's marks: what it has done this turn, this phase, this game. */
export const ACTED = 1;
export const RESPONDED = 2;
export const RIFTED_GEAR = 4;
export const TURN_MARKS = ACTED | RESPONDED | RIFTED_GEAR;
export const CARRIED = 8;
export const FOUGHT = 16;
export const ACTED_EVER = 32;
export const RESPONDED_EVER = 64;

export const MOST_VITALITY = 40;
/** Threat, and distance still to go. */
export const MOST_MARKERS = 99;
export const MOST_ROUNDS = 9_999;
export const MOST_ENGAGEMENTS = 40;

export class QuantumRift extends Table<Layout, Event, Library, Rulings> {
  readonly tally = this.column<Tally>(TALLIES, {
    board: true,
    range: [
      [0, MOST_ROUNDS],
      [0, PHASES.length - 1],
      [0, MOST_MARKERS],
      [0, MOST_MARKERS],
      holds.flag.range(this.shape),
      holds.flag.range(this.shape),
      holds.flag.range(this.shape),
      holds.seats.range(this.shape),
      [0, this.shape.stack],
    ],
  });
  readonly dice = this.column<Dice>(this.shape.seats * COLOURS.length, { board: true, range: [0, OWN_DICE] });
  readonly ready = this.column<Dice>(this.shape.seats * COLOURS.length, { board: true, range: [0, OWN_DICE] });
  readonly condition = this.column<Card>(this.shape.cards, { board: true, range: [READY, DAMAGED] });
  readonly vitality = this.column<Card>(this.shape.cards, { board: true, range: [0, MOST_VITALITY] });
  /** 0: unengaged; else the number of its engagement. */
  readonly engagement = this.column<Card>(this.shape.cards, { board: true, range: [0, MOST_ENGAGEMENTS] });
  /** The unit that carries a gear. */
  readonly bearer = this.column<Card, Card>(this.shape.cards, {
    board: true,
    range: holds.cardOrNone.range(this.shape),
  });
  readonly marks = this.column<Card>(this.shape.cards, { range: [0, 127] });

  /** By zone, whose area it is; looked up, since every word of a card asks whose side it is on. */
  readonly areaHolder = new Int8Array(this.shape.zones).fill(NONE);

  constructor(...made: Made<Layout, Library, Rulings>) {
    super(...made);
    this.visible.fill(PUBLIC);
    for (const zone of [EXPLORATION_DECK, LOCATION_STACK]) this.visible[zone] = 0;
    for (const zone of [LOCATION, ENCOUNTER, ENEMIES]) this.playing[zone] = 1;
    this.changers = this.library.lasting;
    for (let seat = 0; seat < this.shape.seats; seat++) {
      this.visible[deckOf(seat as Seat)] = 0;
      this.playing[areaOf(seat as Seat)] = 1;
      this.areaHolder[areaOf(seat as Seat)] = seat;
      this.visible[handOf(seat as Seat)] = this.rulings.openHands ? PUBLIC : only(seat as Seat);
    }
  }
}

const zone = (n: number): Zone => n as Zone;
export const ENEMY_POOL = zone(0);
export const ALLY_POOL = zone(1);
export const ENCOUNTER_POOL = zone(2);
export const EXPLORATION_DECK = zone(3);
export const EXPLORATION_DISCARD = zone(4);
export const LOCATION_STACK = zone(5);
export const LOCATION = zone(6);
export const ENCOUNTER = zone(7);
/** QR-A31: encounters that wait for the active one to be complete. */
export const WAITING_ENCOUNTERS = zone(8);
export const ENEMIES = zone(9);
export const ENEMY_DISCARD = zone(10);
export const ENEMY_VOID = zone(11);
/** QR-A18: set aside, out of play. */
export const ASIDE = zone(12);
/** Cards that are being resolved: an Action, a Rift, an exploration. */
export const LIMBO = zone(13);
const SHARED = 14;
const OWN = 5;
export const deckOf = (seat: Seat): Zone => (SHARED + seat * OWN) as Zone;
export const handOf = (seat: Seat): Zone => (SHARED + seat * OWN + 1) as Zone;
export const discardOf = (seat: Seat): Zone => (SHARED + seat * OWN + 2) as Zone;
export const voidOf = (seat: Seat): Zone => (SHARED + seat * OWN + 3) as Zone;
/** What a player has in play: hero, units, gear, skills. */
export const areaOf = (seat: Seat): Zone => (SHARED + seat * OWN + 4) as Zone;
export const zoneCount = (seats: number): number => SHARED + seats * OWN;

export const defOf = (s: QuantumRift, card: Card): CardDef => s.library.cards[s.def[card]];

/** Whose area it lies in; NONE for enemies, story cards and everything out of play. */
export function controller(s: QuantumRift, card: Card): Seat {
  const at = s.zone[card];
  return (at >= SHARED ? s.areaHolder[at] : NONE) as Seat;
}
export const isFriendly = (s: QuantumRift, card: Card): boolean => controller(s, card) !== NONE;
export const isEnemy = (s: QuantumRift, card: Card): boolean => s.zone[card] === ENEMIES;
/** QR-15: only cards in play do anything. */
export const inPlay = (s: QuantumRift, card: Card): boolean => s.playing[s.zone[card]] === 1;
export const isUnit = (s: QuantumRift, card: Card): boolean => (s.library.bits[s.def[card]] & IS_UNIT) !== 0;
export const isGear = (s: QuantumRift, card: Card): boolean => (s.library.bits[s.def[card]] & IS_GEAR) !== 0;
export const isHero = (s: QuantumRift, card: Card): boolean => defOf(s, card).type === "hero";

/** QR-40, A40: seats whose hero is still in the game. */
export const living = (s: QuantumRift): Seats => (everyone(s.shape.seats) & ~s.tally[FALLEN]) as Seats;
export const isLiving = (s: QuantumRift, seat: Seat): boolean => (living(s) & (1 << seat)) !== 0;
/** A hero keeps its row whatever happens to it. */
export const heroOf = (s: QuantumRift, seat: Seat): Card => s.shape.heroRows[seat] as Card;

export const activeLocation = (s: QuantumRift): Card => s.head[LOCATION];
export const activeEncounter = (s: QuantumRift): Card => s.head[ENCOUNTER];
