import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Deed } from "../src/admin/act.js";
import { ask } from "../src/admin/ask.js";
import { admin } from "../src/admin/command.js";
import type { Server } from "../src/server.js";
import { Browser } from "./browser.js";
import { begun, folder, hall, Player, playOn } from "./hall.js";
import { STORES } from "./stores.js";

/** A server, its folder, and how its operator speaks to it. */
async function operated(database: string | null = null): Promise<{
  readonly server: Server;
  readonly data: string;
  readonly tell: (deed: Deed, file?: string) => Promise<unknown>;
}> {
  const data = folder();
  const server = await hall({ data, database });
  return { server, data, tell: (deed, file) => ask(data, deed, async () => {}, file) };
}
const closed = (player: Player): Promise<number> => new Promise((resolve) => player.socket.once("close", resolve));

test("the operator speaks to the server through a socket that only they can open", async () => {
  const { data, tell, server } = await operated();
  expect(statSync(join(data, "admin", "socket")).mode & 0o777).toBe(0o600);
  expect(statSync(join(data, "admin")).mode & 0o777).toBe(0o700);
  expect(await tell({ do: "list", what: "matches" })).toMatchObject({ sockets: 0, matches: [] });
  // Nothing of it is served at the port that everybody reaches.
  for (const path of ["/admin", "/admin/list", "/api/admin"]) {
    const reply = await fetch(`http://127.0.0.1:${server.port}${path}`);
    expect(reply.status).toBe(404);
  }
  for (const words of ["nothing", '{"do":"rm"}', '{"do":"__proto__"}', '{"do":"close"}', "x".repeat(9_000_000)]) {
    const line = connect(join(data, "admin", "socket"));
    line.on("error", () => {});
    line.end(`${words}\n`);
    let said = "";
    line.on("data", (part) => {
      said += part;
    });
    await new Promise((resolve) => line.once("close", resolve));
    expect(said).toMatch(/"refused"/);
  }
  await server.close();
  await expect(tell({ do: "list", what: "people" })).rejects.toThrow(/no server of yours runs/);
});

