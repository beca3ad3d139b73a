import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { hasPostgres, PrivatePostgres } from "../../../scripts/postgres.mjs";
import { openEmbedded } from "../src/store/embedded.js";
import { openPostgres } from "../src/store/postgres.js";
import type { Store } from "../src/store/schema.js";
import { folder } from "./hall.js";

/** Each store that matches may be kept in, and how a test gets a fresh one; null where there is none on this machine. */
export interface Kept {
  readonly title: string;
  /** The same place each time: a store that is opened again has what was there. */
  readonly place: (() => Promise<string>) | null;
  readonly open: (place: string) => Promise<Store>;
}

const given = process.env.RIFTHALL_TEST_POSTGRES;
const isThere = hasPostgres() || (given !== undefined && given !== "none");
/** One PostgreSQL for all tests of this worker, with a database for each; it ends with the worker. */
let shared: Promise<{ readonly url: (database?: string) => string }> | null = null;
let databases = 0;

/** Why its tests are skipped, where they are. */
const without = isThere ? "" : " (skipped: no PostgreSQL here, and RIFTHALL_TEST_POSTGRES names none)";

/** The address of an empty database. */
async function freshDatabase(): Promise<string> {
  shared ??= given
    ? Promise.resolve({ url: (database) => named(given, database) })
    : PrivatePostgres.start({ fsync: "off" });
  const { url } = await shared.then((one) => ({ url: (database?: string) => one.url(database) }));
  const name = `rifthall_${process.pid}_${Date.now().toString(36)}_${++databases}`;
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  await client.query(`create database ${name}`);
  onTestFinished(async () => {
    await client.query(`drop database if exists ${name} with (force)`).catch(() => {});
    await client.end();
  });
  return url(name);
}

function named(address: string, database?: string): string {
  const url = new URL(address);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

export const STORES: readonly Kept[] = [
  {
    title: "embedded",
    place: async () => join(folder(), "a.db"),
    open: openEmbedded,
  },
  {
    title: `postgres${without}`,
    place: isThere ? freshDatabase : null,
    open: (place) => openPostgres(place, pino({ level: "silent" })),
  },
];
