import { join } from "node:path";
import { gameById } from "@rifthall/games";
import { readOptions } from "@rifthall/kernel/game";
import { Match, type Start } from "@rifthall/kernel/match";
import type { Appending } from "@rifthall/service";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test, test as vitest } from "vitest";
import { Commits } from "../src/store/commits.js";
import { openEmbedded } from "../src/store/embedded.js";
import { Matches } from "../src/store/matches.js";
import { TooNew } from "../src/store/migrations.js";
import { People } from "../src/store/people.js";
import type { Store } from "../src/store/schema.js";
import { SESSION } from "../src/store/sessions.js";
import { InUse } from "../src/store/sole.js";
import { folder } from "./hall.js";
import { STORES } from "./stores.js";

const appending = (after: number, command: string, inputs = 1): Appending => ({
  match: "m",
  after,
  inputs: Array.from({ length: inputs }, (_, i) => ({ input: i })),
  command,
  at: 9,
  outcome: null,
});

describe.each(STORES)("$title", ({ place, open }) => {
  const test = vitest.skipIf(place === null);

  async function opened(): Promise<Store> {
    const db = await open((await place?.()) ?? "");
    onTestFinished(() => db.destroy());
    return db;
  }

  /** A store with one match in it. */
  async function withMatch() {
    const db = await opened();
    const matches = new Matches(db, new Commits(db));
    const game = gameById("riftforce");
    if (!game) throw new Error("there is no riftforce");
    const start: Start = { content: game.content([]), seats: 2, options: readOptions(game.options, {}), seed: "store" };
    const seats = ["Ada", "Ben"].map((name) => ({ is: "bot", name, level: "novice" }) as const);
    const record = new Match(game, start).record();
    const kept = { match: "m", record, passed: [], seats, begun: 5, played: 5, outcome: null, stops: {} };
    await matches.put(kept);
    return { db, matches, kept };
  }

  test("who is first with a number has it, who asks again is known, and nothing is kept by halves", async () => {
    const { matches, kept } = await withMatch();
    expect(await matches.append(appending(0, "one", 2))).toBe("appended");
    expect(await matches.append(appending(0, "one", 2))).toBe("already");
    expect(await matches.append(appending(0, "two", 3))).toBe("other");
    expect(await matches.append(appending(1, "two", 3))).toBe("other");
    expect(await matches.append(appending(2, "two", 1))).toBe("appended");
    expect(await matches.lengths(["m", "n"])).toEqual(new Map([["m", 3]]));
    expect(await matches.get("m")).toEqual({
      ...kept,
      ...{ asking: null, away: [], clock: null, due: null, late: [], time: null },
      played: 9,
      record: { ...kept.record, inputs: [0, 1, 0] },
    });
  });

  test("of many who append at once, one has each number", async () => {
    const { matches } = await withMatch();
    const all = await Promise.all(
      Array.from({ length: 64 }, (_, i) => matches.append(appending(0, `${i}`, 1 + (i % 3)))),
    );
    expect(all.filter((result) => result === "appended")).toHaveLength(1);
    expect((await matches.since("m", 0))?.taken).toHaveLength(1);
  });

  test("changes that come together are committed together, and one that fails takes nobody along", async () => {
    const { db } = await withMatch();
    const commits = new Commits(db);
    let begun = 0;
    const counted = new Proxy(db, {
      get: (target, name) => {
        if (name === "transaction") begun++;
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const people = new People(db, new Commits(counted), () => 0);
    await Promise.all(Array.from({ length: 100 }, (_, i) => people.welcome(`${i}`)));
    expect(begun).toBe(1);
    const results = await Promise.allSettled([
      commits.do((change) => change.insertInto("people").values({ id: "a", name: "a", made: 1 }).execute()),
      commits.do((change) => change.insertInto("people").values({ id: "a", name: "b", made: 1 }).execute()),
      commits.do((change) => change.insertInto("people").values({ id: "c", name: "c", made: 1 }).execute()),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  test("what the database would not keep as it is never reaches it", async () => {
    const db = await opened();
    for (const value of [true, 2 ** 53, 0.5, "a\0b", new Uint8Array(2), undefined, 7n])
      await expect(sql`select ${value} as value`.execute(db)).rejects.toThrow(TypeError);
    expect((await sql`select ${"fine"} as value`.execute(db)).rows).toEqual([{ value: "fine" }]);
  });

  test("a session ends when its time is over, and its token lies nowhere", async () => {
    const db = await opened();
    let now = 1_000;
    const people = new People(db, new Commits(db), () => now);
    const { person, token } = await people.welcome("Ada");
    expect(await people.known(token)).toMatchObject({ person, ban: null });
    expect(JSON.stringify(await db.selectFrom("sessions").selectAll().execute())).not.toContain(token);
    now += SESSION;
    expect(await people.known(token)).toBeNull();
  });

  test("a store of a newer server is left alone", async () => {
    const where = (await place?.()) ?? "";
    const db = await open(where);
    await sql`insert into kysely_migration (name, timestamp) values ('900-later', 'x')`.execute(db);
    await db.destroy();
    await expect(open(where)).rejects.toThrow(TooNew);
    await expect(open(where)).rejects.toThrow(/newer Rifthall \(900-later/);
  });
});

test("what is committed waits for the disk", async () => {
  const db = await openEmbedded(join(folder(), "a.db"));
  onTestFinished(() => db.destroy());
  const { rows } = await sql`pragma synchronous`.execute(db);
  expect(rows).toEqual([{ synchronous: 2 }]);
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: "wal" }]);
});

test("one file has one server", async () => {
  const file = join(folder(), "a.db");
  const db = await openEmbedded(file);
  await expect(openEmbedded(file)).rejects.toThrow(InUse);
  await db.destroy();
  await (await openEmbedded(file)).destroy();
});

const [, POSTGRES] = STORES;

test.skipIf(!POSTGRES?.place)(
  "of several nodes that append at once, one has each number, and none is lost",
  async () => {
    const where = (await POSTGRES?.place?.()) ?? "";
    const dbs = await Promise.all([0, 1, 2].map(async () => POSTGRES?.open(where)));
    const nodes = dbs.flatMap((db) => {
      if (!db) return [];
      onTestFinished(() => db.destroy());
      return [new Matches(db, new Commits(db))];
    });
    const [one] = nodes;
    const [db] = dbs;
    const row = { game: "riftforce", beginning: "{}", seats: "[]", begun: 1, stops: "{}", outcome: null, away: "[]" };
    const ids = Array.from({ length: 20 }, (_, i) => `m${i}`);
    await db
      ?.insertInto("matches")
      .values(ids.map((id) => ({ id, ...row })))
      .execute();
    let appended = 0;
    // In different orders, each a few inputs at a time.
    await Promise.all(
      nodes.map(async (node, n) => {
        for (let round = 0; round < 5; round++) {
          const order = n % 2 === 0 ? ids : ids.toReversed();
          const results = await Promise.all(
            order.map(async (match) => {
              const after = (await node.lengths([match])).get(match) ?? 0;
              const inputs = Array.from({ length: 1 + (n % 2) }, (_, i) => ({ input: i }));
              const result = await node.append({
                match,
                after,
                inputs,
                command: `${n} ${round}`,
                at: 1,
                outcome: null,
              });
              return result === "appended" ? inputs.length : 0;
            }),
          );
          appended += results.reduce((sum, each) => sum + each, 0);
        }
      }),
    );
    const rows = (await db?.selectFrom("inputs").select(["match", "number"]).execute()) ?? [];
    expect(rows.length).toBe(appended);
    for (const match of ids) {
      const numbers = rows.flatMap((row) => (row.match === match ? [row.number] : [])).sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      expect((await one?.lengths([match]))?.get(match)).toBe(numbers.length);
    }
  },
);
