import type { MatchOptions } from "@rifthall/kernel/game";
import { canonical } from "@rifthall/kernel/text";
import type { Commits } from "./commits.js";
import type { Store } from "./schema.js";

/** What came of a match whose people win and lose together. */
export interface Done {
  readonly match: string;
  readonly people: readonly string[];
  readonly game: string;
  readonly options: MatchOptions;
  readonly won: boolean;
  readonly rounds: number | null;
  readonly at: number;
}

/** What people have done together; one row a match, the last word counts. */
export class Togethers {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
  ) {}

  put({ people, options, won, ...done }: Done): Promise<void> {
    const all = [...new Set(people)].toSorted();
    const row = { ...done, party: JSON.stringify(all), options: canonical(options), won: won ? 1 : 0 };
    const { match: _, ...rest } = row;
    return this.commits.do(async (change) => {
      await change
        .insertInto("together")
        .values(row)
        .onConflict((conflict) => conflict.column("match").doUpdateSet(rest))
        .execute();
      for (const person of all)
        await change
          .insertInto("together_people")
          .values({ person, match: done.match })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    });
  }

  /** The matches of that person, the last first. An end that was taken back is none. */
  async of(person: string, most: number): Promise<readonly Done[]> {
    const rows = await this.db
      .selectFrom("together_people as mine")
      .innerJoin("together", "together.match", "mine.match")
      .innerJoin("matches", "matches.id", "mine.match")
      .selectAll("together")
      .where("mine.person", "=", person)
      .where("matches.outcome", "is not", null)
      .orderBy("together.at", "desc")
      .limit(most)
      .execute();
    return rows.map(({ party, options, won, ...row }) => ({
      ...row,
      people: JSON.parse(party),
      options: JSON.parse(options),
      won: won === 1,
    }));
  }
}
