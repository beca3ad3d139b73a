import { randomBytes } from "node:crypto";
import type { Language } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import type { Channel, ChannelKind, NoticeKind, Quiet } from "@rifthall/service";
import type { Selectable } from "kysely";
import type { Commits } from "./commits.js";
import type { Change, Schema, Store } from "./schema.js";
import { hashOf } from "./sessions.js";

/** Nobody has more of them. */
const MOST = 12;
/** A code that is sent to a mail address counts for so long, in ms. */
const CODE = 24 * 3600_000;
/** After so many failures in a row nothing is sent there any more. */
const FAILURES = 5;

/** A way on which somebody is told, with what it takes to tell them. */
export interface Way {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly key: string;
  readonly stop: string;
  readonly language: Language;
}
type Row = Selectable<Schema["channels"]>;

/** What somebody would be told of; null: of all there is. */
export interface Wishes {
  readonly about: readonly NoticeKind[] | null;
  readonly quiet: Quiet | null;
}

/** The ways on which people are told, and what they would be told of. */
export class Channels {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  async of(person: string, session: string): Promise<readonly Channel[]> {
    const rows = await this.rows(person);
    return rows.map(({ id, kind, address, made, confirmed, off, device, session: from }) => ({
      id,
      kind: kind as ChannelKind,
      name: kind === "push" ? device : address,
      made,
      here: from !== "" && from === session,
      confirmed: confirmed !== null,
      off,
    }));
  }
  private rows(person: string): Promise<readonly Row[]> {
    return this.db.selectFrom("channels").selectAll().where("person", "=", person).orderBy("made").execute();
  }

  /** Those on which something may be sent now. A browser whose session has ended is told nothing any more. */
  async ready(person: string): Promise<readonly Way[]> {
    const rows = await this.db
      .selectFrom("channels")
      .selectAll()
      .where("person", "=", person)
      .where("confirmed", "is not", null)
      .where("off", "is", null)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb("session", "=", ""),
          exists(
            selectFrom("sessions")
              .select("sessions.line")
              .whereRef("sessions.line", "=", "channels.session")
              .where("sessions.ends", ">", this.now()),
          ),
        ]),
      )
      .orderBy("made")
      .execute();
    return rows.map(wayOf);
  }

  /** One of that person's, whether something is sent there or not. */
  async get(person: string, id: string): Promise<Way & { readonly isConfirmed: boolean }> {
    const row = (await this.rows(person)).find((one) => one.id === id);
    if (!row) throw new Refusal("unknown-way", "there is no such way to be told");
    return { ...wayOf(row), isConfirmed: row.confirmed !== null };
  }

  /** Another way, or the same once more: what was made before for that address is gone. Gives its id. */
  async add(
    person: string,
    made: Pick<Row, "kind" | "address" | "key" | "session" | "device" | "language"> & { readonly code: string | null },
  ): Promise<string> {
    const id = randomBytes(9).toString("base64url");
    const now = this.now();
    const code = made.code === null ? null : hashOf(`${id} ${made.code}`);
    await this.commits.do(async (change) => {
      // A browser has one address: whoever it belonged to before signed in there earlier.
      const before = change.deleteFrom("channels").where("kind", "=", made.kind).where("address", "=", made.address);
      await (made.kind === "push" ? before : before.where("person", "=", person)).execute();
      const { many } = await change
        .selectFrom("channels")
        .select(({ fn }) => fn.countAll<number | string>().as("many"))
        .where("person", "=", person)
        .executeTakeFirstOrThrow();
      if (Number(many) >= MOST) throw tooMany();
      await change
        .insertInto("channels")
        .values({
          ...made,
          id,
          person,
          stop: randomBytes(24).toString("base64url"),
          made: now,
          confirmed: code === null ? now : null,
          code,
          ends: code === null ? 0 : now + CODE,
          off: null,
        })
        .execute();
    });
    return id;
  }

  /** Its owner says what was sent there; false where it was something else, or too late. */
  async confirm(person: string, id: string, code: string): Promise<boolean> {
    const { numUpdatedRows } = await this.commits.do((change) =>
      change
        .updateTable("channels")
        .set({ confirmed: this.now(), code: null })
        .where("id", "=", id)
        .where("person", "=", person)
        .where("code", "=", hashOf(`${id} ${code}`))
        .where("ends", ">", this.now())
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async remove(person: string, id: string): Promise<void> {
    await this.commits.do((change) =>
      change.deleteFrom("channels").where("id", "=", id).where("person", "=", person).execute(),
    );
  }
  /** Ends the one whose mails have that word in them. */
  async stop(word: string): Promise<void> {
    await this.commits.do((change) => change.deleteFrom("channels").where("stop", "=", word).execute());
  }
  async stopped(word: string): Promise<Pick<Way, "address" | "language"> | null> {
    const row = await this.db.selectFrom("channels").selectAll().where("stop", "=", word).executeTakeFirst();
    return row ? wayOf(row) : null;
  }
  /** There is nobody at that address any more. */
  async gone(id: string): Promise<void> {
    await this.commits.do((change) => change.deleteFrom("channels").where("id", "=", id).execute());
  }

  /** Something was sent there. */
  async worked(id: string): Promise<void> {
    await this.commits.do((change) =>
      change.updateTable("channels").set({ failures: 0, off: null }).where("id", "=", id).execute(),
    );
  }
  /** It could not be; the last time too often. */
  async failed(id: string, why: string): Promise<void> {
    await this.commits.do(async (change) => {
      await change
        .updateTable("channels")
        .set(({ eb }) => ({ failures: eb("failures", "+", 1) }))
        .where("id", "=", id)
        .execute();
      await change
        .updateTable("channels")
        .set({ off: why })
        .where("id", "=", id)
        .where("failures", ">=", FAILURES)
        .execute();
    });
  }

  async wishes(person: string): Promise<Wishes> {
    const row = await this.db.selectFrom("noticing").selectAll().where("person", "=", person).executeTakeFirst();
    return {
      about: row ? JSON.parse(row.kinds) : null,
      quiet: row?.quiet ? JSON.parse(row.quiet) : null,
    };
  }
  async wish(person: string, { about, quiet }: Wishes): Promise<void> {
    const row = { kinds: JSON.stringify(about), quiet: quiet && JSON.stringify(quiet) };
    await this.commits.do((change) =>
      change
        .insertInto("noticing")
        .values({ person, ...row })
        .onConflict((conflict) => conflict.column("person").doUpdateSet(row))
        .execute(),
    );
  }
}

/** Of these people, those who have a way on which they may be told. */
export async function reachable(change: Change, people: readonly string[]): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const rows = await change
    .selectFrom("channels")
    .select("person")
    .distinct()
    .where("person", "in", [...new Set(people)])
    .where("confirmed", "is not", null)
    .where("off", "is", null)
    .execute();
  return rows.map(({ person }) => person);
}

const wayOf = ({ id, kind, address, key, stop, language }: Row): Way => ({
  id,
  kind: kind as ChannelKind,
  address,
  key,
  stop,
  language: language as Language,
});

const tooMany = (): Refusal =>
  new Refusal("too-many", `nobody has more than ${MOST} ways to be told`, undefined, {
    en: `Nobody is told on more than ${MOST} ways. Take one away first.`,
    de: `Mehr als ${MOST} Wege gibt es für niemanden. Nimm zuerst einen weg.`,
  });
