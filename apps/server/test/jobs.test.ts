import type { Place } from "@rifthall/queue";
import { describe, expect, onTestFinished, test as vitest } from "vitest";
import { hasRedis, PrivateRedis } from "../../../scripts/redis.mjs";
import type { Agenda } from "../src/jobs/agenda.js";
import type { Errand, Errands } from "../src/jobs/errand.js";
import { errandsInPostgres, errandsInRedis } from "../src/jobs/place.js";
import { Queued } from "../src/jobs/queued.js";
import { Timers } from "../src/jobs/timers.js";
import { freshRedis, withoutRedis } from "./redis.js";
import { STORES } from "./stores.js";

/** What is to be done, as a database would know it, and what was done by whom. */
class Book {
  readonly open = new Map<string, Errand>();
  readonly done: { readonly of: string; readonly number: number; readonly by: string; readonly late: number }[] = [];
  broken = false;

  errands(by: string): Errands {
    return {
      kind: "look",
      due: async (before) => [...this.open.values()].filter(({ at }) => at < before),
      next: async (of) => this.open.get(of) ?? null,
      run: async ({ of, number, at }) => {
        if (this.broken) throw new Error("not now");
        if (this.open.get(of)?.number !== number) return;
        this.open.delete(of);
        this.done.push({ of, number, by, late: Date.now() - at });
      },
    };
  }
  /** There is that to be done from now on. */
  write(of: string, number: number, ms: number): Errand {
    const errand = { of, number, at: Date.now() + ms };
    this.open.set(of, errand);
    return errand;
  }
  get numbers(): readonly number[] {
    return this.done.map(({ number }) => number).toSorted((a, b) => a - b);
  }
}

interface Kind {
  readonly title: string;
  readonly where: (() => Promise<string>) | null;
  readonly open: (where: string) => Promise<Agenda>;
}
const faults: unknown[] = [];
const fault = (error: unknown): void => void faults.push(error);
const queued = async (place: Promise<Place>): Promise<Agenda> =>
  new Queued(Date.now, fault, () => {}, await place, 500);
const [, POSTGRES] = STORES;
const KINDS: readonly Kind[] = [
  { title: "timers", where: async () => "", open: async () => new Timers(Date.now, fault, 500) },
  {
    title: POSTGRES?.title ?? "",
    where: POSTGRES?.place ?? null,
    open: (where) => queued(errandsInPostgres(where)),
  },
  { title: `redis${withoutRedis}`, where: freshRedis, open: (where) => queued(errandsInRedis(where)) },
];

describe.each(KINDS)("$title", ({ where, open }) => {
  const test = vitest.skipIf(where === null);
  const started = async (at: string, book: Book, name: string): Promise<Agenda> => {
    const agenda = await open(at);
    onTestFinished(() => agenda.close());
    await agenda.start([book.errands(name)]);
    return agenda;
  };

  test("what is due is done once, in its time, and what was moved at its new one", async () => {
    const book = new Book();
    const agenda = await started((await where?.()) ?? "", book, "one");
    agenda.note("look", book.write("a", 1, 150));
    agenda.note("look", book.write("b", 2, 60_000));
    agenda.note("look", book.write("c", 3, 200));
    agenda.note("look", book.write("c", 4, 900));
    agenda.note("look", book.write("b", 5, 300));
    book.open.delete("d");
    agenda.drop("look", "d");
    await expect.poll(() => book.numbers, { timeout: 10_000 }).toEqual([1, 4, 5]);
    expect(book.done.every(({ late }) => late >= 0)).toBe(true);
    // Each is a new one for what was done before.
    agenda.note("look", book.write("a", 6, 50));
    await expect.poll(() => book.numbers, { timeout: 10_000 }).toEqual([1, 4, 5, 6]);
  });

  test("what another has left is found in the database, and what failed is tried again", async () => {
    const book = new Book();
    const at = (await where?.()) ?? "";
    const first = await started(at, book, "one");
    book.broken = true;
    first.note("look", book.write("a", 1, 10));
    await expect.poll(() => faults.splice(0), { timeout: 10_000 }).not.toEqual([]);
    await first.close();
    book.broken = false;
    // Nobody was told of this one.
    book.write("b", 2, 100);
    await started(at, book, "two");
    await expect.poll(() => book.numbers, { timeout: 20_000 }).toEqual([1, 2]);
    expect(new Set(book.done.map(({ by }) => by))).toEqual(new Set(["two"]));
  });
});

const shared = KINDS.slice(1).filter(({ where }) => where !== null);
vitest.skipIf(shared.length === 0).each(shared)("two servers at one queue share the work: $title", async (kind) => {
  const book = new Book();
  const at = (await kind.where?.()) ?? "";
  const both = [];
  for (const name of ["one", "two"]) {
    const agenda = await kind.open(at);
    onTestFinished(() => agenda.close());
    await agenda.start([book.errands(name)]);
    both.push(agenda);
  }
  const numbers = Array.from({ length: 60 }, (_, i) => i + 1);
  for (const number of numbers) both[number % 2]?.note("look", book.write(`match ${number}`, number, 100));
  await expect.poll(() => book.numbers, { timeout: 15_000 }).toEqual(numbers);
});

vitest.skipIf(!hasRedis())("a Redis that is away, and knows nothing afterwards, holds nothing up", async () => {
  const redis = await PrivateRedis.start();
  onTestFinished(() => redis.close());
  const book = new Book();
  const away: unknown[] = [];
  const agenda = new Queued(Date.now, fault, (error) => away.push(error), await errandsInRedis(redis.url()), 500);
  onTestFinished(() => agenda.close());
  await agenda.start([book.errands("one")]);
  agenda.note("look", book.write("a", 1, 1_500));
  await redis.end("SIGKILL");
  agenda.note("look", book.write("b", 2, 200));
  await expect.poll(() => book.numbers, { timeout: 20_000 }).toEqual([1, 2]);
  expect(away).not.toEqual([]);
  await redis.start();
  agenda.note("look", book.write("c", 3, 200));
  await expect.poll(() => book.numbers, { timeout: 20_000 }).toEqual([1, 2, 3]);
});
