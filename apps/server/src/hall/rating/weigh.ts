import type { Seat } from "@rifthall/kernel/ids";
import type { Uncounted } from "@rifthall/service";
import { moved, rested, type Skill, UNKNOWN } from "./glicko.js";

/** What of a match that is over counts for ratings. Seats have the person who answers for them. */
export interface Facts {
  readonly people: readonly string[];
  /** Who wins and loses together. */
  readonly sides: readonly (readonly Seat[])[];
  readonly winners: readonly Seat[];
  /** In the order of the sides, where there is one for each. */
  readonly scores: readonly number[];
  readonly reason: string;
  /** How often each seat has chosen. */
  readonly chosen: readonly number[];
  /** Who gave up, and whose time was up, in that order. */
  readonly left: readonly { readonly seat: Seat; readonly late: boolean }[];
  /** For whom a bot played at the end. */
  readonly away: readonly Seat[];
}

/** Whoever gives up before everybody has chosen so often has not played: it is as if the match had not been. */
export const LEAST_CHOSEN = 5;
/** So many matches between the same two count within a day, in one game and mode. */
export const MOST_OF_A_PAIR = 5;
export const DAY = 24 * 3600_000;

/** Where each side came in, from 0; sides that share a place have drawn. */
export function places({ sides, winners, scores, left, away }: Facts): readonly number[] {
  const ranks = sides.map((seats, side) => {
    // Who has left the table has lost, whatever a bot did there.
    if (seats.some((seat) => away.includes(seat))) return [3, 0];
    if (seats.some((seat) => winners.includes(seat))) return [0, 0];
    const gone = left.findIndex(({ seat }) => seats.includes(seat));
    // Of those who gave up the first comes in last.
    if (sides.length > 2 && gone >= 0) return [2, -gone];
    return [1, sides.length > 2 && scores.length === sides.length ? -(scores[side] ?? 0) : 0];
  });
  const isBefore = ([a = 0, x = 0]: readonly number[], [b = 0, y = 0]: readonly number[]): boolean =>
    a < b || (a === b && x < y);
  return ranks.map((rank) => ranks.filter((other) => isBefore(other, rank)).length);
}

/** How somebody was known before a match, and how often two have met in matches that counted. */
export interface Before {
  skill(person: string): { readonly skill: Skill; readonly at: number } | null;
  met(one: string, other: string): number;
}

/** What a match has changed for one of those who played it. */
export interface Weighed {
  readonly person: string;
  readonly before: Skill;
  readonly after: Skill;
  /** Before everybody else, level with somebody at the top, or neither. */
  readonly result: "won" | "drawn" | "lost";
}

/** What follows from a match; it depends on nothing else, so whoever works it out again comes to the same. */
export function weigh(facts: Facts, at: number, before: Before): Uncounted | readonly Weighed[] {
  if (facts.reason === "void") return "void";
  if (isShort(facts)) return "short";
  const place = places(facts);
  const people = facts.sides.flatMap((seats, side) =>
    seats.map((seat) => ({ person: facts.people[seat] ?? "", side, place: place[side] ?? 0 })),
  );
  const skills = people.map(({ person }) => {
    const known = before.skill(person);
    return known ? rested(known.skill, at - known.at) : UNKNOWN;
  });
  const weighed = people.flatMap((one, i): Weighed[] => {
    const against = people.flatMap((other, k): (readonly [Skill, number])[] => {
      if (other.side === one.side || before.met(one.person, other.person) >= MOST_OF_A_PAIR) return [];
      const score = one.place < other.place ? 1 : one.place === other.place ? 0.5 : 0;
      return [[skills[k] ?? UNKNOWN, score]];
    });
    if (against.length === 0) return [];
    const skill = skills[i] ?? UNKNOWN;
    const level = place.filter((other) => other === one.place).length > 1;
    const result = one.place > 0 ? "lost" : level ? "drawn" : "won";
    return [{ person: one.person, before: skill, after: moved(skill, against), result }];
  });
  return weighed.length > 0 ? weighed : "too-often";
}

/** Given up before it was a match. Where several play on against each other it goes on without whoever leaves. */
function isShort({ sides, reason, chosen, left }: Facts): boolean {
  const last = left.at(-1);
  if (sides.length > 2 || reason !== "resigned" || last === undefined || last.late) return false;
  return sides.some((seats) => seats.reduce((sum, seat) => sum + (chosen[seat] ?? 0), 0) < LEAST_CHOSEN);
}
