import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { type Holder, Host } from "@rifthall/host";
import { type Language, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { Board } from "../src/play/board.js";
import { findGame } from "../src/play/opening.js";
import { Terminal } from "../src/terminal.js";
import { ESCAPE, plain, rifthall, tooLong } from "./shell.js";

const game = findGame("quantum-rift");
const folder = mkdtempSync(path.join(tmpdir(), "rifthall-quantum-"));

interface Setting {
  readonly viewer?: number;
  readonly height?: number;
  readonly width?: number;
  readonly language?: Language;
  /** Answers given first, by their verbs. */
  readonly answers?: readonly string[];
}

/** The board of a position, line by line and without colour. */
function board(position: Readonly<Record<string, unknown>>, setting: Setting = {}): string[] {
  const { viewer = 0, height = null, width = 80, language = "en", answers = [] } = setting;
  const framed = game.framed(position, readOptions(game.options, {}));
  const start = { ...framed, content: game.content([]), seed: "board", position };
  const holders = Array.from({ length: framed.seats }, (): Holder => ({ is: "person" }));
  const stream = (): PassThrough => new PassThrough();
  const output = Object.assign(stream(), { columns: width });
  const terminal = new Terminal({ input: stream(), output, errors: stream(), env: {} });
  const host = new Host(game, start, holders, () => "");
  for (const verb of answers) {
    const key = host.decision(viewer as Seat, language)?.options?.find((o) => o.do === verb)?.key;
    host.answer(viewer as Seat, { number: host.number, key: key ?? expect.fail(`nothing to ${verb}`) });
  }
  const table = new Board(host, terminal, language);
  const lines = [...table.drawing.board(table.sight(viewer as Seat, height))];
  expect(lines.filter((line) => [...line].length > width)).toEqual([]);
  return lines;
}

const FIGHT = {
  chapter: "andares-1",
  hero: "sabrien-reed",
  round: 3,
  phase: "deployment",
  location: "temple-ruins",
  distance: 1,
  encounter: "seek-and-destroy",
  threat: 3,
  enemies: ["hyvryx-scout/exhausted#1", "hyvryx-scout/damaged#1", "hyvryx-predator"],
  players: [
    {
      hero: "sabrien-reed*3#1",
      units: ["andares-pathfinder/exhausted"],
      gear: ["the-shy-sword>sabrien-reed", "glasscloth-cloak/exhausted>sabrien-reed"],
      skills: ["deja-vu"],
      dice: { red: "1/1", yellow: "1/2", green: "0/1", blue: "0/0" },
      hand: ["feint", "second-wind"],
      discard: ["break-away"],
    },
  ],
};

const at = (lines: readonly string[], word: string): number => lines.findIndex((line) => line.includes(word));

test("the scene: turn and phase, distance and threat as pips, and what ends the encounter", () => {
  const lines = board(FIGHT);
  expect(lines[0]).toContain("Turn 3  Start [Deployment] Combat");
  expect(lines[at(lines, "Temple Ruins")]).toMatch(/Temple Ruins {2}●○ distance 1 to go/);
  expect(lines[at(lines, "Seek and Destroy")]).toMatch(/Seek and Destroy {2}▲▲▲ threat 3/);
  expect(lines.join("\n")).toMatch(/DURATION: .+ready Hyvryx/);
  expect(lines.join("\n")).toContain("THREAT: TEST green");
});

test("an engagement is a lane: enemies above the line, friends below, each with state and numbers", () => {
  const lines = board(FIGHT);
  const line = at(lines, "═ engagement 1 ═");
  expect(lines[line]).toContain("═ not engaged ═");
  const above = lines.slice(0, line).join("\n");
  const below = lines.slice(line).join("\n");
  // Two Hyvryx in one engagement: each scout has 1 Attack more than is printed.
  expect(above).toMatch(/▷ Hyvryx Scout[\s\S]*A3 D1 · exhausted/);
  expect(above).toMatch(/✗ Hyvryx Scout[\s\S]*A3 D1 · damaged/);
  expect(above).toMatch(/▲ Hyvryx Predator {2}A3 D1 · Melee/);
  expect(below).toContain("▲ Sabrien Reed");
  expect(below).toContain("A3 D2 · +1 on each die · +1 hit");
  expect(below).toContain("♥♥♥♡♡ 3/5 · Melee");
  expect(below).toContain("+ The Shy Sword");
  expect(below).toContain("+ ▷ Glasscloth Cloak");
  expect(below).toMatch(/▷ Andares Pathfinder/);
});

test("dice by colour and state, piles, skills, and the hand with cost and Rift Number", () => {
  const lines = board(FIGHT);
  expect(lines[at(lines, "dice ")]).toMatch(/dice red ■ {2}yellow ■□ {2}green □ +deck \d+ {2}discard 1 \(Break Away\)/);
  expect(lines[at(lines, "skills")]).toContain("▲ Seen Before");
  expect(lines[at(lines, "Feint")]).toMatch(/\[\d\] Feint {2}2Y → 1Y {2}\+2 +Exhaust a ready/);
  expect(lines[at(lines, "Second Wind")]).toMatch(/\[\d\] Second Wind {2}1R 1\* {2}\+2/);
});

test("the same in German, names included", () => {
  const lines = board(FIGHT, { language: "de" }).join("\n");
  expect(lines).toContain("Zug 3  Beginn [Einsatz] Kampf");
  expect(lines).toMatch(/●○ Entfernung noch 1/);
  expect(lines).toContain("═ Gefecht 1 ═");
  expect(lines).toContain("A3 V1 · Nahkampf");
  expect(lines).toContain("Würfel rot ■  gelb ■□  grün □");
  expect(lines).toMatch(/\[\d\] Finte {2}2Ge → 1Ge {2}\+2/);
  expect(lines).not.toMatch(/Turn|exhausted|damaged|Melee|Feint|discard/);
});

test.each([60, 80, 120])("nothing is wider than %i columns, in either language and however low the screen", (width) => {
  for (const language of ["en", "de"] as const)
    for (const height of [undefined, 40, 20, 12, 0])
      expect(board(FIGHT, { language, width, ...(height === undefined ? {} : { height }) }).length).toBeGreaterThan(8);
});

/** The columns where the bars of a lane stand, line by line. */
const bars = (lines: readonly string[]): number[][] =>
  lines
    .filter((line) => line.startsWith(" │"))
    .map((line) => [...line].flatMap((sign, i) => (sign === "│" ? [i] : [])));

test.each([60, 72, 80, 100, 120])(
  "at %i columns no unit breaks the frame, however much there is to say of it",
  (width) => {
    const enemies = ["hyvryx-lurker/exhausted#1", "hyvryx-matriarch/damaged#2", "hyvryx-lurker#2"];
    const [player] = FIGHT.players;
    const players = [{ ...player, hero: "sabrien-reed*5/exhausted#1", units: ["andares-pathfinder/exhausted#2"] }];
    for (const language of ["en", "de"] as const)
      for (const height of [undefined, 30, 0]) {
        const lines = board(
          { ...FIGHT, enemies, players, encounter: null, threat: 0 },
          { language, width, ...(height === undefined ? {} : { height }) },
        );
        const [first, ...others] = bars(lines);
        expect(first).toHaveLength(2);
        for (const other of others) expect(other).toEqual(first);
        // Nothing has slipped out of its lane into a line of its own.
        expect(lines.filter((line) => /^ (Melee|Nahkampf|ee)/.test(line))).toEqual([]);
      }
  },
);

test("the text of a unit stands under it where there is room, once for equal ones, and is said to be missing else", () => {
  const lines = board(FIGHT)
    .join("\n")
    .replace(/\s*│[^│\n]*\n ?│\s+/g, " ");
  expect(lines.match(/THREAT: If the threat/g)).toHaveLength(1);
  expect(board(FIGHT, { width: 120, height: 30 }).join("\n")).toMatch(/Hyvryx Predator +A3 D1 · Melee (THREAT|This|…)/);
});

test("what a screen has no room for is named, and what is due in the phase is kept longest", () => {
  const low = board({ ...FIGHT, phase: "threat" }, { height: 26 }).join("\n");
  expect(low).toContain("THREAT: TEST green");
  expect(low).not.toContain("REGROUP");
  expect(low).toContain("… more: i temple");
  expect(low).toContain("… more: i seek");
  expect(board(FIGHT).join("\n")).not.toContain("… more");
  const lowest = board(FIGHT, { height: 0, language: "de" }).join("\n");
  expect(lowest).toContain("… mehr: i tempelruinen");
});

test("on arrival the distance is still to come", () => {
  const end = { ...FIGHT, phase: "explore", distance: 0, encounter: null, threat: 0, enemies: [], players: [{}] };
  const position = { ...end, exploration: ["still-water"] };
  expect(board(position).join("\n")).toContain("○○ distance 0: explore to move on");
  const answers = ["explore", "choose"];
  const there = board(position, { answers }).join("\n");
  expect(there).toContain("Forest Road  just reached: distance 4 once everything is revealed");
  expect(there).not.toContain("explore to move on");
  expect(board(position, { answers, language: "de" }).join("\n")).toContain(
    "Waldstraße  gerade erreicht: Entfernung 4",
  );
});

test("a card that would do nothing says so in the hand, one that would do something does not", () => {
  const [player] = FIGHT.players;
  const players = [{ ...player, units: [], hand: ["field-dressing", "feint"], dice: { ...player.dice, green: "1/1" } }];
  const lines = board({ ...FIGHT, players });
  expect(lines[at(lines, "Field Dressing")]).toContain("(does nothing now)");
  expect(lines[at(lines, "Feint")]).not.toContain("nothing");
});

test("a low screen gives up texts before anything that counts", () => {
  const lines = board(FIGHT, { height: 0 });
  expect(lines.length).toBeLessThan(16);
  const all = lines.join("\n");
  for (const word of ["●○", "▲▲▲", "engagement 1", "A3 D1", "♥3", "Feint", "yellow ■□"]) expect(all).toContain(word);
});

test("without an encounter the board says that one may explore; with four lanes a second band begins", () => {
  expect(board({ ...FIGHT, encounter: null, threat: 0 }).join("\n")).toContain("none: you may explore");
  const enemies = ["hyvryx-scout#1", "hyvryx-scout#2", "hyvryx-predator"];
  const players = [
    { ...FIGHT.players[0], hero: "sabrien-reed#1", units: ["andares-pathfinder#2", "andares-mender"], gear: [] },
  ];
  const lines = board({ ...FIGHT, enemies, players });
  const line = lines.find((l) => l.includes("engagement 1")) ?? "";
  expect(line).toMatch(/engagement 1 ═+╪═ engagement 2 ═+╪═ not engaged/);
});

const PAIR = {
  mode: "pair",
  chapter: "andares-2",
  hero: "sabrien-reed",
  round: 2,
  phase: "deployment",
  location: "ebb-causeway",
  encounter: "late-reflections",
  threat: 2,
  enemies: ["pale-double#1", "mirror-fencer"],
  players: [
    { hero: "sabrien-reed*5#1", hand: ["feint"], gear: ["the-shy-sword"] },
    { hero: "ottoline-marsh*4/damaged", hand: ["slack-water", "undertow"] },
  ],
};

test("two players: each with a sign of their own, both heroes below the line, the other's open hand by name", () => {
  const lines = board(PAIR, { viewer: 1 });
  const all = lines.join("\n");
  expect(all).toContain("▲ ◉ Sabrien Reed");
  expect(all).toContain("✗ ◆ Ottoline Marsh");
  expect(all).toMatch(/◉ Player 1.*dice red/);
  expect(all).toContain("hand: Feint");
  expect(at(lines, "◆ Player 2")).toBeGreaterThan(at(lines, "◉ Player 1"));
  expect(all).toMatch(/Slack Water {2}1G/);
  expect(board(PAIR, { language: "de" }).length).toBeGreaterThan(10);
});

const PLAY = "play quantum-rift --seed lamp";
/** Typing these over and over plays on: what is not legal at the moment is refused. */
const ANYTHING = ["1", "e", "1", "y", "e"];
const onAndOn = (lines: number): string[] => Array.from({ length: lines }, (_, i) => ANYTHING[i % ANYTHING.length]);

test.each(["en", "de"])(
  "a match is played to its end by typing (%s), and ends with the chapter's own words",
  async (lang) => {
    const { code, out, err } = await rifthall(`${PLAY} --lang ${lang}`, { typed: onAndOn(4000) });
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(tooLong(out)).toEqual([]);
    const chapters = (game.content([]) as unknown as { chapters: { victory: object; defeat: object }[] }).chapters;
    const [chapter] = chapters as { victory: Record<string, string>; defeat: Record<string, string> }[];
    const told = out.replace(/\s*\n\s*│ /g, " ");
    const times = [chapter.victory[lang], chapter.defeat[lang]].map((text) => told.split(text.slice(0, 60)).length - 1);
    expect(times.sort()).toEqual([0, 1]);
    expect(out).not.toMatch(/undefined|NaN|\{\w+\}/);
  },
);

test("story stands behind a bar, indented, and is told once", async () => {
  const { out } = await rifthall(PLAY, { typed: ["1", "e"] });
  expect(out).toMatch(/You reach Temple Ruins\. +QR-85\n {3}│ The roof is gone/);
  expect(out.match(/│ The roof is gone/g)).toHaveLength(1);
});

test("on a screen a new story has a page of its own, and the board keeps to the screen's height", async () => {
  const { out } = await rifthall(PLAY, { typed: ["", "1", "", "", "e", "q", ""], terminal: "both" });
  const screens = out.split(`${ESCAPE}[H${ESCAPE}[2J`).slice(1).map(plain);
  expect(screens.some((s) => s.includes("│ You wake") && s.includes("Press Enter") && !s.includes("enemies"))).toBe(
    true,
  );
  // What is typed stands behind the prompt, and the next screen begins there.
  expect(screens.flatMap(tooLong)).toEqual([]);
});

test("a few turns: deploying by name, fighting, looking at a card, the piles, why not, undo", async () => {
  const typed = ["p shy", "i shy", "d", "w p shy", "w x", "v e", "e", "1", "u", "l"];
  const { out } = await rifthall(PLAY, { typed });
  expect(out).toContain("Sabrien Reed deploys The Shy Sword.");
  expect(out).toMatch(/Gear: .*cost 1 red, 1 yellow, 2 any/);
  expect(out).toContain("Enemies that may still come:");
  expect(out).toContain("Not possible: you do not hold it.");
  expect(out).toMatch(/Not possible: .*\n +QR-/);
  expect(out).toContain("takes a choice back");
});

test("a card is found by the beginning or middle of its name; an unknown one is said to be none", async () => {
  const { out } = await rifthall(`${PLAY} --lang de`, { typed: ["i lantern", "i laterne", "i"] });
  expect(out).toContain("Keine Karte heißt „lantern“.");
  expect(out).toMatch(/Kalte Laterne QR-56\n {2}Ausrüstung/);
  expect(out).toContain("Nenne nach i eine Karte");
});

test("words of the game are looked up like cards, and a card by the number of its option", async () => {
  const { out } = await rifthall(PLAY, { typed: ["i first strike", "i strongest", "i 1", "i 99", "?"] });
  expect(out).toMatch(/First Strike\. In melee this unit attacks before all/);
  expect(out).toMatch(/Strongest\. With the highest Attack as printed/);
  expect(out).toMatch(/> \n\n The Shy Sword QR-56\n {2}Gear/);
  expect(out).toContain('No card is called "99".');
  for (const word of ["Melee.", "Void.", "Revive.", "Engagement.", "Deck.", "Arriving."]) expect(out).toContain(word);
  const german = await rifthall(`${PLAY} --lang de`, { typed: ["i erstschlag", "i leere"] });
  expect(german.out).toContain("Erstschlag. Im Nahkampf");
  expect(german.out).toContain("Leere. Dorthin kommt");
});

test("the help of one game lists its options only, and says which chapter is which", async () => {
  const { out } = await rifthall("play quantum-rift --help");
  expect(out).toContain("Match options of Quantum Rift");
  expect(out).not.toContain("Match options of Riftforce");
  expect(out).toContain("andares-1 is chapter 1");
  expect((await rifthall("play --help")).out).toContain("Match options of Riftforce");
});

test("pauses can be listed and switched, and then one is asked there", async () => {
  const { out } = await rifthall(PLAY, { typed: ["p shy", "o", "o 1", "o 99", "e", "1"] });
  expect(out).toMatch(/o 1 +passed/);
  expect(out).toMatch(/o 1 +asked/);
  expect(out).toContain("99 is not one of the choices");
  expect((await rifthall("play riftforce --seed a", { typed: ["o"] })).out).toContain("no pauses");
});

test("options by flags of their own", async () => {
  const words = "play quantum-rift --chapter andares-2 --hero ottoline-marsh --mode pair --difficulty hard --seed a";
  const { code, out } = await rifthall(words, { typed: ["q", ""] });
  expect(code).toBe(0);
  expect(out).toContain("Quantum Rift · two together");
  expect(out).toContain("Ottoline Marsh");
  const file = path.join(folder, "flags.json");
  const saved = await rifthall(`${words} --open-hands false --duration-counts-exhausted`, { typed: [`s ${file}`] });
  expect(saved.out).toContain("Saved to");
  const { readFileSync } = await import("node:fs");
  expect(JSON.parse(readFileSync(file, "utf8")).options).toMatchObject({
    mode: "pair",
    chapter: "andares-2",
    hero: "ottoline-marsh",
    difficulty: "hard",
    openHands: false,
    durationCountsExhausted: true,
  });
});

test.each([
  ["--chapter andares-3", 'did you mean "andares-'],
  ["--option chapter=andaris-2", 'did you mean "andares-2"?'],
  ["--hero otoline-marsh", 'did you mean "ottoline-marsh"?'],
  ["--hero Nobody!", "must be a name"],
  ["--option hero", "must be hero=sabrien-reed or ottoline-marsh"],
  ["--mode pair --chapter andares-1", "is for 1 player"],
  ["--difficulty hardest", '"hard"'],
  ["--set base", 'unknown option "set"'],
])("'%s' is refused with what would be right", async (words, message) => {
  const { code, err } = await rifthall(`play quantum-rift ${words}`);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test("two at one keyboard with open hands are not sent away from the screen", async () => {
  const words = "play quantum-rift --mode pair --chapter andares-2 --seats person,person --seed a";
  const open = await rifthall(words, { typed: ["e", "e"] });
  expect(open.out).not.toContain("Hand the keyboard");
  expect(open.out).toContain("Player 2:");
  const turned = await rifthall(words, { typed: ["t", "e", "e"] });
  expect(turned.out.indexOf("Player 2: Set-up")).toBeLessThan(turned.out.lastIndexOf("Player 1: Set-up"));
  const secret = await rifthall(`${words} --option openHands=false`, { typed: ["", "e", "", "e", "", "e"] });
  expect(secret.out).toContain("Hand the keyboard to");
});

test("the menu asks for chapter and hero, and Enter takes the first", async () => {
  const { out } = await rifthall("start", { typed: ["11", "2", "2", "", "q", "", "q"], terminal: "both" });
  const text = plain(out);
  expect(text).toContain("Quantum Rift");
  expect(text).toMatch(/Enter +Face Down/);
  expect(text).toMatch(/2 +Ottoline Marsh/);
  expect(text).toContain("[Set-up]");
});

test("cards with their story, rules, and a recorded match told again", async () => {
  const cards = await rifthall("cards quantum-rift --lang both");
  expect(cards.out).toContain("Hyvryx Scout");
  expect(cards.out).toMatch(/\n {3}│ \S/);
  expect(tooLong(cards.out)).toEqual([]);
  expect((await rifthall("rules quantum-rift QR-47")).out).toContain("QR-47");
  const file = path.join(folder, "told.json");
  await rifthall(PLAY, { typed: ["1", "e", "e", `s ${file}`] });
  const told = await rifthall(`replay ${file}`);
  expect(told.code).toBe(0);
  expect(told.out).toContain("│ The roof is gone");
  expect(tooLong(told.out)).toEqual([]);
});

test("random matches run without a fault", async () => {
  const { code, out } = await rifthall("fuzz quantum-rift --matches 4 --seed test");
  expect(out).toMatch(/^4 random matches, \d+ choices, no fault/);
  expect(code).toBe(0);
});
