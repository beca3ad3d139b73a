import { pastOf, type Taken } from "@rifthall/host";
import type { MatchRecord } from "@rifthall/kernel/match";
import {
  type Appending,
  FORGIVEN,
  type Games,
  type InputLog,
  type Keeping,
  type Kept,
  type MatchId,
  outdated,
  readKept,
  type Since,
  type Standing,
  type Summary,
} from "@rifthall/service";
import type { Appended } from "./appends.js";
import { whenThere } from "./away.js";
import type { Commits } from "./commits.js";
import { mannersIn } from "./manners.js";
import { personOf } from "./people.js";
import type { Schema, Store } from "./schema.js";

/** So many are named in one question. */
const MOST_NAMED = 500;

/** So many of those that are over are seen to in one go. */
const MOST_UNSETTLED = 1_000;

/** A match before its first input, and when somebody's time may be up. */
type Begun = Kept & { readonly due?: number | null };

/** All matches: what each began with, and its log of inputs. */
export class Matches implements Keeping, InputLog {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
  ) {}

  /** A new match, before its first input. */
  async put({
    match,
    record,
    seats,
    begun,
    stops,
    time = null,
    clock = null,
    due = null,
    manners,
  }: Begun): Promise<void> {
    await this.commits.do(async (change) => {
      await change
        .insertInto("matches")
        .values({
          id: match,
          game: record.game,
          beginning: JSON.stringify(record),
          seats: JSON.stringify(seats),
          begun,
          stops: JSON.stringify(stops),
          outcome: null,
          asking: null,
          time: time && JSON.stringify(time),
          away: "[]",
          clock: clock && JSON.stringify(clock),
          due,
          manners: manners ? JSON.stringify(manners) : null,
          closed: null,
        })
        .execute();
      const players = seats.flatMap((at, seat) =>
        at.is === "person" ? [{ match, seat, person: personOf(at.who) }] : [],
      );
      if (players.length > 0) await change.insertInto("players").values(players).execute();
    });
  }

  /** With its first so many inputs, or all. */
  async get(match: MatchId, most = Number.MAX_SAFE_INTEGER): Promise<Kept | null> {
    const row = await this.db.selectFrom("matches").selectAll().where("id", "=", match).executeTakeFirst();
    if (!row) return null;
    const log = (await this.taken(match, 0)).slice(0, most);
    const { stops, ...standing } = standingOf(row);
    const { late, ...past } = pastOf(
      JSON.parse(row.beginning),
      log.map(({ taken }) => taken),
    );
    const kept = readKept({
      match,
      ...past,
      seats: JSON.parse(row.seats),
      begun: row.begun,
      played: log.at(-1)?.at ?? row.begun,
      outcome: outcomeOf(row),
      stops,
    });
    return {
      ...kept,
      ...standing,
      late,
      ...(row.closed === null ? {} : { calledOff: true }),
      time: row.time === null ? null : JSON.parse(row.time),
      ...(row.manners === null ? {} : { manners: mannersIn(row.manners) }),
    };
  }

  /** Where the database is away for a moment it is waited for: the command has its name, so asking again does nothing twice. */
  append(appending: Appending): Promise<Appended> {
    return whenThere(() => this.commits.append(appending));
  }

  async since(match: MatchId, number: number): Promise<Since | null> {
    const [row, taken] = await Promise.all([
      this.db.selectFrom("matches").select(STANDING).where("id", "=", match).executeTakeFirst(),
      this.taken(match, number),
    ]);
    return row ? { taken: taken.map(({ taken }) => taken), ...standingOf(row) } : null;
  }

  /** When each input came, and whether the host passed by itself there. */
  async times(match: MatchId, after: number): Promise<readonly { readonly at: number; readonly passes: boolean }[]> {
    return (await this.taken(match, after)).map(({ at, taken }) => ({ at, passes: taken.passed === true }));
  }

  private async taken(
    match: MatchId,
    after: number,
  ): Promise<readonly { readonly at: number; readonly taken: Taken }[]> {
    const log = await this.db
      .selectFrom("inputs")
      .select(["at", "taken"])
      .where("match", "=", match)
      .where("number", ">", after)
      .orderBy("number")
      .execute();
    return log.map(({ at, taken }) => ({ at, taken: JSON.parse(taken) }));
  }

  async lengths(matches: readonly MatchId[]): Promise<ReadonlyMap<MatchId, number>> {
    const all = new Map<MatchId, number>();
    for (let i = 0; i < matches.length; i += MOST_NAMED) {
      const rows = await this.db
        .selectFrom("inputs")
        .select(({ fn }) => ["match", fn.max("number").as("length")])
        .where("match", "in", matches.slice(i, i + MOST_NAMED))
        .groupBy("match")
        .execute();
      for (const { match, length } of rows) all.set(match, length);
    }
    return all;
  }

  /** The matches in which somebody's time may be up before that moment, and when; so many, the first due first. */
  async due(before: number, most: number): Promise<readonly { readonly match: MatchId; readonly at: number }[]> {
    const rows = await this.db
      .selectFrom("matches")
      .select(["id", "due"])
      .where("due", "<", before)
      .where("outcome", "is", null)
      .where("closed", "is", null)
      .orderBy("due")
      .limit(most)
      .execute();
    return rows.map(({ id, due }) => ({ match: id, at: due ?? before }));
  }
  /** When it may be in that one; null: never. */
  async dueOf(match: MatchId): Promise<number | null> {
    const row = await this.db
      .selectFrom("matches")
      .select("due")
      .where("id", "=", match)
      .where("outcome", "is", null)
      .executeTakeFirst();
    return row?.due ?? null;
  }

  /** Matches that are over, and what follows from them may not be kept yet. */
  async unsettled(): Promise<readonly MatchId[]> {
    const rows = await this.db
      .selectFrom("matches")
      .select("id")
      .where("settles", "=", 1)
      .where("outcome", "is not", null)
      .limit(MOST_UNSETTLED)
      .execute();
    return rows.map(({ id }) => id);
  }
  async settled(match: MatchId): Promise<void> {
    await this.commits.do((change) =>
      change.updateTable("matches").set({ settles: 0 }).where("id", "=", match).execute(),
    );
  }

  /** Ends a match for everybody, whatever is played just then; false where it is over, or there is none. */
  async close(match: MatchId, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.commits.do((change) =>
      change
        .updateTable("matches")
        .set({ closed: at })
        .where("id", "=", match)
        .where("outcome", "is", null)
        .where("closed", "is", null)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async setStanding(match: MatchId, { stops, asking, away, clock, due }: Standing): Promise<void> {
    const timed = { away: JSON.stringify(away), clock: clock && JSON.stringify(clock), due };
    await this.commits.do((change) =>
      change
        .updateTable("matches")
        .set({ stops: JSON.stringify(stops), asking: asking && JSON.stringify(asking), ...timed })
        .where("id", "=", match)
        .execute(),
    );
  }

  /** The matches in which that person sits, those begun last first; `rules` are those that are played here; with what is left of the time at that moment. */
  async of(person: string, most: number, rules: Games["rules"], now?: number): Promise<readonly Summary[]> {
    const rows = await this.db
      .selectFrom("matches")
      .selectAll()
      .select(({ selectFrom }) => [
        selectFrom("inputs")
          .whereRef("match", "=", "matches.id")
          .select(({ fn }) => fn.max("number").as("number"))
          .as("inputs"),
        selectFrom("inputs")
          .whereRef("match", "=", "matches.id")
          .select(({ fn }) => fn.max("at").as("at"))
          .as("played"),
      ])
      .where(({ exists, selectFrom }) =>
        exists(selectFrom("players").select("seat").whereRef("match", "=", "matches.id").where("person", "=", person)),
      )
      .orderBy("begun", "desc")
      .limit(most)
      .execute();
    return rows.map((row) => {
      const record: MatchRecord = JSON.parse(row.beginning);
      return {
        match: row.id,
        game: row.game,
        options: record.options,
        seats: JSON.parse(row.seats),
        inputs: row.inputs ?? 0,
        begun: row.begun,
        played: row.played ?? row.begun,
        outcome: outcomeOf(row),
        part: null,
        outdated: outdated(record.rules, rules[row.game] ?? null),
        ...timeOf(row, now),
      };
    });
  }
}

const CALLED_OFF = { winners: [], scores: [], reason: "void" };
const outcomeOf = ({ outcome, closed }: Pick<Schema["matches"], "outcome" | "closed">): Kept["outcome"] =>
  closed !== null ? CALLED_OFF : outcome === null ? null : JSON.parse(outcome);

/** As a summary tells it. What is forgiven is not promised. */
function timeOf({ time, due }: Pick<Schema["matches"], "time" | "due">, now?: number): Pick<Summary, "time"> {
  if (time === null || now === undefined) return {};
  return { time: { control: JSON.parse(time), left: due === null ? null : Math.max(0, due - FORGIVEN - now) } };
}

const STANDING = ["stops", "asking", "away", "clock", "due"] as const;

const standingOf = (row: Pick<Schema["matches"], (typeof STANDING)[number]>): Standing => ({
  stops: JSON.parse(row.stops),
  asking: row.asking === null ? null : JSON.parse(row.asking),
  away: JSON.parse(row.away),
  clock: row.clock === null ? null : JSON.parse(row.clock),
  due: row.due,
});
