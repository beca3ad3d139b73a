import { randomInt } from "node:crypto";
import { Refusal } from "@rifthall/kernel/text";
import type { Door, Invitation } from "@rifthall/service";
import type { Commits } from "./commits.js";
import type { Schema, Store } from "./schema.js";

/** Letters that nobody takes for others; ten of them are guessed by nobody. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;
/** No table is listed for longer, in ms: whoever laid it may be gone without a word. */
const SHOWN = 4 * 3600_000;

/** A table as it is kept: with the decks themselves, of which others are told only that they are there. */
export interface Invited extends Omit<Invitation, "decks"> {
  /** One a seat where players bring some: empty for one by lot. */
  readonly decks: readonly string[];
}

/** The tables that people are invited to. */
export class Invitations {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  /** Null if there is one already that plays the same match once more. */
  async make(laid: Omit<Invited, "code" | "match" | "state">): Promise<Invited | null> {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    const made = { ...laid, code, match: null, state: 0 };
    const rows = await this.commits.do((change) =>
      change
        .insertInto("invitations")
        .values({ ...rowOf(made), shown: 0, made: this.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning("code")
        .execute(),
    );
    return rows.length === 1 ? made : null;
  }

  async get(code: string): Promise<Invited> {
    const row = await this.select().where("code", "=", code.trim().toLowerCase()).executeTakeFirst();
    if (!row)
      throw new Refusal("unknown-table", "there is no table of this code", undefined, {
        en: "There is no table under this link.",
        de: "Unter diesem Link gibt es keinen Tisch.",
      });
    return invitedOf(row);
  }

  /** The table at which that match is played once more. */
  async after(match: string): Promise<Invited | null> {
    const row = await this.select().where("after", "=", match).executeTakeFirst();
    return row ? invitedOf(row) : null;
  }

  /** Those that anybody may sit down at, laid last first. */
  async shown(most: number): Promise<readonly Invited[]> {
    const rows = await this.select()
      .where("shown", "=", 1)
      .where("match", "is", null)
      .where("made", ">", this.now() - SHOWN)
      .orderBy("made", "desc")
      .limit(most)
      .execute();
    return rows.map(invitedOf);
  }

  /** Whoever laid it has come, or gone. */
  async show(code: string, isThere: boolean): Promise<void> {
    await this.commits.do((change) =>
      change
        .updateTable("invitations")
        .set({ shown: isThere ? 1 : 0 })
        .where("code", "=", code)
        .where("door", "!=", "private")
        .execute(),
    );
  }

  /** The one of this code, or the one at which that match is played once more. */
  async named(key: string): Promise<Invited | null> {
    const row = await this.select()
      .where(({ or, eb }) => or([eb("code", "=", key), eb("after", "=", key)]))
      .executeTakeFirst();
    return row ? invitedOf(row) : null;
  }

  private select() {
    return this.db
      .selectFrom("invitations")
      .select(["code", "by", "game", "options", "seats", "decks", "time", "match", "after", "door", "state"]);
  }

  /** Null if somebody else has changed it since it was read. */
  async change(
    invitation: Invited,
    to: Partial<Pick<Invited, "seats" | "decks" | "time" | "match">>,
  ): Promise<Invited | null> {
    const changed = { ...invitation, ...to, state: invitation.state + 1 };
    const { seats, decks, time, match, state } = rowOf(changed);
    const { numUpdatedRows } = await this.commits.do((change) =>
      change
        .updateTable("invitations")
        .set({ seats, decks, time, match, state })
        .where("code", "=", invitation.code)
        .where("state", "=", invitation.state)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n ? changed : null;
  }
}

type Row = Omit<Schema["invitations"], "made" | "shown">;

const rowOf = ({ options, seats, decks, time, ...rest }: Invited): Row => ({
  ...rest,
  options: JSON.stringify(options),
  seats: JSON.stringify(seats),
  decks: JSON.stringify(decks),
  time: time && JSON.stringify(time),
});
const invitedOf = ({ options, seats, decks, time, door, ...rest }: Row): Invited => ({
  ...rest,
  options: JSON.parse(options),
  seats: JSON.parse(seats),
  decks: JSON.parse(decks),
  time: time === null ? null : JSON.parse(time),
  door: door as Door,
});
