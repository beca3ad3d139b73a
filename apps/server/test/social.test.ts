import { Writable } from "node:stream";
import type { Seat } from "@rifthall/kernel/ids";
import type { Company, Said } from "@rifthall/service";
import { pino } from "pino";
import { expect, test as vitest } from "vitest";
import { ask } from "../src/admin/ask.js";
import type { Server } from "../src/server.js";
import type { Report } from "../src/store/sayings.js";
import { Browser } from "./browser.js";
import { begun, folder, hall, Player, playOn, seatsFor } from "./hall.js";
import { RATED, tableFor } from "./rated.js";
import { STORES } from "./stores.js";

const names = (port: number, ...all: string[]): Promise<Player[]> =>
  Promise.all(all.map((name) => Player.named(port, name)));

/** What somebody is told at a match from now on. */
function hearing(player: Player): Said[] {
  const heard: Said[] = [];
  player.remote.on("said", (_, line) => heard.push(line));
  return heard;
}
const words = (lines: readonly Said[]): readonly string[] =>
  lines.map(
    ({ name, said }) => `${name}: ${said.is === "text" ? said.text : said.is === "phrase" ? said.phrase : "-"}`,
  );
/** By whom the others are known here. */
async function whoIs(player: Player, name: string): Promise<string> {
  const { recent } = await player.call("company");
  return recent.find((one) => one.name === name)?.who ?? "";
}

vitest("players hear players, and those who look on hear each other; phrases go as words", async () => {
  const { port } = await hall();
  const [ada, ben, cid, dov] = (await names(port, "Ada", "Ben", "Cid", "Dov")) as [Player, Player, Player, Player];
  const match = await begun([ada, ben], "riftforce");
  const [heard, unheard] = [hearing(ben), hearing(cid)];
  for (const player of [cid, dov]) await player.open(match);
  for (const player of [ada, ben, cid]) await player.call("talk", match);
  await ada.call("say", match, "good-luck", "");
  await ada.call("say", match, null, "  mind\u202e the\n\u200bgap  ");
  await dov.call("say", match, null, "seat 1 holds a six");
  await expect.poll(() => words(heard)).toEqual(["Ada: good-luck", "Ada: mind the gap"]);
  await expect.poll(() => words(unheard)).toEqual(["Dov: seat 1 holds a six"]);
  const room = await ben.call("talk", match);
  expect([room.among, words(room.lines)]).toEqual(["players", words(heard)]);
  expect(room.lines.map(({ who }) => who)).not.toContain("me");
  expect((await ada.call("talk", match)).lines.map(({ who }) => who)).toEqual(["me", "me"]);
  // Who is not there hears nothing and says nothing.
  const eve = await Player.named(port, "Eve");
  await expect(eve.call("talk", match)).rejects.toMatchObject({ code: "not-open" });
  await expect(eve.call("say", match, "hello", "")).rejects.toMatchObject({ code: "not-open" });
});

vitest("a table says how much is said there, and what is unseen, too long or unwanted is not", async () => {
  const { port } = await hall({ words: "blast\n" });
  const [ada, ben] = (await names(port, "Ada", "Ben")) as [Player, Player];
  const { code } = await ada.call("invite", "riftforce", {}, seatsFor(2), "open");
  await ben.call("sit", code, 1 as Seat, null);
  const match = await ada.call("begin", code);
  await Promise.all([ada.open(match), ben.open(match)]);
  await expect(ada.call("say", match, null, "hello")).rejects.toMatchObject({ code: "quiet" });
  await expect(ada.call("say", match, "hello", "")).resolves.toMatchObject({ who: "me" });
  const quiet = await tableFor([ada, ben], { ...RATED, talk: "nothing" });
  await expect(ada.call("say", quiet, "hello", "")).rejects.toMatchObject({ code: "quiet" });
  const free = await tableFor([ada, ben], RATED);
  const cases: readonly [string, string][] = [
    ["\u200b\u2060\u3164", "nothing-said"],
    ["", "nothing-said"],
    ["x".repeat(301), "bad-request"],
    ["what a BL\u00c0ST", "bad-word"],
  ];
  for (const [text, code] of cases) await expect(ada.call("say", free, null, text)).rejects.toMatchObject({ code });
  await expect(ada.call("say", free, "no phrase" as "hello", "")).rejects.toMatchObject({ code: "bad-request" });
  const heaped = await ben.call("say", free, null, `a${"\u0301".repeat(50)}b`);
  expect(words([heaped])[0]?.length).toBeLessThan(12);
});

