import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Host } from "@rifthall/host";
import type { Seat } from "@rifthall/kernel/ids";
import type { MatchRecord } from "@rifthall/kernel/match";
import { beforeAll, expect, test } from "vitest";
import { openMatch } from "../src/play/opening.js";
import { plain, rifthall, tooLong } from "./shell.js";

const folder = mkdtempSync(path.join(tmpdir(), "rifthall-"));
const file = path.join(folder, "match.json");
let record: MatchRecord;

const written = (name: string, text: string): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};

beforeAll(() => {
  const { game, start } = openMatch("riftforce", { seed: "replay" });
  const person = { is: "person" } as const;
  const host = new Host(game, start, [person, { is: "bot", level: "random" }], () => "again");
  const you = 0 as Seat;
  const first = (): void => {
    while (host.step() !== null);
    const decision = host.decision(you, "en");
    if (decision?.options?.[0]) host.answer(you, { number: host.number, key: decision.options[0].key });
  };
  for (let i = 0; i < 6; i++) first();
  host.undo(you);
  while (!host.over) first();
  record = host.record();
  writeFileSync(file, JSON.stringify(record));
});

test("without a terminal a record is told as a story, with the last board and the result", async () => {
  const { code, out } = await rifthall(`replay ${file}`);
  expect(code).toBe(0);
  expect(out).toContain("takes the guild");
  expect(out).toContain("taken back");
  expect(out).toMatch(/Player \d wins/);
  expect(out).toContain("═══");
  expect(tooLong(out)).toEqual([]);
});

test("the story is German in German", async () => {
  const { out } = await rifthall(`replay ${file} --lang de`);
  expect(out).toMatch(/Spieler \d gewinnt/);
  expect(tooLong(out)).toEqual([]);
});

test("on a terminal n, p, a number and e step forth and back", async () => {
  const typed = ["n", "n", "p", "p", "p", "25", "what", "e", "n", "q"];
  const { code, out } = await rifthall(`replay ${file}`, { typed, terminal: "both" });
  const steps = [...plain(out).matchAll(/The start$|Step (\d+) of \d+/gm)].map((found) => Number(found[1] ?? 0));
  const last = record.inputs.length;
  expect(code).toBe(0);
  expect(steps).toEqual([0, 1, 2, 1, 0, 0, 25, 25, last, last]);
  expect(out).toContain("This is the start.");
  expect(out).toContain("This is the last step.");
  expect(out).toContain(`a number from 0 to ${last}`);
});

test.each([
  ["\u001b[C", [0, 1]],
  ["\u001b[D", [0, 0]],
])("on a terminal an arrow key steps at once", async (arrow, expected) => {
  const { out } = await rifthall(`replay ${file}`, { typed: [`${arrow}q`], terminal: "both" });
  const steps = [...plain(out).matchAll(/The start$|Step (\d+) of \d+/gm)].map((found) => Number(found[1] ?? 0));
  expect(steps).toEqual(expected);
});

test("a match that is not over says so", async () => {
  const part = { ...record, inputs: record.inputs.slice(0, 12), checks: "" };
  const { code, out } = await rifthall(`replay ${written("part.json", JSON.stringify(part))}`);
  expect(code).toBe(0);
  expect(out).toContain("The match goes on from here.");
});

test.each<[string, (r: MatchRecord) => string, RegExp]>([
  ["not JSON", () => '{\n  "rifthall": 1,\n  oops', /bad\.json:3:3: not JSON/],
  ["cut off", () => '{\n  "rifthall": 1,', /bad\.json:2:17: not JSON/],
  ["no record", () => "[]", /a record must be an object/],
  ["another game", (r) => JSON.stringify({ ...r, game: "chess" }), /game: unknown game "chess"/],
  [
    "other rules",
    (r) => JSON.stringify({ ...r, rules: "riftforce-0" }),
    /rules: .*riftforce-0; this program plays riftforce-\d+/,
  ],
  ["other cards", (r) => JSON.stringify({ ...r, content: "0" }), /content: /],
  ["an impossible choice", (r) => JSON.stringify({ ...r, inputs: [0, 999] }), /inputs\[1\]: index 999/],
  ["a wrong hash", (r) => JSON.stringify({ ...r, checks: `0000${r.checks.slice(4)}` }), /diverges.*inputs\[15\]/],
])("%s: exit code 1, with the place", async (_, text, message) => {
  const { code, err, out } = await rifthall(`replay ${written("bad.json", text(record))}`);
  expect(code).toBe(1);
  expect(err).toMatch(message);
  expect(out).toBe("");
});

test("a file that is not there: exit code 1", async () => {
  const { code, err } = await rifthall(`replay ${path.join(folder, "none.json")}`);
  expect(code).toBe(1);
  expect(err).toContain("cannot read");
});
