import { PassThrough } from "node:stream";
import { type Holder, Host } from "@rifthall/host";
import { type Language, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { Board } from "../src/play/board.js";
import { findGame } from "../src/play/opening.js";
import { Terminal } from "../src/terminal.js";
import { plain, rifthall, tooLong } from "./shell.js";

const game = findGame("beyond-the-rift");

interface Setting {
  readonly viewer?: number;
  readonly height?: number;
  readonly width?: number;
  readonly language?: Language;
  /** Options taken first, each the first whose label begins so. */
  readonly answers?: readonly string[];
}

/** A table of people before a position, drawn without colour. */
function seated(position: Readonly<Record<string, unknown>>, setting: Setting = {}): Board {
  const { viewer = 0, width = 80, language = "en", answers = [] } = setting;
  const framed = game.framed(position, readOptions(game.options, {}));
  const start = { ...framed, content: game.content([]), seed: "board", position };
  const holders = Array.from({ length: framed.seats }, (): Holder => ({ is: "person" }));
  const stream = (): PassThrough => new PassThrough();
  const output = Object.assign(stream(), { columns: width });
  const terminal = new Terminal({ input: stream(), output, errors: stream(), env: {} });
  const host = new Host(game, start, holders, () => "");
  for (const begun of answers) {
    const all = host.decision(viewer as Seat, "en")?.seats.find(({ seat }) => seat === viewer)?.options ?? [];
    const key = all.find(({ label }) => label.startsWith(begun))?.key;
    host.answer(viewer as Seat, { number: host.number, key: key ?? expect.fail(`nothing begins with ${begun}`) });
  }
  return new Board(host, terminal, language);
}

function board(position: Readonly<Record<string, unknown>>, setting: Setting = {}): string[] {
  const { viewer = 0, height = null, width = 80 } = setting;
  const table = seated(position, setting);
  const lines = [...table.drawing.board(table.sight(viewer as Seat, height))];
  expect(lines.filter((line) => [...line].length > width)).toEqual([]);
  return lines;
}

const FOUR = {
  scenario: "the-gate-at-low-ferry",
  round: 3,
  phase: "hero",
  threat: 4,
  counters: { gate: 5 },
  quest: ["orc-archer", "orc-raider+sprained-wrist"],
  heroes: [
    {
      hero: "bastian",
      ap: 5,
      area: ["orc-raider", "the-threshold"],
      hand: ["gatekeepers-axe", "shield-bash", "shield-bash", "deep-cut"],
    },
    { hero: "elisa", ap: 3, area: [], hand: ["fire-spell", "spark"] },
    { hero: "niffil", ap: 0, area: ["orc-huntmaster"], hand: ["chain-of-hooks"] },
    { hero: "olazabal", ap: 7, area: [], hand: [] },
  ],
};

const at = (lines: readonly string[], word: string): number => lines.findIndex((line) => line.includes(word));

describe("the board", () => {
  test("round and phase, the scenario with what it counts, and its decks", () => {
    const lines = board(FOUR);
    expect(lines[0]).toBe(" Round 3  [Hero Phase] Enemy Quest Draw End");
    expect(lines[1]).toMatch(/The Gate at Low Ferry +Enemy Deck \d+ {2}Terrain Deck 0 {2}Response Deck \d+/);
    expect(lines[2]).toMatch(/Threat ▲▲▲▲ 4 {2}Gate 5/);
  });

  test("four heroes, each with AP, piles, Wounds and who stands before them; the reader's own is last", () => {
    const lines = board(FOUR);
    const heroes = ["◆ Elisa", "▲ Niffil", "■ Olazabal", "◉ Bastian"].map((name) => at(lines, name));
    expect(heroes).toEqual(heroes.toSorted((a, b) => a - b));
    expect(heroes.every((line) => line > 0)).toBe(true);
    expect(lines[at(lines, "◉ Bastian")]).toMatch(/5 AP {2}hand 4\/4 {2}deck \d+ {2}discard 0 {2}Wound 1/);
    expect(lines.slice(heroes[1], heroes[2]).join("\n")).toContain("Orc Huntmaster");
    expect(lines.slice(heroes[3]).join("\n")).toContain("The Threshold");
    expect(lines[at(lines, "│ holds")]).toContain("Fire Spell, Spark");
  });

  test("everything in play has a letter and its numbers as they count now, with what lies under it", () => {
    const lines = board(FOUR);
    expect(lines[at(lines, "a Orc Archer")]).toMatch(/E1 R2 A2 D1 H1 · hit: 1 Wound/);
    expect(lines[at(lines, "b Orc Raider")]).toMatch(/E1 R1 A1\* D2 H1\* · hit: 1 Wound \+ Sprained Wrist/);
  });

  test("enemies of which there is nothing different to say share a line, each with its letter", () => {
    const twins = { ...FOUR, quest: ["orc-raider", "orc-raider", "orc-raider+sprained-wrist"] };
    const lines = board(twins).filter((line) => line.includes("Orc Raider"));
    expect(lines[0]).toMatch(/│ a b Orc Raider +E1 R1 A2 D2 H2/);
    expect(lines[1]).toMatch(/│ c Orc Raider .*Sprained Wrist/);
  });

  test("a Door says what it takes, and its defence", () => {
    const door = { scenario: "out-through-the-side-entrance", quest: ["door"], heroes: [{ hero: "bastian" }] };
    expect(board(door).join("\n")).toMatch(/a Door opens for more AP than \d \+ 1 Response card, D\d/);
  });

  test("what a Door may be opened with: prices with the same chance stand together", () => {
    const door = {
      scenario: "out-through-the-side-entrance",
      phase: "hero",
      quest: ["door"],
      heroes: [{ hero: "bastian", ap: 12, hand: ["shield-bash"] }],
    };
    const lines = board(door).join(" ").replace(/\s+/g, " ");
    // Above the printed value comes one Response card of 0 to 3.
    const n = Number(/more AP than (\d)/.exec(lines)?.[1]);
    const chances = [1, 2, 3].map((more) => `\\[${1 + n + more}\\] ${n + more} AP \\d+%`).join(" ");
    expect(lines).toMatch(
      new RegExp(`Open a Door with: \\[2–${1 + n}\\] 1–${n} AP 0% ${chances} \\[${5 + n}–13\\] ${n + 4}–12 AP 100%`),
    );
  });

  test("answers that stand together have numbers in a row, cards by name; to throw one away has the last", () => {
    const lines = board(FOUR).join("\n");
    const [uses = "", discards = ""] = lines.split("Discard for 1 AP:");
    const numbersIn = (text: string): number[] => [...text.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
    const [used, thrown] = [numbersIn(uses), numbersIn(discards)];
    expect(used.length).toBeGreaterThan(3);
    expect(used).toEqual(used.map((_, i) => i + 1));
    expect(thrown).toEqual(thrown.map((_, i) => thrown[0] + i));
    expect(thrown[0]).toBeGreaterThan(Math.max(...used));
    const { choices } = seated(FOUR).sight(0 as Seat);
    expect(thrown.at(-1)).toBe(choices.length);
    expect(lines).toMatch(/Discard for 1 AP: \[\d+\] Gatekeeper's Axe {2}\[\d+\] Shield Bash$/);
  });

  test("the hand: range, attack with both costs, defence, Wounds; what is divided has a bar", () => {
    const lines = board(FOUR);
    expect(lines[at(lines, "   Gatekeeper's Axe")]).toMatch(/R1 {2}A\d \(\d\/\d\)$/);
    expect(lines[at(lines, "   Shield Bash ×2")]).toMatch(/R1 {2}A\d \(\d\/\d\) \| D\d \(\d\)$/);
    expect(lines[at(lines, "   Deep Cut")]).toMatch(/Wound: AP −3/);
  });

  test("what is offered many times over stands together, with its chances", () => {
    const lines = board(FOUR);
    expect(lines[at(lines, "Attack with Gatekeeper's Axe (3 AP)")]).toMatch(/\[\d+\] c Orc Raider \d+%/);
    expect(lines.join("\n")).toMatch(/Engage: \[\d+\] a Orc Archer \(1 AP\)/);
  });

  test("the attack under way: what lies there, both sums and the chance", () => {
    const lines = board(FOUR, { answers: ["Attack Orc Raider (at Bastian) with Gatekeeper's Axe"] });
    const told = lines
      .slice(at(lines, "⚔"), at(lines, "⚔") + 2)
      .join(" ")
      .replace(/\s+/g, " ");
    const axe = Number(/A(\d) /.exec(board(FOUR)[at(board(FOUR), "   Gatekeeper's Axe")])?.[1]);
    const raider = Number(/D(\d)/.exec(lines[at(lines, "▶Orc Raider")])?.[1]);
    const chance = ["0", "19", "52", "81"][axe - raider] ?? "100";
    expect(told).toContain(
      `Bastian attacks Orc Raider: Gatekeeper's Axe = ${axe} against Defence ${raider} +?: ${chance}% to hit`,
    );
    expect(lines.join("\n")).toContain("▶Orc Raider");
  });

  test("in German nothing is left in English", () => {
    const lines = board(FOUR, { language: "de" }).join("\n");
    expect(lines).toContain("Runde 3  [Heldenphase]");
    expect(lines).toMatch(/Bedrohung ▲▲▲▲ 4/);
    expect(lines).toMatch(/B1 R2 A2 V1 G1/);
    expect(lines).toMatch(/Angreifen mit .+ \(3 AP\)/);
    expect(lines).not.toMatch(/Round|Threat|Attack|\bhand |\bdeck |discard|Engage|Defence/);
  });

  test.each([60, 80, 120])(
    "nothing is wider than %i columns, in either language and however low the screen",
    (width) => {
      for (const language of ["en", "de"] as const)
        for (const height of [undefined, 40, 24, 12, 0])
          expect(board(FOUR, { language, width, ...(height === undefined ? {} : { height }) }).length).toBeGreaterThan(
            8,
          );
    },
  );

  test("a low screen has several enemies to a line and names only in the hand", () => {
    const low = board(FOUR, { height: 0 });
    expect(low.length).toBeLessThan(board(FOUR).length - 5);
    expect(low[at(low, "a Orc Archer")]).toContain("b Orc Raider");
  });

  test("where hands are hidden, nobody reads those of others", () => {
    const options = readOptions(game.options, { mode: "pair", hiddenHands: true });
    const start = { content: game.content([]), seats: 2, options, seed: "hidden" };
    const stream = (): PassThrough => new PassThrough();
    const terminal = new Terminal({ input: stream(), output: stream(), errors: stream(), env: {} });
    const host = new Host(game, start, [{ is: "person" }, { is: "person" }], () => "");
    const table = new Board(host, terminal, "en");
    expect(table.drawing.board(table.sight(0 as Seat)).join("\n")).not.toContain("holds:");
  });
});

const PLAY = "play beyond-the-rift --mode pair --seats person,person --seed one";

describe("commands", () => {
  const typed = async (lines: readonly string[], words = PLAY): Promise<string> =>
    plain((await rifthall(words, { typed: lines })).out);

  test("in plain words, by letters and parts of names", async () => {
    const out = await typed(["engage a", "done"]);
    expect(out).toContain("Acolyte is now engaged: at Bastian.");
    expect(out).toContain("Bastian is done.");
  });

  test("a letter stays with its enemy when that is engaged, and when a card is laid down", async () => {
    const lines = await typed(
      ["engage a", "lay threshold", "play threshold"],
      "play beyond-the-rift --mode solo --seed a204",
    );
    expect(lines.match(/│ a Acolyte/g)?.length).toBeGreaterThanOrEqual(3);
    expect(lines).toMatch(/│ b The Threshold/);
  });

  test("where several are meant, they are listed with their numbers", async () => {
    const out = (await typed(["engage acolyte"])).split("q quit")[1] ?? "";
    expect(out.match(/\[\d+\] Engage Acolyte in the Quest Area \(1 AP\)/g)).toHaveLength(2);
  });

  test("a word alone asks what is meant, and an empty line lets it be", async () => {
    const out = await typed(["trade", ""]);
    expect(out).toContain("Which one?");
  });

  test("what cannot be done says why, with the rule", async () => {
    expect(await typed(["disengage a"])).toMatch(/Not possible: it is not in your area/);
    expect(await typed(["close"])).toMatch(/Not possible: no attack or defence is being made[\s\S]*BR-A39/);
    expect(await typed(["attack z"])).toContain('Nothing here is called "z".');
    expect(await typed(["w attack acolyte"])).toMatch(/Not possible: the target is out of the card's range[\s\S]*BR-/);
    expect(await typed(["w open acolyte 3"])).toMatch(/Not possible: it is no Door in the Quest Area/);
  });

  test("pages: the scenario with its goal and table, the piles, what is left of the Response Deck", async () => {
    const out = await typed(["goal", "piles", "deck"]);
    expect(out).toContain("To do: Open the Door");
    expect(out).toMatch(/Acolyte\n {4}0 {2}Engage the target/);
    expect(out).toContain("Bastian, discard: nothing");
    expect(out).toMatch(/Still in the Response Deck: 42\n {2}0 {2}8 /);
    expect(tooLong(out)).toEqual([]);
  });

  test("the scenario's page has the numbers for this many heroes, at this difficulty", async () => {
    const page = async (words: string): Promise<string> =>
      (await typed(["goal"], words)).split("The scenario:")[1] ?? "";
    const normal = await page(PLAY);
    expect(normal).toMatch(/Threat: \d+\.\n/);
    expect(normal).toMatch(/Enemy Deck: Acolyte \d+, Chanter \d+/);
    expect(normal).not.toMatch(/\d\/\d|\(easy\)|\(hard\)/);
    const hard = await page(`${PLAY} --difficulty hard`);
    expect(hard).toContain("Enemy Deck (hard): Acolyte");
    expect(hard).not.toMatch(/Enemy Deck: |\(easy\)/);
  });

  test("help explains words, not what other scenarios are about", async () => {
    const out = await typed(["?"]);
    expect(out).toContain("Response Deck.");
    expect(out).not.toMatch(/Six Candles|Old Friends/);
    expect(await typed(["i six candles"])).toContain("Snuff the candles");
  });

  test("what a hero draws in a row is one line of the log, and AP anew are told with their reason", async () => {
    const out = await typed(["done"], "play beyond-the-rift --mode solo --seed one");
    expect(out).toMatch(/· Bastian draws [^.\n]+,[^.]+,[^.]+\./);
    expect(out).toMatch(/Bastian now has \d+ AP: those of the board, and 1 for each card left +BR-104\n +in hand\./);
  });

  test("an option does not tell its price or its gain twice", async () => {
    const out = await typed([], "play beyond-the-rift --mode solo --seed a204");
    expect(out).toMatch(/\] Play Soldier's Breakfast \(0 AP\): Bastian gains 3 AP\n/);
    expect(out).toMatch(/\] Draw a card \(3 AP\)\n/);
    // Asked for, it is told whole.
    expect(await typed(["v draw"], "play beyond-the-rift --mode solo --seed a204")).toMatch(
      /→ Bastian pays 3 AP: \d left/,
    );
  });

  test("the word that ends an attack is to strike", async () => {
    const out = await typed(["engage a", "attack a shield", "strike"], "play beyond-the-rift --mode solo --seed a204");
    expect(out).toMatch(/lay … add a card {3}strike {3}goal/);
    expect(out).toMatch(/Bastian against Acolyte: \d+ to \d+, a (hit|miss)/);
  });

  test("a card by its letter on the board", async () => {
    expect(await typed(["i a"])).toMatch(/Acolyte BR-33\n {2}Enemy: Cultist/);
  });

  test("German words as well", async () => {
    const out = await typed(["binden a", "ziel", "fertig"], `${PLAY} --lang de`);
    expect(out).toContain("Zu tun: Öffnet die Tür");
    expect(tooLong(out)).toEqual([]);
  });

  test("a companion waits for the person, may be asked, and goes on when the person is done", async () => {
    const words = "play beyond-the-rift --mode pair --seats person,greedy --seed one";
    const waiting = await typed([], words);
    expect(waiting).toContain("t 2 Player 2 (Greedy) answers first");
    expect(waiting).not.toMatch(/Elisa (pays|plays|is done)/);
    expect(await typed(["t 2"], words)).toMatch(/Elisa (pays|plays|gains|discards|attacks|is done)/);
    // Once done, the person is not asked again after every single action of the companion.
    const after = await typed(["done"], words);
    expect(after).toContain("Elisa is done.");
  });

  test("of four people at one keyboard any may go first", async () => {
    const out = await typed(
      ["t 3", "done"],
      "play beyond-the-rift --mode four --seats person,person,person,person --seed b1",
    );
    expect(out).toContain("t 2 Player 2 answers first   t 3 Player 3 answers first");
    expect(out).toMatch(/Player 3: Hero Phase: Marrow Finch has/);
    expect(out).toContain("Marrow Finch is done.");
    expect(tooLong(out)).toEqual([]);
  });

  test("who plays together loses together: that is no draw", async () => {
    const out = await typed(["r", "y", "r", "y"]);
    expect(out).toContain("You lose. The match is over, by resignation.");
  });
});
