import { randomBytes } from "node:crypto";
import type { Seat } from "@rifthall/kernel/ids";
import { describe, expect, test as vitest } from "vitest";
import { begun, hall, Player, playOn, seatsFor, welcomed } from "./hall.js";
import { gaveUp, kept, RATED, ratingsOf, tableFor } from "./rated.js";
import { STORES } from "./stores.js";

const names = (port: number, ...all: string[]): Promise<Player[]> =>
  Promise.all(all.map((name) => Player.named(port, name)));

describe.each(STORES)("$title", ({ title, place }) => {
  const test = vitest.skipIf(place === null);
  const settings = async () => (title === "embedded" ? {} : { database: (await place?.()) ?? "" });

  test("a rated match moves two ratings once, whoever sees to it, and working all out anew changes nothing", async () => {
    const given = await settings();
    const server = await hall(given);
    // Another node sees to the same matches at the same time.
    const other = title === "embedded" ? server : await hall(given);
    const [ada, ben] = (await names(server.port, "Ada", "Ben")) as [Player, Player];
    const matches: string[] = [];
    for (let i = 0; i < 3; i++) {
      const pair = i % 2 === 0 ? [ada, ben] : [ben, ada];
      const match = await tableFor(pair, RATED);
      await gaveUp(pair, match);
      matches.push(match);
    }
    const [won] = await ratingsOf(ada, 3);
    const [lost] = await ratingsOf(ben, 3);
    expect([won, lost]).toMatchObject([
      { game: "riftforce", mode: "duel", matches: 3, won: 2, lost: 1 },
      { game: "riftforce", mode: "duel", matches: 3, won: 1, lost: 2 },
    ]);
    expect(won?.rating).toBeGreaterThan(1500);
    expect(won?.deviation).toBeLessThan(300);
    const before = await kept(server);
    await Promise.all(
      [server, other, server, other].flatMap(({ gathering }) => matches.map((match) => gathering.ranks.see(match))),
    );
    expect(await kept(other)).toEqual(before);
    await Promise.all([server.gathering.ranks.rebuild(), other.gathering.ranks.rebuild()]);
    expect(await kept(server)).toEqual(before);
    // And it goes on from there.
    const match = await tableFor([ada, ben], RATED);
    await gaveUp([ada, ben], match);
    expect((await ratingsOf(ada, 4))[0]?.won).toBe(3);
    const played = await ada.call("played", "me", null);
    expect(played.map(({ result, gain }) => [result, Math.sign(gain ?? 0)])).toEqual([
      ["won", 1],
      ["won", 1],
      ["lost", -1],
      ["won", 1],
    ]);
    const course = await ada.call("course", "me", "riftforce", "duel");
    expect(course.map((point) => point.match)).toEqual([...matches, match]);
  });
});

vitest("what a server that died had not seen to is seen to when it is back", async () => {
  const first = await hall();
  const [ada, ben] = (await names(first.port, "Ada", "Ben")) as [Player, Player];
  const match = await tableFor([ada, ben], RATED);
  // It ends, and nobody hears of it.
  first.gathering.ended = () => {};
  await gaveUp([ada, ben], match);
  expect((await ada.call("profile", "me")).ratings).toEqual([]);
  await first.gathering.ranks.seeAll();
  expect((await ada.call("profile", "me")).ratings).toHaveLength(1);
});

vitest("who gives up at once takes nothing and gives nothing; a casual match never does", async () => {
  const { port, gathering } = await hall();
  const [ada, ben] = (await names(port, "Ada", "Ben")) as [Player, Player];
  const short = await tableFor([ada, ben], RATED);
  await gaveUp([ada, ben], short, 4);
  const casual = await begun([ada, ben], "riftforce");
  await gaveUp([ada, ben], casual);
  await gathering.ranks.seeAll();
  const played = await ada.call("played", "me", null);
  expect(played.map(({ match, gain, uncounted }) => [match, gain, uncounted])).toEqual([
    [casual, null, null],
    [short, null, "short"],
  ]);
  expect((await ada.call("profile", "me")).ratings).toEqual([]);
  // What they play among themselves is theirs; what was meant to be rated is seen by others.
  const { who } = await ada.call("me").then(async () => (await ben.call("company")).recent[0] ?? { who: "" });
  const [eve] = (await names(port, "Eve")) as [Player];
  expect((await eve.call("played", who, null)).map(({ match }) => match)).toEqual([short]);
});

vitest("against a bot, a friend at one screen, or oneself nothing counts", async () => {
  const { port } = await hall();
  const [ada, ben] = (await names(port, "Ada", "Ben")) as [Player, Player];
  const sitting = {
    bot: (code: string) => ada.call("seatBot", code, 1 as Seat, "novice"),
    friend: (code: string) => ada.call("sit", code, 1 as Seat, "Cleo"),
  };
  for (const sit of Object.values(sitting)) {
    const { code } = await ada.call("invite", "riftforce", {}, seatsFor(2), "private");
    expect((await ada.call("setManners", code, RATED)).manners.rated).toBe(true);
    expect((await sit(code)).manners.rated).toBe(false);
    const match = await ada.call("begin", code);
    await ada.open(match);
    expect((await ada.call("talk", match)).manners.rated).toBe(false);
  }
  await expect(ben.call("setManners", "abc", RATED)).rejects.toMatchObject({ code: "unknown-table" });
  const { code } = await ada.call("invite", "riftforce", {}, seatsFor(2), "private");
  await expect(ben.call("setManners", code, RATED)).rejects.toMatchObject({ code: "not-yours" });
});

