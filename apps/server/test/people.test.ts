import { describe, expect, test } from "vitest";
import { foldName } from "../src/store/alike.js";
import { Commits } from "../src/store/commits.js";
import { openEmbedded } from "../src/store/embedded.js";
import { OWNED, SHARED } from "../src/store/owned.js";
import { People } from "../src/store/people.js";
import { Sessions } from "../src/store/sessions.js";
import { Browser } from "./browser.js";
import { begun, folder, hall, Player } from "./hall.js";
import { SoftKey } from "./softkey.js";
import { STORES } from "./stores.js";

const HOUR = 3600_000;

/** A server at a name for which browsers have passkeys. */
const AT = "localhost";

test.each([
  ["Ada", "аdа"],
  ["Ada", "  A d A "],
  ["Oliver", "0l1ver"],
  ["Bernard", "Bemard"],
  ["Zoë", "zoe"],
  ["Müller", "Mu\u0308ller"],
  ["Pavel", "Ρаvеl"],
])("%s and %s look alike", (one, other) => expect(foldName(other)).toBe(foldName(one)));
test.each([
  ["Ada", "Ava"],
  ["Ada", "Adas"],
  ["李", "王"],
  ["!?", "?!"],
])("%s and %s do not", (one, other) => expect(foldName(other)).not.toBe(foldName(one)));

