import { randomBytes } from "node:crypto";
import type { Commits } from "./commits.js";
import type { Schema, Store } from "./schema.js";

/** What operators have done. It is written down before it is done, and nobody takes it back. */
export class Deeds {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  async note(action: string, about: string): Promise<void> {
    const row = { id: randomBytes(9).toString("base64url"), at: this.now(), action, about };
    await this.commits.do((change) => change.insertInto("admin_log").values(row).execute());
  }
  /** The last ones, the newest first. */
  last(most: number): Promise<readonly Schema["admin_log"][]> {
    return this.db.selectFrom("admin_log").selectAll().orderBy("at", "desc").limit(most).execute();
  }
}
