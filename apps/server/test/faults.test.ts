import { describe, expect, onTestFinished, test } from "vitest";
import { hasPostgres, PrivatePostgres } from "../../../scripts/postgres.mjs";
import { hasRedis, PrivateRedis } from "../../../scripts/redis.mjs";
import { faultRun, type Ground } from "./faults.js";
import { folder } from "./hall.js";

/** `npm run faults` says how many, and from which seed on. */
const RUNS = Number(process.env.RIFTHALL_FAULTS ?? 1);
const FIRST = Number(process.env.RIFTHALL_FAULTS_FROM ?? 1);
const TIME = 240_000;
/** How long a database may take to end, in ms. */
const CLOSING = 60_000;
const SEEDS = Array.from({ length: RUNS }, (_, i) => FIRST + i);

async function withstood(ground: Ground, seed: number): Promise<void> {
  const { wrong, taken, inputs, faults, over } = await faultRun(ground, seed);
  expect(wrong, faults.join(", ")).toEqual([]);
  expect(over || taken > 5).toBe(true);
  expect(inputs).toBeGreaterThanOrEqual(taken);
}

describe("whatever is killed and whatever is lost on the way, each answer that was taken is in the log once", () => {
  test.each(SEEDS)("embedded, seed %i", { timeout: TIME }, (seed) =>
    withstood({ where: folder(), nodes: 1, database: null, redis: null }, seed),
  );

  // Every other seed has a Redis besides, which is killed like the rest.
  test.skipIf(!hasPostgres()).each(SEEDS)("two nodes before PostgreSQL, seed %i", { timeout: TIME }, async (seed) => {
    const database = await PrivatePostgres.start();
    onTestFinished(() => database.close(), CLOSING);
    const redis = seed % 2 === 1 && hasRedis() ? await PrivateRedis.start() : null;
    if (redis) onTestFinished(() => redis.close(), CLOSING);
    await withstood({ where: database.url(), nodes: 2, database, redis }, seed);
  });
});
