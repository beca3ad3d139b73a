import type { Pack } from "@rifthall/kernel/game";
import { canonical, Refusal } from "@rifthall/kernel/text";
import type { Commits } from "./commits.js";
import type { Store } from "./schema.js";
import { hashOf } from "./sessions.js";

/** Cards that people have brought to their tables, each once. */
export class Packs {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  /** Keeps them; gives their hashes. */
  async keep(person: string, packs: readonly Pack[]): Promise<readonly string[]> {
    const made = this.now();
    const rows = packs.map((pack) => {
      const text = canonical(pack);
      return { hash: hashOf(text), pack: text, person, made };
    });
    if (rows.length > 0)
      await this.commits.do((change) =>
        change
          .insertInto("packs")
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    return rows.map(({ hash }) => hash);
  }

  /** In that order. */
  async get(hashes: readonly string[]): Promise<readonly Pack[]> {
    if (hashes.length === 0) return [];
    const rows = await this.db.selectFrom("packs").select(["hash", "pack"]).where("hash", "in", hashes).execute();
    return hashes.map((hash) => {
      const row = rows.find((one) => one.hash === hash);
      if (!row) throw new Refusal("unknown-pack", "a pack of this table is not kept here any more");
      return JSON.parse(row.pack) as Pack;
    });
  }
}
