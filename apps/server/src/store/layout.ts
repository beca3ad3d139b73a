import { type Kysely, sql } from "kysely";
import { type Kind, kindOf } from "./kind.js";
import type { Change, Schema, Store } from "./schema.js";

/** A table as the database has it: its columns, and those that name a row. */
export interface Layout {
  readonly table: keyof Schema;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

interface Column {
  readonly name: string;
  readonly column: string;
  /** Its place in the key, from 1; 0 where it is none of it. */
  readonly place: number;
}
interface Bond {
  readonly name: string;
  readonly to: string;
}

const COLUMNS = {
  embedded: sql<Column>`select m.name as name, c.name as column, c.pk as place
    from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like 'kysely_%'
    order by m.name, c.cid`,
  postgres: sql<Column>`select c.table_name as name, c.column_name as column,
      coalesce(array_position(i.indkey::int2[], a.attnum), -1) + 1 as place
    from information_schema.columns c
    join pg_class r on r.relname = c.table_name and r.relnamespace = current_schema()::regnamespace
    join pg_attribute a on a.attrelid = r.oid and a.attname = c.column_name
    left join pg_index i on i.indrelid = r.oid and i.indisprimary
    where c.table_schema = current_schema() and r.relkind = 'r' and c.table_name not like 'kysely_%'
    order by c.table_name, c.ordinal_position`,
} as const satisfies Record<Kind, unknown>;
const BONDS = {
  embedded: sql<Bond>`select m.name as name, f."table" as "to"
    from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`,
  postgres: sql<Bond>`select conrelid::regclass::text as name, confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
} as const satisfies Record<Kind, unknown>;

/** All tables of ours, those that others name first. */
export async function layoutOf(db: Store | Change): Promise<readonly Layout[]> {
  const [{ rows: columns }, { rows: bonds }] = [
    await COLUMNS[kindOf(db)].execute(db),
    await BONDS[kindOf(db)].execute(db),
  ];
  const names = [...new Set(columns.map(({ name }) => name))];
  const ordered: string[] = [];
  while (ordered.length < names.length) {
    const isReady = (name: string): boolean =>
      !ordered.includes(name) &&
      bonds.every((bond) => bond.name !== name || bond.to === name || ordered.includes(bond.to));
    const next = names.find(isReady);
    if (next === undefined) throw new Error("tables name each other in a circle");
    ordered.push(next);
  }
  return ordered.map((name) => {
    const own = columns.filter((column) => column.name === name);
    const key = own.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place);
    return {
      table: name as keyof Schema,
      columns: own.map(({ column }) => column),
      key: key.map(({ column }) => column),
    };
  });
}

/** What has been done to bring the tables up to date. */
export async function migrationsOf(db: Store | Change): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(
    db as Kysely<unknown>,
  );
  return rows.map(({ name }) => name);
}
