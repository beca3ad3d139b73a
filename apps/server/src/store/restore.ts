import { createHash } from "node:crypto";
import { Refusal } from "@rifthall/kernel/text";
import { sql } from "kysely";
import { BACKUP, type Row } from "./backup.js";
import { fit } from "./guard.js";
import { kindOf } from "./kind.js";
import { type Layout, layoutOf, migrationsOf } from "./layout.js";
import type { Change, Store } from "./schema.js";

/** Rows that are put in at once, and characters of one line. */
const AT_ONCE = 200;
export const LONGEST_LINE = 8_000_000;
/** What an operator has done here stays: it is no reason not to restore. */
const NOTES = "admin_log";

/** Puts a backup into an empty store: all of it, or nothing. Gives how many rows there were. */
export function restore(db: Store, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction().execute(async (change) => {
    const layouts = await layoutOf(change);
    // Nobody else puts anything in meanwhile; embedded, nobody else can.
    if (kindOf(change) === "postgres")
      await sql`lock table ${sql.join(layouts.map(({ table }) => sql.table(table)))} in exclusive mode`.execute(change);
    await checkEmpty(change, layouts);
    return new Restoring(change, layouts).take(lines, await migrationsOf(change));
  });
}

async function checkEmpty(change: Change, layouts: readonly Layout[]): Promise<void> {
  for (const { table } of layouts) {
    if (table === NOTES) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(change);
    if (rows.length > 0)
      throw new Refusal("not-empty", `there is something in this store (${table}); a backup goes into an empty one`);
  }
}

class Restoring {
  private readonly hash = createHash("sha256");
  private readonly waiting: Row[] = [];
  private table: Layout | null = null;
  private count = 0;

  constructor(
    private readonly change: Change,
    private readonly layouts: readonly Layout[],
  ) {}

  async take(lines: AsyncIterable<string>, migrations: readonly string[]): Promise<number> {
    let number = 0;
    let isWhole = false;
    for await (const line of lines) {
      number++;
      if (isWhole) throw bad(number, "there is something behind its end");
      const value = parsed(line, number);
      if (number === 1) this.readHead(value, migrations);
      else if (Array.isArray(value)) await this.readRow(value, number);
      else {
        await this.readEnd(value, number);
        isWhole = true;
      }
      this.hash.update(`${line}\n`);
    }
    if (!isWhole) throw bad(number, "it is cut off: its end is missing");
    return this.count;
  }

  private readHead(value: unknown, migrations: readonly string[]): void {
    const head = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
    if (head.rifthall !== BACKUP.rifthall || head.version !== BACKUP.version)
      throw bad(1, "this is no backup of Rifthall, or one of a newer");
    if (JSON.stringify(head.migrations) !== JSON.stringify(migrations))
      throw new Refusal(
        "other-version",
        "this backup is of another Rifthall: restore it with that one, which brings the store up to date when it is upgraded",
      );
  }

  private async readRow([name, row]: readonly unknown[], number: number): Promise<void> {
    const layout = this.layouts.find(({ table }) => table === name);
    if (!layout) throw bad(number, "it names a table that is none of ours");
    if (typeof row !== "object" || row === null || Array.isArray(row)) throw bad(number, "a row is an object");
    const names = Object.keys(row);
    if (names.length !== layout.columns.length || names.some((column) => !layout.columns.includes(column)))
      throw bad(number, `a row of ${layout.table} has the columns ${layout.columns.join(", ")}`);
    try {
      for (const value of Object.values(row)) fit(value);
    } catch {
      throw bad(number, "a value is a text, a whole number or null");
    }
    if (this.table !== layout) await this.flush();
    this.table = layout;
    this.waiting.push(row as Row);
    if (this.waiting.length >= AT_ONCE) await this.flush();
  }

  private async readEnd(value: unknown, number: number): Promise<void> {
    await this.flush();
    const { end, sha256 } = (value ?? {}) as Readonly<Record<string, unknown>>;
    if (end !== this.count || sha256 !== this.hash.copy().digest("hex"))
      throw bad(number, "its lines are not those that it was written with");
  }

  private async flush(): Promise<void> {
    const rows = this.waiting.splice(0);
    const { table } = this;
    if (table === null || rows.length === 0) return;
    const { columns } = table;
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`));
    try {
      await sql`insert into ${sql.table(table.table)} (${names}) values ${values}`.execute(this.change);
    } catch (error) {
      throw new Refusal(
        "bad-backup",
        `rows of ${table.table} do not fit together: ${error instanceof Error ? error.message : error}`,
      );
    }
    this.count += rows.length;
  }
}

function parsed(line: string, number: number): unknown {
  if (line.length > LONGEST_LINE) throw bad(number, "it is too long");
  try {
    return JSON.parse(line);
  } catch {
    throw bad(number, "it is not JSON");
  }
}

const bad = (number: number, why: string): Refusal => new Refusal("bad-backup", `line ${number}: ${why}`);
