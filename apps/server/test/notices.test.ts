import { gameById } from "@rifthall/games";
import { Host } from "@rifthall/host";
import { type Game, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Appending, Notices } from "@rifthall/service";
import { describe, expect, onTestFinished, test } from "vitest";
import { Channels } from "../src/store/channels.js";
import { Commits } from "../src/store/commits.js";
import { Matches } from "../src/store/matches.js";
import { NoticeBook } from "../src/store/notices.js";
import type { Browser } from "./browser.js";
import { ended, started } from "./children.js";
import { folder, hall, Player, seatsFor } from "./hall.js";
import { MailBox } from "./mailbox.js";
import { STORES } from "./stores.js";
import { granted, named, nothing, PAGE, playUntilStuck, telling, waitsFor, withMail } from "./telling.js";

const [, POSTGRES] = STORES;
const GAME = gameById("riftforce") as Game;

test("whoever has closed the laptop is told once by mail that it is their turn, after a restart too", async () => {
  const box = await MailBox.open();
  const data = folder();
  const server = await hall({ ...telling(box), data });
  const browser = await withMail(server.port, "Ben", box);
  const ada = await Player.named(server.port, "Ada");
  const match = await waitsFor(ada, new Player(server.port, browser.cookie));
  await expect.poll(() => box.notices.length, { timeout: 10_000 }).toBe(1);
  const [told] = box.notices;
  expect(told?.to).toEqual(["ben@mail.example"]);
  expect(told?.mail).toMatchObject({ subject: "Riftforce & Beyond: it is your turn", from: { name: "Rifthall" } });
  expect(told?.mail.text).toContain("Your match with Ada waits for you.");
  expect(told?.mail.text).toContain(`${PAGE}/#/online/${match}`);

  await server.close();
  const again = await hall({ ...telling(box), data });
  await nothing();
  expect(box.notices.length).toBe(1);
  const [ada2, ben2] = [new Player(again.port, ada.cookie), new Player(again.port, browser.cookie)];
  await Promise.all([ada2.open(match), ben2.open(match)]);
  // At the table nobody is told; who leaves it without an answer is.
  await playUntilStuck(ben2, match);
  await ada2.until(() => ada2.choices().length > 0);
  await playUntilStuck(ada2, match);
  await nothing();
  expect(box.notices.length).toBe(1);
  ben2.socket.terminate();
  await expect.poll(() => box.notices.length, { timeout: 10_000 }).toBe(2);
  await nothing();
  expect(box.notices.length).toBe(2);
});

test.skipIf(!POSTGRES?.place)(
  "of two nodes at one database one tells it, and a third that comes later does not",
  async () => {
    const box = await MailBox.open();
    const database = (await POSTGRES?.place?.()) ?? "";
    const nodes = [await hall({ ...telling(box), database }), await hall({ ...telling(box), database })];
    const [one, two] = nodes.map(({ port }) => port);
    const browser = await withMail(two ?? 0, "Ben", box);
    const ada = await Player.named(one ?? 0, "Ada");
    const ben = new Player(two ?? 0, browser.cookie);
    const match = await waitsFor(ada, ben);
    await expect.poll(() => box.notices.length, { timeout: 20_000 }).toBe(1);
    await nothing();
    await hall({ ...telling(box), database });
    await nothing();
    expect(box.notices.length).toBe(1);
    // Who looks at the table at one node is told nothing by the other.
    await ben.open(match);
    await playUntilStuck(ben, match);
    await ada.until(() => ada.choices().length > 0);
    await playUntilStuck(ada, match);
    await nothing();
    expect(box.notices.length).toBe(1);
  },
);

test("a node that is killed in the middle leaves nothing untold", async () => {
  const box = await MailBox.open();
  const where = folder();
  const child = await started(where, telling(box));
  const browser = await withMail(child.port, "Ben", box);
  const ada = await Player.named(child.port, "Ada");
  await waitsFor(ada, new Player(child.port, browser.cookie));
  await ended(child, "SIGKILL");
  await hall({ ...telling(box), data: where });
  await expect.poll(() => box.notices.length, { timeout: 10_000 }).toBe(1);
});

