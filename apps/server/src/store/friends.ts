import type { Commits } from "./commits.js";
import { note } from "./notices.js";
import type { Store } from "./schema.js";
import { named, type Somebody } from "./somebody.js";

/** Two people, and who of them has asked to be friends. */
export interface Tie {
  readonly other: string;
  readonly by: string;
  readonly agreed: boolean;
}

/** Who is whose friend, would like to be, or would rather hear nothing of somebody. */
export class Friends {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  async of(person: string): Promise<readonly Tie[]> {
    const rows = await this.db
      .selectFrom("friends")
      .select(["one", "other", "by", "agreed"])
      .where(({ or, eb }) => or([eb("one", "=", person), eb("other", "=", person)]))
      .orderBy("at")
      .execute();
    return rows.map(({ one, other, by, agreed }) => ({
      other: one === person ? other : one,
      by,
      agreed: agreed === 1,
    }));
  }

  /** Asks; where the other has asked already, they are friends from now on. */
  async ask(person: string, other: string): Promise<void> {
    const pair = sorted(person, other);
    await this.commits.do(async (change) => {
      await change
        .insertInto("friends")
        .values({ ...pair, by: person, agreed: 0, at: this.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await change
        .updateTable("friends")
        .set({ agreed: 1 })
        .where("one", "=", pair.one)
        .where("other", "=", pair.other)
        .where("by", "=", other)
        .execute();
    });
  }
  async part(person: string, other: string): Promise<void> {
    const { one, other: two } = sorted(person, other);
    await this.commits.do((change) =>
      change.deleteFrom("friends").where("one", "=", one).where("other", "=", two).execute(),
    );
  }

  async mute(person: string, other: string, isMuted: boolean): Promise<void> {
    await this.commits.do(async (change) => {
      await change.deleteFrom("muted").where("person", "=", person).where("other", "=", other).execute();
      if (isMuted) await change.insertInto("muted").values({ person, other, at: this.now() }).execute();
    });
  }
  async mutedBy(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.db.selectFrom("muted").select("other").where("person", "=", person).execute();
    return new Set(rows.map(({ other }) => other));
  }
  /** Of these, who would rather not hear of whom. */
  async apart(people: readonly string[]): Promise<(one: string, other: string) => boolean> {
    const some = [...new Set(people)];
    const rows = await this.db
      .selectFrom("muted")
      .select(["person", "other"])
      .where("person", "in", some)
      .where("other", "in", some)
      .execute();
    const all = new Set(rows.map(({ person, other }) => `${person} ${other}`));
    return (one, other) => all.has(`${one} ${other}`) || all.has(`${other} ${one}`);
  }

  /** With whom that person has played, the last first. */
  async recent(person: string, most: number): Promise<readonly Somebody[]> {
    const rows = await this.db
      .selectFrom("players as mine")
      .innerJoin("players as theirs", "theirs.match", "mine.match")
      .innerJoin("matches", "matches.id", "mine.match")
      .select(({ fn }) => ["theirs.person", fn.max("matches.begun").as("begun")])
      .where("mine.person", "=", person)
      .where("theirs.person", "!=", person)
      .groupBy("theirs.person")
      .orderBy("begun", "desc")
      .limit(most)
      .execute();
    return this.named(rows.map(({ person: who }) => who));
  }

  /** These people with their names, in that order; nobody who is not there any more. */
  named(people: readonly string[]): Promise<readonly Somebody[]> {
    return named(this.db, people);
  }

  /** Asks a friend over to a table. */
  async call(by: string, person: string, code: string): Promise<void> {
    const at = this.now();
    await this.commits.do(async (change) => {
      const [row] = await change
        .insertInto("calls")
        .values({ by, person, code, at })
        .onConflict((conflict) => conflict.doNothing())
        .returning("code")
        .execute();
      if (row) await note(change, [person], { kind: "invited", thing: code, number: 0, at });
    });
  }
  async turnDown(person: string, code: string): Promise<void> {
    await this.commits.do((change) =>
      change.deleteFrom("calls").where("person", "=", person).where("code", "=", code).execute(),
    );
  }
  /** Who asks that person over to that table; null where nobody does. */
  async callTo(person: string, code: string): Promise<string | null> {
    const row = await this.db
      .selectFrom("calls")
      .select("by")
      .where("person", "=", person)
      .where("code", "=", code)
      .executeTakeFirst();
    return row?.by ?? null;
  }
  /** To which tables that person is asked over, if nothing has begun there. */
  async calls(person: string, since: number, most: number) {
    return this.db
      .selectFrom("calls")
      .innerJoin("invitations", "invitations.code", "calls.code")
      .innerJoin("people", "people.id", "calls.by")
      .select(["calls.code", "calls.by", "calls.at", "people.name"])
      .select(["invitations.game", "invitations.options", "invitations.time"])
      .where("calls.person", "=", person)
      .where("calls.at", ">", since)
      .where("invitations.match", "is", null)
      .orderBy("calls.at", "desc")
      .limit(most)
      .execute();
  }

  /** That person has come from that browser. */
  async note(mark: string, person: string): Promise<void> {
    await this.commits.do((change) =>
      change
        .insertInto("browsers")
        .values({ mark, person, at: this.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
  /** Whether any two of them have come from one browser. */
  async shareBrowser(people: readonly string[]): Promise<boolean> {
    const row = await this.db
      .selectFrom("browsers")
      .select(["mark"])
      .where("person", "in", [...people])
      .groupBy("mark")
      .having(({ fn }) => fn.count("person"), ">", 1)
      .executeTakeFirst();
    return row !== undefined;
  }
}

const sorted = (a: string, b: string): { readonly one: string; readonly other: string } =>
  a < b ? { one: a, other: b } : { one: b, other: a };