vitest("nobody floods a table, the others are still heard, and no log has what was said", async () => {
  const logged: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  const { port } = await hall({ log: pino({ level: "debug" }, stream), words: "blast" });
  const [ada, ben] = (await names(port, "Ada", "Ben")) as [Player, Player];
  const match = await begun([ada, ben], "riftforce");
  const secret = "the heron flies at noon";
  await expect(ada.call("say", match, null, `${secret} blast`)).rejects.toMatchObject({ code: "bad-word" });
  const flood = await Promise.allSettled(Array.from({ length: 20 }, () => ada.call("say", match, null, secret)));
  const refused = flood.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect([refused.length, new Set(refused)]).toEqual([15, new Set(["too-often"])]);
  await expect(ben.call("say", match, "hello", "")).resolves.toBeDefined();
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(`${logged.join("")}${metrics}`).not.toMatch(/heron|blast/);
  expect(logged.length + metrics.length).toBeGreaterThan(100);
});

vitest("of whom one has muted one hears only that they said something, on every line of one's own", async () => {
  const { port } = await hall();
  const [ada, ben] = (await names(port, "Ada", "Ben")) as [Player, Player];
  const match = await begun([ada, ben], "riftforce");
  const tab = new Player(port, ben.cookie);
  await tab.open(match);
  const [heard, too] = [hearing(ben), hearing(tab)];
  await Promise.all([ben.call("talk", match), tab.call("talk", match)]);
  const who = await whoIs(ben, "Ada");
  await ben.call("mute", who, true);
  await expect.poll(async () => (await tab.call("company")).muted.map(({ name }) => name)).toEqual(["Ada"]);
  await ada.call("say", match, null, "listen to me");
  await expect.poll(() => words(heard)).toEqual(["Ada: -"]);
  await expect.poll(() => words(too)).toEqual(["Ada: -"]);
  // Nor may they ask for anything, and they are not told.
  await ada.call("befriend", await whoIs(ada, "Ben"));
  expect((await ben.call("company")).asking).toEqual([]);
  await ben.call("mute", who, false);
  expect(words((await ben.call("talk", match)).lines)).toEqual(["Ada: listen to me"]);
});

vitest("a report keeps the match and what was said, once, for the host alone", async () => {
  const data = folder();
  const { port } = await hall({ data });
  const [ada, ben, cid] = (await names(port, "Ada", "Ben", "Cid")) as [Player, Player, Player];
  const match = await begun([ada, ben], "riftforce");
  await playOn([ada, ben], match, 3, 5);
  await ada.call("say", match, null, "unkind words");
  const who = await whoIs(ben, "Ada");
  await ben.call("report", match, who, "words", "see there\u202e");
  await ben.call("report", match, who, "stalling", "again");
  const listed = async (): Promise<readonly Omit<Report, "record">[]> =>
    ((await ask(data, { do: "list", what: "reports" }, async () => {})) as { readonly reports: Report[] }).reports;
  const [{ id = "" } = {}, ...more] = await listed();
  expect(more).toEqual([]);
  expect(await listed()).toMatchObject([{ about: who, match, why: "words", note: "see there", seen: null, lines: 1 }]);
  const pieces: string[] = [];
  await ask(data, { do: "report", report: id }, async (piece) => void pieces.push(piece));
  const report = JSON.parse(pieces.join("")) as Report;
  expect(report.said.map(({ text }) => text)).toEqual(["unkind words"]);
  expect(report.record).toMatchObject({ game: "riftforce", inputs: expect.anything() });
  await ask(data, { do: "seen", report: id }, async () => {});
  expect((await listed())[0]?.seen).not.toBeNull();
  await expect(ask(data, { do: "seen", report: "none" }, async () => {})).rejects.toThrow(/no report has the id none/);
  // Nobody is reported who was not there, nor with a match that is none.
  await expect(ben.call("report", match, "somebody else", "other", "")).rejects.toMatchObject({ code: "not-there" });
  await expect(cid.call("report", "no match", who, "other", "")).rejects.toMatchObject({ code: "unknown-match" });
});

