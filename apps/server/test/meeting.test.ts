import type { Seat } from "@rifthall/kernel/ids";
import type { Invitation, SeatOffer } from "@rifthall/service";
import { expect, test } from "vitest";
import { begun, hall, Player, playOn, seatsFor } from "./hall.js";

const ONE = 1 as Seat;
const who = ({ seats }: Invitation): readonly string[] => seats.map((seat) => (seat.is === "free" ? "" : seat.name));
const whose = ({ seats }: Invitation): readonly string[] => seats.map((seat) => ("who" in seat ? seat.who : seat.is));

test("seats fill before everybody's eyes until whoever invited begins", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const heard: Invitation[] = [];
  ada.remote.on("invited", (invitation) => heard.push(invitation));
  const { code, seats } = await ada.call("invite", "beyond-the-rift", { mode: "trio" }, seatsFor(3), "private");
  expect(seats.map(({ is }) => is)).toEqual(["person", "free", "free"]);
  await expect(ben.call("invitation", "no such code")).rejects.toMatchObject({ code: "unknown-table" });
  expect(who(await ben.call("invitation", code.toUpperCase()))).toEqual(["Ada", "", ""]);
  await ben.call("sit", code, ONE, null);
  const time = { is: "live", base: 300_000, increment: 5_000, end: "bot" } as const;
  await expect(ben.call("setTime", code, time)).rejects.toMatchObject({ code: "not-yours" });
  await expect(ada.call("setTime", code, { ...time, base: 1 })).rejects.toMatchObject({ code: "bad-request" });
  await expect(ben.call("begin", code)).rejects.toMatchObject({ code: "not-yours" });
  await expect(ada.call("begin", code)).rejects.toMatchObject({ code: "seats-free" });
  await expect(ben.call("seatBot", code, 2 as Seat, "adept")).rejects.toMatchObject({ code: "not-yours" });
  await expect(ada.call("seatBot", code, 2 as Seat, "search:900000")).rejects.toMatchObject({ code: "unknown-level" });
  await ada.call("seatBot", code, 2 as Seat, "novice");
  expect((await ada.call("setTime", code, time)).time).toEqual(time);
  const match = await ada.call("begin", code);
  expect(heard.map(who).slice(0, 2)).toEqual([
    ["Ada", "Ben", ""],
    ["Ada", "Ben", "Orrin"],
  ]);
  expect(heard.at(-1)?.match).toBe(match);
  expect((await ben.call("invitation", code)).match).toBe(match);
  await expect(ben.call("rise", code, ONE)).rejects.toMatchObject({ code: "begun" });
  expect((await ben.call("matches")).map((summary) => summary.match)).toEqual([match]);
});

test("of two who take one seat at once, one has it", async () => {
  const { port } = await hall();
  const players = await Promise.all(["Ada", "Ben", "Cid", "Dov"].map((name) => Player.named(port, name)));
  const [ada, ...others] = players;
  if (!ada) throw new Error("nobody is here");
  const { code } = await ada.call("invite", "riftforce", {}, seatsFor(2), "private");
  const results = await Promise.allSettled(others.map((other) => other.call("sit", code, ONE, null)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "taken" });
  // Given free again, by whoever sits there or who invited, another takes it.
  await expect(others.find((_, i) => results[i]?.status === "rejected")?.call("rise", code, ONE)).rejects.toMatchObject(
    {
      code: "not-yours",
    },
  );
  await ada.call("rise", code, ONE);
  const last = others.find((_, i) => results[i]?.status === "rejected");
  await last?.call("sit", code, ONE, null);
  const begins = await Promise.all([ada.call("begin", code), ada.call("begin", code)]);
  expect(new Set(begins).size).toBe(1);
});

test("who comes back is at the same table, in the middle of whatever is going on", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const match = await begun([ada, ben], "riftforce");
  await playOn([ada, ben], match, 3, 9);
  const { number } = ada;
  ada.socket.terminate();
  ben.socket.terminate();
  const [again, too] = [new Player(port, ada.cookie), new Player(port, ben.cookie)];
  await again.open(match);
  await too.open(match);
  expect([again.number, too.number]).toEqual([number, number]);
  await playOn([again, too], match, 4, 9);
  expect(again.number).toBe(number + 9);
});

