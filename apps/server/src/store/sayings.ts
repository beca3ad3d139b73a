import { randomUUID } from "node:crypto";
import type { Phrase, Wrong } from "@rifthall/service";
import type { Commits } from "./commits.js";
import type { Store } from "./schema.js";
import type { SocialSchema } from "./social-schema.js";

export type Among = "players" | "watchers";
export type SaidRow = SocialSchema["said"];

/** A report as the host reads it. */
export interface Report {
  readonly id: string;
  readonly by: string;
  readonly about: string;
  readonly match: string;
  readonly why: Wrong;
  readonly note: string;
  /** The match as it was then, and what was said there. */
  readonly record: unknown;
  readonly said: readonly SaidRow[];
  readonly at: number;
  readonly seen: number | null;
}

/** How often it is tried again where others say something at the same moment. */
const TRIES = 20;

/** What is said at matches, and what was reported of it. */
export class Sayings {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  /** The next line there; each number once. */
  async add(line: Omit<SaidRow, "number" | "at">): Promise<SaidRow> {
    for (let tries = 0; tries < TRIES; tries++) {
      const last = await this.db
        .selectFrom("said")
        .select(({ fn }) => fn.max("number").as("number"))
        .where("match", "=", line.match)
        .where("among", "=", line.among)
        .executeTakeFirst();
      const row: SaidRow = { ...line, number: (last?.number ?? 0) + 1, at: this.now() };
      const added = await this.commits.do((change) =>
        change
          .insertInto("said")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning("number")
          .execute(),
      );
      if (added.length === 1) return row;
    }
    throw new Error("others always speak first");
  }

  /** The last lines behind that number, in order. */
  async since(match: string, among: Among, number: number, most: number): Promise<readonly SaidRow[]> {
    const rows = await this.db
      .selectFrom("said")
      .selectAll()
      .where("match", "=", match)
      .where("among", "=", among)
      .where("number", ">", number)
      .orderBy("number", "desc")
      .limit(most)
      .execute();
    return rows.toReversed();
  }
  /** Whether that person has said something there. */
  async spoke(match: string, person: string): Promise<boolean> {
    const row = await this.db
      .selectFrom("said")
      .select("number")
      .where("match", "=", match)
      .where("person", "=", person)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Once for each match and person; who asks again adds nothing. */
  async report(made: Omit<Report, "id" | "said" | "at" | "seen">, most: number): Promise<void> {
    const said = [
      ...(await this.since(made.match, "players", 0, most)),
      ...(await this.since(made.match, "watchers", 0, most)),
    ];
    await this.commits.do((change) =>
      change
        .insertInto("reports")
        .values({
          ...made,
          id: randomUUID(),
          record: JSON.stringify(made.record),
          said: JSON.stringify(said),
          at: this.now(),
          seen: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  /** What was reported, the last first; for the operator. */
  async reports(most: number): Promise<readonly Report[]> {
    const rows = await this.db.selectFrom("reports").selectAll().orderBy("at", "desc").limit(most).execute();
    return rows.map(readReport);
  }
  async reported(id: string): Promise<Report | null> {
    const row = await this.db.selectFrom("reports").selectAll().where("id", "=", id).executeTakeFirst();
    return row ? readReport(row) : null;
  }
  /** The operator has seen to it. */
  async sawTo(id: string): Promise<void> {
    await this.commits.do((change) =>
      change.updateTable("reports").set({ seen: this.now() }).where("id", "=", id).execute(),
    );
  }
}

const readReport = ({ record, said, why, ...row }: SocialSchema["reports"]): Report => ({
  ...row,
  why: why as Wrong,
  record: JSON.parse(record),
  said: JSON.parse(said),
});

export const phraseIn = ({ phrase }: SaidRow): Phrase | null => phrase as Phrase | null;
