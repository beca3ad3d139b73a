import type { InvitedSeat, SeatWish } from "@rifthall/service";
import type { Commits } from "./commits.js";
import { OWNED } from "./owned.js";
import { personOf } from "./people.js";
import type { Change } from "./schema.js";

/** Who is gone sits there still, as nobody. */
const NOBODY = "gone";

/** What others have to look at anew: matches they are no longer in by name, and tables with a seat free. */
export interface Forgotten {
  readonly matches: readonly string[];
  readonly tables: readonly string[];
}

/**
 * Deletes what there is of a person, all of it or nothing. What they played with others is theirs too: it stays, with the name
 * gone, and where it goes on a bot does for them. A match that only they were in ends.
 */
export function forget(commits: Commits, person: string, now: number): Promise<Forgotten> {
  return commits.do(async (change) => {
    const matches = await leaveMatches(change, person, now);
    const tables = await leaveTables(change, person, matches);
    await change.deleteFrom("players").where("person", "=", person).execute();
    for (const { table, by } of OWNED)
      await change.deleteFrom(table).where(change.dynamic.ref<string>(by), "=", person).execute();
    await change
      .updateTable("people")
      .set({ name: "", fold: null, tag: 0, gone: now })
      .where("id", "=", person)
      .execute();
    return { matches, tables };
  });
}

async function leaveMatches(change: Change, person: string, now: number): Promise<readonly string[]> {
  const rows = await change
    .selectFrom("matches")
    .select(["id", "seats", "outcome", "away"])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("players").select("seat").whereRef("match", "=", "matches.id").where("person", "=", person)),
    )
    .execute();
  for (const { id, seats, outcome, away } of rows) {
    const before: readonly SeatWish[] = JSON.parse(seats);
    const theirs = before.flatMap((at, seat) => (isOf(at, person) ? [seat] : []));
    const alone = before.every((at) => at.is === "bot" || isOf(at, person));
    const goesOn = outcome === null && !alone;
    const gone = goesOn ? [...new Set<number>([...(JSON.parse(away) as readonly number[]), ...theirs])] : null;
    await change
      .updateTable("matches")
      .set({
        seats: JSON.stringify(before.map((at, seat) => (isOf(at, person) ? nobody(seat) : at))),
        ...(gone ? { away: JSON.stringify(gone) } : {}),
        ...(outcome === null && alone ? { closed: now } : {}),
      })
      .where("id", "=", id)
      .execute();
  }
  return rows.map(({ id }) => id);
}

async function leaveTables(change: Change, person: string, matches: readonly string[]): Promise<readonly string[]> {
  const rows = await change
    .selectFrom("invitations")
    .select(["code", "by", "seats", "decks", "match", "after", "state"])
    .where(({ or, eb }) => or([eb("by", "=", person), eb("seats", "like", `%"who":"${person}%`)]))
    .execute();
  const known = new Set(matches);
  for (const { code, by, seats, decks, match, state } of rows) {
    if (by === person && match === null) {
      await change.deleteFrom("invitations").where("code", "=", code).execute();
      continue;
    }
    const before: readonly InvitedSeat[] = JSON.parse(seats);
    const brought: readonly string[] = JSON.parse(decks);
    const left = match !== null && known.has(match) ? nobody : (): InvitedSeat => ({ is: "free" });
    await change
      .updateTable("invitations")
      .set({
        seats: JSON.stringify(before.map((at, seat) => (isOf(at, person) ? left(seat) : at))),
        decks: JSON.stringify(brought.map((deck, seat) => (before[seat] && isOf(before[seat], person) ? "" : deck))),
        state: state + 1,
      })
      .where("code", "=", code)
      .execute();
  }
  return rows.flatMap(({ code, after }) => [code, ...(after === null ? [] : [after])]);
}

const isOf = (at: InvitedSeat, person: string): boolean => "who" in at && personOf(at.who) === person;
const nobody = (seat: number): SeatWish => ({ is: "person", name: "", who: `${NOBODY} ${seat}` });
