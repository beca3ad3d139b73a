import { describe, expect, test } from "vitest";
import { cellsOf, fieldsOf } from "./scene.js";
import { begun, table } from "./table.js";

const shape = (rows: readonly string[]): number[][] => rows.map((row) => row.split("|")).map((cells) => [cells.length]);

describe("formats", () => {
  test.each([
    ["standard", 2, 4, 4],
    ["quick", 2, 3, 3],
    ["multiplayer", 3, 8, 4],
    ["multiplayer", 4, 8, 4],
    ["multiplayer", 5, 8, 4],
  ])("NR-1 NR-2 NR-3 the %s format with %i players has %i columns and %i rows", (mode, seats, columns, rows) => {
    const { board, format } = begun({ mode }, seats).position();
    expect(format).toBe(mode);
    expect(shape(board)).toEqual(Array.from({ length: rows }, () => [columns]));
    expect(cellsOf(board)).toEqual({});
  });

  test.each([
    ["standard", 1],
    ["standard", 3],
    ["quick", 3],
    ["multiplayer", 2],
    ["multiplayer", 6],
  ])("NR-1 NR-2 NR-3 the %s format is not for %i", (mode, seats) => {
    expect(() => begun({ mode }, seats)).toThrow(/seats|players/);
  });

  test.each([
    ["standard", 16],
    ["quick", 9],
    ["multiplayer", 32],
  ] as const)("NR-1 NR-2 NR-3 on the %s board a card can be played on %i fields", (format, count) => {
    const t = table({ format, hands: [["plain-1"], []] });
    t.expectOptions(
      fieldsOf(format).map((field) => `play plain-1@${field}`),
      "play",
    );
    expect(t.options("play")).toHaveLength(count);
  });

  test("NR-1 standard is what is played where nothing is said", () => {
    expect(begun().position().format).toBe("standard");
  });
});

