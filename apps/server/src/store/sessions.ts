import { createHash, randomBytes } from "node:crypto";
import { nameWith } from "./alike.js";
import type { Commits } from "./commits.js";
import type { Person } from "./people.js";
import type { Change, Store } from "./schema.js";

/** How long somebody is known who does not come back, in ms. */
export const SESSION = 180 * 24 * 3600 * 1000;
/** A token is followed by another when it is so old, and after the other was shown counts for so long, in ms. */
const TURN = 24 * 3600 * 1000;
const GRACE = 60_000;
/** How often it is noted that somebody was here, in ms. */
const NOTE = 3600 * 1000;

/** Why and until when somebody is kept out; null for good. */
export interface Ban {
  readonly until: number | null;
  readonly reason: string;
}

/** Somebody who has shown a token: who they are, by which of their sessions, and whether they are let in. */
export interface Known {
  readonly person: Person;
  readonly session: string;
  readonly ban: Ban | null;
  /** It is time for another token. */
  readonly isDue: boolean;
}

/** A session as its owner sees it. */
export interface Device {
  readonly id: string;
  readonly device: string;
  readonly used: number;
}

/** What is kept of a secret: who reads the database cannot come in with what is there. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** A session of that person, and the token by which it is known. */
export async function beginSession(change: Change, person: string, device: string, now: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const line = randomBytes(9).toString("base64url");
  await change.deleteFrom("sessions").where("person", "=", person).where("ends", "<=", now).execute();
  await change
    .insertInto("sessions")
    .values({ hash: hashOf(token), person, made: now, ends: now + SESSION, line, device, used: now, turned: 0 })
    .execute();
  return token;
}

export async function knownBy(db: Store, commits: Commits, token: string, now: number): Promise<Known | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.person")
    .leftJoin("bans", "bans.person", "sessions.person")
    .select(["people.id", "people.name", "people.tag", "bans.until", "bans.reason"])
    .select(["sessions.hash", "sessions.line", "sessions.made", "sessions.used", "sessions.turned"])
    .where("sessions.hash", "=", hashOf(token))
    .where("sessions.ends", ">", now)
    .where("people.gone", "=", 0)
    .executeTakeFirst();
  if (!row) return null;
  const { id, line, hash, turned, used } = row;
  if (turned > 0 && now > turned + GRACE) {
    // Two have it, the one who was given the next and somebody else: nobody can tell which of them it is.
    await commits.do((change) => change.deleteFrom("sessions").where("line", "=", line).execute());
    return null;
  }
  if (used === 0 || now > used + NOTE)
    await commits.do(async (change) => {
      await change.updateTable("sessions").set({ used: now }).where("hash", "=", hash).execute();
      if (used > 0) return;
      // Shown for the first time: from now on those before it are on their way out.
      const before = change.updateTable("sessions").set({ turned: now }).where("line", "=", line);
      await before.where("hash", "!=", hash).where("turned", "=", 0).execute();
    });
  const isOut = row.reason !== null && (row.until === null || row.until > now);
  return {
    person: { id, name: nameWith(row.name, row.tag) },
    session: line,
    ban: isOut && row.reason !== null ? { until: row.until, reason: row.reason } : null,
    isDue: turned === 0 && now > row.made + TURN,
  };
}

/** The sessions of people: how they are known in their browsers. */
export class Sessions {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  begin(person: string, device: string): Promise<string> {
    return this.commits.do((change) => beginSession(change, person, device, this.now()));
  }

  /** The token that follows this one; null where another is under way to them. The old one counts until the new one is shown. */
  turn(token: string): Promise<string | null> {
    const now = this.now();
    return this.commits.do(async (change) => {
      const old = await change
        .selectFrom("sessions")
        .selectAll()
        .where("hash", "=", hashOf(token))
        .where("turned", "=", 0)
        .executeTakeFirst();
      if (!old) return null;
      const waiting = await change
        .selectFrom("sessions")
        .select(({ fn }) => fn.max("made").as("made"))
        .where("line", "=", old.line)
        .where("used", "=", 0)
        .executeTakeFirst();
      if ((waiting?.made ?? 0) > now - GRACE) return null;
      await change.deleteFrom("sessions").where("line", "=", old.line).where("used", "=", 0).execute();
      const next = randomBytes(32).toString("base64url");
      await change
        .insertInto("sessions")
        .values({ ...old, hash: hashOf(next), made: now, ends: now + SESSION, used: 0 })
        .execute();
      return next;
    });
  }

  /** Where that person is known now, the one seen last first. */
  async of(person: string): Promise<readonly Device[]> {
    const rows = await this.db
      .selectFrom("sessions")
      .select(({ fn }) => ["line", "device", fn.max("used").as("used")])
      .where("person", "=", person)
      .where("ends", ">", this.now())
      .groupBy(["line", "device"])
      .execute();
    return rows.map(({ line, device, used }) => ({ id: line, device, used })).toSorted((a, b) => b.used - a.used);
  }

  /** Ends one of theirs, or all but that one. Gives whether there was any. */
  async end(person: string, which: { readonly line: string } | { readonly but: string | null }): Promise<boolean> {
    const { numDeletedRows } = await this.commits.do((change) => {
      const own = change.deleteFrom("sessions").where("person", "=", person);
      if ("line" in which) return own.where("line", "=", which.line).executeTakeFirstOrThrow();
      return (which.but === null ? own : own.where("line", "!=", which.but)).executeTakeFirstOrThrow();
    });
    return numDeletedRows > 0n;
  }

  /** Of these sessions those that are let in, each with what its person is called now. */
  async alive(lines: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const now = this.now();
    const there = new Map<string, string>();
    for (let i = 0; i < lines.length; i += AT_ONCE) {
      const rows = await this.db
        .selectFrom("sessions")
        .innerJoin("people", "people.id", "sessions.person")
        .leftJoin("bans", "bans.person", "sessions.person")
        .select(["sessions.line", "people.name", "people.tag", "bans.until", "bans.reason"])
        .where("sessions.line", "in", lines.slice(i, i + AT_ONCE))
        .where("sessions.ends", ">", now)
        .execute();
      for (const { line, name, tag, until, reason } of rows)
        if (reason === null || (until !== null && until <= now)) there.set(line, nameWith(name, tag));
    }
    return there;
  }
}
/** So many are named in one question. */
const AT_ONCE = 500;
