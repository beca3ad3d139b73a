import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { games } from "@rifthall/games";
import type { DeckReport, ReadyReport } from "@rifthall/host";
import { describe, expect, test } from "vitest";
import { codeOf } from "./decks.js";
import { rifthall, tooLong } from "./shell.js";

const folder = mkdtempSync(path.join(tmpdir(), "rifthall-decks-"));
const file = (name: string, text: string): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};
/** A ready deck as a code: whatever it holds, the same everywhere. */
const CODE = codeOf("nine-paths");
const DAMAGED = `${CODE.slice(0, -1)}${CODE.endsWith("A") ? "B" : "A"}`;
/** Too few cards, too many stars, a third copy, and a card of another faction. */
const BAD = "Tamer: Ashka Ninepaths\n3 Dustmane Runner\n1 The Keelhauler\n2 Anwa, Who Arrives\n";

describe("deck check", () => {
  test("a ready deck is fine", async () => {
    expect(await rifthall("deck check neverrift nine-paths")).toMatchObject({
      code: 0,
      out: "This deck may be played.\n",
    });
  });

  test("says every reason at once, each with its rule and what would be right; exit code 1", async () => {
    const { code, out } = await rifthall(`deck check neverrift @${file("bad.txt", BAD)}`);
    expect(code).toBe(1);
    expect(out).toMatch(/6 cards; a deck has exactly 30: 24 more\. \(NR-9\)/);
    expect(out).toMatch(/3 copies of Dustmane Runner; 2 are allowed\. \(NR-12\)/);
    expect(out).toMatch(/2 copies of Anwa, Who Arrives; of a legendary card 1 is allowed\.\s+\(NR-12\)/);
    expect(out).toMatch(
      /The Keelhauler is Outcast; this tamer leads Free Tribes and neutral\s+cards\s+only\. \(NR-13\)/,
    );
    expect(out).toContain("4 things keep it from being played.");
    expect(tooLong(out)).toEqual([]);
  });

  test("speaks German", async () => {
    const { code, out } = await rifthall(`deck check neverrift @${file("bad-de.txt", BAD)} --lang de`);
    expect(code).toBe(1);
    expect(out).toContain("6 Karten; ein Deck hat genau 30: 24 mehr. (NR-9)");
    expect(out).toContain("3-mal Staubmähne; erlaubt sind 2. (NR-12)");
    expect(out).toContain("4 Dinge sprechen noch dagegen.");
  });

  test("reads standard input, in either language and with ids", async () => {
    const shown = (await rifthall("deck show neverrift nine-paths --lang de")).out.split("\n\n")[0] ?? "";
    const { code, out } = await rifthall("deck check neverrift -", { typed: shown.split("\n") });
    expect([code, out]).toEqual([0, "This deck may be played.\n"]);
  });

  test("advice does not make a deck illegal", async () => {
    const spells = ["break-camp", "dust-in-the-eye", "second-charge", "cut-the-ropes"];
    const neutral = ["stage-fright", "consolation-prize", "homesickness", "second-round"];
    const creatures = [
      "dustmane-runner",
      "border-leaper",
      "milestone-aurochs",
      "drum-mother",
      "goad-hand",
      "gorge-ram",
    ];
    const names = [...spells, ...neutral, ...creatures, "roadside-ox"];
    const at = file("advice.txt", ["ashka-ninepaths", ...names.map((name) => `2 ${name}`)].join("\n"));
    const { code, out } = await rifthall(`deck check neverrift @${at}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^advice Only 14 creatures and places; with 15 or more/);
    expect(out).toContain("(NR-14)");
    expect(out).toContain("This deck may be played.");
  });

  test("--json gives the whole report", async () => {
    const { code, out } = await rifthall(`deck check neverrift @${file("json.txt", BAD)} --json --lang de`);
    expect(code).toBe(1);
    const report = JSON.parse(out) as DeckReport;
    expect(report).toMatchObject({ legal: false, leader: "ashka-ninepaths", size: { have: 6, want: 30 } });
    expect(report.problems.map(({ code: which, rule }) => [which, rule])).toEqual([
      ["size", "NR-9"],
      ["copies", "NR-12"],
      ["faction", "NR-13"],
      ["copies", "NR-12"],
    ]);
    expect(report.problems.every(({ text }) => text.length > 10)).toBe(true);
  });

  test.each([
    ["deck check neverrift nine-path", 'did you mean "nine-paths"?'],
    ["deck check neverrift nine-path --lang de", "ist „nine-paths“ gemeint?"],
    [`deck check neverrift ${DAMAGED}`, "is damaged"],
    ["deck check neverrift @/nowhere/deck.txt", "cannot read"],
  ])("'%s' cannot be read: exit code 1 and why", async (words, message) => {
    const { code, err, out } = await rifthall(words);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(message);
  });

  test("a misspelt card is named with its line and its file", async () => {
    const at = file("typo.txt", "Tamer: Ashka Ninepaths\n2 Dustmane Runer\n");
    const { err } = await rifthall(`deck check neverrift @${at}`);
    expect(err).toContain(`${at}: line 2: unknown card "Dustmane Runer"; did you mean "Dustmane Runner"?`);
  });

  test("games without decks say so: exit code 2", async () => {
    const without = games.find((game) => !game.decks);
    expect(await rifthall(`deck show ${without?.id}`)).toMatchObject({ code: 2, out: "" });
  });
});

describe("deck show", () => {
  test("the readable form, what it costs, curves, kinds and keywords, and the code", async () => {
    const { code, out } = await rifthall("deck show neverrift nine-paths");
    expect(code).toBe(0);
    expect(out).toContain("Tamer: Ashka Ninepaths\n2 Dustmane Runner\n");
    expect(out).toContain("Cards 30/30   Stars 20/20");
    expect(out).toMatch(/Rare ★ +7 █{7}\n/);
    expect(out).toMatch(/Kind {2}Creature \d+ · Place \d+ · Spell \d+/);
    expect(out).toMatch(/Keyword {2}Onslaught \d+/);
    expect(out).toContain(CODE);
    expect(tooLong(out)).toEqual([]);
  });

  test("without a deck, the ready ones with their guides", async () => {
    const { out } = await rifthall("deck show neverrift --lang de");
    expect(out).toContain("Neun Pfade · Ashka Neunpfad");
    expect(out).toContain("nine-paths");
    expect(tooLong(out)).toEqual([]);
  });
});

describe("deck encode", () => {
  test("a code reads as the same deck", async () => {
    const { code, out } = await rifthall("deck encode neverrift nine-paths");
    expect([code, out]).toEqual([0, `${CODE}\n`]);
    const shown = await rifthall(`deck show neverrift ${CODE} --json`);
    expect(JSON.parse(shown.out)).toEqual(JSON.parse((await rifthall("deck show neverrift nine-paths --json")).out));
  });

  test("what a code cannot say is refused", async () => {
    const at = file("many.txt", "Tamer: Ashka Ninepaths\n9 Dustmane Runner\n");
    expect(await rifthall(`deck encode neverrift @${at}`)).toMatchObject({ code: 1, out: "" });
  });
});

describe("decks on the command line", () => {
  test("play takes a ready deck and a code", async () => {
    const words = `--option decks=long-lines/${CODE} --seed decks`;
    const played = await rifthall(`play neverrift --seats random,random --fast ${words}`);
    expect([played.code, played.err]).toEqual([0, ""]);
    expect(played.out).toMatch(/Player 1 .*\n +Isbrand Kielholt/);
    expect(played.out).toMatch(/Player 2 .*\n +Ashka Ninepaths/);
  });

  test("where none is named, seats get ready ones by lot, the same for the same seed", async () => {
    const ready = JSON.parse((await rifthall("deck show neverrift --json")).out) as readonly ReadyReport[];
    // However the table is drawn, it names who leads.
    const tamers = async (seed: string): Promise<string> => {
      const { out } = await rifthall(`play neverrift --seats random,random --fast --seed ${seed}`);
      const words = out.toLowerCase().replace(/[^a-z]+/g, " ");
      return ready
        .filter(({ leader }) => words.includes(leader.replaceAll("-", " ")))
        .map(({ id }) => id)
        .join();
    };
    const first = await tamers("a");
    expect(first.split(",")).toHaveLength(2);
    expect(await tamers("a")).toBe(first);
    const others = await Promise.all(["b", "c", "d", "e"].map(tamers));
    expect(others.some((each) => each !== first)).toBe(true);
  });

  test("an illegal deck is refused before anything is dealt, in words", async () => {
    const short = (
      await rifthall(`deck encode neverrift @${file("short.txt", "Tamer: Ashka Ninepaths\n2 Dustmane Runner")}`)
    ).out;
    const { code, err } = await rifthall(
      `play neverrift --seats random,random --option decks=long-lines/${short.trim()}`,
    );
    expect(code).toBe(2);
    expect(err).toContain("decks[1]: 2 cards; a deck has exactly 30: 28 more. (NR-9)");
  });
});
