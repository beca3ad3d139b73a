import { PassThrough, Readable } from "node:stream";
import { Dice } from "@rifthall/kernel/machine";
import { readPackValues } from "@rifthall/packs";
import { expect, test } from "vitest";
import { speak } from "../src/engine/speak.js";
import { hostileLine } from "./hostile.js";
import { MIDDLE, makeEngine, type Reply, Talk } from "./talk.js";

const LINES = 10_000;
const ROUND = 400;

/** Matches at different points, and one right request of every op about each. */
function wellKnown(talk: Talk): { matches: string[]; lines: string[] } {
  const matches = [
    talk.do("new", { game: "riftforce", seed: "h" }).match,
    talk.do("setup", { game: "riftforce", seed: "h", position: MIDDLE }).match,
    talk.do("new", { game: "riftforce", seed: "t", options: { mode: "team" } }).match,
  ];
  let n = 0;
  talk.wander(matches[0], 9, () => ++n < 30);
  const asks = matches.flatMap((match) => [
    { op: "status", match, seat: 0 },
    { op: "choose", match, index: 0, seat: 0 },
    { op: "choose", match, pick: { do: "play", card: "fire-5", location: 1 } },
    { op: "preview", match, index: 0 },
    { op: "resign", match, seat: 9 },
    { op: "view", match, seat: 1 },
    { op: "undo", match, seat: 0, consent: false },
    { op: "why", match, seat: 0, candidate: { do: "target", card: "fire-5", location: 1, slot: 0 } },
    { op: "bot", match, level: "greedy", iterations: 1 },
  ]);
  const wholes = matches.flatMap((match) => [
    { op: "setup", game: "riftforce", position: talk.do("position", { match }).position },
    { op: "load", record: talk.do("record", { match }).record },
  ]);
  const pack = {
    pack: "p",
    game: "riftforce",
    version: 1,
    guilds: [{ guild: "needle", name: { en: "N", de: "N" }, activate: [{ damage: 1, to: "first enemy here" }] }],
  };
  const opens = [
    { op: "hello", language: "de" },
    {
      op: "new",
      game: "riftforce",
      seats: 3,
      seed: "x",
      options: { mode: "team", openDiscards: true },
      language: "de",
    },
    { op: "new", game: "riftforce", options: { guilds: MIDDLE.guilds }, packs: [pack] },
    { op: "setup", game: "riftforce", position: MIDDLE, options: { set: "base" } },
  ];
  return { matches, lines: [...asks, ...wholes, ...opens].map((r) => JSON.stringify({ id: 1, ...r })) };
}

test(`${LINES} hostile lines are each answered, and a refused one changes nothing`, () => {
  const dice = new Dice(2026);
  const codes = new Map<string, number>();
  // Now and then a line is granted and closes a match, so each round has matches of its own.
  for (let round = 0; round < LINES / ROUND; round++) {
    const talk = new Talk(makeEngine((_game, packs) => readPackValues(packs)));
    const { matches, lines } = wellKnown(talk);
    for (let i = 0; i < ROUND; i++) {
      const line = hostileLine(dice, lines);
      const code = answered(talk, matches, line);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  }
  expect(codes.size).toBeGreaterThan(25);
  expect(codes.get("ok")).toBeGreaterThan(200);
  expect(codes.get("unknown-match")).toBeLessThan(LINES / 5);
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("ok");
}, 60_000);

/** Says the line, looks at the answer, and gives its code. */
function answered(talk: Talk, matches: readonly string[], line: string): string {
  const wrong = (what: string): Error => new Error(`${what}: ${line.slice(0, 2000)}`);
  const hashes = (): string => matches.map((match) => talk.hash(match)).join();
  const before = hashes();
  const began = performance.now();
  const text = talk.engine.handle(line);
  if (performance.now() - began > 3000) throw wrong("too slow");
  if (text.includes("\n")) throw wrong("more than a line");
  const reply: Reply = JSON.parse(text);
  if (reply.ok) {
    if (typeof reply.match === "string") playOn(talk, reply.match, line.length);
    return "ok";
  }
  const { code, message } = reply.error;
  if (code === "internal" || !/^[a-z]+(-[a-z]+)*$/.test(code)) throw wrong(`${code} ${message}`);
  if (message.length === 0 || message.length > 2000) throw wrong(`a message of ${message.length}`);
  if (hashes() !== before) throw wrong("changed by");
  return code;
}

/** Whatever could be opened can be played. */
function playOn(talk: Talk, match: string, seed: number): void {
  let n = 0;
  talk.wander(match, seed, () => ++n < 4);
  talk.do("position", { match });
  talk.do("close", { match });
}

async function spoken(input: string | Buffer): Promise<{ ok: boolean; error?: { code: string } }[]> {
  const output = new PassThrough();
  const bytes = Buffer.from(input);
  const chunks = Array.from({ length: Math.ceil(bytes.length / 4099) }, (_, i) =>
    bytes.subarray(i * 4099, (i + 1) * 4099),
  );
  const done = speak(makeEngine(), Readable.from(chunks), output).then(() => output.end());
  let text = "";
  for await (const chunk of output) text += chunk;
  await done;
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("lines come back in order, the last one without its newline too", async () => {
  const replies = await spoken('{"id":1,"op":"hello"}\r\n\n{"id":2,"op":"nope"}\n{"id":3,"op":"hello"}');
  expect(replies.map((r) => r.error?.code ?? "ok")).toEqual(["ok", "bad-json", "unknown-op", "ok"]);
});

test("a line past a megabyte is answered and thrown away", async () => {
  const replies = await spoken(`{"op":"hello","x":"${"y".repeat(3 << 20)}"}\n{"op":"hello"}\n`);
  expect(replies.map((r) => r.error?.code ?? "ok")).toEqual(["line-too-long", "ok"]);
});
