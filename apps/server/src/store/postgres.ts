import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { isAway, NotThere } from "./away.js";
import { fit } from "./guard.js";
import { migrate } from "./migrations.js";
import type { Schema, Store } from "./schema.js";

/** Connections of one node: commits are grouped, so there are never many that write. */
const CONNECTIONS = 8;
/** How long one waits for a connection, and for an answer, in ms. */
const CONNECTING = 5_000;
const ANSWERING = 30_000;
/** Whole numbers of 64 bits come as text by themselves; ours are all smaller. */
const INT8 = 20;

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === INT8 && format !== "binary" ? Number : pg.types.getTypeParser(id, format as "text"),
};

/** What every line to the database is opened with. What is committed is on the disk, whatever the server is used to. */
export const lineTo = (url: string, isDurable: boolean) => ({
  connectionString: url,
  application_name: "rifthall",
  keepAlive: true,
  connectionTimeoutMillis: CONNECTING,
  query_timeout: ANSWERING,
  types,
  options: `-c synchronous_commit=${isDurable ? "on" : "off"}`,
});

/** Opens the database at that address; several servers may share it. */
export async function openPostgres(url: string, log: Logger): Promise<Store> {
  const pool = new pg.Pool({ ...lineTo(url, true), max: CONNECTIONS });
  // Without somebody who hears of it, a restart of the database would end this process.
  const note = (error: Error): void => log.warn({ error: error.message }, "a line to the database broke");
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: async () => new Guarded(await pool.connect()), end: () => pool.end() },
    }),
  });
  try {
    // What looks through the tables speaks for itself: its questions are not ours to guard.
    await migrate(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
  } catch (error) {
    await db.destroy();
    if (isAway(error) && error instanceof Error)
      throw new NotThere(`the database at ${placeOf(url)} does not answer: ${error.message}`);
    throw error;
  }
  return db;
}

/** Nothing gets there that it would not keep as it is. */
class Guarded implements PostgresPoolClient {
  constructor(private readonly client: pg.PoolClient) {}

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(asked: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof asked !== "string") throw new TypeError("nothing is read row by row here");
    return this.client.query(asked, parameters.map(fit));
  }
  release(): void {
    this.client.release();
  }
}

/** Where it is, without who asks and by which word. */
function placeOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return "that address";
  }
}
