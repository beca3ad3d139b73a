import type { Notices } from "@rifthall/service";
import { describe, expect, test } from "vitest";
import { isZone, quietUntil } from "../src/notices/quiet.js";
import { isPublic, Reach } from "../src/notices/reach.js";
import { Browser } from "./browser.js";
import { hall, Player } from "./hall.js";
import { MailBox } from "./mailbox.js";
import { Elsewhere, isSigned, Receiver } from "./posted.js";
import { granted, named, nothing, PAGE, telling, waitsFor, withMail } from "./telling.js";

test("a browser is pushed what it alone can read, and is forgotten when it is gone or signed out", async () => {
  const service = await Elsewhere.open(true);
  const { port } = await hall(telling(null, { reach: [service.host], ca: service.certificate }));
  const ben = await named(port, "Ben");
  const receiver = new Receiver();
  const subscription = receiver.subscription(`https://${service.host}/push/1`);
  const { notices } = await granted(ben, "POST", "/push", { subscription, language: "de" });
  expect(notices.channels).toMatchObject([{ kind: "push", here: true, confirmed: true }]);
  const ada = await Player.named(port, "Ada");
  const match = await waitsFor(ada, new Player(port, ben.cookie));
  await expect.poll(() => service.came.length, { timeout: 10_000 }).toBe(1);
  const [{ headers, body, path } = { headers: {}, body: Buffer.alloc(0), path: "" }] = service.came;
  expect([path, headers["content-encoding"], headers.ttl]).toEqual(["/push/1", "aes128gcm", "86400"]);
  // It is signed by the server's own key, which the browser was told.
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${notices.ways.push}$`));
  expect(receiver.read(body)).toEqual({
    title: "Riftforce & Beyond: Du bist am Zug",
    body: "Deine Partie mit Ada wartet auf dich.",
    tag: `turn ${match}`,
    link: `#/online/${match}`,
  });
  service.status = 410;
  const [channel] = notices.channels;
  expect((await ben.send("POST", `/account/notices/${channel?.id}/test`)).status).toBe(400);
  expect((await granted<Notices>(ben, "GET", "")).channels).toEqual([]);

  // Who signs out is told nothing there, though the browser could be.
  service.status = 201;
  service.came.length = 0;
  const cid = await named(port, "Cid");
  const code = await cid.newCode();
  await granted(cid, "POST", "/push", { subscription, language: "en" });
  await cid.send("DELETE", "/me");
  const elsewhere = new Browser(port);
  await elsewhere.send("POST", "/signin/code", { code });
  await waitsFor(ada, new Player(port, elsewhere.cookie));
  await nothing();
  expect(service.came).toEqual([]);
});

test("a program is told what is signed for it, and no more once it has failed again and again", async () => {
  const hook = await Elsewhere.open(false);
  const { port } = await hall(telling(null, { webhooks: true, reach: [hook.host] }));
  const ben = await named(port, "Ben");
  const address = `http://${hook.host}/told?me`;
  const { notices, secret } = await granted(ben, "POST", "/webhook", { address, language: "en" });
  const match = await waitsFor(await Player.named(port, "Ada"), new Player(port, ben.cookie));
  await expect.poll(() => hook.came.length, { timeout: 10_000 }).toBe(1);
  const [post] = hook.came;
  if (!post) throw new Error("nothing came");
  expect(isSigned(post, secret ?? "")).toBe(true);
  expect(isSigned(post, "another")).toBe(false);
  expect(post.path).toBe("/told?me");
  const link = `${PAGE}/#/online/${match}`;
  expect(JSON.parse(String(post.body))).toEqual({
    id: post.headers["rifthall-id"],
    kind: "turn",
    game: "Riftforce & Beyond",
    others: ["Ada"],
    link,
    text: `Riftforce & Beyond: it is your turn. Your match with Ada waits for you. ${link}`,
  });
  // Nothing is followed to elsewhere.
  hook.status = 302;
  const id = notices.channels[0]?.id;
  const tested = async (): Promise<number> => (await ben.send("POST", `/account/notices/${id}/test`)).status;
  for (let i = 0; i < 5; i++) expect(await tested()).toBe(400);
  expect((await granted<Notices>(ben, "GET", "")).channels).toMatchObject([{ off: "302" }]);
  hook.status = 200;
  expect(await tested()).toBe(200);
  expect((await granted<Notices>(ben, "GET", "")).channels).toMatchObject([{ off: null }]);
  // All that is kept of somebody goes with them, and what is secret of it is not in their file.
  const file = (await ben.send("GET", "/account/portion")).text;
  expect(file).toContain(address);
  expect(file).not.toContain(secret);
  await ben.send("DELETE", "/account");
  expect((await ben.send("GET", "/account/notices")).status).toBe(401);
});