test("a ban ends what is open, says why, and ends by itself", async () => {
  const { server, tell } = await operated();
  const { port } = server;
  const [ada, ben] = [new Browser(port), new Browser(port)];
  await ada.named("Ada");
  await ben.named("Аda");
  const code = await ada.newCode();
  const player = new Player(port, ada.cookie);
  await player.call("me");
  const gone = closed(player);
  const until = Date.now() + 24 * 3600_000;
  await tell({ do: "ban", person: "Ada", until, reason: "Insults at the table" });
  expect(await gone).toBe(4001);
  const hallNow = async (): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}/hall.json`, { headers: { cookie: ada.cookie } })).json();
  expect(await hallNow()).toEqual({ hall: "open", me: null, ban: { until, reason: "Insults at the table" } });
  for (const [method, path, body] of [
    ["POST", "/me", { name: "Ada again" }],
    ["GET", "/account", undefined],
  ] as const) {
    const reply = await ada.send(method, path, body);
    expect([reply.status, reply.text]).toEqual([403, expect.stringContaining("Insults at the table")]);
  }
  // Nor by another way in.
  const other = await new Browser(port).send("POST", "/signin/code", { code });
  expect(other).toMatchObject({ status: 403, body: { refused: "banned" } });
  expect((await ben.account()).me.name).toMatch(/#/);
  await expect(tell({ do: "unban", person: "Nobody" })).rejects.toThrow(/nobody here is called Nobody/);
  await tell({ do: "unban", person: "Ada" });
  expect(await hallNow()).toMatchObject({ me: { name: "Ada" } });
  const { log } = (await tell({ do: "log", most: 10 })) as { readonly log: readonly { readonly action: string }[] };
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(["ban", "unban", "log"]));
});

test("a match that the operator ends is void for everybody, and its record is kept", async () => {
  const { server, tell } = await operated();
  const { port } = server;
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const match = await begun([ada, ben], "riftforce");
  await playOn([ada, ben], match, 3, 6);
  const { matches } = (await tell({ do: "list", what: "matches" })) as { readonly matches: readonly object[] };
  expect(matches).toMatchObject([{ match, seats: ["Ada", "Ben"] }]);
  await tell({ do: "close", match });
  await Promise.all([ada.until(() => ada.over), ben.until(() => ben.over)]);
  const status = ada.seen?.status;
  expect(status?.over && status.outcome).toMatchObject({ winners: [], reason: "void" });
  await expect(ada.call("undo", match, 0 as never)).rejects.toMatchObject({ code: expect.any(String) });
  await expect(ada.call("resign", match, 0 as never)).rejects.toMatchObject({ code: "over" });
  const [listed] = await ben.call("matches");
  expect(listed?.outcome).toMatchObject({ reason: "void" });
  expect((await ben.call("record", match)).inputs.length).toBeGreaterThanOrEqual(6);
  expect((await ben.call("replay", match, "en")).steps).toBeGreaterThanOrEqual(6);
  await expect(tell({ do: "close", match })).rejects.toThrow(/is over/);
});

test("what is kept of a person is written to a new file, and deleted by name", async () => {
  const { server, data, tell } = await operated();
  const ada = new Browser(server.port);
  await ada.named("Ada");
  const file = join(data, "ada.json");
  await admin({ data, deed: { do: "export", person: "Ada" }, file }, {}, () => {});
  expect(JSON.parse(readFileSync(file, "utf8")).person.name).toBe("Ada");
  // Nothing that is there is written over, and a name leads nowhere.
  await expect(admin({ data, deed: { do: "export", person: "Ada" }, file }, {}, () => {})).rejects.toThrow(/EEXIST/);
  const elsewhere = admin({ data, deed: { do: "export", person: "../../etc/passwd" } }, {}, () => {});
  await expect(elsewhere).rejects.toThrow(/nobody here/);
  await tell({ do: "delete-person", person: "Ada" });
  expect((await ada.send("GET", "/account")).status).toBe(401);
});

describe.each(STORES)("$title", ({ place }) => {
  const it = place ? test : test.skip;
  const database = async (): Promise<string | null> => {
    const at = (await place?.()) ?? "";
    return at.startsWith("postgres:") ? at : null;
  };

  it("a backup made while people play goes into an empty store of either kind, whole or not at all", async () => {
    const from = await operated(await database());
    const { port } = from.server;
    const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
    const match = await begun([ada, ben], "riftforce");
    const playing = playOn([ada, ben], match, 5, 40);
    const file = join(from.data, "hall.jsonl");
    await admin({ data: from.data, deed: { do: "backup" }, file }, {}, () => {});
    await playing;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");

    // The other kind of store, where there is one.
    const other = STORES.find((store) => store.place && store.place !== place)?.place ?? place;
    const target = (await other?.()) ?? "";
    const into = await operated(target.startsWith("postgres:") ? target : null);
    const broken = (name: string, text: string): string => {
      const path = join(into.data, name);
      writeFileSync(path, text);
      return path;
    };
    const row = lines.findIndex((line) => line.startsWith('["people"') && line.includes("Ada"));
    const changed = (at: number, line: string): string =>
      [...lines.slice(0, at), line, ...lines.slice(at + 1)].join("\n");
    const cases: readonly (readonly [string, RegExp])[] = [
      ["", /cut off/],
      ["nothing of ours", /line 1: it is not JSON/],
      ["{}\n", /line 1: this is no backup/],
      [lines.slice(0, -1).join("\n"), /cut off/],
      [changed(row, lines[row]?.replace("Ada", "Eve") ?? ""), /not those that it was written with/],
      [changed(row, '["kysely_migration",{"name":"x"}]'), /none of ours/],
      [changed(row, '["people",{"id":"x\\" ; drop table people --"}]'), /has the columns/],
      [changed(row, lines[row]?.replace(/"made":\d+/, '"made":{"a":1}') ?? ""), /a text, a whole number or null/],
      [changed(0, (lines[0] ?? "").replace("005-people", "009-later")), /another Rifthall/],
      [`${lines.join("\n")}\n[]\n`, /behind its end/],
      [changed(row, `["people",{"id":"${"x".repeat(9_000_000)}"}]`), /more than|too long/],
    ];
    for (const [i, [text, wrong]] of cases.entries())
      await expect(into.tell({ do: "restore" }, broken(`broken-${i}`, text))).rejects.toThrow(wrong);
    expect(await into.tell({ do: "list", what: "people" })).toEqual({ people: [] });

    expect(await into.tell({ do: "restore" }, file)).toMatchObject({ rows: expect.any(Number) });
    const again = [new Player(into.server.port, ada.cookie), new Player(into.server.port, ben.cookie)];
    for (const player of again) await player.open(match);
    if (!again.some(({ over }) => over)) await playOn(again, match, 6, 5);
    await expect(into.tell({ do: "restore" }, file)).rejects.toThrow(/there is something in this store/);
  });
});

test("a server of the same folder that is gone without a word leaves the way free", async () => {
  const data = folder();
  mkdirSync(join(data, "admin"));
  writeFileSync(join(data, "admin", "socket"), "");
  const server = await hall({ data });
  expect(await ask(data, { do: "list", what: "bans" }, async () => {})).toEqual({ bans: [] });
  await server.close();
});
