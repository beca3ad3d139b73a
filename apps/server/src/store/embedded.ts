import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import Database from "libsql";
import { fit } from "./guard.js";
import { migrate } from "./migrations.js";
import type { Schema, Store } from "./schema.js";
import { hold } from "./sole.js";

/**
 * Opens the database in that file, made if there is none. What is committed is on the disk. It is this process' alone:
 * two servers at one file would only wait for each other.
 */
export async function openEmbedded(file: string): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const release = await hold(file);
  const database = new Database(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: guarded(database, release) }) });
  try {
    database.exec("pragma journal_mode = wal");
    database.exec("pragma synchronous = full");
    database.exec("pragma foreign_keys = on");
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** The same database beside, only to be read: whoever does so keeps nobody from writing. */
export function readEmbedded(file: string): Store {
  const database = new Database(file, { readonly: true });
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: guarded(database, () => {}) }) });
}

/** The one way to the database: nothing gets there that it would choke on or cut short. */
function guarded(database: Database.Database, release: () => void): SqliteDatabase {
  return {
    close: () => {
      database.close();
      release();
    },
    prepare: (query) => {
      const statement = database.prepare(query);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters.map(fit)),
        run: (parameters) => statement.run(parameters.map(fit)) as { changes: number; lastInsertRowid: number },
        iterate: (parameters) => statement.iterate(parameters.map(fit)),
      };
    },
  };
}