test("what this machine alone can reach is reached for nobody", async () => {
  const secret = await Elsewhere.open(false);
  const { port } = await hall(telling(null, { webhooks: true }));
  const eve = await named(port, "Eve");
  const refused = { status: 400, body: { refused: "bad-address" } };
  for (const address of [
    `http://${secret.host}/`,
    `https://${secret.host}/`,
    "https://127.1/",
    "https://2130706433/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest",
    "https://user:word@play.example/",
    "http://play.example/",
    "file:///etc/passwd",
    "",
  ]) {
    expect(await eve.send("POST", "/account/notices/webhook", { address, language: "en" })).toMatchObject(refused);
    const subscription = new Receiver().subscription(address);
    expect(await eve.send("POST", "/account/notices/push", { subscription, language: "en" })).toMatchObject(refused);
  }
  // A name that leads there is found out when it is looked up.
  expect(await new Reach([]).post("https://localhost/", {}, "x")).toEqual({
    wrong: "localhost is no address of the world",
  });
  expect(secret.came).toEqual([]);
});

test("where the operator has said nothing there is neither mail nor webhook", async () => {
  const { port } = await hall();
  const ben = await named(port, "Ben");
  const { ways } = await granted<Notices>(ben, "GET", "");
  expect(ways).toEqual({ mail: false, webhook: false, push: expect.stringMatching(/^[\w-]{87}$/) });
  const mail = { address: "ben@mail.example", language: "en" };
  expect(await ben.send("POST", "/account/notices/mail", mail)).toMatchObject({ body: { refused: "no-mail" } });
  const hook = { address: "https://x.example/", language: "en" };
  expect(await ben.send("POST", "/account/notices/webhook", hook)).toMatchObject({ body: { refused: "no-webhooks" } });
  expect(await new Browser(port).send("GET", "/account/notices")).toMatchObject({ status: 401 });
});

test("a mail server that is away holds nothing up, and what it did not take comes later", async () => {
  const box = await MailBox.open();
  const { port } = await hall(telling(box));
  const ben = await withMail(port, "Ben", box);
  box.broken = true;
  const { channels } = await granted<Notices>(ben, "GET", "");
  const failing = async (): Promise<unknown> => {
    for (let i = 0; i < 5; i++)
      expect(await ben.send("POST", `/account/notices/${channels[0]?.id}/test`)).toMatchObject({
        status: 400,
        body: { refused: "not-sent" },
      });
    return (await granted<Notices>(ben, "GET", "")).channels[0]?.off;
  };
  // That is no fault of whoever is written to; that there is nobody of this name is.
  expect(await failing()).toBe(null);
  const address = "other@mail.example";
  expect((await ben.send("POST", "/account/notices/mail", { address, language: "en" })).status).toBe(400);
  // Of what could not be sent nothing is left behind.
  expect((await granted<Notices>(ben, "GET", "")).channels.length).toBe(1);
  box.broken = false;
  box.empty = true;
  expect(await failing()).toContain("550");
});

const at = (time: string): number => Date.parse(time);
describe("quiet hours", () => {
  test.each([
    ["over midnight", { from: 1320, to: 420, zone: "+02:00" }, "2026-03-01T21:30:00Z", "2026-03-02T05:00:00.000Z"],
    ["behind midnight", { from: 1320, to: 420, zone: "+02:00" }, "2026-03-02T04:59:59Z", "2026-03-02T05:00:00.000Z"],
    ["after them", { from: 1320, to: 420, zone: "+02:00" }, "2026-03-02T05:00:00Z", null],
    ["by day", { from: 540, to: 1020, zone: "-03:30" }, "2026-03-01T12:30:00Z", "2026-03-01T20:30:00.000Z"],
    ["none", { from: 60, to: 60, zone: "+00:00" }, "2026-03-01T01:00:00Z", null],
    ["in winter", { from: 1320, to: 420, zone: "Europe/Berlin" }, "2026-01-10T22:00:00Z", "2026-01-11T06:00:00.000Z"],
    ["in summer", { from: 1320, to: 420, zone: "Europe/Berlin" }, "2026-07-10T21:00:00Z", "2026-07-11T05:00:00.000Z"],
  ])("%s", (_, quiet, now, until) => {
    const found = quietUntil(quiet, at(now));
    expect(found && new Date(found).toISOString()).toBe(until);
  });

  test.each([
    ["Europe/Berlin", true],
    ["Asia/Kolkata", true],
    ["UTC", true],
    ["+05:30", true],
    ["-14:00", true],
    ["+15:00", false],
    ["Berlin", false],
    ["", false],
    ["+5", false],
    ["Europe/Berlin\n", false],
  ])("%j is a zone: %s", (zone, is) => expect(isZone(zone)).toBe(is));
});

test.each([
  ["8.8.8.8", true],
  ["2a00:1450:4001::1", true],
  ["::ffff:8.8.8.8", true],
  ...["0.0.0.0", "10.1.2.3", "127.0.0.1", "100.64.0.1", "169.254.1.1", "172.31.0.1", "192.168.1.1", "224.0.0.1"].map(
    (address) => [address, false] as const,
  ),
  ...["::", "::1", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"].map(
    (address) => [address, false] as const,
  ),
  ["localhost", false],
] as const)("%s is an address of the world: %s", (address, is) => expect(isPublic(address)).toBe(is));
