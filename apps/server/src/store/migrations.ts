import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { kindOf } from "./kind.js";
import { people } from "./migrations/005-people.js";
import { social } from "./migrations/006-social.js";
import { notices } from "./migrations/007-notices.js";
import { KEYED, WHOLE } from "./migrations/column.js";
import type { Store } from "./schema.js";

/** Forward only, in the order of their names. One that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-matches-and-people": { up: matchesAndPeople },
  "002-decks-and-rematches": { up: decksAndRematches },
  "003-asking": { up: asking },
  "004-time": { up: time },
  "005-people": { up: people },
  "006-social": { up: social },
  "007-notices": { up: notices },
};

async function matchesAndPeople(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const [keyed, whole] = [KEYED[kindOf(db)], WHOLE[kindOf(db)]];
  await schema
    .createTable("matches")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("beginning", "text", (column) => column.notNull())
    .addColumn("seats", "text", (column) => column.notNull())
    .addColumn("begun", whole, (column) => column.notNull())
    .addColumn("stops", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable("inputs")
    .addColumn("match", "text", (column) => column.notNull().references("matches.id"))
    .addColumn("number", whole, (column) => column.notNull())
    .addColumn("command", "text", (column) => column.notNull())
    .addColumn("at", whole, (column) => column.notNull())
    .addColumn("taken", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("inputs_key", ["match", "number"])
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable("people")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("made", whole, (column) => column.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable("players")
    .addColumn("match", "text", (column) => column.notNull().references("matches.id"))
    .addColumn("seat", whole, (column) => column.notNull())
    .addColumn("person", "text", (column) => column.notNull().references("people.id"))
    .addPrimaryKeyConstraint("players_key", ["match", "seat"])
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex("players_by_person").on("players").columns(["person", "match"]).execute();
  await schema
    .createTable("sessions")
    .addColumn("hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("person", "text", (column) => column.notNull().references("people.id"))
    .addColumn("made", whole, (column) => column.notNull())
    .addColumn("ends", whole, (column) => column.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable("invitations")
    .addColumn("code", "text", (column) => column.primaryKey().notNull())
    .addColumn("by", "text", (column) => column.notNull().references("people.id"))
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("seats", "text", (column) => column.notNull())
    .addColumn("match", "text", (column) => column.references("matches.id"))
    .addColumn("made", whole, (column) => column.notNull())
    .addColumn("state", whole, (column) => column.notNull())
    .modifyEnd(keyed)
    .execute();
}

async function decksAndRematches(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("invitations")
    .addColumn("decks", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await schema.alterTable("invitations").addColumn("after", "text").execute();
  await schema
    .alterTable("invitations")
    .addColumn("door", "text", (column) => column.notNull().defaultTo("private"))
    .execute();
  await schema
    .alterTable("invitations")
    .addColumn("shown", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex("invitations_shown").on("invitations").columns(["shown", "made"]).execute();
  await schema.createIndex("invitations_after").on("invitations").column("after").unique().execute();
}

async function asking(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("matches").addColumn("asking", "text").execute();
}

async function time(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const matches = () => schema.alterTable("matches");
  await matches().addColumn("time", "text").execute();
  await matches()
    .addColumn("away", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await matches().addColumn("clock", "text").execute();
  await matches().addColumn("due", WHOLE[kindOf(db)]).execute();
  await schema.alterTable("invitations").addColumn("time", "text").execute();
  await schema.createIndex("matches_by_due").on("matches").column("due").execute();
}

/** The database is of a newer server than this one. */
export class TooNew extends Error {}

/** Brings the tables up to date. What a newer server has made is left alone, and it is said. */
export async function migrate(db: Store): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const known = Object.keys(MIGRATIONS);
  const foreign = (await applied(db)).filter((name) => !known.includes(name));
  if (foreign.length > 0)
    throw new TooNew(
      `this database was used by a newer Rifthall (${foreign.join(", ")} is unknown here); this one would harm it. Start the newer one, or restore an older backup`,
    );
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function applied(db: Store): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