test("two answers at once, from two tabs of one person: one counts, and both see it", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const match = await begun([ada, ben], "riftforce");
  const player = ada.choices().length > 0 ? ada : ben;
  const tab = new Player(port, player.cookie);
  await tab.open(match);
  const [one, two] = [player.choices().at(0), tab.choices().at(-1)];
  if (!one || !two) throw new Error("nothing to choose");
  const { number } = player;
  const results = await Promise.allSettled([
    player.call("answer", match, one.seat, one.answer),
    tab.call("answer", match, two.seat, two.answer),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await Promise.all([player.until(() => player.number > number), tab.until(() => tab.number > number)]);
  expect(player.seen?.picture.scene).toEqual(tab.seen?.picture.scene);
});

test("one person against a bot may look at what it weighs, and a bot moves by itself", async () => {
  const { port } = await hall();
  const ada = await Player.named(port, "Ada");
  const { code } = await ada.call("invite", "riftforce", {}, seatsFor(2), "private");
  await ada.call("seatBot", code, ONE, "novice");
  const match = await ada.call("begin", code);
  await ada.open(match);
  for (let i = 0; i < 6; i++) {
    await ada.until(({ thinking, status }) => status.over || thinking === null);
    const [choice] = ada.choices();
    if (!choice) throw new Error("nothing to choose");
    const { number } = ada;
    await ada.call("answer", match, choice.seat, choice.answer);
    await ada.until(() => ada.number > number);
  }
  await expect(ada.call("hold", match)).resolves.toBeUndefined();
});

test("bots and friends at the same screen sit in between; everybody is told which seats are theirs", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const offers: readonly SeatOffer[] = [
    { is: "me" },
    { is: "friend", name: " Cleo " },
    { is: "free" },
    { is: "bot", name: "", level: "novice" },
  ];
  const { code, ...laid } = await ada.call("invite", "riftforce", { mode: "free-for-all" }, offers, "private");
  expect([laid.by, whose({ code, ...laid })]).toEqual(["me", ["me", "friend 1", "free", "bot"]]);
  const seen = await ben.call("invitation", code);
  expect(seen.by).toBe(seen.seats[0]?.is === "person" ? seen.seats[0].who : "");
  expect(await ben.call("sit", code, 2 as Seat, null).then(whose)).toContain("me");
  await expect(ben.call("sit", code, ONE, "Dov")).rejects.toMatchObject({ code: "taken" });
  const match = await ada.call("begin", code);
  await Promise.all([ada.open(match), ben.open(match)]);
  // Between two people at one screen it shows what everybody sees.
  expect(ada.opened?.own).toEqual([0, 1]);
  expect(ben.opened?.own).toEqual([2]);
  expect(ada.opened?.seats.map((seat) => (seat.is === "person" ? seat.who : seat.is)).slice(0, 2)).toEqual([
    "me",
    "friend 1",
  ]);
});

test("who moves to another seat leaves the first, and a deck that was brought is known to its player alone", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const { code } = await ada.call("invite", "neverrift", { decks: [["long-lines"], []] }, seatsFor(2), "private");
  await expect(ben.call("bringDeck", code, ONE, "nine-paths")).rejects.toMatchObject({ code: "not-your-seat" });
  await ben.call("sit", code, ONE, null);
  await expect(ben.call("bringDeck", code, ONE, "no deck at all")).rejects.toThrow();
  const brought = await ben.call("bringDeck", code, ONE, "nine-paths");
  expect(brought.decks).toEqual([true, true]);
  expect(ada.heard.concat(ben.heard).join("\n")).not.toMatch(/nine-paths|long-lines/);
  const left = await ben.call("rise", code, ONE);
  expect([whose(left)[1], left.decks]).toEqual(["free", [true, false]]);
  expect(await ada.call("sit", code, ONE, null).then(whose)).toEqual(["free", "me"]);
});

test("the same people once more: who is asked hears of it at the table, and it begins when all agree", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const match = await begun([ada, ben], "riftforce");
  await expect(ada.call("rematch", match, {})).rejects.toMatchObject({ code: "unfinished" });
  await ada.call("resign", match, 0 as Seat);
  await ben.until(() => ben.over);
  const heard: Invitation[] = [];
  ben.remote.on("invited", (invitation) => heard.push(invitation));
  const asked = await ada.call("rematch", match, {});
  expect([whose(asked)[1], asked.seats[0]?.is, asked.after]).toEqual(["me", "asked", match]);
  // Asked at the same time, both come to one table.
  const [agreed, once] = await Promise.all([ben.call("rematch", match, {}), ada.call("rematch", match, {})]);
  expect([agreed.code, once.code]).toEqual([asked.code, asked.code]);
  const next = (await ada.call("invitation", asked.code)).match;
  expect(next).not.toBeNull();
  expect(heard.at(-1)).toMatchObject({ after: match, match: next });
  // Who comes later is told at once.
  const late = new Player(port, ben.cookie);
  const told = new Promise<Invitation>((resolve) => late.remote.on("invited", resolve));
  await late.open(match);
  expect((await told).match).toBe(next);
});

