import { onTestFinished } from "vitest";
import { hasRedis, PrivateRedis } from "../../../scripts/redis.mjs";

const given = process.env.RIFTHALL_TEST_REDIS;
const isThere = hasRedis() || (given !== undefined && given !== "none");
/** Why its tests are skipped, where they are. */
export const withoutRedis = isThere ? "" : " (skipped: no Redis here, and RIFTHALL_TEST_REDIS names none)";

let shared: Promise<{ readonly url: (database?: number) => string }> | null = null;
/** A Redis has as many databases by itself. */
const DATABASES = 16;
let used = 0;

/** The address of an empty database of a Redis; null where there is none on this machine. */
export const freshRedis = isThere ? fresh : null;

async function fresh(): Promise<string> {
  shared ??= given ? Promise.resolve({ url: (database = 0) => named(given, database) }) : PrivateRedis.start();
  const url = (await shared).url(used++ % DATABASES);
  const { Redis } = await import("ioredis");
  const line = new Redis(url);
  await line.flushdb();
  onTestFinished(() => line.disconnect());
  return url;
}

function named(address: string, database: number): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
