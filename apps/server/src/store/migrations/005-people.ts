import { type Kysely, sql } from "kysely";
import { foldName } from "../alike.js";
import { kindOf } from "../kind.js";
import { KEYED, WHOLE } from "./column.js";

/** So many are read at once; in between others may do something. */
const AT_ONCE = 500;

/** How people are known again, whom the operator keeps out, and what an operator has done. */
export async function people(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const [keyed, whole] = [KEYED[kindOf(db)], WHOLE[kindOf(db)]];
  await schema.alterTable("people").addColumn("fold", "text").execute();
  for (const column of ["tag", "gone"])
    await schema
      .alterTable("people")
      .addColumn(column, whole, (one) => one.notNull().defaultTo(0))
      .execute();
  await tellApart(db as Kysely<Named>);
  await schema.createIndex("people_by_name").on("people").columns(["fold", "tag"]).unique().execute();

  for (const column of ["line", "device"])
    await schema
      .alterTable("sessions")
      .addColumn(column, "text", (one) => one.notNull().defaultTo(""))
      .execute();
  for (const column of ["used", "turned"])
    await schema
      .alterTable("sessions")
      .addColumn(column, whole, (one) => one.notNull().defaultTo(0))
      .execute();
  await sql`update sessions set line = hash, used = made`.execute(db);
  await schema.createIndex("sessions_by_person").on("sessions").column("person").execute();

  await schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("person", "text", (column) => column.notNull().references("people.id"))
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("counter", whole, (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("made", whole, (column) => column.notNull())
    .addColumn("used", whole, (column) => column.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex("passkeys_by_person").on("passkeys").column("person").execute();
  await schema
    .createTable("recoveries")
    .addColumn("person", "text", (column) => column.primaryKey().notNull().references("people.id"))
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("made", whole, (column) => column.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable("challenges")
    .addColumn("challenge", "text", (column) => column.primaryKey().notNull())
    .addColumn("person", "text")
    .addColumn("ends", whole, (column) => column.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable("bans")
    .addColumn("person", "text", (column) => column.primaryKey().notNull().references("people.id"))
    .addColumn("until", whole)
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("made", whole, (column) => column.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable("admin_log")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", whole, (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex("admin_log_by_time").on("admin_log").column("at").execute();

  await schema.alterTable("matches").addColumn("closed", whole).execute();
  await schema
    .alterTable("invitations")
    .addColumn("packs", "text", (one) => one.notNull().defaultTo("[]"))
    .execute();
  await schema
    .createTable("packs")
    .addColumn("hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("pack", "text", (column) => column.notNull())
    .addColumn("person", "text", (column) => column.notNull().references("people.id"))
    .addColumn("made", whole, (column) => column.notNull())
    .modifyEnd(keyed)
    .execute();
}

interface Named {
  readonly people: {
    readonly id: string;
    readonly name: string;
    readonly made: number;
    readonly fold: string | null;
    readonly tag: number;
  };
}

/** Of those whose names look alike already, who came first keeps it as it is. */
async function tellApart(db: Kysely<Named>): Promise<void> {
  const tags = new Map<string, number>();
  for (let after = ""; ; ) {
    const some = await db
      .selectFrom("people")
      .select(["id", "name"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const { id, name } of some) {
      const fold = foldName(name);
      const known = tags.get(fold);
      const tag = known === undefined ? 0 : Math.max(1000, known + 1);
      tags.set(fold, tag);
      await db.updateTable("people").set({ fold, tag }).where("id", "=", id).execute();
    }
    const last = some.at(-1);
    if (last === undefined) return;
    after = last.id;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
