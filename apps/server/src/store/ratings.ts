import type { RatingPoint, Uncounted } from "@rifthall/service";
import type { Skill } from "../hall/rating/glicko.js";
import { DAY, type Facts, type Weighed } from "../hall/rating/weigh.js";
import type { Commits } from "./commits.js";
import type { Change, Store } from "./schema.js";
import type { RatingRow } from "./social-schema.js";

/** Which ratings: those of a game in one of its modes. */
export interface Field {
  readonly game: string;
  readonly mode: string;
}
export interface Rated extends Field {
  readonly number: number;
  readonly match: string;
  readonly at: number;
  readonly verdict: "counted" | "rebuilt" | Uncounted;
  readonly facts: Facts;
}

const THOUSANDTHS = 1e3;
const MILLIONTHS = 1e6;

/** As a row has it. */
export const skillIn = ({ rating, deviation, volatility }: RatingRow): Skill => ({
  rating: rating / THOUSANDTHS,
  deviation: deviation / THOUSANDTHS,
  volatility: volatility / MILLIONTHS,
});
const thousandths = (n: number): number => Math.round(n * THOUSANDTHS);

/** What a row becomes by a match. */
export function moving(row: RatingRow | undefined, field: Field, at: number, change: Weighed): RatingRow {
  const { person, after, result } = change;
  const rating = thousandths(after.rating);
  const count = (of: Weighed["result"]): number => (row?.[of] ?? 0) + (result === of ? 1 : 0);
  return {
    person,
    ...field,
    rating,
    deviation: thousandths(after.deviation),
    volatility: Math.round(after.volatility * MILLIONTHS),
    matches: (row?.matches ?? 0) + 1,
    won: count("won"),
    drawn: count("drawn"),
    lost: count("lost"),
    best: Math.max(row?.best ?? 0, rating),
    at,
  };
}

/**
 * What became of rated matches: a log for each game and mode that only grows, each number of it once. Whoever takes the
 * next number keeps along with it what it changes; another node that was about to does its sums again.
 */
