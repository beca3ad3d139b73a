import { R } from "@rifthall/effects";
import {
  type Card,
  everyone,
  type Frame,
  includes,
  isSole,
  lowest,
  NOBODY,
  NONE,
  only,
  option,
  type Seat,
  type Seats,
  soleSeat,
  thingOf,
} from "@rifthall/kernel/ids";
import { ask, get, type Item, type Register, run, set } from "@rifthall/kernel/machine";
import { holds, type Kind } from "@rifthall/kernel/state";
import type { Tally } from "../../shared/table.js";
import { IS_WOUND } from "../bits.js";
import { ACTING, areaOf, type BeyondTheRift, handOf, RANKS, TARGET } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { enemiesIn } from "./areas.js";
import { onCard } from "./name.js";

const HERO = kind("hero");

/** Who among heroes is meant, by a word of the scenario; "any" leaves it to the players. */
export const PRIORITIES = [
  "fewest-enemies",
  "most-enemies",
  "fewest-cards",
  "most-cards",
  "most-wounds",
  "fewest-wounds",
  "most-ap",
  "least-ap",
  "any",
] as const;
export type Priority = (typeof PRIORITIES)[number];

/** BR-99: Fatigue does not count. */
function woundsIn(s: BeyondTheRift, seat: Seat): number {
  const { bits } = s.library;
  let n = 0;
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c]) if ((bits[s.def[c]] & IS_WOUND) !== 0) n++;
  return n;
}

/** What each word looks at: the least is meant. */
const MEASURES: Readonly<Record<Priority, (s: BeyondTheRift, seat: Seat) => number>> = {
  "fewest-enemies": (s, seat) => enemiesIn(s, areaOf(seat)),
  "most-enemies": (s, seat) => -enemiesIn(s, areaOf(seat)),
  "fewest-cards": (s, seat) => s.size[handOf(seat)],
  "most-cards": (s, seat) => -s.size[handOf(seat)],
  "most-wounds": (s, seat) => -woundsIn(s, seat),
  "fewest-wounds": woundsIn,
  "most-ap": (s, seat) => -s.ap[seat],
  "least-ap": (s, seat) => s.ap[seat],
  any: () => 0,
};

/** Of these heroes, those that a word means: more than one where they tie. */
export const foremost = (s: BeyondTheRift, among: Seats, by: Priority): Seats => least(s, among, MEASURES[by]);

function least(s: BeyondTheRift, among: Seats, value: (s: BeyondTheRift, seat: Seat) => number): Seats {
  let best = Number.POSITIVE_INFINITY;
  let seats = NOBODY as number;
  for (let left: number = among; left !== 0; left &= left - 1) {
    const seat = lowest(left) as Seat;
    const here = value(s, seat);
    if (here < best) {
      best = here;
      seats = 0;
    }
    if (here === best) seats |= 1 << seat;
  }
  return seats as Seats;
}

/** Room for each of what the default priority looks at. */
const PART = 10;
const MOST = (1 << PART) - 1;

/** BR-99: fewest enemies in the Hero Area, then fewest cards in hand, then most Wounds in hand, as one number. */
const rankOf = (s: BeyondTheRift, seat: Seat): number =>
  (enemiesIn(s, areaOf(seat)) << (2 * PART)) | (s.size[handOf(seat)] << PART) | (MOST - woundsIn(s, seat));

const rankAt = (seat: Seat): Tally => (RANKS + seat) as Tally;

/** BR-100, BR-A11: how the heroes rank before an enemy's first action, itself counted where it stands. */
export function rank(s: BeyondTheRift, enemy: Card): void {
  s.tally[ACTING] = enemy;
  s.tally[TARGET] = NONE;
  for (let seat = 0 as Seat; seat < s.shape.seats; seat++) s.tally[rankAt(seat)] = rankOf(s, seat);
}

/** Nobody acts any more. */
export function unrank(s: BeyondTheRift): void {
  s.tally[ACTING] = NONE;
  s.tally[TARGET] = NONE;
  for (let seat = 0 as Seat; seat < s.shape.seats; seat++) s.tally[rankAt(seat)] = 0;
}

/** The registers that keep an activation while another enemy acts on its order (BR-A75), in a row. */
export const ACTIVATION: readonly Kind[] = [
  holds.cardOrNone,
  holds.seatOrNone,
  ...Array.from({ length: 4 }, () => holds.int(0, 2 ** 30)),
];
export function keepActivation(s: BeyondTheRift, f: Frame, first: Register): void {
  for (let i = 0; i < ACTIVATION.length; i++) s.stack[f + first + i] = s.tally[(ACTING + i) as Tally];
}
export function resumeActivation(s: BeyondTheRift, f: Frame, first: Register): void {
  for (let i = 0; i < ACTIVATION.length; i++) s.tally[(ACTING + i) as Tally] = s.stack[f + first + i];
}

