import { describe, expect, test } from "vitest";
import type { Board, Scene } from "./scene.js";
import { table } from "./table.js";

/** What is destroyed when the spell is cast on this board. */
function destroyed(spell: string, board: Board): unknown[] {
  const t = table({ board, hands: [[spell], []] });
  t.seat(0).cast(spell);
  return t.order("destroy");
}

/** Whether the spell draws its card here. */
function draws(spell: string, scene: Scene): boolean {
  const t = table({ ...scene, hands: [[spell], []], decks: [["rock"], []] });
  t.seat(0).cast(spell);
  return t.position().hands[0].includes("rock");
}

describe("which creature", () => {
  const board = { a1: "plain-4:1#2", b2: "plain-2:1#3", c3: "plain-6:1#1", d4: "plain-1:0#4", d1: "wall-9:0#5" };

  test.each([
    ["weakest", "plain-2"],
    ["strongest", "plain-6"],
    ["oldest", "plain-6"],
    ["newest", "plain-2"],
  ])("NR-69 NR-84 the %s of the enemies is %s", (word, card) => {
    expect(destroyed(`destroy-${word}`, board)).toEqual([card]);
  });

  test("NR-84 the weakest as it is now, with what places take from it", () => {
    expect(destroyed("destroy-weakest", { a1: "plain-4:1", a2: "bog", d4: "plain-2:1" })).toEqual(["plain-4"]);
  });

  test("NR-A39 among equals one chooses", () => {
    const t = table({ board: { a1: "plain-2:1", d4: "plain-2:1" }, hands: [["destroy-weakest"], []] });
    t.seat(0).cast("destroy-weakest");
    t.expectOptions(["target plain-2@a1", "target plain-2@d4"]);
  });

  test("NR-42 captured is what its controller does not own", () => {
    expect(destroyed("destroy-captured", { a1: "plain-1:0", b1: "plain-2:1", c1: "plain-3:1/0" })).toEqual(["plain-3"]);
  });

  test("NR-42 NR-A27 what nobody controls is not captured, and nobody's enemy", () => {
    const board = { a1: "plain-1:-/2", b1: "plain-2:1/0", c1: "plain-3:0/1" };
    const t = table({ format: "multiplayer", board, hands: [["destroy-captured", "tame-spell"]] });
    t.seat(0).cast("destroy-captured");
    t.expectOptions(["target plain-2@b1", "target plain-3@c1"]);
    t.seat(0).target("plain-3").cast("tame-spell");
    expect(t.at("b1")).toBe("plain-2:0");
  });

  test.each([
    ["clear-row-1", ["plain-1", "plain-2"]],
    ["clear-column-1", ["plain-3", "plain-4"]],
  ])("NR-5 %s reaches its own line only, all along it", (card, gone) => {
    const t = table({
      board: { a2: "plain-1:1", d2: "plain-2:1", c1: "plain-3:1", c4: "plain-4:1", d4: "plain-5:1" },
      hands: [[card], []],
    });
    t.seat(0).play(card, "c2");
    expect(t.order("destroy").sort()).toEqual(gone);
  });
});

describe("which field", () => {
  test("NR-6 a corner is one of four", () => {
    const t = table({ board: { b2: "plain-1:0", a1: "rock" }, hands: [["move-to-corner"], []] });
    t.seat(0).cast("move-to-corner");
    t.expectOptions(["move @a4", "move @d1", "move @d4"]);
  });

  test("NR-6 the edge is all around, the corners too", () => {
    const t = table({ format: "quick", board: { b2: "plain-1:0", a1: "rock" }, hands: [["move-to-edge"], []] });
    t.seat(0).cast("move-to-edge");
    t.expectOptions(["a2", "a3", "b1", "b3", "c1", "c2", "c3"].map((field) => `move @${field}`));
  });
});

describe("conditions", () => {
  test("NR-58 ahead is more creatures than each opponent, behind is fewer than one of them", () => {
    const ahead = { board: { a1: "plain-1:0", b1: "plain-1:0", c1: "plain-1:1" } };
    const level = { board: { a1: "plain-1:0", c1: "plain-1:1" } };
    expect([draws("draw-when-ahead", ahead), draws("draw-when-behind", ahead)]).toEqual([true, false]);
    expect([draws("draw-when-ahead", level), draws("draw-when-behind", level)]).toEqual([false, false]);
  });

  test("NR-58 of several opponents the best counts", () => {
    const scene = {
      format: "multiplayer",
      board: { a1: "plain-1:0", b1: "plain-1:0", c1: "plain-1:1", e1: "plain-1:2", f1: "plain-1:2", g1: "plain-1:2" },
    } as const;
    expect([draws("draw-when-ahead", scene), draws("draw-when-behind", scene)]).toEqual([false, true]);
  });

  test("NR-73 one's own graveyard is counted, not the hand or another's", () => {
    expect(draws("draw-by-graveyard", { graveyards: [["cliff", "cliff"], []] })).toBe(true);
    expect(draws("draw-by-graveyard", { graveyards: [["cliff"], ["cliff", "cliff"]] })).toBe(false);
  });

  test("NR-56 empty fields are counted", () => {
    const full = { filled: "rock", board: { a1: ".", b1: "." } };
    expect(draws("draw-when-crowded", full)).toBe(true);
    expect(draws("draw-when-crowded", { ...full, board: { ...full.board, c1: "." } })).toBe(false);
  });
});