describe("fields", () => {
  test("NR-4 a field holds one card: a covered one takes no creature and no place", () => {
    const t = table({ board: { a1: "rock", b1: "plain-1:0" }, hands: [["plain-2", "cliff"], []] });
    expect(t.options("play").filter((o) => /@(a1|b1)$/.test(o))).toEqual([]);
  });

  test("NR-4 nothing is moved onto a covered field either", () => {
    const t = table({ board: { a1: "rock", b1: "plain-1:0" }, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell");
    t.expectOptions(
      fieldsOf()
        .slice(2)
        .map((field) => `move @${field}`),
    );
  });

  test("NR-5 up, right, down and left are adjacent, diagonals never", () => {
    const ring = { a1: "plain-1:1", b1: "plain-1:1", c1: "plain-1:1", a2: "plain-1:1", c2: "plain-1:1" };
    const t = table({
      board: { ...ring, a3: "plain-1:1", b3: "plain-1:1", c3: "plain-1:1" },
      hands: [["plain-2"], []],
    });
    t.seat(0).play("plain-2", "b2");
    const tamed = { b1: "plain-1:0/1", c2: "plain-1:0/1", b3: "plain-1:0/1", a2: "plain-1:0/1" };
    t.expect({ board: { b2: "plain-2:0", ...tamed }, hands: { 0: [] } });
  });

  test.each([
    ["a1", ["d1", "a4", "d4"]],
    ["d1", ["a1", "a2", "d4"]],
    ["a2", ["d1", "d2"]],
    ["d4", ["a4", "d1", "a1"]],
  ])("NR-6 at the edge %s has fewer neighbours; the board does not wrap", (field, others) => {
    const board = Object.fromEntries(others.map((other) => [other, "plain-1:1"]));
    const t = table({ board, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", field);
    t.expect({ board: { [field]: "giant-a:0" }, hands: { 0: [] } });
  });

  test("NR-6 NR-91 Pierce does not wrap either", () => {
    const t = table({ board: { c1: "plain-1:1", d1: "plain-1:1", a4: "plain-1:1" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "a1");
    t.expect({ board: { a1: "pierce-5:0", c1: "plain-1:0/1" }, hands: { 0: [] } });
  });
});

describe("the multiplayer board", () => {
  test("NR-A1 it is eight fields wide, and the seam is no border", () => {
    const t = table({ format: "multiplayer", board: { e2: "plain-1:1", d1: "plain-1:2" }, hands: [["plain-2"]] });
    t.seat(0).play("plain-2", "d2");
    t.expect({ board: { d2: "plain-2:0", e2: "plain-1:0/1", d1: "plain-1:0/2" }, hands: { 0: [] } });
  });

  test("NR-A1 with board tall it is eight fields high, with its seam between rows 4 and 5", () => {
    const options = { board: "tall" };
    const t = table({ format: "multiplayer", options, board: { b5: "plain-1:1" }, hands: [["plain-2"]] });
    expect(shape(t.position().board)).toEqual(Array.from({ length: 8 }, () => [4]));
    t.seat(0).play("plain-2", "b4");
    t.expect({ board: { b4: "plain-2:0", b5: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-A1 NR-6 the outer edges do not meet", () => {
    const t = table({ format: "multiplayer", board: { a1: "plain-1:1", a2: "plain-1:1" }, hands: [["giant-a"]] });
    t.seat(0).play("giant-a", "h1");
    t.expect({ board: { h1: "giant-a:0" }, hands: { 0: [] } });
  });
});

describe("which way cards lie", () => {
  // The compass has 2 above, 4 to the right, 6 below and 8 to the left.
  test.each([0, 1])("NR-7 NR-A2 all cards lie the same way round, those of seat %i too", (turn) => {
    const hands = turn === 0 ? [["compass"], []] : [[], ["compass"]];
    const other = 1 - turn;
    const t = table({ board: { b1: `plain-2:${other}`, a2: `plain-7:${other}` }, hands, turn });
    t.seat(turn).play("compass", "b2");
    t.expect({ board: { b2: `compass:${turn}`, a2: `plain-7:${turn}/${other}` }, hands: { [turn]: [] } });
  });

  test("NR-7 a moved creature keeps its sides as they lie", () => {
    const t = table({ board: { b2: "compass:1" }, hands: [["move-spell", "plain-7"], []] });
    t.seat(0).cast("move-spell").move("c3").play("plain-7", "b3");
    // It comes from the left, where the compass has 8.
    t.expect({
      board: { b2: ".", c3: "compass:1", b3: "plain-7:0" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell"] },
    });
  });

  describe("with orientation opposite", () => {
    const options = { orientation: "opposite" };

    test("NR-A2 the second player's cards lie upside down", () => {
      const board = { b1: "plain-5:0", a2: "plain-4:0", c2: "plain-7:0", b3: "plain-2:0" };
      const t = table({ board, hands: [[], ["compass"]], turn: 1, options });
      t.seat(1).play("compass", "b2");
      t.expect({ board: { b2: "compass:1", b1: "plain-5:1/0", c2: "plain-7:1/0" }, hands: { 1: [] } });
    });

    test("NR-A2 the first player's lie as before", () => {
      const board = { b1: "plain-2:1", a2: "plain-7:1" };
      const t = table({ board, hands: [["compass"], []], options });
      t.seat(0).play("compass", "b2");
      t.expect({ board: { b2: "compass:0", a2: "plain-7:0/1" }, hands: { 0: [] } });
    });

    test("NR-A2 NR-42 a tamed card stays as it lay", () => {
      const t = table({ board: { b2: "compass:0/1" }, hands: [[], ["plain-5"]], turn: 1, options });
      t.seat(1).play("plain-5", "b1");
      // Upside down it has 6 above.
      t.expect({ board: { b1: "plain-5:1" }, hands: { 1: [] } });
    });
  });
});
