import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { type Holder, Host, type OptionLine } from "@rifthall/host";
import { type Language, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import type { SeatWish } from "@rifthall/service";
import { expect, test } from "vitest";
import { answer } from "../src/play/answer.js";
import { Board } from "../src/play/board.js";
import { findGame, openMatch } from "../src/play/opening.js";
import { lay, Table } from "../src/play/table.js";
import type { Sight } from "../src/tables/index.js";
import { Terminal } from "../src/terminal.js";
import { ESCAPE, plain, rifthall, tooLong } from "./shell.js";

const game = findGame("neverrift");
const folder = mkdtempSync(path.join(tmpdir(), "rifthall-neverrift-"));

/** The four values printed on a creature, as the hand shows them. */
function printed(id: string): string {
  const sides = game.cards(game.content([]), "en").find((card) => card.id === id)?.face?.sides as readonly number[];
  return sides.map((side, i) => `${"↑→↓←"[i]}${side === 10 ? "A" : side}`).join(" ");
}

interface Setting {
  readonly viewer?: number;
  readonly height?: number;
  readonly width?: number;
  readonly language?: Language;
  readonly options?: MatchOptions;
  readonly input?: PassThrough;
}

function terminal(width: number, input = new PassThrough()): Terminal {
  const stream = (): PassThrough => new PassThrough();
  return new Terminal({
    input,
    output: Object.assign(stream(), { columns: width }),
    errors: stream(),
    env: {},
  });
}

/** A table set up as a position says. */
function tableOf(position: Readonly<Record<string, unknown>>, setting: Setting = {}): Table {
  const { width = 80, language = "en", options = {}, input } = setting;
  const framed = game.framed(position, readOptions(game.options, options));
  const start = { ...framed, content: game.content([]), seed: "board", position };
  const seats = Array.from({ length: framed.seats }, (_, i): SeatWish => ({ is: "person", name: "", who: `${i}` }));
  return new Table(lay({ game, start, seats }), terminal(width, input), language, true);
}

/** The board of a position, line by line and without colour. */
function board(position: Readonly<Record<string, unknown>>, setting: Setting = {}): string[] {
  const { viewer = 0, height = null, width = 80 } = setting;
  const table = tableOf(position, setting);
  const lines = [...table.drawing.board(table.sight(viewer as Seat, height))];
  expect(lines.filter((line) => [...line].length > width)).toEqual([]);
  return lines;
}

const STANDARD = {
  format: "standard",
  turn: 0,
  tamers: ["ludvig-von-ascheburg", "magthilda-von-oramelle*"],
  board: [
    " . | warden-of-the-spire:0 | the-sunken-spire/0 | . ",
    " . | gate-lion:0/1 | shutterback:1 | . ",
    " . | . | . | . ",
    " shutterback:1! | . | . | the-promoted:1/0 ",
  ],
  hands: [
    ["the-promoted", "keyhole-owl", "keyhole-owl", "stage-fright", "empty-inn"],
    ["pike-rank", "pike-rank"],
  ],
  decks: [["roadside-ox"], ["letter-moth", "roadside-ox"]],
  graveyards: [["removal-man"], []],
  faceUp: [[], [0]],
};

/** The inner lines of a field. */
function fieldIn(lines: readonly string[], column: number, row: number, each = 4): string[] {
  const top = lines.findIndex((line) => line.startsWith("  ┌"));
  const from = top + 1 + (row - 1) * (each + 1);
  return lines.slice(from, from + each).map((line) => line.split("│")[column] ?? "");
}

test("a creature is a card: each value at its side, changed ones with a sign, its token, its name, its keywords", () => {
  // The place gives the warden +2, and it has +2 more beside any: 4 5 4 4 becomes 8 9 8 8.
  expect(fieldIn(board(STANDARD), 2, 1)).toEqual([
    " ◉       8+     A ",
    "  Warden of the   ",
    " 8+   Spire    9+ ",
    "         8+       ",
  ]);
});

test("whose token a creature carries is a shape, and behind it whose card it is where that is another", () => {
  const lines = board(STANDARD);
  expect(fieldIn(lines, 2, 2)[0]).toBe(" ◉‹◆     4        ");
  expect(fieldIn(lines, 3, 2)[0]).toBe(" ◆       4  Block ");
  // A Block that is used up is gone.
  expect(fieldIn(lines, 1, 4)[0]).toBe(" ◆       4        ");
});

test("a place is of stone; an empty field says what it is called, in brackets where a card may go", () => {
  const lines = board(STANDARD);
  expect(fieldIn(lines, 3, 1)).toEqual([
    "░░░░░░░░░░░░░░░░░░",
    "░The Sunken Spire░",
    "░░░░░░░░░░░░░░░░░░",
    "░░░░░░░░░░░░░░░░░░",
  ]);
  expect(fieldIn(lines, 1, 1)[1]).toBe("       [a1]       ");
  expect(fieldIn(board(STANDARD, { viewer: 1 }), 1, 1)[1]).toBe("        a1        ");
  expect(lines.find((line) => line.includes("└"))).toMatch(/─ 10 fields left ─┘$/);
});

test("cards that may be chosen have their field in the rule above them", () => {
  const passed = { ...STANDARD, passed: 1 };
  const rules = board(passed).filter((line) => /^ {2}[┌├]/.test(line));
  expect(rules[1]).toMatch(/┼─\[c2\]─+┼/);
  expect(rules[3]).toMatch(/├─\[a4\]─+┼─+┼─+┼─\[d4\]─/);
  const low = board(passed, { height: 0 }).filter((line) => line.startsWith("4 "));
  expect(low[0]).toMatch(/^4 ▸◆ Shutterback.*▸◆‹◉ The Promoted/);
});

test("every seat: tokens, piles, its tamer and whether its active is spent, a face-up top card, a pass", () => {
  const lines = board({ ...STANDARD, passed: 1 });
  const at = lines.findIndex((line) => line.includes("◆ Player 2"));
  expect(lines[at]).toMatch(/^ ◆ Player 2 +3 ■■■ +hand 2 {2}deck 2 {2}graveyard 0$/);
  expect(lines[at + 1]).toBe("   Magthilda von Oramelle · ☆ active spent · passed · top: Letter Moth");
  const own = lines.findIndex((line) => line.includes("◉ Player 1"));
  expect(lines[own]).toMatch(/^▶◉ Player 1 +2 ■■ +hand 5 {2}deck 1 {2}graveyard 1$/);
  expect(lines[own + 1]).toContain("Ludvig von Ascheburg · ★ active ready");
  const told = lines
    .slice(own + 2)
    .join(" ")
    .replace(/\s+/g, " ");
  expect(told).toContain("The first time in each of your turns a card in play is destroyed, draw 1 card.");
});

test("the hand has numbers, printed values and texts; what cannot be played has no brackets", () => {
  const lines = board(STANDARD);
  const hand = lines.slice(lines.findIndex((line) => line.includes("Your hand")) + 1);
  expect(hand[0]).toContain(`  [1] ${printed("keyhole-owl")}  Keyhole Owl ×2  Enters: Turn the top card`);
  expect(hand.join("\n")).toMatch(
    new RegExp(`\\n {2}\\[2\\] ${printed("the-promoted")} {2}The Promoted +Sacrifice\\. Or in place of b1, b2\\.`),
  );
  expect(hand.join("\n")).toMatch(/\n {2}\[3\] Place +Empty Inn/);
  expect(hand.join("\n")).toMatch(/\[4\] Spell +Stage Fright/);
  const played = board({ ...STANDARD, played: { creatures: 1, places: 0 } });
  expect(played.find((line) => line.includes("Keyhole Owl"))).toMatch(/^ {3}1 {2}↑4/);
});

test("a hand that is empty says so; who only watches sees none", () => {
  expect(board({ ...STANDARD, hands: [[], []] }).at(-1)).toContain("Your hand: no cards");
  expect(board(STANDARD, { viewer: SPECTATOR }).join("\n")).not.toMatch(/Keyhole Owl|Your hand/);
});

test("the same in German, names included", () => {
  const lines = board({ ...STANDARD, passed: 1 }, { language: "de" }).join("\n");
  expect(lines).toContain("☆ Aktiv verbraucht · hat gepasst\n   · obenauf: Briefmotte");
  expect(lines).toContain("noch 10 Felder");
  expect(lines).toMatch(/Ladenrücken/);
  expect(lines).toMatch(/Hand 2 {2}Deck 2 {2}Friedhof 0/);
  expect(lines).not.toMatch(/active|graveyard|Player|Spell|fields left/);
});

test("with the second player's cards upside down, what is printed lies the other way too", () => {
  const [top, , , low] = fieldIn(board(STANDARD, { options: { orientation: "opposite" } }), 2, 2);
  // Gate Lion is printed 4 9 3 2: nothing of it has changed.
  expect([top, low]).toEqual([" ◉‹◆     3        ", "         4        "]);
});

const ROW = ["gate-lion:0", "warden-of-the-spire:1", "the-sunken-spire/2", "knight-of-the-open-hand:2/0"];
const MANY = {
  format: "multiplayer",
  turn: 0,
  tamers: ["ludvig-von-ascheburg", "magthilda-von-oramelle", "isbrand-kielholt*", "yrsa-longfurrow", "ashka-ninepaths"],
  board: [
    [...ROW, ".", ".", ".", "."].join("|"),
    [".", ".", ".", ".", "gate-lion:3", "gate-lion:4", "gate-lion:-", "."].join("|"),
    "|||||||",
    [...ROW, ...ROW].join("|"),
  ],
  hands: [["keyhole-owl", "stage-fright"], [], [], [], []],
};
const QUICK = {
  ...STANDARD,
  format: "quick",
  board: ["gate-lion:0 | . | .", " . | the-sunken-spire/1 | .", " . | . | . "],
};
const TALL = { ...MANY, board: Array.from({ length: 8 }, () => ROW.join("|")).with(3, "|||") };

test("eight columns fit into 80; the shapes of five seats and of nobody", () => {
  const lines = board(MANY);
  expect(fieldIn(lines, 5, 2)).toEqual(["▲  4    ", "  Gate  ", "  Lion  ", "2  3   9"]);
  expect(fieldIn(lines, 6, 2)[0]).toBe("▼  4    ");
  expect(fieldIn(lines, 7, 2)[0]).toBe("○  4    ");
  // All three values of the lower line with a sign each keep apart.
  expect(fieldIn(lines, 2, 1)).toEqual(["◆  8+  A", " Warden ", "of the …", "8+ 8+ 9+"]);
  const low = board(MANY, { height: 0 });
  expect(low.find((line) => line.startsWith("1 "))).toMatch(/^1 │◉Gate L…│◆Ward…±A│/);
});

test.each([60, 80, 100, 120])(
  "at %i columns no field breaks the frame, whatever the mode, language and height",
  (width) => {
    for (const position of [STANDARD, QUICK, MANY])
      for (const language of ["en", "de"] as const)
        for (const height of [undefined, 40, 30, 24, 16, 0]) {
          const lines = board(position, { language, width, ...(height === undefined ? {} : { height }) });
          const rows = lines.filter((line) => /^[\d ] [│▸]/.test(line));
          const bars = rows.map((line) => [...line].flatMap((sign, i) => (/[│▸]/.test(sign) ? [i] : [])));
          const [first] = bars;
          expect(first?.length).toBe(position === MANY ? 9 : position === QUICK ? 4 : 5);
          for (const other of bars) expect(other).toEqual(first);
        }
  },
);

test("one board above the other: four columns and eight rows", () => {
  const lines = board(TALL, { options: { board: "tall" } });
  expect(lines.filter((line) => /^\d │/.test(line))).toHaveLength(8);
  expect(fieldIn(lines, 1, 4)[1]).toContain("[a4]");
});

test("a low screen gives up texts first, then lines of fields; a board of two fits into 24 lines with its question", () => {
  const whole = board(STANDARD);
  expect(board(STANDARD, { height: whole.length - 1 }).join("\n")).not.toContain("once a game");
  expect(board(STANDARD, { height: 0 }).length).toBeLessThanOrEqual(16);
  expect(board(QUICK, { height: 0 }).length).toBeLessThanOrEqual(14);
});

/** What a typed line means at this table: the options it fits, or what is said instead. */
function meaning(sight: Sight, table: Board, typed: string): readonly OptionLine[] | string {
  const words = typed.toLowerCase().split(" ");
  const reading = table.drawing.read(words, sight);
  if (reading === null) return "unknown";
  if (typeof reading === "string") return reading;
  if ("missing" in reading) return reading.missing.words.map((word) => word.typed).join(" ");
  const { candidate } = reading;
  return sight.choices.filter((o) => Object.entries(candidate).every(([field, value]) => o[field] === value));
}

test.each([
  ["1 b3", "Play Keyhole Owl on b3"],
  ["1b3", "Play Keyhole Owl on b3"],
  ["b3 1", "Play Keyhole Owl on b3"],
  ["owl b3", "Play Keyhole Owl on b3"],
  ["play keyhole owl on b3", "Play Keyhole Owl on b3"],
  ["p 1 b3", "Play Keyhole Owl on b3"],
  ["2 b2", "Play The Promoted on b2 by Sacrifice"],
  ["empty-inn d1", "Play Empty Inn on d1"],
  ["4", "Cast Stage Fright"],
  ["fright", "Cast Stage Fright"],
  ["cast 4", "Cast Stage Fright"],
  ["a", "Use your tamer's active"],
  ["e", "End turn (pass)"],
])("%s is read as: %s", (typed, label) => {
  const table = tableOf(STANDARD);
  const found = meaning(table.sight(0 as Seat), table, typed);
  expect(typeof found === "string" ? found : found.map((o) => o.label)).toEqual([label]);
});

test("what is missing is asked for, and what is wrong is said", () => {
  const table = tableOf(STANDARD);
  const said = (typed: string) => meaning(table.sight(0 as Seat), table, typed);
  expect(said("1")).toBe("a1 d1 a2 d2 a3 b3 c3 d3 b4 c4");
  expect(said("b3")).toBe("1 2 3");
  expect(said("play")).toBe("1 2 3 4");
  expect(said("c2")).toBe("On c2 lies Shutterback; type i c2 to read it.");
  // Only one of the hand may be played in place of another.
  expect(said("b2")).toBe("2");
  expect(said("1 e7")).toBe("There is no field e7; fields go from a1 to d4.");
  expect(said("9")).toBe("Your hand has cards 1 to 4.");
  expect(said("nonsense")).toBe("unknown");
  // Legal nowhere: the game itself says why.
  expect(said("1 b1")).toEqual([]);
});

/** What a player would type for an option that has no number in the list. */
function typedFor(table: Board, sight: Sight, option: OptionLine): string {
  const keys: Readonly<Record<string, string>> = { active: "a", end: "e", keep: "e", accept: "y", decline: "n" };
  const key = keys[option.do];
  if (key !== undefined) return key;
  if (option.card === undefined || option.do === "shift") return String(option.field);
  const number = Array.from({ length: 40 }, (_, i) => `${i + 1}`).find(
    (n) => table.drawing.cardAt?.(n, sight) === option.card,
  );
  return option.field === undefined ? `${number}` : `${number} ${option.field}`;
}

test.each([
  ["quick", "random,random", 4],
  ["standard", "random,random", 2],
  ["multiplayer", "random,random,random", 1],
])("in %s every option has a number of its own or can be typed, and means only itself", (mode, seats, matches) => {
  const dice = new Dice(7);
  const verbs = new Set<string>();
  for (let n = 0; n < matches; n++) {
    const { start } = openMatch("neverrift", { mode, seats, seed: `${mode}${n}` });
    const holders = seats.split(",").map((): Holder => ({ is: "person" }));
    const host = new Host(game, start, holders, () => "");
    const table = new Board(host, terminal(80), "en");
    while (!host.over) {
      const [seat] = host.decision(SPECTATOR, "en")?.seats.map((s) => s.seat) ?? [];
      const sight = table.sight(seat ?? (0 as Seat));
      const listed = table.drawing.listed(sight);
      expect(new Set(listed.map(({ number }) => number)).size).toBe(listed.length);
      for (const option of sight.choices) {
        verbs.add(option.do);
        if (listed.some((other) => other.option.key === option.key)) continue;
        const typed = typedFor(table, sight, option);
        const found = meaning(sight, table, typed);
        if (found.length !== 1 || found[0] !== option) expect.fail(`"${typed}" is not ${option.label} alone`);
      }
      for (const { typed } of table.drawing.commands(sight).filter(({ typed }) => typed !== "d"))
        expect(meaning(sight, table, typed)).toHaveLength(1);
      const option = sight.choices[dice.below(sight.choices.length)];
      host.answer(seat ?? (0 as Seat), { number: host.number, key: option.key });
    }
  }
  for (const verb of ["play", "cast", "end", "keep", "return", "active", "target"]) expect(verbs).toContain(verb);
});

const START = "play neverrift --seed tm1 --seats person,random";

test("fields are names even where their letter is a key: h4 opens no help, i h4 shows the card there", async () => {
  const typed = ["e", "1", "h4", "i h4", "h4", "v 3 g4", "w 1 g4", "h", "d", "q", ""];
  const { out } = await rifthall("play neverrift --mode multiplayer --seed h --seats person,random,random", { typed });
  expect(out).toMatch(/On which field\?\n [a-h]1 {3}[a-h]1/);
  expect(out).toMatch(/On h4 lies .+; type i h4 to read it\./);
  expect(out.match(/What you can type/g)).toHaveLength(1);
  expect(out).toContain("NR-23 What you may play.");
  expect(out).toContain("Graveyards, and cards of decks that you know");
  expect(tooLong(out)).toEqual([]);
});

test("a whole match by typing, at a terminal and in colour", async () => {
  const fields = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"].map((field) => `1 ${field}`);
  // Whatever is not possible is refused; "1" takes the first of a list, an empty line leaves a question.
  const turn = [...fields, "1", "", "y", "e"];
  const typed = ["e", ...Array.from({ length: 9 }, () => turn).flat()];
  const { code, out } = await rifthall(`${START} --mode quick --fast`, { typed, terminal: "both" });
  expect(code).toBe(0);
  expect(out).toContain(ESCAPE);
  expect(plain(out)).toMatch(/The match is over, by (tokens|a pass)/);
  // What is typed stands in front of the next drawing.
  expect(tooLong(out).filter((line) => !/^>|\r/.test(line))).toEqual([]);
});

test("help has the tamers, the cards in play and in hand, how to read the board, and the words", async () => {
  const { out } = await rifthall(`${START} --lang de`, { typed: ["e", "1 b2", "?", "i aura"] });
  expect(out).toContain("Ludvig von Ascheburg.");
  expect(out).toContain(`Im Spiel\n  Bereitwillige Novizin ${printed("willing-novice")}. Immer`);
  expect(out).toContain("◉ Spieler 1, ◆ 2, ▣ 3");
  expect(out).toContain("Handkarte 2 auf b3 spielen");
  expect(out.match(/Aura\. Wirkt, solange/g)).toHaveLength(2);
  expect(tooLong(out)).toEqual([]);
});

test("a record is told and drawn with every hand open", async () => {
  const { start, seats } = openMatch("neverrift", { mode: "quick", seed: "replay", seats: "random,random" });
  const host = new Host(game, start, seats, () => "again");
  while (!host.over) host.step();
  const file = path.join(folder, "match.json");
  writeFileSync(file, JSON.stringify(host.record()));
  const story = await rifthall(`replay ${file}`);
  expect(story.code).toBe(0);
  expect(story.out).toMatch(/ {3}hand: \w+/);
  expect(story.out).toContain("fields left");
  expect(tooLong(story.out)).toEqual([]);
  const walk = await rifthall(`replay ${file}`, { typed: ["n", "12", "e", "q"], terminal: "both" });
  expect(plain(walk.out)).toMatch(/┌─+┬─+┬─+┐/);
  expect(tooLong(walk.out)).toEqual([]);
});

test("NR-65 what would be spent for nothing is shown to be so, and asked about before it is done", async () => {
  const position = {
    ...STANDARD,
    tamers: ["magthilda-von-oramelle", "ludvig-von-ascheburg"],
    board: Array(4).fill(".|.|.|."),
  };
  const input = new PassThrough();
  const table = tableOf(position, { input });
  const commands = table.drawing.commands(table.sight(0 as Seat));
  expect(commands).toContainEqual({ typed: "a", meaning: "tamer's active (does nothing now)" });
  input.write("n\n");
  expect(await answer(table, 0 as Seat, "a")).toBe("redraw");
  expect(table.host.number).toBe(0);
  input.write("y\n");
  expect(await answer(table, 0 as Seat, "a")).toBe("done");
  expect(table.host.number).toBe(1);
});