/** Whether an action of an enemy may fall on a hero: by range and area only (BR-A71). */
export type Reach = (s: BeyondTheRift, enemy: Card, seat: Seat) => boolean;

/**
 * Whom an action falls on: several heroes where they tie, nobody where none is in reach. BR-98, BR-99; BR-90: a word of
 * its own replaces the default; BR-100, BR-A10: ranks stay as they were, and so does what players chose in a tie.
 */
function aimed(s: BeyondTheRift, enemy: Card, reach: Reach, by: Priority | null): Seats {
  const among = inReach(s, enemy, reach);
  if (among === NOBODY || isSole(among)) return among;
  if (by !== null) return foremost(s, among, by);
  if (s.tally[ACTING] !== enemy) return least(s, among, rankOf);
  return keptBest(s, among);
}

/** BR-100: of these heroes the best by the ranks kept, or the one of them that the players chose before. */
function keptBest(s: BeyondTheRift, among: Seats): Seats {
  const best = least(s, among, keptRank);
  const fixed = s.tally[TARGET] as Seat;
  return fixed !== NONE && includes(best, fixed) ? only(fixed) : best;
}

const keptRank = (s: BeyondTheRift, seat: Seat): number => s.tally[rankAt(seat)];

function inReach(s: BeyondTheRift, enemy: Card, reach: Reach): Seats {
  let seats = NOBODY as number;
  for (let seat = 0 as Seat; seat < s.shape.seats; seat++) if (reach(s, enemy, seat)) seats |= 1 << seat;
  return seats as Seats;
}

/** What an action of an enemy asks about a hero: whether it may fall there, and whether it would change anything. */
export interface Aim {
  readonly reach: Reach;
  readonly would: (s: BeyondTheRift, enemy: Card, seat: Seat) => boolean;
}

/**
 * BR-A71: of equal heroes one is chosen before it is known whether the enemy is able. Those among whom players choose for
 * the first of these actions that would change something for some of them only; NOBODY if that is nowhere so.
 */
export function dividedBy(s: BeyondTheRift, enemy: Card, aims: readonly Aim[]): Seats {
  for (const { reach, would } of aims) {
    const seats = aimed(s, enemy, reach, null);
    let some = NOBODY as number;
    for (let left: number = seats; left !== 0; left &= left - 1)
      if (would(s, enemy, lowest(left) as Seat)) some |= 1 << lowest(left);
    if (some !== NOBODY && some !== seats) return seats;
  }
  return NOBODY;
}

/** BR-99: of these areas, those whose heroes come first for the enemy that acts. */
export const preferred = (s: BeyondTheRift, among: Seats): Seats =>
  s.tally[ACTING] === NONE ? least(s, among, rankOf) : keptBest(s, among);

/** BR-100: what the players chose in a tie of the enemy that acts holds for the rest of its activation. */
export function fixTarget(s: BeyondTheRift, enemy: Card, seat: Seat): void {
  if (s.tally[ACTING] === enemy) s.tally[TARGET] = seat;
}

/** Could the action fall on a hero for whom it would change something? */
export function aimsAt(s: BeyondTheRift, enemy: Card, { reach, would }: Aim, by: Priority | null): boolean {
  for (let left: number = aimed(s, enemy, reach, by); left !== 0; left &= left - 1)
    if (would(s, enemy, lowest(left) as Seat)) return true;
  return false;
}

/**
 * Steps that write into a register whom the action of `self` falls on: NONE if nobody is in reach. Players are asked
 * only in a real tie (BR-99), any of them (BR-A43).
 */
export const aim = (into: Register<Seat>, reach: Reach, by: Priority | null): Item<BeyondTheRift>[] => [
  run<BeyondTheRift>((s, f) => {
    const seats = aimed(s, get(s, f, R.self), reach, by);
    set(s, f, into, NONE as Seat);
    if (isSole(seats)) set(s, f, into, soleSeat(seats));
  }),
  ask<BeyondTheRift>({
    prompt: "target",
    who: (s, f) => (get(s, f, into) === NONE ? everyone(s.shape.seats) : NOBODY),
    options: (s, f) => addHeroes(s, aimed(s, get(s, f, R.self), reach, by)),
    choose: (s, f, o) => {
      set(s, f, into, thingOf(o) as Seat);
      tellTarget(s, get(s, f, R.self), thingOf(o) as Seat, by);
      if (by === null) fixTarget(s, get(s, f, R.self), thingOf(o) as Seat);
    },
  }),
];

/** Lists heroes to choose from. */
export function addHeroes(s: BeyondTheRift, seats: Seats): void {
  for (let left: number = seats; left !== 0; left &= left - 1) s.offer.add(option(HERO, lowest(left)));
}

/** BR-99: told where the players chose; else what the enemy does tells it. */
export function tellTarget(s: BeyondTheRift, enemy: Card, seat: Seat, by: Priority | null): void {
  if (s.log !== null) s.log.push({ do: "target", rule: by === null ? "BR-99" : "BR-90", ...onCard(s, enemy), seat });
}
