import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import pg from "pg";
import { pino } from "pino";
import type { PrivatePostgres } from "../../../../scripts/postgres.mjs";
import { Commits } from "../store/commits.js";
import { openEmbedded } from "../store/embedded.js";
import { Matches } from "../store/matches.js";
import { openPostgres } from "../store/postgres.js";
import type { Store } from "../store/schema.js";
import { median, SEATS } from "./course.js";

/** Those who append at once, each at a match of their own; the store's own rate is taken in groups as large. */
export const WRITERS = 64;
const TAKEN = JSON.stringify({ input: 17 });

/** A store, and how the same rows get there without us. */
export interface Measured {
  readonly db: Store;
  readonly matches: Matches;
  /** Commits one group of rows by itself, as the driver does it; durable when it is done. */
  bare(rows: readonly (readonly [string, number])[]): Promise<void>;
  close(): Promise<void>;
}

export async function embedded(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "rifthall-bench-"));
  const db = await openEmbedded(join(folder, "rifthall.db"));
  const own = new Database(join(folder, "bare.db"));
  own.exec("pragma journal_mode = wal; pragma synchronous = full");
  own.exec(
    "create table inputs (match text not null, number integer not null, command text not null, at integer not null, taken text not null, primary key (match, number)) strict, without rowid",
  );
  const insert = own.prepare("insert into inputs values (?, ?, ?, ?, ?)");
  return {
    db,
    matches: new Matches(db, new Commits(db)),
    bare: async (rows) => {
      own.exec("begin");
      for (const [match, number] of rows) insert.run([match, number, "c", 1, TAKEN]);
      own.exec("commit");
      await new Promise((resolve) => setImmediate(resolve));
    },
    close: async () => {
      await db.destroy();
      own.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function postgres(server: PrivatePostgres): Promise<Measured> {
  const db = await openPostgres(server.url(), pino({ level: "silent" }));
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  await client.query(
    "create table bare (match text not null, number bigint not null, command text not null, at bigint not null, taken text not null, primary key (match, number))",
  );
  return {
    db,
    matches: new Matches(db, new Commits(db)),
    bare: async (rows) => {
      const columns = [rows.map(([match]) => match), rows.map(([, number]) => number)];
      await client.query({
        name: "bare",
        text: "insert into bare select m, n, 'c', 1, $3 from unnest($1::text[], $2::bigint[]) as given(m, n)",
        values: [...columns, TAKEN],
      });
    },
    close: async () => {
      await client.end();
      await db.destroy();
    },
  };
}

/** Appends a second: the store's own, and ours with everything around, taken in turns. */
export async function appendRates(
  { db, matches, bare }: Measured,
  rounds: number,
  each: number,
): Promise<{ readonly bare: number; readonly ours: number }> {
  const row = { game: "riftforce", beginning: "{}", seats: "[]", begun: 1, stops: "{}", outcome: null };
  const ids = Array.from({ length: WRITERS }, (_, i) => `bench ${i}`);
  const more = { asking: null, time: null, away: "[]", clock: null, due: null };
  await db
    .insertInto("matches")
    .values(ids.map((id) => ({ id, ...row, ...more })))
    .execute();
  const people = SEATS.map(({ name }) => ({ id: name, name, made: 1 }));
  await db.insertInto("people").values(people).execute();
  const rates: { bare: number; ours: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const from = round * each;
    const rate = async (act: () => Promise<unknown>): Promise<number> => {
      const began = performance.now();
      await act();
      return (WRITERS * each * 1000) / (performance.now() - began);
    };
    const alone = await rate(async () => {
      for (let i = 0; i < each; i++) await bare(ids.map((id) => [id, from + i + 1]));
    });
    const ours = await rate(() =>
      Promise.all(
        ids.map(async (match) => {
          for (let i = 0; i < each; i++) {
            const inputs = [{ input: 17 }];
            const result = await matches.append({ match, after: from + i, inputs, command: "c", at: 1, outcome: null });
            if (result !== "appended") throw new Error(result);
          }
        }),
      ),
    );
    if (round > 0) rates.push({ bare: alone, ours });
  }
  return { bare: median(rates.map((rate) => rate.bare)), ours: median(rates.map((rate) => rate.ours)) };
}
