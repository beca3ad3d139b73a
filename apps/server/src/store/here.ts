import type { Commits } from "./commits.js";
import type { Store } from "./schema.js";

/** A row counts for so long unless its node says it again, in ms. */
const LASTS = 60_000;

export interface HereRow {
  readonly person: string;
  /** Empty for whoever is at the server and at no match. */
  readonly match: string;
}

/** Who is at which node: rows that lapse by themselves, since a node may die without a word. */
export class Here {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
    private readonly node: string,
  ) {}

  async put(rows: readonly HereRow[]): Promise<void> {
    const until = this.now() + LASTS;
    await this.commits.do(async (change) => {
      for (const { person, match } of rows)
        await change
          .insertInto("here")
          .values({ person, match, node: this.node, until })
          .onConflict((conflict) => conflict.columns(["person", "node", "match"]).doUpdateSet({ until }))
          .execute();
    });
  }
  async drop({ person, match }: HereRow): Promise<void> {
    await this.commits.do((change) =>
      change
        .deleteFrom("here")
        .where("person", "=", person)
        .where("node", "=", this.node)
        .where("match", "=", match)
        .execute(),
    );
  }
  /** All of this node, and what others have left. */
  async dropAll(): Promise<void> {
    await this.commits.do((change) =>
      change
        .deleteFrom("here")
        .where(({ or, eb }) => or([eb("node", "=", this.node), eb("until", "<", this.now())]))
        .execute(),
    );
  }
  /** Those at other nodes who look at that match. */
  async at(match: string): Promise<readonly string[]> {
    const rows = await this.elsewhere().select("person").where("match", "=", match).execute();
    return rows.map(({ person }) => person);
  }
  async of(people: readonly string[]): Promise<readonly HereRow[]> {
    if (people.length === 0) return [];
    return this.elsewhere()
      .select(["person", "match"])
      .where("person", "in", [...people])
      .execute();
  }
  private elsewhere() {
    return this.db.selectFrom("here").where("node", "!=", this.node).where("until", ">", this.now());
  }

  /** When these people were there last. */
  async seen(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom("seen")
      .selectAll()
      .where("person", "in", [...people])
      .execute();
    return new Map(rows.map(({ person, at }) => [person, at]));
  }
  async see(person: string): Promise<void> {
    const at = this.now();
    await this.commits.do((change) =>
      change
        .insertInto("seen")
        .values({ person, at })
        .onConflict((conflict) => conflict.column("person").doUpdateSet({ at }))
        .execute(),
    );
  }
}
