import { describe, expect, onTestFinished, test } from "vitest";
import { hasPostgres, PrivatePostgres } from "../../../scripts/postgres.mjs";
import { faultRun } from "./faults.js";
import { folder } from "./hall.js";

/** `npm run faults` says how many, and from which seed on. */
const RUNS = Number(process.env.RIFTHALL_FAULTS ?? 1);
const FIRST = Number(process.env.RIFTHALL_FAULTS_FROM ?? 1);
const TIME = 240_000;
const SEEDS = Array.from({ length: RUNS }, (_, i) => FIRST + i);

describe("whatever is killed and whatever is lost on the way, each answer that was taken is in the log once", () => {
  test.each(SEEDS)("embedded, seed %i", { timeout: TIME }, async (seed) => {
    const { wrong, taken, inputs } = await faultRun({ where: folder(), nodes: 1, database: null }, seed);
    expect(wrong).toEqual([]);
    expect(taken).toBeGreaterThan(5);
    expect(inputs).toBeGreaterThanOrEqual(taken);
  });

  test.skipIf(!hasPostgres()).each(SEEDS)("two nodes before PostgreSQL, seed %i", { timeout: TIME }, async (seed) => {
    const database = await PrivatePostgres.start();
    onTestFinished(() => database.close());
    const { wrong, taken, inputs } = await faultRun({ where: database.url(), nodes: 2, database }, seed);
    expect(wrong).toEqual([]);
    expect(taken).toBeGreaterThan(5);
    expect(inputs).toBeGreaterThanOrEqual(taken);
  });
});
