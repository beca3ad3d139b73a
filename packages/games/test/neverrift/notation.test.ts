import { Match } from "@rifthall/kernel/match";
import { checkPack } from "@rifthall/packs";
import { describe, expect, test } from "vitest";
import { refusal as refused } from "../kit.js";
import { PACK } from "./cards.js";
import { positionOf, type Scene } from "./scene.js";
import { begun, neverrift, placed, type Table, table } from "./table.js";

const scene: Scene = {
  board: { a1: "plain-1:0", b1: "rock", c1: "plain-2:1/0", d1: "block-2:1!", a4: "wall-9:0" },
  hands: [["plain-3", "draw-spell"], ["cliff"]],
  decks: [["plain-4", "plain-5"], ["plain-6"]],
  graveyards: [["plain-7"], []],
  tamers: ["herald", "quiet*"],
};
const sound = positionOf(scene);

const refusal = (position: unknown, options: Readonly<Record<string, unknown>> = {}): string =>
  refused(() => placed(position, options));

const withCell = (cell: string): unknown => positionOf({ ...scene, board: { ...scene.board, b2: cell } });

test("the pack that the tests play with is a sound one", () => {
  // It has more of everything than a stranger's pack may.
  expect(checkPack(JSON.stringify(PACK), "pack", { builtIn: true }).problems).toEqual([]);
});

