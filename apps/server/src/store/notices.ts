import type { NoticeKind } from "@rifthall/service";
import type { UpdateObject } from "kysely";
import { reachable } from "./channels.js";
import type { Commits } from "./commits.js";
import type { Change, Schema, Store } from "./schema.js";

/** Whoever sees to a notice has so long, in ms; then another may. */
const LEASE = 120_000;
/** How long one waits after the first, second, … time that something could not be sent, in ms; then no more is tried. */
const AGAIN = [60_000, 300_000, 1_800_000, 7_200_000];

/** Something to be told to somebody, of a match or of a table. */
export interface Notice {
  readonly person: string;
  readonly kind: NoticeKind;
  readonly thing: string;
  /** What was told for one number is not told again for it. */
  readonly number: number;
  readonly at: number;
  readonly due: number;
  readonly tries: number;
  /** The ways on which it was told already. */
  readonly told: readonly string[];
}

/** A match in which it is to be looked who is asked. */
interface Unlooked {
  readonly match: string;
  readonly number: number;
  readonly at: number;
}

/** From now on these people are to be told of it; those who have no way to be told are not. */
export async function note(
  change: Change,
  people: readonly string[],
  { kind, thing, number, at, due = at }: Pick<Notice, "kind" | "thing" | "number" | "at"> & { readonly due?: number },
): Promise<void> {
  for (const person of await reachable(change, people))
    await change
      .insertInto("notices")
      .values({ person, kind, thing, number, at, due, closed: null })
      .onConflict((conflict) =>
        conflict
          .columns(["person", "kind", "thing"])
          .doUpdateSet({ number, at, due, tries: 0, told: "[]", closed: null })
          .where("notices.number", "<", number),
      )
      .execute();
}

/** What people are to be told, until it is told or does not count any more. */
export class NoticeBook {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  /** Matches that have stood still for a while since something was played, of people who are told of such. */
  unlooked(since: number, most: number): Promise<readonly Unlooked[]> {
    const theirs = this.open().where("matches.id", "in", ({ selectFrom }) =>
      selectFrom("players")
        .innerJoin("channels", "channels.person", "players.person")
        .where("channels.confirmed", "is not", null)
        .where("channels.off", "is", null)
        .select("players.match"),
    );
    return this.unseen(theirs).where("at", "<", since).orderBy("at").limit(most).execute();
  }
  async unlookedIn(match: string): Promise<Unlooked | null> {
    return (await this.unseen(this.open().where("matches.id", "=", match)).executeTakeFirst()) ?? null;
  }
  /** Matches that go on, with the last input of each. */
  private open() {
    return this.db
      .selectFrom("matches")
      .select(["matches.id as match", "matches.noticed"])
      .select(({ fn, selectFrom, ref, val }) => {
        const inputs = selectFrom("inputs").whereRef("inputs.match", "=", "matches.id");
        const last = inputs.orderBy("inputs.number", "desc").limit(1);
        return [
          fn.coalesce(last.select("inputs.number"), val(0)).as("number"),
          fn.coalesce(last.select("inputs.at"), ref("matches.begun")).as("at"),
        ];
      })
      .where("outcome", "is", null)
      .where("matches.closed", "is", null);
  }
  private unseen(open: ReturnType<NoticeBook["open"]>) {
    const { db } = this;
    return db.selectFrom(open.as("open")).select(["match", "number", "at"]).whereRef("number", ">", "noticed");
  }

  /** It was looked who is asked there; these have been since they chose something last, at that number. */
  async looked(match: string, number: number, asked: ReadonlyMap<string, number>): Promise<void> {
    const at = this.now();
    await this.commits.do(async (change) => {
      for (const [person, since] of asked)
        await note(change, [person], { kind: "turn", thing: match, number: since, at });
      await change
        .updateTable("matches")
        .set({ noticed: number })
        .where("id", "=", match)
        .where("noticed", "<", number)
        .execute();
    });
  }

  /** Who is to be told something before that moment, and when, the first first. */
  async due(before: number, most: number): Promise<readonly { readonly person: string; readonly at: number }[]> {
    return this.db
      .selectFrom("notices")
      .select(({ fn }) => ["person", fn.min("due").as("at")])
      .where("closed", "is", null)
      .where("due", "<", before)
      .groupBy("person")
      .orderBy("at")
      .limit(most)
      .execute();
  }
  async dueOf(person: string): Promise<number | null> {
    const row = await this.db
      .selectFrom("notices")
      .select(({ fn }) => fn.min("due").as("at"))
      .where("person", "=", person)
      .where("closed", "is", null)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  /** What that person is to be told by now. */
  async of(person: string): Promise<readonly Notice[]> {
    const rows = await this.db
      .selectFrom("notices")
      .selectAll()
      .where("person", "=", person)
      .where("closed", "is", null)
      .where("due", "<=", this.now())
      .orderBy("due")
      .execute();
    return rows.map(({ kind, told, closed: _, ...row }) => ({
      ...row,
      kind: kind as NoticeKind,
      told: JSON.parse(told),
    }));
  }

  /** Whoever is given true sees to it, and nobody else for a while. */
  claim(notice: Notice): Promise<boolean> {
    return this.put(notice, { due: this.now() + LEASE, tries: notice.tries + 1 });
  }
  /** It is looked at again then. */
  async later(notice: Notice, due: number): Promise<void> {
    await this.put(notice, { due });
  }
  async close(notice: Notice): Promise<void> {
    await this.put(notice, { closed: this.now() });
  }
  /** It was told on these ways so far. */
  async told(notice: Notice, told: readonly string[]): Promise<void> {
    await this.set(notice, { told: JSON.stringify(told) });
  }
  /** On some way it could not be told: it is tried again later, a few times. */
  async failed(notice: Notice): Promise<void> {
    const wait = AGAIN[notice.tries];
    if (wait === undefined) await this.done(notice);
    else await this.set(notice, { due: this.now() + wait });
  }
  /** It was told on all ways. */
  async done(notice: Notice): Promise<void> {
    await this.set(notice, { closed: this.now() });
  }

  /** Whether it was still as it was read. */
  private put(notice: Notice, to: UpdateObject<Schema, "notices">): Promise<boolean> {
    return this.set(notice, to, true);
  }
  private async set(
    { person, kind, thing, number, due }: Notice,
    to: UpdateObject<Schema, "notices">,
    asRead = false,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.commits.do((change) => {
      const update = change
        .updateTable("notices")
        .set(to)
        .where("person", "=", person)
        .where("kind", "=", kind)
        .where("thing", "=", thing)
        .where("number", "=", number);
      return (asRead ? update.where("due", "=", due).where("closed", "is", null) : update).executeTakeFirstOrThrow();
    });
    return numUpdatedRows === 1n;
  }
}