vitest("nobody is flooded with friends, and nobody is their own", async () => {
  const { port } = await hall();
  const [ada, ben, eve] = (await names(port, "Ada", "Ben", "Eve")) as [Player, Player, Player];
  await begun([ada, ben], "riftforce");
  const who = await whoIs(ada, "Ben");
  await expect(ada.call("befriend", "nobody at all")).rejects.toMatchObject({ code: "unknown-person" });
  await expect(ben.call("befriend", who)).rejects.toMatchObject({ code: "oneself" });
  const flood = await Promise.allSettled(Array.from({ length: 30 }, () => eve.call("befriend", who)));
  expect(flood.filter(({ status }) => status === "rejected")).toHaveLength(10);
  const asking = (await ben.call("company")).asking;
  expect(asking.map(({ name }) => name)).toEqual(["Eve"]);
  await ben.call("unfriend", asking[0]?.who ?? "");
  expect(await ben.call("company")).toMatchObject({ asking: [], friends: [] });
  await expect(ada.call("profile", "nobody at all")).rejects.toMatchObject({ code: "unknown-person" });
});

vitest.skipIf(!STORES[1]?.place)(
  "friends at two nodes see each other come, play and go, and ask each other over",
  async () => {
    const database = (await STORES[1]?.place?.()) ?? "";
    const [one, two] = [await hall({ database }), await hall({ database })] as [Server, Server];
    const ada = await Player.named(one.port, "Ada");
    const ben = await Player.named(two.port, "Ben");
    const met = await begun([ada, ben], "riftforce");
    let told = 0;
    ada.remote.on("company", () => told++);
    await ada.call("befriend", await whoIs(ada, "Ben"));
    const asking = async (): Promise<Company["asking"]> => (await ben.call("company")).asking;
    await ben.call("befriend", (await asking())[0]?.who ?? "");
    const friend = async () => (await ada.call("company")).friends[0];
    await expect.poll(friend).toMatchObject({ name: "Ben", is: "playing", match: met });
    // Who looks at a match of both is seen there from the other node.
    const present: (readonly Seat[])[] = [];
    ada.remote.on("present", (_, seats) => present.push(seats));
    await ada.open(met);
    await expect.poll(() => present.at(-1)).toEqual([0, 1]);
    await ben.call("close", met);
    await expect.poll(() => present.at(-1)).toEqual([0]);
    await expect.poll(friend).toMatchObject({ is: "here", match: null });
    // What is said at one node is heard at the other.
    await ben.open(met);
    const heard = hearing(ben);
    await ben.call("talk", met);
    await ada.call("say", met, "hello", "");
    await expect.poll(() => words(heard)).toEqual(["Ada: hello"]);
    const before = told;
    ben.socket.terminate();
    await expect.poll(friend).toMatchObject({ is: "away", seen: expect.any(Number) });
    await expect.poll(() => told).toBeGreaterThan(before);
    // A friend is asked over, and finds it when they come.
    const { code } = await ada.call("invite", "neverrift", {}, seatsFor(2), "private");
    await ada.call("callOver", code, (await friend())?.who ?? "");
    const again = new Player(two.port, ben.cookie);
    expect((await again.call("company")).calls).toMatchObject([{ code, game: "neverrift", by: { name: "Ada" } }]);
    await again.call("turnDown", code);
    expect((await again.call("company")).calls).toEqual([]);
    const eve = await Player.named(one.port, "Eve");
    await expect(eve.call("callOver", code, (await friend())?.who ?? "")).rejects.toMatchObject({ code: "not-yours" });
    await ada.call("unfriend", (await friend())?.who ?? "");
    expect((await again.call("company")).friends).toEqual([]);
    await expect(ada.call("callOver", code, await whoIs(ada, "Ben"))).rejects.toMatchObject({ code: "no-friend" });
  },
);

