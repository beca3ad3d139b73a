import { Refusal } from "@rifthall/kernel/text";
import { z } from "zod";
import type { Accounts } from "../hall/accounts.js";
import { foldName } from "../store/alike.js";
import { backupOf } from "../store/backup.js";
import { Deeds } from "../store/deeds.js";
import { restore } from "../store/restore.js";
import type { Report, Sayings } from "../store/sayings.js";
import type { Change } from "../store/schema.js";

/** So many are told of at once. */
const MOST = 200;

const whom = z.string().min(1).max(200);
const reason = z.string().trim().min(1).max(500);
/** Every deed by its name, and what it takes. */
const FORM = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("list"),
    what: z.enum(["matches", "people", "bans", "reports"]),
    like: z.string().max(200).optional(),
  }),
  z.object({ do: z.literal("close"), match: whom }),
  z.object({ do: z.literal("export"), person: whom }),
  z.object({ do: z.literal("delete-person"), person: whom }),
  z.object({ do: z.literal("ban"), person: whom, until: z.number().int().positive().max(8.64e15).nullable(), reason }),
  z.object({ do: z.literal("unban"), person: whom }),
  z.object({ do: z.literal("report"), report: whom }),
  z.object({ do: z.literal("seen"), report: whom }),
  z.object({ do: z.literal("backup") }),
  z.object({ do: z.literal("restore") }),
  z.object({ do: z.literal("log"), most: z.number().int().min(1).max(10_000) }),
]);
export type Deed = z.infer<typeof FORM>;
type Give = (piece: string) => Promise<void>;

/** Reads for as long as it takes what all others go on changing, as it was when it began. */
export type Snapshot = (read: (db: Change) => Promise<void>) => Promise<void>;

/** What an operator may do. Each deed is written down before it is done. */
export class Acts {
  private readonly deeds: Deeds;

  constructor(
    private readonly accounts: Accounts,
    private readonly sayings: Pick<Sayings, "reports" | "reported" | "sawTo">,
    private readonly snapshot: Snapshot,
    private readonly now: () => number,
    /** How it goes on this node. */
    private readonly counts: () => Readonly<Record<string, number>>,
  ) {
    const { db, commits } = accounts.kept;
    this.deeds = new Deeds(db, commits, now);
  }

  /** Reads what is to be done; refused where it is nothing that is. */
  static read(value: unknown): Deed {
    const { data, error } = FORM.safeParse(value);
    if (!data) throw new Refusal("bad-deed", z.prettifyError(error));
    return data;
  }

  /** Does it; gives what there is to say at the end, and pieces of what is long before that. */
  async act(deed: Deed, given: AsyncIterable<string>, give: Give): Promise<unknown> {
    if (deed.do === "restore") {
      const rows = await restore(this.accounts.kept.db, given);
      await this.deeds.note("restore", `${rows} rows`);
      return { rows };
    }
    const { do: name, ...about } = deed;
    await this.deeds.note(name, JSON.stringify(about));
    switch (deed.do) {
      case "list":
        return this.list(deed);
      case "close":
        if (!(await this.accounts.close(deed.match)))
          throw new Refusal("not-open", `${deed.match} is over, or there is no such match`);
        return { closed: deed.match };
      case "export": {
        for await (const piece of this.accounts.portion(await this.person(deed.person))) await give(piece);
        return {};
      }
      case "delete-person": {
        const person = await this.person(deed.person);
        await this.accounts.delete(person);
        return { deleted: person };
      }
      case "ban": {
        const { until, reason: why } = deed;
        if (until !== null && until <= this.now()) throw new Refusal("bad-deed", "a ban ends later than now");
        const person = await this.person(deed.person);
        await this.accounts.ban(person, { until, reason: why });
        return { banned: person };
      }
      case "unban": {
        const person = await this.person(deed.person);
        if (!(await this.accounts.kept.bans.unban(person))) throw new Refusal("not-banned", "nobody keeps them out");
        return { unbanned: person };
      }
      case "report":
        await give(`${JSON.stringify(await this.report(deed.report))}\n`);
        return {};
      case "seen":
        await this.sayings.sawTo((await this.report(deed.report)).id);
        return { seen: deed.report };
      case "backup": {
        await this.snapshot(async (db) => {
          for await (const piece of backupOf(db, this.now())) await give(piece);
        });
        return {};
      }
      case "log":
        return { log: await this.deeds.last(deed.most) };
    }
  }

  private async report(id: string): Promise<Report> {
    const report = await this.sayings.reported(id);
    if (!report) throw new Refusal("unknown-report", `no report has the id ${id}; \`list reports\` tells them`);
    return report;
  }

  /** By their id, or by the name that others see. */
  private async person(who: string): Promise<string> {
    const [, name = who, tag = "0"] = /^(.*)#(\d+)$/.exec(who) ?? [];
    const rows = await this.accounts.kept.db
      .selectFrom("people")
      .select("id")
      .where("gone", "=", 0)
      .where(({ or, and, eb }) =>
        or([eb("id", "=", who), and([eb("fold", "=", foldName(name)), eb("tag", "=", Number(tag))])]),
      )
      .limit(2)
      .execute();
    const [first, other] = rows;
    if (!first) throw new Refusal("unknown-person", `nobody here is called ${who}, nor has this id`);
    if (other) throw new Refusal("unknown-person", `${who} may be two: give the id`);
    return first.id;
  }

  private async list({ what, like = "" }: Extract<Deed, { readonly do: "list" }>): Promise<unknown> {
    const { db, bans } = this.accounts.kept;
    if (what === "bans") return { bans: await bans.all() };
    if (what === "reports") {
      const reports = await this.sayings.reports(MOST);
      return { reports: reports.map(({ record, said, ...report }) => ({ ...report, lines: said.length })) };
    }
    if (what === "people") {
      const people = await db
        .selectFrom("people")
        .select(["id", "name", "tag", "made"])
        .where("gone", "=", 0)
        .where("fold", "like", `${foldName(like).replace(/[%_\\]/g, "")}%`)
        .orderBy("made", "desc")
        .limit(MOST)
        .execute();
      return { people };
    }
    const rows = await db
      .selectFrom("matches")
      .select(["id", "game", "begun", "seats"])
      .where("outcome", "is", null)
      .where("closed", "is", null)
      .orderBy("begun", "desc")
      .limit(MOST)
      .execute();
    const named = (seats: string): unknown =>
      (JSON.parse(seats) as readonly { readonly is: string; readonly name?: string }[]).map((at) => at.name ?? at.is);
    const matches = rows.map(({ id, game, begun, seats }) => ({ match: id, game, begun, seats: named(seats) }));
    return { ...this.counts(), matches };
  }
}
