import { createHash, randomBytes } from "node:crypto";
import type { Commits } from "./commits.js";
import type { Store } from "./schema.js";

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Whoever plays at somebody's screen is known by that one, and by a number of their own. */
export const BESIDE = "/";
/** Who answers for a seat: the person there, or the one at whose screen a friend plays. */
export const personOf = (who: string): string => who.split(BESIDE, 1)[0] ?? who;

/** How long somebody is known who does not come back, in ms. */
export const SESSION = 180 * 24 * 3600 * 1000;

/** Who plays here, and how they are known again. */
export class People {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  /** Somebody new, and the token by which they are known from now on. Nobody but them has it. */
  async welcome(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person = { id: randomBytes(12).toString("base64url"), name };
    const token = randomBytes(32).toString("base64url");
    const made = this.now();
    await this.commits.do(async (change) => {
      await change
        .insertInto("people")
        .values({ ...person, made })
        .execute();
      await change
        .insertInto("sessions")
        .values({ hash: hashOf(token), person: person.id, made, ends: made + SESSION })
        .execute();
    });
    return { person, token };
  }

  async known(token: string): Promise<Person | null> {
    const row = await this.db
      .selectFrom("sessions")
      .innerJoin("people", "people.id", "sessions.person")
      .select(["people.id", "people.name"])
      .where("sessions.hash", "=", hashOf(token))
      .where("sessions.ends", ">", this.now())
      .executeTakeFirst();
    return row ?? null;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.commits.do((change) => change.updateTable("people").set({ name }).where("id", "=", id).execute());
  }

  async signOut(token: string): Promise<void> {
    await this.commits.do((change) => change.deleteFrom("sessions").where("hash", "=", hashOf(token)).execute());
  }
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