vitest("strangers who wait at tables of their own go over to each other once they suit", async () => {
  const server = await hall();
  const [ada, ben, cid] = (await names(server.port, "Ada", "Ben", "Cid")) as [Player, Player, Player];
  await begun([ada, ben], "riftforce");
  const field = { game: "riftforce", mode: "duel" };
  const facts = { people: [], sides: [], winners: [], scores: [], reason: "", chosen: [], left: [], away: [] };
  const row = (person: string, rating: number) => ({
    ...field,
    ...{ person, rating, deviation: 50_000, matches: 20, at: Date.now() },
    ...{ volatility: 60_000, won: 20, drawn: 0, lost: 0, best: rating },
  });
  const rated = { ...field, number: 1, match: "made up", at: Date.now(), verdict: "counted", facts } as const;
  const rows = [row(await whoIs(ben, "Ada"), 1_500_000), row(await whoIs(ada, "Ben"), 1_725_000)];
  await server.gathering.ranks.ratings.append(rated, rows, []);
  const waits = await ada.call("meet", "riftforce", {}, null, true);
  expect(waits).toMatchObject({ match: null, joined: null, manners: { rated: true } });
  // Whoever wants something else is not who is waited for.
  const casual = await cid.call("meet", "riftforce", {}, null, false);
  const apart = await ben.call("meet", "riftforce", {}, null, true);
  expect([casual.match, apart.match]).toEqual([null, null]);
  const listed = (await cid.call("openTables")).find(({ code }) => code === waits.code);
  expect(listed?.strengths.filter((strength) => strength !== null)).toEqual([1500]);
  // They are 225 points apart: a second or so later that is near enough.
  await expect
    .poll(async () => (await ben.call("invitation", apart.code)).joined, { timeout: 15_000 })
    .toBe(waits.code);
  const { match } = await ada.call("invitation", waits.code);
  expect(match).not.toBeNull();
  expect((await ben.call("invitation", waits.code)).match).toBe(match);
  await expect(cid.call("invitation", casual.code)).resolves.toMatchObject({ match: null, joined: null });
});

vitest("who looks on is as far behind as the table says, until it is over", async () => {
  const { port } = await hall();
  const [ada, ben, cid] = (await names(port, "Ada", "Ben", "Cid")) as [Player, Player, Player];
  const match = await tableFor([ada, ben], { rated: false, talk: "anything", behind: { is: "choices", many: 5 } });
  await playOn([ada, ben], match, 5, 12);
  await cid.open(match);
  const shown = cid.number;
  expect(ada.number - shown).toBeGreaterThanOrEqual(5);
  expect(cid.opened).toMatchObject({ watching: false, own: [] });
  await playOn([ada, ben], match, 6, 6);
  await cid.until(() => cid.number > shown);
  expect(ada.number - cid.number).toBeGreaterThanOrEqual(5);
  // Who plays there is not.
  const tab = new Player(port, ben.cookie);
  await tab.open(match);
  expect(tab.number).toBe(ben.number);
  await ben.call("resign", match, 1 as Seat);
  await cid.until(() => cid.over);
  const slow = await tableFor([ada, ben], { rated: false, talk: "anything", behind: { is: "minutes", many: 60 } });
  await playOn([ada, ben], slow, 5, 8);
  await cid.open(slow);
  expect(cid.number).toBe(0);
});

vitest("what is kept of somebody among others is theirs to have, and to be rid of", async () => {
  const { port } = await hall();
  const [adas, bens] = [new Browser(port), new Browser(port)];
  const [{ who }, other] = [await adas.named("Ada"), await bens.named("Ben")];
  const [ada, ben] = [new Player(port, adas.cookie), new Player(port, bens.cookie)];
  const match = await begun([ada, ben], "riftforce");
  await ada.call("say", match, null, "hello there");
  await ada.call("befriend", other.who);
  await ben.call("befriend", who);
  await ben.call("mute", who, true);
  const { body } = await adas.send("GET", "/account/portion");
  expect(body).toMatchObject({ said: [{ text: "hello there" }], friends: [{ agreed: 1 }], muted: [] });
  await adas.send("DELETE", "/account");
  expect((await ben.call("company")).friends).toEqual([]);
  const kept = (await bens.send("GET", "/account/portion")).body;
  expect(kept).toMatchObject({ friends: [], muted: [], said: [] });
});