test("nothing but a code goes to an address before its owner says it, and what is none is refused", async () => {
  const box = await MailBox.open();
  const { port } = await hall(telling(box));
  const ben = await named(port, "Ben");
  for (const address of [
    "ben",
    "ben@mail.example\nBcc: eve@mail.example",
    "ben@mail.example, eve@mail.example",
    "Ben <ben@mail.example>",
    "ben@mail.example\r\n",
    '"ben@x"@mail.example',
    `${"b".repeat(300)}@mail.example`,
  ].filter((one) => one.trim() !== "ben@mail.example"))
    expect(await ben.send("POST", "/account/notices/mail", { address, language: "en" })).toMatchObject({
      status: 400,
      body: { refused: "bad-address" },
    });
  const address = "ben@mail.example";
  const { notices } = await granted(ben, "POST", "/mail", { address, language: "de" });
  const id = notices.channels[0]?.id;
  expect(box.came[0]?.mail.text).toContain("Er gilt einen Tag.");
  expect(box.code).not.toBe("");
  await waitsFor(await Player.named(port, "Ada"), new Player(port, ben.cookie));
  await nothing();
  expect(box.notices.length).toBe(0);
  const said = (code: string, by: Browser = ben) => by.send("POST", `/account/notices/${id}/confirm`, { code });
  expect(await said("AAAAAAAA")).toMatchObject({ status: 400, body: { refused: "bad-code" } });
  const eve = await named(port, "Eve");
  expect(await said(box.code, eve)).toMatchObject({ status: 400 });
  expect(await ben.send("POST", `/account/notices/${id}/test`)).toMatchObject({ body: { refused: "not-confirmed" } });
  expect((await said(box.code.toLowerCase())).status).toBe(200);
  // Nobody's mail box is flooded: not by one person, nor by several.
  const again = async (by: Browser, to: string) =>
    (await by.send("POST", "/account/notices/mail", { address: to, language: "en" })).status;
  for (const status of [200, 200, 200, 200, 200, 429])
    expect(await again(eve, `${Math.random()}@mail.example`)).toBe(status);
  expect(await again(ben, address)).toBe(200);
  expect(await again(await named(port, "Cid"), address)).toBe(200);
  expect(await again(await named(port, "Dan"), address)).toBe(429);
});

test("who has a mail ends such mails by one press, from wherever, and by looking alone does not", async () => {
  const box = await MailBox.open();
  const { port } = await hall(telling(box));
  const ben = await withMail(port, "Ben", box);
  const { channels } = await granted<Notices>(ben, "GET", "");
  await granted(ben, "POST", `/${channels[0]?.id}/test`);
  const { headers } = box.notices[0]?.mail ?? { headers: [] };
  const header = (key: string): string => headers.find((one) => one.key === key)?.value ?? "";
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const link = header("list-unsubscribe").slice(1, -1);
  expect(link.startsWith(`${PAGE}/api/stop/`)).toBe(true);
  const at = `http://127.0.0.1:${port}${link.slice(PAGE.length)}`;
  expect(await (await fetch(at)).text()).toContain("<button>Send me no more mails</button>");
  expect((await granted<Notices>(ben, "GET", "")).channels.length).toBe(1);
  expect((await fetch(at, { method: "POST", body: "List-Unsubscribe=One-Click" })).status).toBe(200);
  expect((await granted<Notices>(ben, "GET", "")).channels).toEqual([]);
  expect((await fetch(at, { method: "POST" })).status).toBe(200);
});