export class Ratings {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
  ) {}

  async has(match: string): Promise<boolean> {
    return (
      (await this.db.selectFrom("rated").select("number").where("match", "=", match).executeTakeFirst()) !== undefined
    );
  }

  /** The number of the last of them. What is read after it goes with it, or the next number is another's by then. */
  async last({ game, mode }: Field): Promise<number> {
    const row = await this.db
      .selectFrom("rated")
      .select(({ fn }) => fn.max("number").as("number"))
      .where("game", "=", game)
      .where("mode", "=", mode)
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  async of(people: readonly string[], field?: Field): Promise<readonly RatingRow[]> {
    if (people.length === 0) return [];
    const all = this.db
      .selectFrom("ratings")
      .selectAll()
      .where("person", "in", [...people]);
    const some = field ? all.where("game", "=", field.game).where("mode", "=", field.mode) : all;
    return some.orderBy("matches", "desc").execute();
  }

  /** How many matches of these two have counted since a day before that moment. */
  async met({ game, mode }: Field, one: string, other: string, at: number): Promise<number> {
    const row = await this.db
      .selectFrom("rating_points as mine")
      .innerJoin("rating_points as theirs", "theirs.match", "mine.match")
      .select(({ fn }) => fn.countAll<number | string>().as("met"))
      .where("mine.person", "=", one)
      .where("mine.game", "=", game)
      .where("mine.mode", "=", mode)
      .where("theirs.person", "=", other)
      .where("mine.at", ">", at - DAY)
      .executeTakeFirst();
    return Number(row?.met ?? 0);
  }

  /** Keeps what came of it; false where another has taken that number, or the match has one. */
  async append(rated: Rated, rows: readonly RatingRow[], weighed: readonly Weighed[]): Promise<boolean> {
    return this.commits.do(async (change) => {
      if (!(await enter(change, rated))) return false;
      await point(change, rated, weighed);
      for (const row of rows) await put(change, row);
      return true;
    });
  }

  async log({ game, mode }: Field): Promise<readonly Rated[]> {
    const rows = await this.db
      .selectFrom("rated")
      .selectAll()
      .where("game", "=", game)
      .where("mode", "=", mode)
      .orderBy("number")
      .execute();
    return rows.map(({ verdict, facts, ...row }) => ({
      ...row,
      verdict: verdict as Rated["verdict"],
      facts: JSON.parse(facts),
    }));
  }
  fields(): Promise<readonly Field[]> {
    return this.db.selectFrom("rated").select(["game", "mode"]).distinct().execute();
  }
  rows({ game, mode }: Field): Promise<readonly RatingRow[]> {
    return this.db
      .selectFrom("ratings")
      .selectAll()
      .where("game", "=", game)
      .where("mode", "=", mode)
      .orderBy("person")
      .execute();
  }

  /** Puts all of it in the place of what was kept; false where somebody has rated a match meanwhile. */
  async replace(
    field: Field,
    mark: Rated,
    all: readonly { readonly rated: Rated; readonly weighed: readonly Weighed[] }[],
    rows: readonly RatingRow[],
  ): Promise<boolean> {
    return this.commits.do(async (change) => {
      // Its number is taken first: nobody else goes on from what is about to be replaced.
      if (!(await enter(change, mark))) return false;
      for (const table of ["rating_points", "ratings"] as const)
        await change.deleteFrom(table).where("game", "=", field.game).where("mode", "=", field.mode).execute();
      for (const { rated, weighed } of all) {
        await change.updateTable("rated").set({ verdict: rated.verdict }).where("match", "=", rated.match).execute();
        await point(change, rated, weighed);
      }
      for (const row of rows) await put(change, row);
      return true;
    });
  }

  async course({ game, mode }: Field, person: string, most: number): Promise<readonly RatingPoint[]> {
    const rows = await this.db
      .selectFrom("rating_points")
      .select(["match", "at", "rating", "deviation"])
      .where("person", "=", person)
      .where("game", "=", game)
      .where("mode", "=", mode)
      .orderBy("number", "desc")
      .limit(most)
      .execute();
    return rows.toReversed().map(({ match, at, rating, deviation }) => ({
      match,
      at,
      rating: rating / THOUSANDTHS,
      deviation: deviation / THOUSANDTHS,
    }));
  }

  /** What these matches were worth to that person. */
  async gains(person: string, matches: readonly string[]) {
    if (matches.length === 0) return new Map<string, { readonly verdict: string; readonly gain: number | null }>();
    const rows = await this.db
      .selectFrom("rated")
      .leftJoin("rating_points", (join) =>
        join.onRef("rating_points.match", "=", "rated.match").on("rating_points.person", "=", person),
      )
      .select(["rated.match", "rated.verdict", "rating_points.gain"])
      .where("rated.match", "in", [...matches])
      .execute();
    return new Map(
      rows.map(({ match, verdict, gain }) => [match, { verdict, gain: gain === null ? null : gain / THOUSANDTHS }]),
    );
  }

  async best({ game, mode }: Field, matches: number, most: number) {
    return this.db
      .selectFrom("ratings")
      .innerJoin("people", "people.id", "ratings.person")
      .selectAll("ratings")
      .select("people.name")
      .where("game", "=", game)
      .where("mode", "=", mode)
      .where("matches", ">=", matches)
      .orderBy("rating", "desc")
      .limit(most)
      .execute();
  }
}

async function enter(change: Change, { facts, ...rated }: Rated): Promise<boolean> {
  const entered = await change
    .insertInto("rated")
    .values({ ...rated, facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("number")
    .execute();
  return entered.length === 1;
}

async function point(change: Change, { game, mode, number, match, at }: Rated, all: readonly Weighed[]): Promise<void> {
  for (const { person, before, after } of all)
    await change
      .insertInto("rating_points")
      .values({
        person,
        game,
        mode,
        number,
        match,
        at,
        rating: thousandths(after.rating),
        deviation: thousandths(after.deviation),
        gain: thousandths(after.rating) - thousandths(before.rating),
      })
      .execute();
}

const put = (change: Change, row: RatingRow) => {
  const { person, game, mode, ...rest } = row;
  return change
    .insertInto("ratings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["person", "game", "mode"]).doUpdateSet(rest))
    .execute();
};
