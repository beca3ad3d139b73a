import { randomInt } from "node:crypto";
import { Refusal } from "@rifthall/kernel/text";
import type { Door, Invitation } from "@rifthall/service";
import type { Selectable } from "kysely";
import type { Commits } from "./commits.js";
import { mannersIn } from "./manners.js";
import { note } from "./notices.js";
import { personOf } from "./people.js";
import type { Change, Schema, Store } from "./schema.js";

/** Letters that nobody takes for others; ten of them are guessed by nobody. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;
/** No table is listed for longer, in ms: whoever laid it may be gone without a word. */
const SHOWN = 4 * 3600_000;

/** A table as it is kept: with the decks themselves, of which others are told only that they are there. */
export interface Invited extends Omit<Invitation, "decks"> {
  /** Since when it is there. */
  readonly made: number;
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
  async make(laid: Omit<Invited, "code" | "match" | "state" | "made" | "joined">): Promise<Invited | null> {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    const made = { ...laid, code, match: null, state: 0, joined: null, made: this.now() };
    const asked = made.seats.flatMap((seat) => (seat.is === "asked" ? [personOf(seat.who)] : []));
    const rows = await this.commits.do(async (change) => {
      const laid = await change
        .insertInto("invitations")
        .values({ ...rowOf(made), shown: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .returning("code")
        .execute();
      if (laid.length === 1) await note(change, asked, { kind: "invited", thing: code, number: 0, at: made.made });
      return laid;
    });
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
      .where("joined", "is", null)
      .where("made", ">", this.now() - SHOWN)
      .orderBy("made", "desc")
      .limit(most)
      .execute();
    return rows.map(invitedOf);
  }

  /** Those where whoever comes is waited for, laid first first. */
  async waiting(most: number): Promise<readonly Invited[]> {
    const rows = await this.select()
      .where("shown", "=", 1)
      .where("door", "=", "anyone")
      .where("match", "is", null)
      .where("joined", "is", null)
      .where("made", ">", this.now() - SHOWN)
      .orderBy("made")
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
      .select(["code", "by", "game", "options", "seats", "decks", "time", "match", "after", "door", "state", "packs"])
      .select(["manners", "joined", "made"]);
  }

  /** Null if somebody else has changed it since it was read. */
  async change(
    invitation: Invited,
    to: Partial<Pick<Invited, "seats" | "decks" | "time" | "match" | "manners" | "packs" | "options">>,
  ): Promise<Invited | null> {
    const changed = { ...invitation, ...to, state: invitation.state + 1 };
    return (await this.commits.do((within) => write(within, changed))) ? changed : null;
  }

  /** Those who wait at one table go over to another, all or none; false if somebody has changed either since. */
  async join(to: Invited, from: Invited, seated: Pick<Invited, "seats" | "decks">): Promise<readonly Invited[]> {
    const both = [
      { ...to, ...seated, state: to.state + 1 },
      { ...from, joined: to.code, state: from.state + 1 },
    ];
    try {
      await this.commits.do(async (within) => {
        for (const one of both) if (!(await write(within, one))) throw new Overtaken();
      });
    } catch (error) {
      if (error instanceof Overtaken) return [];
      throw error;
    }
    return both;
  }
}

/** Nothing of what was done with it is kept. */
class Overtaken extends Error {}

/** Whether it was still as it was read. */
async function write(within: Change, changed: Invited): Promise<boolean> {
  const { code, state, ...row } = rowOf(changed);
  const { options, seats, decks, time, match, manners, joined, packs } = row;
  const { numUpdatedRows } = await within
    .updateTable("invitations")
    .set({ options, seats, decks, time, match, manners, joined, packs, state })
    .where("code", "=", code)
    .where("state", "=", state - 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Row = Omit<Selectable<Schema["invitations"]>, "shown">;

const rowOf = ({ options, seats, decks, time, manners, packs, ...rest }: Invited): Row => ({
  ...rest,
  manners: JSON.stringify(manners),
  options: JSON.stringify(options),
  seats: JSON.stringify(seats),
  decks: JSON.stringify(decks),
  packs: JSON.stringify(packs),
  time: time && JSON.stringify(time),
});
const invitedOf = ({ options, seats, decks, time, packs, door, manners, ...rest }: Row): Invited => ({
  ...rest,
  manners: mannersIn(manners),
  options: JSON.parse(options),
  seats: JSON.parse(seats),
  decks: JSON.parse(decks),
  packs: JSON.parse(packs),
  time: time === null ? null : JSON.parse(time),
  door: door as Door,
});