vitest("two who have come from one browser are not rated against each other", async () => {
  const { port } = await hall();
  const mark = `rifthall-browser=${randomBytes(16).toString("base64url")}`;
  const cookies = await Promise.all(["Ada", "Eve"].map((name) => welcomed(port, name)));
  const [ada, eve] = cookies.map((cookie) => new Player(port, `${cookie}; ${mark}`)) as [Player, Player];
  const [ben] = (await names(port, "Ben")) as [Player];
  await Promise.all([ada.call("me"), eve.call("me")]);
  // From another browser later on it is still known.
  const elsewhere = new Player(port, cookies[1] ?? "");
  const match = await tableFor([ada, elsewhere], RATED);
  expect((await ada.call("talk", match)).manners.rated).toBe(false);
  const fair = await tableFor([ada, ben], RATED);
  expect((await ada.call("talk", fair)).manners.rated).toBe(true);
});

vitest("in a rated match nobody is advised, and one that is over stays as it ended", async () => {
  const { port } = await hall();
  const [ada, ben] = (await names(port, "Ada", "Ben")) as [Player, Player];
  const match = await tableFor([ada, ben], RATED);
  await expect(ada.call("advise", match, 0 as Seat)).rejects.toMatchObject({ code: "rated" });
  await gaveUp([ada, ben], match);
  for (const asked of ["undo", "comeBack"] as const)
    await expect(ben.call(asked, match, 1 as Seat)).rejects.toMatchObject({ code: "rated" });
  await expect(ada.call("consent", match, 0 as Seat, true)).rejects.toMatchObject({ code: "rated" });
  const casual = await begun([ada, ben], "riftforce");
  const [asker, seat] = ada.choices().length > 0 ? [ada, 0 as Seat] : [ben, 1 as Seat];
  await expect(asker.call("advise", casual, seat)).resolves.toBeDefined();
});

vitest("what people do together is kept for all of them", async () => {
  const { port, gathering } = await hall();
  const [ada, ben] = (await names(port, "Ada", "Ben")) as [Player, Player];
  const match = await tableFor([ada, ben], { ...RATED, rated: true }, "quantum-rift", { mode: "pair" });
  await playOn([ada, ben], match, 3, 6);
  await ada.call("resign", match, 0 as Seat);
  // Who is left plays on alone, or it is over.
  if (!ada.over) await ben.call("resign", match, 1 as Seat).catch(() => {});
  await Promise.all([ada, ben].map((player) => player.until(() => player.over)));
  await gathering.ranks.seeAll();
  for (const player of [ada, ben]) {
    const { together, ratings } = await player.call("profile", "me");
    expect(ratings).toEqual([]);
    expect(together).toMatchObject([{ game: "quantum-rift", won: 0, lost: 1, rounds: null }]);
    expect(together[0]?.options).toMatchObject({ mode: "pair" });
    expect(together[0]?.people.map(({ name }) => name).sort()).toEqual(["Ada", "Ben"]);
    expect((await player.call("played", "me", null)).map(({ result }) => result)).toEqual(["lost"]);
  }
});

vitest("the best are those who have played enough to be known", async () => {
  const server = await hall();
  const [ada, ben] = (await names(server.port, "Ada", "Ben")) as [Player, Player];
  const { ratings } = server.gathering.ranks;
  const who = async (player: Player): Promise<string> => {
    const other = player === ada ? ben : ada;
    await begun([player, other], "riftforce");
    return (await other.call("company")).recent[0]?.who ?? "";
  };
  const field = { game: "riftforce", mode: "duel" };
  const at = Date.now();
  const row = (person: string, rating: number, deviation: number, matches: number) => ({
    ...field,
    ...{ person, rating, deviation, matches, at },
    ...{ volatility: 60_000, won: matches, drawn: 0, lost: 0, best: rating },
  });
  const facts = { people: [], sides: [], winners: [], scores: [], reason: "", chosen: [], left: [], away: [] };
  const rated = { ...field, number: 1, match: "made up", at, verdict: "counted", facts } as const;
  await ratings.append(
    rated,
    [row(await who(ada), 1_700_000, 60_000, 30), row(await who(ben), 1_900_000, 150_000, 12)],
    [],
  );
  const leaders = await ben.call("leaders", "riftforce", "duel");
  expect(leaders.map(({ name, rating }) => [name, rating])).toEqual([["Ada", 1700]]);
  expect(await ben.call("leaders", "riftforce", "team")).toEqual([]);
});
