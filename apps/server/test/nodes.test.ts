import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { hasRedis, PrivateRedis } from "../../../scripts/redis.mjs";
import type { Server } from "../src/server.js";
import { begun, hall, Player, playOn } from "./hall.js";
import { withoutRedis } from "./redis.js";
import { STORES } from "./stores.js";

const [, POSTGRES] = STORES;
const inPostgres = test.skipIf(!POSTGRES?.place);

/** Two nodes before one database, and maybe one Redis. */
async function twoNodes(
  redis: string | null = null,
): Promise<{ readonly url: string; readonly nodes: readonly [Server, Server] }> {
  const url = (await POSTGRES?.place?.()) ?? "";
  const given = { database: url, redis };
  return { url, nodes: [await hall(given), await hall(given)] };
}

inPostgres("a match is played across two nodes, whose pages are told the same, though hints are lost", async () => {
  const { url, nodes } = await twoNodes();
  const [one, two] = nodes;
  const [ada, ben, cid] = [
    await Player.named(one.port, "Ada"),
    await Player.named(two.port, "Ben"),
    await Player.named(two.port, "Cid"),
  ];
  const heard: string[] = [];
  ada.remote.on("invited", ({ seats }) =>
    heard.push(seats.map((seat) => (seat.is === "free" ? "" : seat.name)).join()),
  );
  const match = await begun([ada, ben], "riftforce");
  // Who invited at one node hears who sat down at the other.
  await expect.poll(() => heard).toContain("Ada,Ben");
  await cid.open(match);
  const shown = { ada: 0, cid: 0 };
  ada.remote.on("update", () => (shown.ada += ada.seen?.shown.length ?? 0));
  cid.remote.on("update", () => (shown.cid += cid.seen?.shown.length ?? 0));
  await playOn([ada, ben], match, 11, 12);
  // The lines on which hints are heard break; what is told meanwhile is read once they are there again.
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  const { rowCount } = await operator.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ~* '^(listen rifthall$|select pg_notify)' and datname = current_database() and pid <> pg_backend_pid()",
  );
  expect(rowCount).toBe(2);
  await operator.end();
  await playOn([ada, ben], match, 12);
  await cid.until(() => cid.over);
  expect([shown.ada, shown.cid].every((lines) => lines > 20)).toBe(true);
  const watching = new Player(one.port, cid.cookie);
  await watching.open(match);
  expect(watching.seen?.picture.scene).toEqual(cid.seen?.picture.scene);
  expect([watching.seen?.seat, cid.seen?.seat]).toEqual([null, null]);
  expect(await ada.call("record", match)).toEqual(await ben.call("record", match));
});

inPostgres("two answers at once, from two tabs on two nodes: one counts, and both see it", async () => {
  const { nodes } = await twoNodes();
  const [one, two] = nodes;
  const [ada, ben] = [await Player.named(one.port, "Ada"), await Player.named(two.port, "Ben")];
  const match = await begun([ada, ben], "riftforce");
  const tabs = new Map([
    [ada, new Player(two.port, ada.cookie)],
    [ben, new Player(one.port, ben.cookie)],
  ]);
  for (const tab of tabs.values()) await tab.open(match);
  const all = [ada, ben, ...tabs.values()];
  for (let i = 0; i < 8 && !ada.over; i++) {
    const player = ada.choices().length > 0 ? ada : ben;
    const tab = tabs.get(player);
    const [first, last] = [player.choices().at(0), tab?.choices().at(-1)];
    if (!tab || !first || !last) throw new Error("nothing to choose");
    const { number } = player;
    const results = await Promise.allSettled([
      player.call("answer", match, first.seat, first.answer),
      tab.call("answer", match, last.seat, last.answer),
    ]);
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(refused).toEqual(["moved-on"]);
    await Promise.all(all.map((each) => each.until(() => each.over || each.number > number)));
    expect(new Set(all.map((each) => each.number)).size).toBe(1);
  }
});

test.skipIf(!POSTGRES?.place || !hasRedis())(
  `hints go over Redis, and without it logs are read${withoutRedis}`,
  async () => {
    const redis = await PrivateRedis.start();
    onTestFinished(() => redis.close());
    const { nodes } = await twoNodes(redis.url());
    const [one, two] = nodes;
    const [ada, ben] = [await Player.named(one.port, "Ada"), await Player.named(two.port, "Ben")];
    const match = await begun([ada, ben], "riftforce");
    const began = performance.now();
    await playOn([ada, ben], match, 3, 20);
    // By reading alone a choice would take up to three seconds to be seen.
    expect(performance.now() - began).toBeLessThan(10_000);
    await redis.end("SIGKILL");
    await playOn([ada, ben], match, 4, 2);
    await redis.start();
    await playOn([ada, ben], match, 5, 10);
    expect(ada.seen?.picture.scene).toBeDefined();
    expect(ada.number).toBe(ben.number);
  },
);