test("who comes later with a name that looks like another's has a number behind it, and nobody writes one themselves", async () => {
  const { port } = await hall();
  const [ada, other, third] = [new Browser(port), new Browser(port), new Browser(port)];
  expect((await ada.named("Ada")).name).toBe("Ada");
  const second = await other.named("Аda");
  expect(second.name).toMatch(/^Аda#\d{4}$/);
  expect((await third.named(second.name)).name).toMatch(/^Аda#\d{4}$/);
  // With another name it goes; with one's own it stays.
  expect((await other.named("Ben")).name).toBe("Ben");
  expect((await ada.named("ada")).name).toBe("ada");
  expect((await third.account()).name).toBe("Аda");
  // Names at a table are as one is called when one sits down there.
  const player = new Player(port, third.cookie);
  await player.call("me");
  await third.named("Countess");
  const { seats } = await player.call("invite", "riftforce", {}, [{ is: "me" }, { is: "free" }], "private");
  expect(seats[0]).toMatchObject({ name: "Countess" });
});

test("a passkey lets one in on another device, and a browser that was somebody else is theirs then", async () => {
  const { port } = await hall();
  const [ada, elsewhere] = [new Browser(port, AT), new Browser(port, AT)];
  const me = await ada.named("Ada");
  const key = new SoftKey(me.who);
  const made = await ada.makeKey(key);
  expect(made.passkeys).toMatchObject([{ place: "localhost" }]);
  await elsewhere.named("Nobody yet");
  expect(await elsewhere.showKey(key)).toMatchObject({ status: 200, body: { me } });
  const { devices } = await elsewhere.account();
  expect(devices.map(({ here }) => here)).toEqual([true, false]);
  // The key is one's own to take away.
  await elsewhere.send("DELETE", `/account/passkeys/${made.passkeys[0]?.id}`);
  expect(await new Browser(port, AT).showKey(key)).toMatchObject({ status: 400, body: { refused: "bad-passkey" } });
});

test("a passkey for another site, by another page, shown twice or another's lets nobody in", async () => {
  const { port } = await hall({ origins: ["https://play.example"] });
  const [ada, eve] = [new Browser(port, AT), new Browser(port, AT)];
  const [me] = [await ada.named("Ada"), await eve.named("Eve")];
  const key = new SoftKey(me.who);
  await ada.makeKey(key);
  const origin = ada.origin;
  const refused = { status: 400, body: { refused: "bad-passkey" } };
  const show = async (by: SoftKey, from: string, place: string): Promise<unknown> => {
    const challenge = await eve.challenge();
    return eve.send("POST", "/signin/passkey", { response: by.show(challenge, from, place) });
  };
  expect(await show(key, "https://evil.example", "localhost")).toMatchObject(refused);
  expect(await show(key, origin, "evil.example")).toMatchObject(refused);
  // Eve has no key, and one of her own says that it is Ada's.
  const own = new SoftKey(me.who);
  expect(await show(own, origin, "localhost")).toMatchObject(refused);
  await eve.makeKey(own);
  expect(await show(own, origin, "localhost")).toMatchObject(refused);
  // What was to be signed for a key that is made is not signed to come in, nor by somebody else.
  const { body } = await eve.send("POST", "/account/passkeys/challenge", {});
  const { challenge } = body as { readonly challenge: string };
  const shown = { response: key.show(challenge, origin, "localhost") };
  expect(await eve.send("POST", "/signin/passkey", shown)).toMatchObject(refused);
  const again = { response: new SoftKey().make(challenge, origin, "localhost") };
  expect(await ada.send("POST", "/account/passkeys", again)).toMatchObject(refused);
  // Replayed: the very same words a second time.
  const fresh = new Browser(port, AT);
  const signed = { response: key.show(await fresh.challenge(), origin, "localhost") };
  expect(await fresh.send("POST", "/signin/passkey", signed)).toMatchObject({ status: 200 });
  expect(await new Browser(port, AT).send("POST", "/signin/passkey", signed)).toMatchObject(refused);
  // A key that counts backwards was copied.
  key.counter = 0;
  expect(await show(key, origin, "localhost")).toMatchObject(refused);
  expect((await eve.account()).me.name).toBe("Eve");
  for (const junk of [{}, { response: 7 }, { response: { id: own.id.toString("base64url") } }])
    expect(await eve.send("POST", "/signin/passkey", junk)).toMatchObject(refused);
});

test("where browsers have no passkeys it is said, and nothing is begun", async () => {
  const { port } = await hall();
  const ada = new Browser(port);
  await ada.named("Ada");
  expect((await ada.account()).hasPasskeys).toBe(false);
  for (const path of ["/signin/challenge", "/account/passkeys/challenge"])
    expect(await ada.send("POST", path, {})).toMatchObject({ status: 400, body: { refused: "no-passkeys" } });
  expect((await new Browser(port, AT).named("Ben")).name).toBe("Ben");
});

test("a code lets one in once, and another takes its place; guessing ends soon", async () => {
  const { port } = await hall({ proxies: 1 });
  const [ada, elsewhere] = [new Browser(port), new Browser(port)];
  const me = await ada.named("Ada");
  expect((await ada.account()).recovery).toBeNull();
  const first = await ada.newCode();
  expect(first).toMatch(/^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/);
  const code = await ada.newCode();
  const wrong = { status: 400, body: { refused: "bad-code" } };
  expect(await elsewhere.send("POST", "/signin/code", { code: first })).toMatchObject(wrong);
  const entered = await elsewhere.send("POST", "/signin/code", { code: ` ${code.toLowerCase().replace(/-/g, " ")}` });
  expect(entered).toMatchObject({ status: 200, body: { me } });
  expect(await new Browser(port).send("POST", "/signin/code", { code })).toMatchObject(wrong);
  const next = (entered.body as { readonly code: string }).code;
  expect(next).not.toBe(code);
  // Whoever guesses has ten tries, from wherever they say they come beside.
  const thief = new Browser(port);
  const guess = (i: number): Promise<{ readonly status: number }> =>
    thief.send("POST", "/signin/code", { code: `AAAA-${i}` }, { "x-forwarded-for": `10.1.1.${i}, 10.9.9.9` });
  const replies = [];
  for (let i = 0; i < 12; i++) replies.push((await guess(i)).status);
  expect(replies).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  expect(await new Browser(port).send("POST", "/signin/code", { code: next })).toMatchObject({ status: 200 });
});

test("new guests from one address are counted, from this machine itself they are not", async () => {
  const { port } = await hall({ proxies: 1 });
  const from = async (address: string): Promise<number> => {
    const reply = await new Browser(port).send("POST", "/me", { name: "Ada" }, { "x-forwarded-for": address });
    return reply.status;
  };
  const all = await Promise.all(Array.from({ length: 62 }, (_, i) => from(`2001:db8:1:2::${i.toString(16)}`)));
  expect(all.filter((status) => status === 429)).toHaveLength(2);
  expect(await from("2001:db8:1:3::1")).toBe(201);
});

test("signing out elsewhere closes what is open there, at whatever node", async () => {
  const { port } = await hall();
  const [ada, elsewhere] = [new Browser(port), new Browser(port)];
  await ada.named("Ada");
  const code = await ada.newCode();
  await elsewhere.send("POST", "/signin/code", { code });
  const [here, there] = [new Player(port, ada.cookie), new Player(port, elsewhere.cookie)];
  await Promise.all([here.call("me"), there.call("me")]);
  const closed = new Promise((resolve) => there.socket.once("close", resolve));
  const { devices } = await ada.account();
  const other = devices.find((device) => !device.here);
  await ada.send("DELETE", `/account/devices/${other?.id}`);
  expect(await closed).toBe(4001);
  expect((await elsewhere.send("GET", "/account")).status).toBe(401);
  await here.call("me");
  // Another's device is none of theirs.
  const eve = new Browser(port);
  await eve.named("Eve");
  await eve.send("DELETE", `/account/devices/${(await ada.account()).devices[0]?.id}`);
  expect((await ada.account()).devices).toHaveLength(1);
  const gone = new Promise((resolve) => here.socket.once("close", resolve));
  await ada.send("DELETE", "/account/devices");
  expect(await gone).toBe(4001);
  expect((await ada.send("GET", "/account")).status).toBe(401);
});

test("bodies that are too large, paths that lead elsewhere and pages of others get nowhere", async () => {
  const { port } = await hall();
  const ada = new Browser(port);
  await ada.named("Ada");
  const large = { response: { id: "x".repeat(30_000) } };
  expect((await ada.send("POST", "/signin/passkey", large)).status).toBe(413);
  expect((await ada.send("POST", "/signin/code", { code: "A".repeat(5_000) })).status).toBe(413);
  for (const path of ["/account/../../etc/passwd", "/account/portion/..%2f..%2fetc%2fpasswd", "/account/portion.json"])
    expect((await ada.send("GET", path)).status).toBe(404);
  for (const [method, path] of [
    ["DELETE", "/account"],
    ["DELETE", "/account/devices"],
    ["POST", "/account/code"],
  ] as const) {
    const body = method === "POST" ? {} : undefined;
    expect((await ada.send(method, path, body, { origin: "https://evil.example" })).status).toBe(403);
  }
  expect((await ada.account()).me.name).toBe("Ada");
});

test("what is here of somebody is given to them, without what others hide, and goes when they wish it", async () => {
  const { port } = await hall();
  const [ada, ben] = [new Browser(port), new Browser(port)];
  const me = await ada.named("Ada Lovelace");
  await ben.named("Ben");
  await ada.newCode();
  const players = [new Player(port, ada.cookie), new Player(port, ben.cookie)] as const;
  const [one, two] = players;
  const running = await begun(players, "riftforce");
  const over = await begun(players, "riftforce");
  await two.call("resign", over, 1 as never);
  await one.until(() => one.over);
  const { text } = await ada.send("GET", "/account/portion");
  const portion = JSON.parse(text);
  expect(portion.person).toMatchObject({ id: me.who, name: "Ada Lovelace" });
  const record = (match: string) => portion.matches.find((each: { match: string }) => each.match === match).record;
  expect(record(over).seed).toMatch(/^[0-9a-f]{32}$/);
  // A seed would tell what lies in every hand.
  expect(record(running)).toBeUndefined();
  expect(text).not.toContain(ada.cookie.split("=")[1]);
  expect(text).not.toMatch(/"hash"/);

  const closed = new Promise((resolve) => one.socket.once("close", resolve));
  await ada.send("DELETE", "/account");
  expect(await closed).toBe(4001);
  expect((await ada.send("GET", "/account")).status).toBe(401);
  // Who stays goes on, against a bot, and can look back at what was played.
  const left = new Player(port, ben.cookie);
  await left.open(running);
  expect(left.opened?.seats[0]).toMatchObject({ is: "person", name: "" });
  await left.until((seen) => !seen.status.over && left.choices().length > 0);
  const steps = await left.call("replay", over, "en");
  expect(steps.steps).toBeGreaterThan(0);
  expect(JSON.stringify(await left.call("matches"))).not.toContain("Ada");
  // The name is free again.
  expect((await new Browser(port).named("Ada Lovelace")).name).toBe("Ada Lovelace");
});

describe.each(STORES)("$title", ({ place, open }) => {
  const it = place ? test : test.skip;

  it("a token is followed by another, and whoever shows the old one long after ends the session", async () => {
    let now = 1_000;
    const db = await open(await (place?.() ?? ""));
    const commits = new Commits(db);
    const [people, sessions] = [new People(db, commits, () => now), new Sessions(db, commits, () => now)];
    const { token } = await people.welcome("Ada");
    expect((await people.known(token))?.isDue).toBe(false);
    now += 25 * HOUR;
    expect((await people.known(token))?.isDue).toBe(true);
    const [next, twice] = [await sessions.turn(token), await sessions.turn(token)];
    if (next === null) throw new Error("there is none");
    // Of two tabs that ask at once one is given it; as long as it was not shown, the old one counts.
    expect(twice).toBeNull();
    now += 10 * HOUR;
    expect(await people.known(token)).not.toBeNull();
    expect(await people.known(next)).not.toBeNull();
    expect(await people.known(token)).not.toBeNull();
    expect(await sessions.of((await people.known(next))?.person.id ?? "")).toHaveLength(1);
    now += HOUR;
    expect(await people.known(token)).toBeNull();
    expect(await people.known(next)).toBeNull();
    await db.destroy();
  });

  it("names look alike in whatever order they come, each with a number of its own", async () => {
    const db = await open(await (place?.() ?? ""));
    const people = new People(db, new Commits(db), () => 1);
    const all = await Promise.all(Array.from({ length: 30 }, () => people.welcome("Ada")));
    const names = all.map(({ person }) => person.name);
    expect([new Set(names).size, names.filter((name) => name === "Ada").length]).toEqual([30, 1]);
    await db.destroy();
  });
});

test("every column that names a person is known to what gives and deletes", async () => {
  const db = await openEmbedded(`${folder()}/a.db`);
  const tables = await db.introspection.getTables();
  const named = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) =>
      /^(person|by|friend|one|other|of|about|author|whom)$/.test(column.name) ? [`${name}.${column.name}`] : [],
    ),
  );
  // Whoever asked is one or the other; what an operator did is about anything, in words.
  const known = new Set(["friends.by", "admin_log.about"]);
  expect(named.filter((column) => !known.has(column)).sort()).toEqual(
    [...OWNED, ...SHARED].map(({ table, by }) => `${table}.${by}`).sort(),
  );
  await db.destroy();
});
