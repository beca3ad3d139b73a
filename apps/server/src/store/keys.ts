import { randomInt } from "node:crypto";
import type { Commits } from "./commits.js";
import type { Schema, Store } from "./schema.js";
import { hashOf } from "./sessions.js";

/** How long somebody may take to show a passkey, in ms. */
const CHALLENGE = 5 * 60_000;
/** Passkeys of one person. */
const MOST_KEYS = 10;
/** Letters that nobody takes for others; so many of them in groups are guessed by nobody. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const GROUPS = 5;
const GROUP = 4;

export type Passkey = Schema["passkeys"];

/** How people show on another device who they are: passkeys, and a code that they wrote down. */
export class Keys {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  /** Something to be signed, by somebody who makes a passkey, or by whoever comes. */
  async challenge(challenge: string, person: string | null): Promise<void> {
    const now = this.now();
    await this.commits.do(async (change) => {
      await change.deleteFrom("challenges").where("ends", "<=", now).execute();
      await change
        .insertInto("challenges")
        .values({ challenge, person, ends: now + CHALLENGE })
        .execute();
    });
  }
  /** Whether that was to be signed by them. It never is a second time. */
  async isExpected(challenge: string, person: string | null): Promise<boolean> {
    const [row] = await this.commits.do((change) =>
      change.deleteFrom("challenges").where("challenge", "=", challenge).returning(["person", "ends"]).execute(),
    );
    return row !== undefined && row.person === person && row.ends > this.now();
  }

  of(person: string): Promise<readonly Passkey[]> {
    return this.db.selectFrom("passkeys").selectAll().where("person", "=", person).orderBy("made").execute();
  }
  async find(id: string): Promise<Passkey | null> {
    return (await this.db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
  }
  /** False where it is known already, or there are too many of theirs. */
  async add(key: Omit<Passkey, "made" | "used">): Promise<boolean> {
    const now = this.now();
    return this.commits.do(async (change) => {
      const own = await change.selectFrom("passkeys").select("id").where("person", "=", key.person).execute();
      if (own.length >= MOST_KEYS) return false;
      const rows = await change
        .insertInto("passkeys")
        .values({ ...key, made: now, used: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .execute();
      return rows.length === 1;
    });
  }
  async use(id: string, counter: number): Promise<void> {
    const used = this.now();
    await this.commits.do((change) =>
      change.updateTable("passkeys").set({ counter, used }).where("id", "=", id).execute(),
    );
  }
  async remove(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.commits.do((change) =>
      change.deleteFrom("passkeys").where("person", "=", person).where("id", "=", id).executeTakeFirstOrThrow(),
    );
    return numDeletedRows > 0n;
  }

  /** When the code of that person was made; null if they have none. */
  async recoveryOf(person: string): Promise<number | null> {
    const row = await this.db.selectFrom("recoveries").select("made").where("person", "=", person).executeTakeFirst();
    return row?.made ?? null;
  }
  /** A new code in place of the one before: told once, and nobody can read it here. */
  async newCode(person: string): Promise<string> {
    const code = freshCode();
    const made = this.now();
    await this.commits.do((change) =>
      change
        .insertInto("recoveries")
        .values({ person, hash: hashOf(bare(code)), made })
        .onConflict((conflict) => conflict.column("person").doUpdateSet({ hash: hashOf(bare(code)), made }))
        .execute(),
    );
    return code;
  }
  /** Whose code it is, and the one that takes its place; null if it is nobody's. */
  async redeem(written: string): Promise<{ readonly person: string; readonly code: string } | null> {
    const code = freshCode();
    const made = this.now();
    const [row] = await this.commits.do((change) =>
      change
        .updateTable("recoveries")
        .set({ hash: hashOf(bare(code)), made })
        .where("hash", "=", hashOf(bare(written)))
        .returning("person")
        .execute(),
    );
    return row ? { person: row.person, code } : null;
  }
}

/** As it was made, however somebody writes it. */
const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

function freshCode(): string {
  const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