test("whoever is asked over to a table, or to play once more, is told who asks and where", async () => {
  const box = await MailBox.open();
  const { port } = await hall(telling(box));
  const [hers, his] = [await named(port, "Ada"), await withMail(port, "Ben", box)];
  const [her, him] = [(await hers.account()).me.who, (await his.account()).me.who];
  const [ada, ben] = [new Player(port, hers.cookie), new Player(port, his.cookie)];
  await ada.call("befriend", him);
  await ben.call("befriend", her);
  const { code } = await ada.call("invite", "riftforce", {}, seatsFor(2), "private");
  await ada.call("callOver", code, him);
  await expect.poll(() => box.notices.length, { timeout: 10_000 }).toBe(1);
  const [told] = box.notices;
  expect(told?.mail.subject).toBe("Riftforce & Beyond: you are asked to play");
  expect(told?.mail.text).toContain("Ada would like to play with you.");
  expect(told?.mail.text).toContain(`${PAGE}/#/t/${code}`);
  // Of one's turns one need not hear.
  await granted(his, "PUT", "", { about: ["invited"], quiet: null });
  const match = await waitsFor(ada, ben);
  await ada.call("resign", match, 0 as Seat);
  await nothing();
  expect(box.notices.length).toBe(1);
  await ada.call("rematch", match, {});
  await expect.poll(() => box.notices.length, { timeout: 10_000 }).toBe(2);
  expect(box.notices[1]?.mail.subject).toBe("Riftforce & Beyond: you are asked to play");
});

describe.each(STORES)("$title", ({ place, open }) => {
  test.skipIf(place === null)("an end by time is to be told to those who played, and to nobody else", async () => {
    const db = await open((await place?.()) ?? "");
    onTestFinished(() => db.destroy());
    const commits = new Commits(db);
    const matches = new Matches(db, commits);
    const book = new NoticeBook(db, commits, Date.now);
    const people = ["Ada", "Ben", "Cid"];
    await db
      .insertInto("people")
      .values(people.map((name) => ({ id: name, name, made: 1 })))
      .execute();
    for (const person of ["Ada", "Cid"])
      await new Channels(db, commits, Date.now).add(person, {
        ...{ kind: "webhook", address: "https://x.example/", key: "", session: "", device: "", language: "en" },
        code: null,
      });
    const seats = ["Ada", "Ben"].map((name) => ({ is: "person", name, who: name }) as const);
    const start = { content: GAME.content([]), seats: 2, options: readOptions(GAME.options, {}), seed: "time" };
    const record = new Host(GAME, start, seats, () => "").record();
    const put = async (match: string, late: true | null): Promise<void> => {
      await matches.put({ match, record, seats, begun: 1, played: 1, outcome: null, stops: {}, passed: [] });
      const inputs: Appending["inputs"] = [{ input: { resign: 0 }, ...(late ? { late } : {}) }];
      const outcome = { winners: [1 as Seat], scores: [0, 0], reason: "resigned" };
      await matches.append({ match, after: 0, inputs, command: match, at: 7, outcome });
    };
    await put("by time", true);
    await put("by hand", null);
    expect(await book.due(Date.now(), 10)).toEqual([{ person: "Ada", at: 7 }]);
    expect(await book.of("Ada")).toMatchObject([{ kind: "time", thing: "by time", number: 1 }]);
    // Whoever claims it first has it.
    const [notice] = await book.of("Ada");
    if (!notice) throw new Error("nothing to claim");
    expect(await Promise.all([book.claim(notice), book.claim(notice)])).toEqual([true, false]);
  });
});

test("in quiet hours nothing is said, and somebody who wishes to hear nothing hears nothing", async () => {
  const box = await MailBox.open();
  const { port } = await hall(telling(box));
  const browser = await withMail(port, "Ben", box);
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const quiet = { from: (minute + 1440 - 60) % 1440, to: (minute + 60) % 1440, zone: "+00:00" };
  for (const wrong of [
    { ...quiet, zone: "Nowhere/Town" },
    { ...quiet, from: 1440 },
    { ...quiet, zone: "+25:00" },
  ])
    expect((await browser.send("PUT", "/account/notices", { about: [], quiet: wrong })).status).toBe(400);
  expect(await granted<Notices>(browser, "PUT", "", { about: ["turn"], quiet })).toMatchObject({
    about: ["turn"],
    quiet,
  });
  await waitsFor(await Player.named(port, "Ada"), new Player(port, browser.cookie));
  await nothing();
  expect(box.notices.length).toBe(0);
});
