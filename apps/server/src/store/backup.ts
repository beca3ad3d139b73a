import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { type Layout, layoutOf, migrationsOf } from "./layout.js";
import type { Change } from "./schema.js";

/** What a backup says of itself in its first line, so that nobody takes it for something else. */
export const BACKUP = { rifthall: "backup", version: 1 } as const;
/** Rows that are read at once. */
const AT_ONCE = 500;

export type Row = Readonly<Record<string, string | number | null>>;

/**
 * All that is kept, as lines of JSON: a head, each row behind its table's name, and at the end how many there were and a
 * hash of all lines before. It reads as the same in either database.
 */
export async function* backupOf(db: Change, at: number): AsyncGenerator<string> {
  const hash = createHash("sha256");
  let rows = 0;
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ ...BACKUP, at, migrations: await migrationsOf(db) });
  for (const layout of await layoutOf(db))
    for await (const some of rowsOf(db, layout)) {
      rows += some.length;
      yield some.map((row) => line([layout.table, row])).join("");
      await new Promise((resolve) => setImmediate(resolve));
    }
  const end = hash.digest("hex");
  yield `${JSON.stringify({ end: rows, sha256: end })}\n`;
}

async function* rowsOf(db: Change, { table, columns, key }: Layout): AsyncGenerator<readonly Row[]> {
  const names = (all: readonly string[]): RawBuilder<unknown> => sql.join(all.map((name) => sql.ref(name)));
  let last: Row | undefined;
  do {
    const after: Row | undefined = last;
    const behind = after ? sql`where (${names(key)}) > (${sql.join(key.map((name) => after[name]))})` : sql``;
    const query = sql<Row>`select ${names(columns)} from ${sql.table(table)} ${behind} order by ${names(key)} limit ${AT_ONCE}`;
    const { rows }: { readonly rows: readonly Row[] } = await query.execute(db);
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    if (rows.length > 0) yield rows;
  } while (last);
}
