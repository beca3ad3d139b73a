import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { ESCAPE, rifthall, tooLong } from "./shell.js";

const folder = mkdtempSync(path.join(tmpdir(), "rifthall-"));
const COMMANDS = [
  "play",
  "start",
  "engine",
  "replay",
  "cards",
  "packs",
  "packs check",
  "packs schema",
  "deck",
  "deck check",
  "deck show",
  "deck encode",
  "fuzz",
  "bench",
  "rules",
];

test.each(["", ...COMMANDS])("--help of '%s' explains itself, with examples, within 80 columns", async (command) => {
  const { code, out } = await rifthall(`${command} --help`);
  expect(code).toBe(0);
  expect(out).toContain("Usage: rifthall");
  expect(out).toContain("Examples:");
  expect(out).toContain("--lang");
  expect(tooLong(out)).toEqual([]);
});

test("without a word and without a terminal, help is shown", async () => {
  const { code, out } = await rifthall("");
  expect(code).toBe(0);
  expect(out).toContain("Commands:");
});

test.each(["--help --lang de", "play --help --lang de", "play --lang=de --help"])("%s is German", async (words) => {
  const { out } = await rifthall(words);
  expect(out).toContain("Aufruf:");
  expect(out).toContain("Beispiele:");
});

test("the language follows LC_ALL before LANG, and --lang before both", async () => {
  const env = { LANG: "en_GB.UTF-8", LC_ALL: "de_AT.UTF-8" };
  expect((await rifthall("--help", { env })).out).toContain("Befehle:");
  expect((await rifthall("--help --lang en", { env })).out).toContain("Commands:");
  expect((await rifthall("--help", { env: { LANG: "fr_FR" } })).out).toContain("Commands:");
});

test.each([
  ["nope", "unknown command"],
  ["play --nope", "unknown option"],
  ["play chess", 'unknown game "chess"'],
  ["play riftforce --mode duell", 'did you mean "duel"?'],
  ["play riftforce --seats person", "duel is for 2"],
  ["play riftforce --seats person,gredy", 'did you mean "greedy"?'],
  ["play riftforce --option sett=base", 'did you mean "set"?'],
  ["play riftforce --option set=bass", "set"],
  ["play riftforce --mode team --option set=base", "duel and solo only"],
  ["play --lang fr", "--lang"],
  ["replay", "missing required argument"],
  ["cards riftforce --lang fr", "unknown language"],
  ["fuzz riftforce --matches many", "--matches many"],
  ["fuzz riftforce --mode chess", "--mode chess"],
  ["rules chess", "unknown game"],
  ["packs schema chess", "unknown game"],
])("'%s' is wrongly called: exit code 2 and what is wrong", async (words, message) => {
  const { code, err, out } = await rifthall(words);
  expect(err).toContain(message);
  expect(code).toBe(2);
  expect(out).toBe("");
});

test("cards are listed with their text in one language or both", async () => {
  const english = await rifthall("cards riftforce");
  expect(english.out).toContain("Thunderbolt");
  expect(english.out).not.toContain("Blitz");
  const both = await rifthall("cards riftforce --lang both");
  expect(both.out).toContain("Thunderbolt · Blitz");
  expect(both.out).toContain("Beim Aktivieren:");
  expect(both.code).toBe(0);
  expect(tooLong(both.out)).toEqual([]);
});

test("rules are printed whole, by id, or by a word", async () => {
  const all = await rifthall("rules riftforce --lang de");
  expect(all.out).toContain("RF-41");
  expect(tooLong(all.out)).toEqual([]);
  const one = await rifthall("rules riftforce rf-4");
  expect(one).toMatchObject({ code: 1, out: "" });
  expect((await rifthall("rules riftforce rf-41")).out.match(/^RF-/gm)).toHaveLength(1);
  expect((await rifthall("rules riftforce trainer")).out).toContain("RF-83");
});

test("colours are there on a terminal, and nowhere else", async () => {
  expect((await rifthall("rules riftforce rf-41", { terminal: "output" })).out).toContain(ESCAPE);
  const cases = [
    { terminal: "neither" },
    { terminal: "output", env: { NO_COLOR: "1" } },
    { terminal: "output", env: { TERM: "dumb" } },
  ] as const;
  for (const around of cases)
    for (const words of ["rules riftforce", "cards riftforce", "--help"])
      expect((await rifthall(words, around)).out).not.toContain(ESCAPE);
});

test("packs check says file, line, column and path, and exits with 1", async () => {
  const file = path.join(folder, "bad.yaml");
  writeFileSync(
    file,
    "pack: mine\ngame: riftforce\nversion: 1\nguilds:\n  - guild: smoke\n    nam: { en: Smoke, de: Rauch }\n",
  );
  const { code, out } = await rifthall(`packs check ${file}`);
  expect(code).toBe(1);
  expect(out).toMatch(new RegExp(`${file}:6:\\d+ .*nam`));
  expect(await rifthall(`packs check ${path.join(folder, "none.yaml")}`)).toMatchObject({ code: 1 });
});

test("packs check takes a good pack, and play takes it too", async () => {
  const file = path.join(folder, "good.yaml");
  writeFileSync(
    file,
    "pack: mine\ngame: riftforce\nversion: 1\nguilds:\n  - guild: smoke\n    name: { en: Smoke, de: Rauch }\n    activate: { damage: 2, to: first enemy here }\n",
  );
  expect(await rifthall(`packs check ${file}`)).toMatchObject({ code: 0 });
  const seats = "--option guilds=smoke,fire,ice,light/air,sand,star,plant --seats person,greedy";
  const { code, out } = await rifthall(`play riftforce --seed x --pack ${file} ${seats}`, { typed: ["?", "q", ""] });
  expect(code).toBe(0);
  expect(out).toContain("Smoke");
});

test("packs schema is JSON", async () => {
  const { out, code } = await rifthall("packs schema riftforce");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ type: "object" });
});
