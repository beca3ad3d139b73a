import type { MatchOptions } from "@rifthall/kernel/game";
import { type Card, type Id, NONE, only, PUBLIC, type Seat, type Zone } from "@rifthall/kernel/ids";
import { holds, type Shape, State } from "@rifthall/kernel/state";
import type { Row } from "../shared/rows.js";
import { type Tally, tally } from "../shared/table.js";
import type { CardDef, HeroSheet, Library, Scenario, Sheet } from "./content.js";
import { MOST_AP, MOST_THREAT, PHASES, REACTIONS } from "./facts.js";
import type { Difficulty, Edition, Event, Phase, Reacting } from "./wire.js";

/** Options that decide rules. */
export interface Rulings {
  readonly edition: Edition;
  readonly difficulty: Difficulty;
  /** BR-A22 */
  readonly hiddenHands: boolean;
  /** BR-A61: a Wound that would bring a total below 1 may not be played, instead of the floor. */
  readonly woundBan: boolean;
}

/** What the table looks like; follows from scenario, heroes, items and edition. */
export interface Layout extends Shape {
  readonly scenario: Scenario;
  /** By seat: the hero and the side of the board that is up. */
  readonly heroes: readonly HeroSheet[];
  /**
   * Rows: the scenario, the hero boards, enemies, terrain (all of these below 255, so that options can name them as
   * places), then each seat's deck, Wounds, Fatigue, Response cards.
   */
  readonly rows: readonly Row[];
  readonly heroRows: readonly number[];
  /** How many Response cards show each number, all together. */
  readonly responses: readonly number[];
  /** The notes that stand when it begins, and what the campaign says besides; null in free play. */
  readonly notes: readonly string[];
  readonly campaign: Sheet | null;
  readonly stack: number;
}

export const ROUND = tally(0);
export const PHASE = tally(1);
export const THREAT = tally(2);
/** The column drawn for this Enemy Phase, and the row that is resolved; NONE outside of it. */
export const COLUMN = tally(3);
export const ROW = tally(4);
/** The enemy that acts now; NONE if none does. */
export const ACTING = tally(5);
/** BR-100: the hero its activation is fixed on; NONE before that is decided. */
export const TARGET = tally(6);
/** BR-100: how the heroes ranked before its first action, by seat: the lower, the sooner. */
export const RANKS = tally(7);
const RANK_WORDS = 4;
/** The value of the Response card drawn last. */
export const RESPONSE = tally(11);
/** Heroes that are done with the Hero Phase (bits), for views. */
export const DONE = tally(12);
/** Moves of the Hero Phase that cost nothing: bounded, so that no phase is endless. */
export const FREE_MOVES = tally(13);
/** Notes taken in this scenario (bits of `Layout.notes`). */
export const NOTES = tally(14);
/** Heroes that joined and boards that were unlocked in this scenario (bits of the library's heroes). */
export const JOINED = tally(15);
export const UNLOCKED = tally(16);
/** BR-107: heroes that died in the Draw Phase (bits of seats). */
export const FALLEN = tally(17);
const TALLIES = 18;
/** Items that one scenario can bring. */
export const MOST_WON = 4;

export const MOST_FREE_MOVES = 20;
export const MOST_ROUNDS = 9_999;
const MOST_RANK = 2 ** 30;
/** Counters of a scenario. */
export type Counter = Id<"counter">;
export const MOST_COUNTERS = 6;
export const MOST_COUNT = 99;

export const phase = (name: Phase): number => PHASES.indexOf(name);
export const reaction = (name: Reacting): number => REACTIONS.indexOf(name);

/** Bits of a card's marks. */
/** BR-75: has still to act in the row being resolved. */
export const TO_ACT = 1;
/** Used this round, or this scenario. */
export const USED = 2;
export const USED_EVER = 4;
/** Committed as an aid; bought nothing by itself. */
export const AIDING = 8;
/** BR-52: laid for its attack or its defence is told by the commitment; this says its Bonus has been done. */
export const BONUS_DONE = 16;
/** BR-85: has still to do what another enemy orders. */
export const ORDERED = 32;
/** BR-89: may be chosen by the Heal under way. */
export const HEALED = 64;

export class BeyondTheRift extends State<Layout, Event> {
  readonly tally = this.column<Tally>(TALLIES, {
    board: true,
    range: [
      [0, MOST_ROUNDS],
      [0, PHASES.length - 1],
      [0, MOST_THREAT],
      [NONE, 9],
      [NONE, 63],
      holds.cardOrNone.range(this.shape),
      holds.seatOrNone.range(this.shape),
      ...Array.from({ length: RANK_WORDS }, () => [0, MOST_RANK] as const),
      [0, 9],
      holds.seats.range(this.shape),
      [0, MOST_FREE_MOVES],
      [0, 2 ** 30 - 1],
      [0, 2 ** 30 - 1],
      [0, 2 ** 30 - 1],
      holds.seats.range(this.shape),
    ],
  });
  readonly ap = this.column<Seat>(this.shape.seats, { board: true, range: [0, MOST_AP] });
  readonly counter = this.column<Counter>(MOST_COUNTERS, { board: true, range: [0, MOST_COUNT] });
  /** The card that an attached card, or one that lies face down under a Persistent card, belongs to. */
  readonly host = this.column<Card, Card>(this.shape.cards, { board: true, range: holds.cardOrNone.range(this.shape) });
  readonly marks = this.column<Card>(this.shape.cards, { range: [0, 127] });
  /** BR-A95: items drawn as rewards, by their number in the library. */
  readonly won = this.column<number>(MOST_WON, { range: [NONE, 999] });
  /** Actions of the scenario that were used (bits): this round, and ever. */
  readonly actionsUsed = this.column<number>(2, { range: [0, 2 ** 30 - 1] });

