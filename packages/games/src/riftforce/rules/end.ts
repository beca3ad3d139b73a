import { NOBODY, NONE, only, type Seat, type Seats } from "@rifthall/kernel/ids";
import type { Watch } from "@rifthall/kernel/machine";
import { finish, RESIGNATION, RESIGNED } from "@rifthall/kernel/state";
import { GOAL, IDLE, positionCount, type Riftforce, type Side, seatAt, sideOfSeat } from "../table.js";

/** How a match ends by its own rules. */
const POINTS = 10;
const STANDSTILL = 11;
export const REASONS: Readonly<Record<number, string>> = {
  1: "void",
  [RESIGNATION]: "resigned",
  [POINTS]: "points",
  [STANDSTILL]: "standstill",
};

/** Looked at when a round is complete, so that all had equally many actions. */
export const endings: readonly Watch<Riftforce>[] = [
  {
    // RF-60, RF-61, RF-77, RF-85: 12 or more, and nobody level with the leader.
    boundary: "round",
    when: (s) => best(s) >= GOAL && leader(s) !== NONE,
    act: (s) => finish(s, seatsOf(s, leader(s)), POINTS),
  },
  {
    // RF-48: nobody scored or drew for a round, and nothing can change any more.
    boundary: "round",
    when: (s) => s.tally[IDLE] > 0 && s.tally[IDLE] >= idleLimit(s),
    act: (s) => finish(s, leader(s) === NONE ? NOBODY : seatsOf(s, leader(s)), STANDSTILL),
  },
];

/** A solo round also has a plan, and all plans must have come round without changing anything. */
const idleLimit = (s: Riftforce): number => (s.shape.mode === "solo" ? s.library.plans.length : activePositions(s));

function activePositions(s: Riftforce): number {
  let n = 0;
  for (let p = 0; p < positionCount(s); p++) if (!hasLeft(s, seatAt(s, p))) n++;
  return n;
}

/** RF-62: in free-for-all a seat that resigned plays no more. Elsewhere its team or a bot plays on. */
export const hasLeft = (s: Riftforce, seat: Seat): boolean =>
  s.shape.mode === "free-for-all" && (s.cell[RESIGNED] & (1 << seat)) !== 0;

/** The best score of those who can still win; a seat that left is out of it. */
function best(s: Riftforce): number {
  let most = NONE;
  for (let side = 0; side < s.shape.sides; side++)
    if (s.score[side as Side] > most && !hasLeft(s, side as number as Seat)) most = s.score[side as Side];
  return most;
}

/** The side that is ahead of all others, or NONE where several share the lead. */
function leader(s: Riftforce): Side {
  const most = best(s);
  let found = NONE;
  for (let side = 0; side < s.shape.sides; side++) {
    if (s.score[side as Side] !== most || hasLeft(s, side as number as Seat)) continue;
    if (found !== NONE) return NONE as Side;
    found = side;
  }
  return found as Side;
}

function seatsOf(s: Riftforce, side: Side): Seats {
  let seats = NOBODY;
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (sideOfSeat(s, seat as Seat) === side) seats = (seats | only(seat as Seat)) as Seats;
  return seats;
}

/** RF-62: the others win; a team only loses when both give up; in free-for-all the last one left wins. */
export function resign(s: Riftforce, seat: Seat): void {
  if (s.log !== null) s.log.push({ do: "resign", rule: "RF-62", seat });
  s.cell[RESIGNED] |= 1 << seat;
  endIfAlone(s);
}

/** RF-62: where only one side has not given up, that is the end. */
export function endIfAlone(s: Riftforce): void {
  const { mode, seats } = s.shape;
  const playing = Array.from({ length: seats }, (_, i) => i as Seat).filter((i) => (s.cell[RESIGNED] & (1 << i)) === 0);
  const sides = new Set(playing.map((i) => sideOfSeat(s, i)));
  const [last] = sides;
  if (sides.size <= 1) finish(s, last === undefined || mode === "solo" ? NOBODY : seatsOf(s, last), RESIGNATION);
}