test("an open table is listed while whoever laid it is there, and whose turn it is stands among one's matches", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  await ada.call("invite", "riftforce", {}, seatsFor(2), "private");
  const { code } = await ada.call("invite", "riftforce", {}, seatsFor(2), "open");
  expect((await ben.call("openTables")).map((table) => table.code)).toEqual([code]);
  await ada.call("depart", code);
  await expect.poll(() => ben.call("openTables")).toEqual([]);
  await ada.call("invitation", code);
  expect(await ben.call("openTables")).toHaveLength(1);
  ada.socket.terminate();
  await expect.poll(() => ben.call("openTables")).toEqual([]);
  const again = new Player(port, ada.cookie);
  await again.call("invitation", code);
  expect(await ben.call("openTables")).toHaveLength(1);
  await ben.call("sit", code, ONE, null);
  expect(await ben.call("openTables")).toEqual([]);
  const match = await again.call("begin", code);
  const [listed] = await ben.call("matches");
  await Promise.all([again.open(match), ben.open(match)]);
  const asked = [again, ben].flatMap((player, seat) => (player.choices().length > 0 ? [seat] : []));
  expect(listed?.asked).toEqual(asked);
});

test("who looks for anybody finds who waits for the same, one each; a bot takes the place of somebody", async () => {
  const { port } = await hall();
  const players = await Promise.all(["Ada", "Ben", "Cid", "Dov", "Eve"].map((name) => Player.named(port, name)));
  const found = await Promise.all(players.map((player) => player.call("meet", "riftforce", {}, null, false)));
  const laid = await Promise.all(players.map((player, i) => player.call("invitation", found[i]?.code ?? "")));
  const matches = laid.flatMap(({ match }) => match ?? []);
  expect([matches.length, new Set(matches).size]).toEqual([4, 2]);
  const one = laid.findIndex(({ match }) => match === null);
  // Who waits for something else is not who is looked for.
  const late = await Player.named(port, "Late");
  await expect(late.call("meet", "riftforce", { mode: "solo" }, null, false)).rejects.toMatchObject({
    code: "bad-seats",
  });
  expect((await late.call("meet", "neverrift", {}, null, false)).match).toBeNull();
  const free = laid[one]?.seats.findIndex(({ is }) => is === "free") as Seat;
  const begun = await players[one]?.call("seatBot", laid[one]?.code ?? "", free, "novice");
  expect(begun?.match).not.toBeNull();
});

test("whoever looks at a match hears who else does", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const told: (readonly Seat[])[] = [];
  ada.remote.on("present", (_, seats) => told.push(seats));
  const match = await begun([ada, ben], "riftforce");
  await expect.poll(() => told.at(-1)).toEqual([0, 1]);
  ben.socket.terminate();
  await expect.poll(() => told.at(-1)).toEqual([0]);
  const watching: string[][] = [];
  ada.remote.on("present", (_, __, some) => watching.push(some.map(({ name }) => name)));
  const cleo = await Player.named(port, "Cleo");
  await cleo.open(match);
  await expect.poll(() => watching.at(-1)).toEqual(["Cleo"]);
  await cleo.call("close", match);
  await expect.poll(() => watching.at(-1)).toEqual([]);
});

test("whose turn it is in a timed match is listed with the time that is left", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const control = { is: "days", each: 3 * 24 * 3600_000, end: "bot" } as const;
  const { code } = await ada.call("invite", "riftforce", {}, seatsFor(2), "private");
  await ada.call("setTime", code, control);
  await ben.call("sit", code, 1 as Seat, null);
  await ada.call("begin", code);
  const [timed] = await ada.call("matches");
  expect(timed?.time?.control).toEqual(control);
  expect(timed?.time?.left).toBeGreaterThan(control.each - 60_000);
  expect(timed?.time?.left).toBeLessThanOrEqual(control.each);
  await begun([ada, ben], "riftforce");
  expect((await ada.call("matches"))[0]).not.toHaveProperty("time");
});
