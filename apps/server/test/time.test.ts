import { gameById } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { Tables, type TimeControl } from "@rifthall/service";
import { describe, expect, onTestFinished, test as vitest } from "vitest";
import { clocks, clocksOn } from "../src/jobs/clocks.js";
import { Timers } from "../src/jobs/timers.js";
import { Commits } from "../src/store/commits.js";
import { Matches } from "../src/store/matches.js";
import { STORES } from "./stores.js";

const GAME = gameById("riftforce") as Game;
const SOON: TimeControl = { is: "live", base: 1, increment: 0, end: "resigns" };

describe.each(STORES)("$title", ({ place, open }) => {
  const test = vitest.skipIf(place === null);

  test("time that is up ends a match by itself, after the server was started again, too", async () => {
    const db = await open((await place?.()) ?? "");
    onTestFinished(() => db.destroy());
    const people = ["Ada", "Ben"].map((name) => ({ id: name, name, made: 1 }));
    await db.insertInto("people").values(people).execute();
    const matches = new Matches(db, new Commits(db));
    const faults: unknown[] = [];
    const server = () => {
      const jobs = new Timers(Date.now, (error) => faults.push(error));
      onTestFinished(() => jobs.close());
      const clock = {
        now: () => performance.now(),
        date: () => Date.now(),
        pause: async () => {},
        breath: async () => {},
      };
      const tables = new Tables({
        games: { rules: { riftforce: GAME.rules }, load: () => GAME },
        store: matches,
        log: matches,
        lock: { hold: async () => () => {} },
        neighbours: { tell: () => {}, hear: () => {} },
        jobs: clocksOn(jobs),
        clock,
        entropy: () => `${Math.random()}`,
        examiner: { match: () => Promise.reject(new Error("nobody brings anything")) },
      });
      return { jobs, tables };
    };
    const begin = (tables: Tables): Promise<string> => {
      const start = { content: GAME.content([]), seats: 2, options: readOptions(GAME.options, {}), seed: "soon" };
      const seats = ["Ada", "Ben"].map((name) => ({ is: "person", name, who: name }) as const);
      return tables.keepNew(GAME, start, seats, { time: SOON });
    };
    const reasonOf = async (match: string): Promise<string | undefined> => (await matches.get(match))?.outcome?.reason;

    const first = server();
    await first.jobs.start([clocks(matches, (match) => first.tables.timeUp(match))]);
    const one = await begin(first.tables);
    await expect.poll(() => reasonOf(one), { timeout: 20_000 }).toBe("resigned");
    await first.jobs.close();
    const two = await begin(first.tables);
    const second = server();
    await second.jobs.start([clocks(matches, (match) => second.tables.timeUp(match))]);
    await expect.poll(() => reasonOf(two), { timeout: 20_000 }).toBe("resigned");
    expect((await matches.since(two, 0))?.taken).toEqual([{ input: { resign: expect.any(Number) }, late: true }]);
    expect(await matches.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    expect([faults, second.tables.open]).toEqual([[], 0]);
  });
});