describe("a broken position is refused with the reason and its place", () => {
  const cells: readonly (readonly [string, string, RegExp])[] = [
    ["a card nobody knows", "plian-1:0", /plian-1/],
    ["a spell", "draw-spell", /draw-spell/],
    ["a spell with a token", "draw-spell:0", /draw-spell/],
    ["a tamer", "herald:0", /herald/],
    ["a creature without a token", "plain-1", /plain-1/],
    ["a place with a token", "rock:0", /rock/],
    ["a controller who is not there", "plain-1:2", /plain-1:2/],
    ["an owner who is not there", "plain-1:0/5", /plain-1:0\/5/],
    ["an order that is no number", "plain-1:0#x", /plain-1:0#x/],
    ["a mark nobody knows", "plain-1:0?", /plain-1:0\?/],
  ];
  test.each(cells)("on a field: %s", (_, cell, reason) => {
    const answer = refusal(withCell(cell));
    expect(answer).toMatch(/^bad-position/);
    expect(answer).toMatch(reason);
    expect(answer).toMatch(/b2|board\[1\]/);
  });

  const rows = sound.board as readonly string[];
  const fields: readonly (readonly [string, Readonly<Record<string, unknown>>, RegExp])[] = [
    ["NR-1 too few rows", { board: rows.slice(1) }, /board.*4/],
    ["NR-1 too many rows", { board: [...rows, rows[3]] }, /board.*4/],
    ["NR-1 a row that is too short", { board: [...rows.slice(0, 3), " . | . | . "] }, /board\[3\].*4|board.*row 4/],
    ["NR-1 a row that is too long", { board: [" . | . | . | . | . ", ...rows.slice(1)] }, /board.*4/],
    ["a board that is no list", { board: "rock" }, /board/],
    ["a format nobody knows", { format: "standart" }, /standart.*standard/],
    ["NR-2 the rows of another format", { format: "quick" }, /board.*3/],
    ["NR-1 three players in the standard format", { tamers: ["quiet", "quiet", "quiet"] }, /tamers|seats|players/],
    ["a tamer nobody knows", { tamers: ["hreald", "quiet"] }, /tamers.*hreald.*herald/],
    ["a creature for a tamer", { tamers: ["plain-1", "quiet"] }, /tamers.*plain-1/],
    ["a card nobody knows in a hand", { hands: [["plian-3"], []] }, /hands\[0\].*plian-3.*plain-3/],
    ["a card nobody knows in a deck", { decks: [[], ["plian-3"]] }, /decks\[1\].*plian-3/],
    ["a card nobody knows in a graveyard", { graveyards: [["plian-3"], []] }, /graveyards\[0\].*plian-3/],
    ["a token in a hand", { hands: [["plain-3:0"], []] }, /hands\[0\].*plain-3:0/],
    ["a tamer in a deck", { decks: [["herald"], []] }, /decks\[0\].*herald/],
    ["hands that are no list of lists", { hands: ["plain-3"] }, /hands/],
    ["too many hands", { hands: [[], [], []] }, /hands/],
    ["a turn that is nobody's", { turn: 2 }, /turn/],
    ["a first player who is nobody", { first: -1 }, /first/],
    ["a pass by nobody", { passed: 5 }, /passed/],
    ["a pass by the one whose turn it is", { turn: 0, passed: 0 }, /passed/],
    ["played cards that are no numbers", { played: { creatures: "one", places: 0 } }, /played|creatures/],
    ["less than no card played", { played: { creatures: 0, places: -1 } }, /played|places/],
    ["a field nobody knows", { hnads: [[], []] }, /hnads.*hands/],
  ];
  test.each(fields)("%s", (_, given, reason) => {
    const answer = refusal({ ...sound, ...given });
    expect(answer).toMatch(/^bad-/);
    expect(answer).toMatch(reason);
  });

  test.each([[null], [[]], ["plain-1"], [7]])("%j is no position", (position) => {
    expect(refusal(position)).toMatch(/^bad-position/);
  });

  test("the sound one is taken", () => {
    expect(refusal(sound)).toBe("taken");
  });
});

const again = (t: Table): Match => {
  const { start } = t.match;
  const position = t.match.position();
  return new Match(neverrift, { ...start, ...neverrift.framed(position, start.options), seed: "another", position });
};

describe("a position is read as it is written", () => {
  test("what is named stands where it is named, and nothing else exists", () => {
    const t = table(scene);
    expect(t.position()).toMatchObject({
      format: "standard",
      turn: 0,
      first: 0,
      tamers: ["herald", "quiet*"],
      decks: [["plain-4", "plain-5"], ["plain-6"]],
      graveyards: [["plain-7"], []],
    });
    t.expect({});
    for (const [field, cell] of Object.entries(scene.board ?? {})) expect(t.at(field)).toBe(cell.replace(/#\d/, ""));
    expect(t.asked).toEqual([0]);
  });

  test("without turn the first player acts, without first that is seat 0", () => {
    const { turn: _t, first: _f, ...rest } = sound as { turn?: number; first?: number };
    expect(placed(rest).asked).toEqual([0]);
    expect(placed({ ...rest, first: 1 }).asked).toEqual([1]);
  });

  test("fields may be spaced out or not", () => {
    const board = ["plain-1:0|rock|.|.", ".|.|.|.", ". |. |   plain-2:1/0 | .", ".|.|.|."];
    expect(placed({ ...sound, board }).at("c3")).toBe("plain-2:1/0");
  });

  test("NR-69 the order of entry is the reading order unless said, and is written back", () => {
    const deck = [["rock", "cliff"], []];
    const board = { a1: "draw-on-entry-1:0#2", d4: "bury-on-entry-1:0#1" };
    const t = table({ board, hands: [["plain-1"], []], decks: deck });
    const u = placed(t.position());
    u.seat(0).play("plain-1", "b3");
    u.expect({ board: { b3: "plain-1:0" }, hands: { 0: ["cliff"] }, decks: { 0: [] }, graveyards: { 0: ["rock"] } });
    const plain = { a1: "draw-on-entry-1:0", d4: "bury-on-entry-1:0" };
    const v = table({ board: plain, hands: [["plain-1"], []], decks: deck });
    v.seat(0).play("plain-1", "b3");
    v.expect({ board: { b3: "plain-1:0" }, hands: { 0: ["rock"] }, decks: { 0: [] }, graveyards: { 0: ["cliff"] } });
  });

  test("NR-23 what was played this turn is remembered", () => {
    const t = table({ hands: [["plain-1", "rock"], []], played: { creatures: 1, places: 0 } });
    expect(t.options("play").every((o) => o.startsWith("play rock"))).toBe(true);
    expect(placed(t.position()).options()).toEqual(t.options());
  });

  const scenes: readonly (readonly [string, Scene])[] = [
    ["standard", scene],
    ["the second player's turn", { ...scene, turn: 1, first: 1 }],
    ["a creature played", { ...scene, played: { creatures: 1 } }],
    ["a pass to be answered", { ...scene, turn: 1, passed: 0 }],
    ["quick", { format: "quick", board: { c3: "plain-1:1/0" }, hands: [["rock"], []] }],
    ["multiplayer", { format: "multiplayer", seats: 4, board: { h4: "plain-1:3/2", a1: "plain-2:-/1" }, turn: 2 }],
    ["multiplayer, tall", { format: "multiplayer", options: { board: "tall" }, board: { d8: "plain-1:2" } }],
    ["orientation opposite", { ...scene, options: { orientation: "opposite" } }],
  ];
  test.each(scenes)("%s: the readable part comes back, and setting it up gives the same state", (_, given) => {
    const t = table(given);
    const stands = t.position();
    expect(placed(stands, given.options).position()).toEqual(stands);
    expect(again(t).state.hash()).toBe(t.match.state.hash());
  });

  test("NR-18 during the mulligans too", () => {
    const t = begun();
    expect(again(t).state.hash()).toBe(t.match.state.hash());
    const [seat] = t.asked;
    t.take(seat, { do: "return", card: t.position().hands[seat][0] });
    expect(again(t).state.hash()).toBe(t.match.state.hash());
  });

  test("NR-77 a face-up card stays face up", () => {
    const t = table({ hands: [["scout-spell", "rock"], []], decks: [[], ["cliff", "plain-1"]] });
    t.seat(0).cast("scout-spell");
    expect(again(t).state.hash()).toBe(t.match.state.hash());
  });

  test("in the middle of an effect a position has a pending field, and setting it up asks the same question", () => {
    const t = table({ board: { d4: "plain-1:1" }, hands: [["hook-5"], []] });
    expect(t.match.position()).toHaveProperty("memory");
    t.seat(0).play("hook-5", "b2");
    expect(t.match.position()).toHaveProperty("pending");
    expect(again(t).state.hash()).toBe(t.match.state.hash());
  });

  test("NR-73 a viewer sees ? for each card it has not seen", () => {
    const seen = table(scene).position(1);
    expect(seen.hands).toEqual([["?", "?"], ["cliff"]]);
    expect(seen.decks).toEqual([["?", "?"], ["?"]]);
    expect(seen.board).toEqual(table(scene).position().board);
  });
});

describe("what counts at present", () => {
  const present = (t: Table): unknown => t.position().present;
  const all = (n: number): number[] => [n, n, n, n];

  test("NR-84 NR-7 each creature's sides with all that is added, by its field; its keywords; whether it can be tamed", () => {
    const board = { a1: "compass:0", b1: "banner", a2: "chapel", b2: "pierce-5:1", d4: "plain-8:1" };
    const t = table({ board, hands: [["strength"], []] });
    expect(present(t)).toEqual({
      a1: { sides: [4, 6, 8, 10], cantBeTamed: true },
      b2: { sides: all(7), keywords: ["pierce"], cantBeTamed: true },
      d4: { sides: all(8) },
    });
    t.seat(0).cast("strength");
    expect(present(t)).toMatchObject({ a1: { sides: [6, 8, 10, 10] } });
  });

  test("NR-A2 upside down where the second player's cards are", () => {
    const t = table({ board: { b2: "compass:1" }, options: { orientation: "opposite" } });
    expect(present(t)).toEqual({ b2: { sides: [6, 8, 2, 4] } });
  });

  test("it is read over when a position is set up", () => {
    const { present: _, ...rest } = table({ board: { a1: "plain-1:0" } }).position();
    const t = placed({ ...rest, present: { a1: { sides: all(9) } } });
    expect(present(t)).toEqual({ a1: { sides: all(1) } });
  });
});

describe("a finished position is taken and is over", () => {
  test("NR-56 NR-59 a full board is scored", () => {
    const t = table({ filled: "rock", board: { a1: "plain-1:0", b1: "plain-1:0", c1: "plain-1:1" } });
    expect(t.over).toBe(true);
    expect(t.outcome).toMatchObject({ winners: [0], scores: [2, 1] });
  });

  test.each([
    [0, [1]],
    [1, [0]],
  ])("NR-60 on a tie the one whose turn it was loses: seat %i", (turn, winners) => {
    const t = table({ filled: "rock", board: { a1: "plain-1:0", b1: "plain-1:1" }, turn });
    expect(t.outcome.winners).toEqual(winners);
  });

  test("NR-51 a passer without a creature has lost", () => {
    const t = table({ board: { a1: "plain-1:1" }, turn: 1, passed: 0 });
    expect(t.over).toBe(true);
    expect(t.outcome.winners).toEqual([1]);
  });
});
