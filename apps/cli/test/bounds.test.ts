import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { games } from "@rifthall/games";
import type { Pack } from "@rifthall/kernel/game";
import { afterAll, expect, test } from "vitest";
import { FLOODS, flooded, TAKEN } from "../../../packages/host/test/floods.js";
import { rifthall } from "./shell.js";
import { decisionOf, makeEngine, optionsOf, Talk } from "./talk.js";

const folder = mkdtempSync(path.join(tmpdir(), "rifthall-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A pack of so many guilds, unlike any other; `ballast` is what it carries besides. */
const pack = (n: number, guilds = 1, ballast: readonly string[] = []) => ({
  pack: `p${n}`,
  game: "riftforce",
  guilds: Array.from({ length: guilds }, (_, i) => ({
    guild: `g${n}-${i}`,
    name: { en: "G", de: "G" },
    activate: [{ damage: 2, to: "any enemy here" }],
  })),
  ballast,
});
const openWith = (talk: Talk, packs: readonly object[]) => talk.say("new", { game: "riftforce", seed: "b", packs });

test("a record of restarts and undos is loaded or refused by name, and the engine lives on", () => {
  const talk = new Talk();
  for (const game of games)
    for (const flood of Object.keys(FLOODS)) {
      const record = flooded(game, flood);
      expect(record.inputs, flood).toHaveLength(30_000);
      const reply = talk.say("load", { record });
      expect(reply.ok, `${game.id}, ${flood}`).toBe(TAKEN.includes(flood));
      if (reply.ok) talk.do("close", { match: reply.match });
      else
        expect(reply.error).toMatchObject({ code: "too-much-work", message: expect.stringMatching(/^inputs\[\d+\]/) });
    }
});

test("undos are refused in play where the record could not be loaded any more, and what was played is loaded", () => {
  const talk = new Talk();
  const { match } = talk.do("load", { record: flooded(games[0], "played and taken back", 26_000) });
  let n = 0;
  talk.wander(match, 3, () => ++n < 20);
  const table = talk.engine.tables.find({ match });
  const far = table.match.inputs.length;
  // To and fro between the start and here, until it has been enough.
  expect(() => {
    for (let i = 0; i < 20_000; i++) table.match.undo(i % 2 === 0 ? 0 : far);
  }).toThrow(/machine steps; at most \d+ are taken/);
  const { record } = talk.do("record", { match });
  const again = talk.do("load", { record });
  expect(talk.hash(again.match)).toBe(talk.hash(match));
});

test("matches with the same packs share one content; only so many different ones are held at a time", () => {
  const talk = new Talk();
  const of = (match: string) => talk.engine.tables.find({ match }).match.start.content;
  const [first, twin] = [openWith(talk, [pack(0)]), openWith(talk, [pack(0)])];
  expect(of(first.match)).toBe(of(twin.match));
  for (let n = 1; n < 200; n++) expect(openWith(talk, [pack(n)]).ok).toBe(true);
  expect(openWith(talk, [pack(200)]).error.code).toBe("too-many-contents");
  expect(openWith(talk, [pack(7)]).ok).toBe(true);
  expect(openWith(talk, []).ok).toBe(true);
  talk.do("close", { match: first.match });
  expect(openWith(talk, [pack(200)]).error.code, "its twin still has it").toBe("too-many-contents");
  talk.do("close", { match: twin.match });
  expect(openWith(talk, [pack(200)]).ok).toBe(true);
});

test("packs that no match could be opened with are refused before anything is made of them", () => {
  let read = 0;
  const talk = new Talk(
    makeEngine((_game, packs) => {
      read += packs.length;
      return packs as readonly Pack[];
    }),
  );
  for (let n = 0; n < 200; n++) openWith(talk, [pack(n)]);
  const { record } = talk.do("record", { match: "m1" });
  const others = { ...record, packs: [pack(201)] };
  expect(read).toBe(200);
  expect(openWith(talk, [pack(200)]).error.code).toBe("too-many-contents");
  expect(talk.say("load", { record: others }).error.code).toBe("too-many-contents");
  expect(talk.say("setup", { game: "riftforce", position: {}, packs: [pack(202)] }).error.code).not.toBe("internal");
  for (let n = 200; n < 1_000; n++) openWith(talk, []);
  expect(openWith(talk, [pack(0)]).error.code).toBe("too-many-matches");
  expect(read).toBe(200);
});

test("what the open matches weigh is bounded: nothing is opened or played beyond, until one is closed", () => {
  const talk = new Talk();
  const heavy = Array.from({ length: 240 }, () => "x".repeat(4_000));
  const opened: string[] = [];
  const fill = (packs: (n: number) => readonly object[]): string => {
    for (;;) {
      const reply = openWith(talk, packs(opened.length));
      if (!reply.ok) return reply.error.code;
      opened.push(reply.match);
    }
  };
  expect(fill((n) => [pack(n, 1, heavy)])).toBe("too-much-memory");
  expect(opened.length).toBeGreaterThan(5);
  expect(fill((n) => [pack(n)])).toBe("too-much-memory");
  expect(fill(() => [])).toBe("too-much-memory");
  const match = opened.at(-1) ?? "";
  const play = () => talk.say("choose", { match, index: optionsOf(talk.do("status", { match }).status).length - 1 });
  let reply = play();
  while (reply.ok && !reply.status.over) reply = play();
  expect(reply.error.code).toBe("too-much-memory");
  talk.do("close", { match: opened[0] });
  expect(play().ok).toBe(true);
});

test("a content weighs no more than is reckoned, and is let go with its last match", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const weight = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const talk = new Talk();
  const opened = [openWith(talk, [pack(0, 100)]).match];
  const before = weight();
  for (let n = 1; n <= 20; n++) opened.push(openWith(talk, [pack(n, 100)]).match);
  expect((weight() - before) / 20).toBeLessThan(700_000 + 50 * JSON.stringify(pack(1, 100)).length);
  const held = opened.map((match) => new WeakRef(talk.engine.tables.find({ match }).match.start.content));
  for (const match of opened) talk.do("close", { match });
  for (let tries = 0; tries < 20 && held.some((ref) => ref.deref()); tries++) {
    // What a reference was asked for is held until the present turn is over.
    await setImmediate();
    collect();
  }
  expect(held.filter((ref) => ref.deref())).toEqual([]);
});

test("who resigns or takes back by a seat is answered what that seat may know", () => {
  const talk = new Talk();
  const { match } = talk.do("new", { game: "riftforce", seed: "r", seats: 4, options: { mode: "team" } });
  const seat = decisionOf(talk.do("status", { match }).status).seat ?? 0;
  const other = (seat + 1) % 4;
  const { status } = talk.do("resign", { match, seat: other });
  expect(status).toEqual(talk.do("status", { match, seat: other }).status);
  expect(status).not.toEqual(talk.do("status", { match }).status);
  talk.do("choose", { match, index: 0 });
  const back = talk.do("undo", { match, seat, consent: true });
  expect(back.status).toEqual(talk.do("status", { match, seat }).status);
});

test.each([
  ["replay /dev/zero", "cannot read /dev/zero: it is longer than 16 MB"],
  ["play riftforce --resume /dev/zero", "cannot read /dev/zero: it is longer than 16 MB"],
  ["packs check /dev/zero", "cannot read /dev/zero: it is longer than 16 MB"],
  ["deck check neverrift @/dev/zero", "cannot read /dev/zero: it is longer than 16 MB"],
  ["cards riftforce --pack /dev/zero", "--pack /dev/zero: longer than 16 MB"],
  ["--lang de replay /dev/zero", "/dev/zero lässt sich nicht lesen: länger als 16 MB"],
])("%s ends", async (words, message) => {
  const { code, err } = await rifthall(words);
  expect(err).toContain(message);
  expect(code).toBe(1);
});

test("a flood in a file is refused with its place", async () => {
  const file = path.join(folder, "flood.json");
  writeFileSync(file, JSON.stringify(flooded(games[0], "to and fro", 30_000)));
  const { code, err } = await rifthall(`replay ${file}`);
  expect(err).toMatch(/flood\.json: .*inputs\[\d+\]: .* machine steps; at most/);
  expect(code).toBe(1);
});
