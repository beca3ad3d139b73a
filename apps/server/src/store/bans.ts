import type { Commits } from "./commits.js";
import type { Schema, Store } from "./schema.js";

/** Whom the operator keeps out. */
export class Bans {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  async ban(person: string, until: number | null, reason: string): Promise<void> {
    const row = { until, reason, made: this.now() };
    await this.commits.do((change) =>
      change
        .insertInto("bans")
        .values({ person, ...row })
        .onConflict((conflict) => conflict.column("person").doUpdateSet(row))
        .execute(),
    );
  }
  async unban(person: string): Promise<boolean> {
    const { numDeletedRows } = await this.commits.do((change) =>
      change.deleteFrom("bans").where("person", "=", person).executeTakeFirstOrThrow(),
    );
    return numDeletedRows > 0n;
  }
  all(): Promise<readonly Schema["bans"][]> {
    return this.db.selectFrom("bans").selectAll().orderBy("made", "desc").limit(MOST).execute();
  }
}
/** So many are told of. */
const MOST = 1_000;