  /** By zone, whose area it is; NONE elsewhere. */
  readonly areaHolder = new Int8Array(this.shape.zones).fill(NONE);

  constructor(
    layout: Layout,
    readonly library: Library,
    readonly rulings: Rulings,
    readonly options: MatchOptions,
    size: number,
    checked: boolean,
  ) {
    super(layout, library.program, size, checked);
    this.visible.fill(PUBLIC);
    for (const zone of [ENEMY_DECK, TERRAIN_DECK, WOUND_DECK, FATIGUE_DECK, RESPONSE_DECK, UNDER])
      this.visible[zone] = 0;
    for (const zone of [SCENARIO, QUEST]) this.playing[zone] = 1;
    this.changers = library.lasting;
    for (let seat = 0; seat < layout.seats; seat++) {
      this.visible[deckOf(seat as Seat)] = 0;
      this.playing[areaOf(seat as Seat)] = 1;
      this.playing[boardOf(seat as Seat)] = 1;
      this.areaHolder[areaOf(seat as Seat)] = seat;
      this.areaHolder[boardOf(seat as Seat)] = seat;
      this.visible[handOf(seat as Seat)] = rulings.hiddenHands ? only(seat as Seat) : PUBLIC;
    }
  }
}

const zone = (n: number): Zone => n as Zone;
/** The scenario itself, as a card whose effects are its rules. */
export const SCENARIO = zone(0);
/** BR-18, BR-32 */
export const QUEST = zone(1);
export const ENEMY_DECK = zone(2);
export const TERRAIN_DECK = zone(3);
/** BR-83, BR-A78: what can be summoned. */
export const OUTSIDE = zone(4);
/** BR-21, BR-133: out of the game. */
export const GONE = zone(5);
/** [P] BR-19 */
export const ENEMY_DISCARD = zone(6);
export const TERRAIN_DISCARD = zone(7);
export const WOUND_DECK = zone(8);
export const WOUND_DISCARD = zone(9);
export const FATIGUE_DECK = zone(10);
export const FATIGUE_DISCARD = zone(11);
export const RESPONSE_DECK = zone(12);
export const RESPONSE_DISCARD = zone(13);
/** Attachments, and cards face down under Persistent ones; `host` says whose. */
export const ATTACHED = zone(14);
export const UNDER = zone(15);
/** Cards laid for the attack or the defence under way, in the order laid (BR-A44). */
export const COMMITTED = zone(16);
/** BR-27: cards being resolved. */
export const LIMBO = zone(17);
const SHARED = 18;
const OWN = 6;
const own = (seat: Seat, n: number): Zone => (SHARED + seat * OWN + n) as Zone;
export const deckOf = (seat: Seat): Zone => own(seat, 0);
export const handOf = (seat: Seat): Zone => own(seat, 1);
export const discardOf = (seat: Seat): Zone => own(seat, 2);
/** BR-18: the Hero Area: enemies engaged, allies, Persistent cards. */
export const areaOf = (seat: Seat): Zone => own(seat, 3);
/** The hero board lies beside the area, so that it counts as nothing in it. */
export const boardOf = (seat: Seat): Zone => own(seat, 4);
/** BR-129 */
export const revealedOf = (seat: Seat): Zone => own(seat, 5);
export const zoneCount = (seats: number): number => SHARED + seats * OWN;

export const defOf = (s: BeyondTheRift, card: Card): CardDef => s.library.cards[s.def[card]];
export const sheetOf = (s: BeyondTheRift, seat: Seat): HeroSheet => s.shape.heroes[seat];
export const heroOf = (s: BeyondTheRift, seat: Seat): Card => s.shape.heroRows[seat] as Card;
export const scenarioRow = 0 as Card;
export const isFinal = (s: BeyondTheRift): boolean => s.rulings.edition === "final";

/** The hero in whose area a card lies, or whose board it is; NONE for the Quest Area and everything else. */
export function holderOf(s: BeyondTheRift, card: Card): Seat {
  const at = s.zone[card];
  return (at >= SHARED ? s.areaHolder[at] : NONE) as Seat;
}
/** BR-25 */
export const inPlay = (s: BeyondTheRift, card: Card): boolean => card !== NONE && s.playing[s.zone[card]] === 1;
export const isEnemy = (s: BeyondTheRift, card: Card): boolean => defOf(s, card).type === "enemy";
export const isHero = (s: BeyondTheRift, card: Card): boolean => defOf(s, card).type === "hero";
export const isTerrain = (s: BeyondTheRift, card: Card): boolean => defOf(s, card).type === "terrain";
/** BR-125 */
export const isAlly = (s: BeyondTheRift, card: Card): boolean => defOf(s, card).ally && inPlay(s, card);
/** BR-4: what may be discarded, swapped, traded. */
export const isAffliction = (s: BeyondTheRift, card: Card): boolean => {
  const { type } = defOf(s, card);
  return type === "wound" || type === "fatigue";
};
