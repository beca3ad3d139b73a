import { PassThrough } from "node:stream";
import { type Holder, Host } from "@rifthall/host";
import { type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { Board } from "../src/play/board.js";
import { findGame } from "../src/play/opening.js";
import { Terminal } from "../src/terminal.js";

const GUILDS = [
  ["fire", "ice", "light", "shadow"],
  ["earth", "water", "plant", "air"],
];
const EMPTY = [[], []];
const game = findGame("riftforce");

interface Setting {
  readonly viewer?: number;
  readonly options?: MatchOptions;
  readonly height?: number;
  readonly language?: "en" | "de";
}

/** The board of a position, line by line and without colour. */
function board(position: Readonly<Record<string, unknown>>, setting: Setting = {}): string[] {
  const { viewer = 0, options = {}, height = null, language = "en" } = setting;
  const framed = game.framed(position, readOptions(game.options, options));
  const start = { ...framed, content: game.content([]), seed: "board", position };
  const holders = Array.from({ length: framed.seats }, (): Holder => ({ is: "person" }));
  const table = new Board(new Host(game, start, holders, () => ""), terminal(), language);
  return [...table.drawing.board(table.sight(viewer as Seat, height))];
}

function terminal(): Terminal {
  const stream = (): PassThrough => new PassThrough();
  return new Terminal({ input: stream(), output: stream(), errors: stream(), env: {} });
}

const duel = (locations: readonly unknown[], besides: object = {}): Record<string, unknown> => ({
  mode: "duel",
  guilds: GUILDS,
  turn: 0,
  scores: [3, 9],
  hands: [["light-5", "light-5", "ice-7"], ["earth-5"]],
  discards: [["ice-5", "light-6"], []],
  locations: [...locations, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY].slice(0, 5),
  ...besides,
});

const rift = (lines: readonly string[]): number => lines.findIndex((line) => line.includes("╞"));

test("first cards are nearest the rift, ours below and theirs above, with a dot for each damage", () => {
  const lines = board(
    duel([
      [
        ["fire-5!2", "ice-6"],
        ["earth-7!6", "water-5"],
      ],
    ]),
  );
  const at = rift(lines);
  expect(lines[at - 1]).toContain("7 Ea ●●●●●●·");
  expect(lines[at - 2]).toContain("5 Wa ·····");
  expect(lines[at + 1]).toContain("5 Fi ●●···");
  expect(lines[at + 2]).toContain("6 Ic ······");
});

test("the same table from the other side", () => {
  const lines = board(duel([[["fire-5"], ["earth-7"]]]), { viewer: 1 });
  expect(lines[rift(lines) + 1]).toContain("7 Ea");
  expect(lines[rift(lines) - 1]).toContain("5 Fi");
});

test("who alone has cards at a location is marked on the rift", () => {
  const lines = board(
    duel([
      [["fire-5"], ["earth-7"]],
      [["fire-6"], []],
      [[], ["earth-5"]],
    ]),
  );
  expect(lines[rift(lines)]).toMatch(/═ 1 ═.*═ 2 ◉ ═.*═ 3 ◆ ═.*═ 4 ═.*═ 5 ═/);
});

test("scores, decks, hands and discards are counted; of a discard pile the top card shows", () => {
  const text = board(duel([])).join("\n");
  expect(text).toMatch(/Player 1 +3 ■■■□□□□□□□□□ +hand 3 {2}deck 31 {2}discard 2 {2}6 Li/);
  expect(text).toMatch(/Player 2 +9 ■{9}□□□ +hand 1 {2}deck 35 {2}discard 0/);
  expect(text).not.toContain("5 Ic");
});

test("where discards are open, all of them show", () => {
  expect(board(duel([]), { options: { openDiscards: true } }).join("\n")).toMatch(/discard .*5 Ic +6 Li/);
});

test("the hand is numbered, and says under each card what may be done with it", () => {
  const lines = board(duel([[["light-6"], []]]));
  const [numbers, cards, keys] = lines.slice(-3);
  expect(numbers).toMatch(/╭─ 1 ─+╮╭─ 2 ─+╮╭─ 3 ─+╮/);
  expect(cards).toMatch(/│7 Ice +││5 Light +││5 Light +│/);
  expect(keys).toMatch(/╰─ p ─+╯╰─ p d ─+╯╰─ p d ─+╯/);
});

test("a hand that is empty says so; who only watches sees none", () => {
  const empty = duel([], { hands: [[], ["earth-5"]] });
  expect(board(empty).at(-1)).toContain("Your hand: no cards");
  expect(board(duel([]), { viewer: SPECTATOR }).join("\n")).not.toContain("5 Light");
});

const LONG = ["fire-5", "fire-5", "fire-5", "fire-5", "fire-6", "fire-6", "fire-6", "fire-7", "ice-7"];

test("six cards stand in full; a longer stack keeps its first and last and counts the others", () => {
  const six = board(duel([[LONG.slice(0, 6), []]]));
  expect(six.join("\n")).not.toContain("more");
  const nine = board(duel([[LONG, []]]));
  const below = nine.slice(rift(nine) + 1, rift(nine) + 7).map((line) => line.slice(2, 16).trim());
  expect(below[0]).toBe("5 Fi ·····");
  expect(below[4]).toBe("+ 4 more");
  expect(below[5]).toBe("7 Ic ·······");
  expect(nine.length).toBe(six.length);
});

test("a low screen puts the hand into a line first, then folds stacks to first, count and last", () => {
  const high = board(duel([[LONG.slice(0, 6), []]]));
  expect(board(duel([[LONG.slice(0, 6), []]]), { height: high.length - 2 }).at(-1)).toMatch(/1 7 Ic p +2 5 Li pd/);
  const low = board(duel([[LONG.slice(0, 6), []]]), { height: 1 });
  expect(low.join("\n")).toContain("+ 4 more");
  expect(low).toHaveLength(high.length - 5);
});

test("team: six locations in two areas, and whose card is whose", () => {
  const guilds = [
    ["fire", "ice", "light"],
    ["earth", "water", "plant"],
    ["shadow", "air", "sand"],
    ["acid", "love", "star"],
  ];
  const position = {
    mode: "team",
    guilds,
    turn: 0,
    scores: [4, 9],
    hands: [["fire-5"], [], [], []],
    discards: [[], [], [], []],
    locations: [[["fire-5!2", "shadow-6"], ["acid-7"]], EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
  };
  const lines = board(position, { language: "de" });
  const text = lines.join("\n");
  expect(lines[rift(lines)]).toMatch(/1 grün .*3 grün .*4 grau .*6 grau/);
  expect(lines[rift(lines) + 1]).toContain("5 Fe¹ 2/5");
  expect(lines[rift(lines) + 2]).toContain("6 Sc³");
  expect(lines[rift(lines) - 1]).toContain("7 Sä⁴");
  expect(text.match(/Spieler \d/g)).toHaveLength(4);
  expect(text).toMatch(/Spieler 1 +4\/12/);
  for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80);
});

test("free-for-all: every other player has a band of their own above the rift", () => {
  const guilds = [GUILDS[0], GUILDS[1], ["acid", "love", "star", "sand"], ["beast", "lava", "magnet", "music"]];
  const stacks = [["fire-5"], ["earth-5"], ["acid-5"], ["beast-5"]];
  const position = {
    mode: "free-for-all",
    guilds,
    turn: 1,
    scores: [0, 1, 2, 3],
    hands: [["fire-6"], ["earth-6"], [], []],
    discards: [[], [], [], []],
    locations: [stacks, [[], [], [], []], [[], [], [], []], [[], [], [], []], [[], [], [], []]],
  };
  const lines = board(position, { viewer: 1 });
  const order = lines.flatMap((line) => /[◉◆▣▲] │ {2}5 (\w\w)/.exec(line)?.[1] ?? []);
  expect(order).toEqual(["Fi", "Be", "Ac", "Ea"]);
  for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80);
});

