import type { Commits } from "./commits.js";
import type { Store } from "./schema.js";

/** What a server makes for itself once and keeps: of several nodes that make it at once, the first counts for all. */
export class Own {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
  ) {}

  async get<T>(name: string, make: () => Promise<T>): Promise<T> {
    const read = () => this.db.selectFrom("own").select("value").where("name", "=", name).executeTakeFirst();
    const there = await read();
    if (there) return JSON.parse(there.value);
    const value = JSON.stringify(await make());
    await this.commits.do((change) =>
      change
        .insertInto("own")
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const kept = await read();
    if (!kept) throw new Error(`${name} could not be kept`);
    return JSON.parse(kept.value);
  }
}
