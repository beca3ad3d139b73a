import type { Commits } from "./commits.js";
import type { Change, Store } from "./schema.js";

/** What of these tables is about one person, and is theirs to have or to be rid of. */
const ABOUT = {
  rating_points: "person",
  ratings: "person",
  together_people: "person",
  calls: "person",
  browsers: "person",
  here: "person",
  seen: "person",
  said: "person",
  muted: "person",
} as const;

/** For whoever hands a person's data out, or deletes it. */
export class Forgetting {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
  ) {}

  /** What is kept of how that person was among others. What others said of them is not theirs. */
  async exported(person: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
    const told: Record<string, readonly unknown[]> = {};
    for (const [table, column] of Object.entries(ABOUT))
      if (table !== "here" && table !== "browsers")
        told[table] = await this.db
          .selectFrom(table as keyof typeof ABOUT)
          .selectAll()
          .where(column, "=", person)
          .execute();
    told.friends = await this.db
      .selectFrom("friends")
      .selectAll()
      .where(({ or, eb }) => or([eb("one", "=", person), eb("other", "=", person)]))
      .execute();
    told.reports = await this.db
      .selectFrom("reports")
      .select(["match", "about", "why", "note", "at"])
      .where("by", "=", person)
      .execute();
    return told;
  }

  /** Takes all of it out. Others keep the ratings they won or lost. */
  forget(person: string): Promise<void> {
    return this.commits.do((change) => this.forgetIn(change, person));
  }
  /** Likewise, as part of a change of whoever deletes the person. */
  async forgetIn(change: Change, person: string): Promise<void> {
    for (const [table, column] of Object.entries(ABOUT))
      await change
        .deleteFrom(table as keyof typeof ABOUT)
        .where(column, "=", person)
        .execute();
    await change.deleteFrom("muted").where("other", "=", person).execute();
    await change.deleteFrom("calls").where("by", "=", person).execute();
    await change
      .deleteFrom("friends")
      .where(({ or, eb }) => or([eb("one", "=", person), eb("other", "=", person)]))
      .execute();
    await change
      .deleteFrom("reports")
      .where(({ or, eb }) => or([eb("by", "=", person), eb("about", "=", person)]))
      .execute();
  }
}