test("solo: the trainer and its next plan", () => {
  const position = {
    mode: "solo",
    guilds: GUILDS,
    turn: 0,
    plan: 3,
    scores: [0, 0],
    hands: [["fire-5"], []],
    discards: [[], []],
    locations: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
  };
  const text = board(position).join("\n");
  expect(text).toContain("The trainer");
  expect(text).toContain("Next plan: a bot comes to location 2, then the trainer scores its locations.");
  expect(board({ ...position, plan: 0 }, { language: "de" }).join("\n")).toMatch(/Nächster Plan: .* Angriff mit 5, 6/);
});

test("guild letters are never shared, in either language", () => {
  for (const language of ["en", "de"] as const) {
    const all = {
      mode: "duel",
      guilds: [[], []],
      offered: game
        .cards(game.content([]), "en")
        .slice(0, 18)
        .map((c) => c.id),
      first: 0,
    };
    const lines = board(all, { language }).flatMap((line) => /\[\d+\] {2}(\p{L}\p{L}) /u.exec(line)?.[1] ?? []);
    expect(lines).toHaveLength(18);
    expect(new Set(lines).size).toBe(18);
  }
});

test("a low screen shortens the texts of a draft, one line each at the least", () => {
  const offered = ["fire", "ice", "water", "beast", "magnet"];
  const position = { mode: "duel", guilds: [["air"], ["acid"]], offered, first: 0, drafter: 0 };
  expect(board(position).join(" ")).toMatch(/move it\s+to/);
  const low = board(position, { height: 8 });
  expect(low).toHaveLength(8);
  expect(low[0]).toContain("? shows the texts in full");
  for (const line of low) expect([...line].length).toBeLessThanOrEqual(80);
});
