import { canonical } from "@rifthall/kernel/text";
import type { Invited } from "../store/invitations.js";
import type { Skill } from "./rating/glicko.js";
import { isOf } from "./seats.js";

export type Strength = Pick<Skill, "rating" | "deviation">;

/** How far apart two may be who meet at once, and how much further for each second they wait, in points. */
const AT_FIRST = 150;
const A_SECOND = 25;

/** How far apart two may be; of whom little is known may be further off. */
export function reach(strengths: readonly [Strength, Strength], waited: readonly [number, number]): number {
  const [one, other] = strengths;
  const patience = (waited[0] + waited[1]) / 2 / 1000;
  return AT_FIRST + A_SECOND * patience + (one.deviation + other.deviation) / 2;
}

/** Who of those who wait goes over to whom now: whoever waited longest first, each to the nearest. */
export function pairs(
  waiting: readonly Invited[],
  strength: (table: Invited) => Strength,
  apart: (one: string, other: string) => boolean,
  now: number,
): readonly (readonly [Invited, Invited])[] {
  const gone = new Set<string>();
  const found: (readonly [Invited, Invited])[] = [];
  const wanted = new Map(waiting.map((table) => [table.code, wantedAt(table)]));
  for (const [i, table] of waiting.entries()) {
    if (gone.has(table.code)) continue;
    const mine = strength(table);
    const far = (other: Invited): number => Math.abs(mine.rating - strength(other).rating);
    const suits = (other: Invited): boolean =>
      !gone.has(other.code) &&
      wanted.get(other.code) === wanted.get(table.code) &&
      other.by !== table.by &&
      !apart(table.by, other.by) &&
      overTo(table, other) !== null &&
      far(other) <= reach([mine, strength(other)], [now - table.made, now - other.made]);
    const [nearest] = waiting
      .slice(i + 1)
      .filter(suits)
      .toSorted((a, b) => far(a) - far(b));
    if (!nearest) continue;
    gone.add(table.code).add(nearest.code);
    found.push([table, nearest]);
  }
  return found;
}

/** What they wait for; tables that say the same are for the same people. */
const wantedAt = ({ game, options, time, manners: { rated }, seats }: Invited): string =>
  canonical([game, options, time, rated, seats.length]);

/** The seats of a table once those of another have gone over to it; null where there is no room, or one sits at both. */
export function overTo(to: Invited, from: Invited): Pick<Invited, "seats" | "decks"> | null {
  const seats = [...to.seats];
  const decks = [...to.decks];
  for (const [i, seat] of from.seats.entries()) {
    if (seat.is === "free") continue;
    const free = seats.findIndex(({ is }) => is === "free");
    if (free < 0 || (seat.is === "person" && seats.some((other) => isOf(other, seat.who)))) return null;
    seats[free] = seat;
    decks[free] = from.decks[i] ?? "";
  }
  return { seats, decks };
}
