import { describe, expect, test } from "vitest";
import { table } from "./table.js";

describe("Hook", () => {
  test("NR-87 an enemy creature comes to a free field beside it, before the fight", () => {
    const board = { d4: "plain-1:1", d1: "plain-2:1", a4: "plain-3:0" };
    const t = table({ board, hands: [["hook-5"], []] });
    t.seat(0).play("hook-5", "b2");
    t.expectOptions(["target plain-1@d4", "target plain-2@d1"]);
    t.seat(0).target("plain-1");
    t.expectOptions(["move @b1", "move @c2", "move @b3", "move @a2"]);
    t.seat(0).move("c2");
    t.expect({ board: { b2: "hook-5:0", d4: ".", c2: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-87 only free fields count, and the only one is not asked", () => {
    const board = { d4: "plain-1:1", a2: "rock", b1: "wall-9:0" };
    const t = table({ board, hands: [["hook-5"], []] });
    t.seat(0).play("hook-5", "a1");
    t.expect({ board: { a1: "hook-5:0" }, hands: { 0: [] } });
    const u = table({ board: { d4: "plain-1:1", a2: "rock" }, hands: [["hook-5"], []] });
    u.seat(0).play("hook-5", "a1");
    u.expect({ board: { a1: "hook-5:0", d4: ".", b1: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-87 one that stands beside it already may be turned to another side", () => {
    const t = table({ board: { b2: "up-9:1" }, hands: [["hook-5"], []] });
    t.seat(0).play("hook-5", "b3").move("b4");
    // At b2 it would have shown its lower side, a 1; at b4 it shows the 9.
    t.expect({ board: { b3: "hook-5:0", b2: ".", b4: "up-9:1" }, hands: { 0: [] } });
  });

  test("NR-A9 NR-101 without an enemy creature, or without a free field, Hook does nothing", () => {
    const t = table({ board: { d4: "plain-1:0", d1: "rock" }, hands: [["hook-5"], []] });
    t.seat(0).play("hook-5", "a1");
    t.expect({ board: { a1: "hook-5:0" }, hands: { 0: [] } });
    const u = table({ board: { d4: "plain-1:1", a2: "rock", b1: "rock" }, hands: [["hook-5"], []] });
    u.seat(0).play("hook-5", "a1");
    u.expect({ board: { a1: "hook-5:0" }, hands: { 0: [] } });
  });

  test("NR-97 NR-87 who can't be tamed can be hooked", () => {
    const t = table({ board: { d4: "untamable-1:1", a2: "rock" }, hands: [["hook-5"], []] });
    t.seat(0).play("hook-5", "a1");
    t.expect({ board: { a1: "hook-5:0", d4: ".", b1: "untamable-1:1" }, hands: { 0: [] } });
  });

  test("NR-A14 NR-A13 a hooked Onslaught creature fights for its controller in the other's turn, before the hooker", () => {
    const board = { d4: "onslaught-5:1", c1: "plain-1:0", a2: "rock" };
    const t = table({ board, hands: [["hook-5"], []] });
    t.seat(0).play("hook-5", "a1");
    t.expect({ board: { a1: "hook-5:0", d4: ".", b1: "onslaught-5:1", c1: "plain-1:1/0" }, hands: { 0: [] } });
  });

  test("NR-A45 a hooker tamed by it fights for its new controller", () => {
    const board = { d4: "onslaught-7:1", a2: "plain-1:0", b3: "plain-1:1" };
    const t = table({ board, hands: [["hook-5"], []] });
    t.seat(0).play("hook-5", "b2").target("onslaught-7").move("c2");
    t.expect({
      board: { b2: "hook-5:1/0", d4: ".", c2: "onslaught-7:1", a2: "plain-1:1/0" },
      hands: { 0: [] },
      tokens: [0, 4],
    });
  });
});

describe("Anchor", () => {
  test("NR-88 NR-A23 the opponent's anchored creature cannot be hooked", () => {
    const t = table({ board: { d4: "anchor-2:1", d1: "plain-1:1", b1: "plain-1:1" }, hands: [["hook-5"], []] });
    t.seat(0).play("hook-5", "a3");
    t.expectOptions(["target plain-1@b1", "target plain-1@d1"]);
    const u = table({ board: { d4: "anchor-2:1" }, hands: [["hook-5"], []] });
    u.seat(0).play("hook-5", "a3");
    u.expect({ board: { a3: "hook-5:0" }, hands: { 0: [] } });
  });

  test("NR-88 nor moved by a spell; its controller may move it", () => {
    const board = { d4: "anchor-2:1", a1: "anchor-2:0", b2: "plain-1:1" };
    const t = table({ board, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell");
    t.expectOptions(["target anchor-2@a1", "target plain-1@b2"]);
    t.seat(0).target("anchor-2").move("a4");
    t.expect({ board: { a1: ".", a4: "anchor-2:0" }, hands: { 0: [] }, graveyards: { 0: ["move-spell"] } });
  });

  test("NR-88 the current controller, not the owner", () => {
    const board = { d4: "anchor-2:0/1", a1: "anchor-2:1/0", b2: "plain-1:1" };
    const t = table({ board, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell");
    t.expectOptions(["target anchor-2@d4", "target plain-1@b2"]);
  });

  test("NR-88 NR-83 an enemy's Intimidate does not move it, one's own does", () => {
    const t = table({ board: { b2: "anchor-2:1", a3: "anchor-2:0" }, hands: [["intimidate-5"], []] });
    t.seat(0).play("intimidate-5", "a2");
    t.expect({ board: { a2: "intimidate-5:0", b2: "anchor-2:0/1", a3: ".", a4: "anchor-2:0" }, hands: { 0: [] } });
  });

  test("NR-88 NR-48 nor can it be swapped, since that moves it", () => {
    const t = table({ board: { a1: "anchor-2:1", d4: "plain-1:1" }, hands: [["swap-any-1"], []] });
    t.seat(0).play("swap-any-1", "b2");
    t.expect({ board: { d4: "swap-any-1:0", b2: "plain-1:1" }, hands: { 0: [] } });
  });

  test("NR-88 what can't be moved is moved by nobody, not by its controller either", () => {
    const board = { a1: "plain-1:0", b1: "jailer-1:0", d4: "plain-2:0" };
    const t = table({ board, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell");
    t.expectOptions(["target jailer-1@b1", "target plain-2@d4"]);
  });

  test("NR-88 it can be attacked, destroyed and returned like any other", () => {
    const t = table({ board: { b2: "anchor-2:1" }, hands: [["bounce-spell"], []] });
    t.seat(0).cast("bounce-spell");
    t.expect({ board: { b2: "." }, hands: { 0: [], 1: ["anchor-2"] }, graveyards: { 0: ["bounce-spell"] } });
  });

  test("NR-88 NR-93 moved by its controller, an anchored Onslaught creature fights", () => {
    const t = table({ board: { a1: "onslaught-anchor-5:0", d4: "plain-1:1" }, hands: [["nudge", "move-spell"], []] });
    t.seat(0).cast("move-spell").target("onslaught-anchor-5").move("d3");
    t.expect({
      board: { a1: ".", d3: "onslaught-anchor-5:0", d4: "plain-1:0/1" },
      hands: { 0: ["nudge"] },
      graveyards: { 0: ["move-spell"] },
    });
  });
});

describe("Onslaught", () => {
  test("NR-93 whenever it is moved it fights from the new position", () => {
    const t = table({ board: { a1: "onslaught-5:0", d3: "plain-1:1", c4: "plain-1:1" }, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell").target("onslaught-5").move("d4");
    t.expect({
      board: { a1: ".", d4: "onslaught-5:0", d3: "plain-1:0/1", c4: "plain-1:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell"] },
    });
  });

  test("NR-93 it does not fight where it was", () => {
    const t = table({ board: { a1: "onslaught-5:0", a2: "plain-1:1" }, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell").target("onslaught-5").move("d4");
    t.expect({ board: { a1: ".", d4: "onslaught-5:0" }, hands: { 0: [] }, graveyards: { 0: ["move-spell"] } });
  });

  test("NR-93 on entering it fights once, as all do", () => {
    const t = table({ board: { a1: "block-2:1" }, hands: [["onslaught-5"], []] });
    t.seat(0).play("onslaught-5", "b1");
    t.expect({ board: { b1: "onslaught-5:0", a1: "block-2:1!" }, hands: { 0: [] } });
  });

  test("NR-93 NR-48 a swap moves it, and it fights", () => {
    const t = table({ board: { a1: "onslaught-5:0", d3: "plain-1:1" }, hands: [["swap-1"], []] });
    t.seat(0).play("swap-1", "d4");
    t.expect({ board: { a1: "swap-1:0", d4: "onslaught-5:0", d3: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-93 NR-A12 one that swaps itself on entering fights for the move, then for entering", () => {
    const t = table({ board: { a1: "plain-1:0", a2: "block-2:1" }, hands: [["swap-onslaught-5"], []] });
    t.seat(0).play("swap-onslaught-5", "d4");
    t.expect({ board: { a1: "swap-onslaught-5:0", d4: "plain-1:0", a2: "block-2:0/1!" }, hands: { 0: [] } });
  });

  test("NR-93 NR-A14 moved by the opponent it fights for its controller", () => {
    const t = table({ board: { a1: "onslaught-5:1", d3: "plain-1:0" }, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell").target("onslaught-5").move("d4");
    t.expect({
      board: { a1: ".", d4: "onslaught-5:1", d3: "plain-1:1/0" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell"] },
    });
  });

  test("NR-93 NR-72 a captured one fights for its captor", () => {
    const t = table({ board: { a1: "onslaught-5:0/1", d3: "plain-1:1" }, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell").target("onslaught-5").move("d4");
    t.expect({
      board: { a1: ".", d4: "onslaught-5:0/1", d3: "plain-1:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell"] },
    });
  });

  test("NR-93 one that Intimidate could not move does not fight", () => {
    const t = table({ board: { a1: "onslaught-7:1", b2: "plain-1:0" }, hands: [["intimidate-5"], []] });
    t.seat(0).play("intimidate-5", "b1");
    t.expect({ board: { b1: "intimidate-5:0", b2: ".", b3: "plain-1:0" }, hands: { 0: [] } });
  });

  test("NR-A13 one effect makes the same creature fight again only once", () => {
    const t = table({ board: { b2: "wander-5:0", d3: "plain-1:1" }, hands: [["nudge"], []] });
    t.seat(0).cast("nudge").move("c2");
    // It has fought at c2 and wanders on; moved by its own text it does not fight again.
    t.seat(0).move("c3");
    t.expect({ board: { b2: ".", c3: "wander-5:0" }, hands: { 0: [] }, graveyards: { 0: ["nudge"] } });
  });

  test("NR-A13 not even when other texts answered in between", () => {
    const board = { b2: "wander-5:0", d2: "draw-when-tamed-1:1", d3: "plain-1:1" };
    const t = table({ board, hands: [["nudge"], []], decks: [["rock"], []] });
    t.seat(0).cast("nudge").move("c2").move("c3");
    t.expect({
      board: { b2: ".", c3: "wander-5:0", d2: "draw-when-tamed-1:0/1" },
      hands: { 0: ["rock"] },
      decks: { 0: [] },
      graveyards: { 0: ["nudge"] },
    });
  });

  test("NR-A13 a later effect lets it fight again", () => {
    const board = { a4: "onslaught-5:0", c2: "block-2:1", a1: "plain-1:1" };
    const t = table({ board, hands: [["nudge", "move-spell"], []] });
    t.seat(0).cast("move-spell").target("onslaught-5").move("c1");
    t.expect({
      board: { a4: ".", c1: "onslaught-5:0", c2: "block-2:1!" },
      hands: { 0: ["nudge"] },
      graveyards: { 0: ["move-spell"] },
    });
    t.seat(0).cast("nudge").move("b1");
    t.expect({
      board: { c1: ".", b1: "onslaught-5:0", a1: "plain-1:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell", "nudge"] },
    });
  });

  test("NR-71 NR-72 Pierce and Liberate work in such a fight too, for whoever controls it", () => {
    const t = table({ board: { a1: "onslaught-pierce-5:0/1", d2: "plain-1:1" }, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell").target("onslaught-pierce-5").move("d4");
    t.expect({
      board: { a1: ".", d4: "onslaught-pierce-5:0/1", d2: "plain-1:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell"] },
    });
    const board = { a1: "onslaught-liberate-5:0/1", d1: "plain-1:1", d3: "wall-9:1" };
    const u = table({ board, hands: [["move-spell"], []] });
    u.seat(0).cast("move-spell").target("onslaught-liberate-5").move("d2");
    u.expect({
      board: { a1: ".", d2: "onslaught-liberate-5:0/1", d1: "plain-1:0/1", d3: "wall-9:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell"] },
    });
  });
});

describe("Stampede", () => {
  test("NR-94 after attacking, another creature may come from the hand to a free field beside it, and fights", () => {
    const board = { b1: "plain-1:1", a2: "rock", a3: "plain-1:1" };
    const t = table({ board, hands: [["stampede-5", "plain-2", "rock"], []] });
    t.seat(0).play("stampede-5", "b2");
    expect(t.at("b1")).toBe("plain-1:0/1");
    t.expectOptions(["put plain-2@b3", "put plain-2@c2", "decline"]);
    t.seat(0).put("plain-2", "b3");
    t.expect({
      board: { b2: "stampede-5:0", b1: "plain-1:0/1", b3: "plain-2:0", a3: "plain-1:0/1" },
      hands: { 0: ["rock"] },
    });
  });

  test("NR-94 NR-34 it may be declined", () => {
    const t = table({ hands: [["stampede-5", "plain-2"], []] });
    t.seat(0).play("stampede-5", "b2").decline();
    t.expect({ board: { b2: "stampede-5:0" }, hands: { 0: ["plain-2"] } });
  });

  test("NR-95 a creature with Stampede cannot come that way", () => {
    const t = table({ hands: [["stampede-5", "stampede-6", "plain-2"], []] });
    t.seat(0).play("stampede-5", "a1");
    t.expectOptions(["put plain-2@a2", "put plain-2@b1", "decline"]);
    const u = table({ hands: [["stampede-5", "stampede-6"], []] });
    u.seat(0).play("stampede-5", "a1");
    u.expectOptions([], "put");
  });

  test("NR-95 who came by Stampede brings nobody, though a place gives it Stampede", () => {
    const t = table({ board: { a1: "drum" }, hands: [["stampede-5", "plain-2", "plain-3", "fight-spell"], []] });
    t.seat(0).play("stampede-5", "b2").put("plain-2", "b1");
    t.expect({ board: { b2: "stampede-5:0", b1: "plain-2:0" }, hands: { 0: ["plain-3", "fight-spell"] } });
    t.seat(0).cast("fight-spell").target("plain-2").put("plain-3", "c1");
    t.expect({ board: { c1: "plain-3:0" }, hands: { 0: [] }, graveyards: { 0: ["fight-spell"] } });
  });

  test("NR-94 a place or a spell cannot either", () => {
    const t = table({ hands: [["stampede-5", "rock", "draw-spell"], []] });
    t.seat(0).play("stampede-5", "a1");
    // Not being asked would tell the opponent that the hand holds no creature.
    t.expectOptions(["decline"]);
    t.expect({ board: { a1: "stampede-5:0" }, hands: { 0: ["rock", "draw-spell"] } });
  });

  test("NR-94 without a free field beside it nothing comes", () => {
    const t = table({ board: { a2: "rock", b1: "rock" }, hands: [["stampede-5", "plain-2"], []] });
    t.seat(0).play("stampede-5", "a1");
    t.expect({ board: { a1: "stampede-5:0" }, hands: { 0: ["plain-2"] } });
  });

  test("NR-94 one that left play in its own fight brings nobody", () => {
    const t = table({ board: { b1: "spring-1:1" }, hands: [["stampede-5", "plain-2"], []] });
    t.seat(0).play("stampede-5", "b2");
    t.expect({ board: { b1: "spring-1:0/1" }, hands: { 0: ["stampede-5", "plain-2"] } });
  });

  test("NR-A19 it comes besides the turn's creature", () => {
    const scene = { board: { b2: "stampede-5:0" }, hands: [["fight-spell", "plain-2", "plain-3"], []] };
    const t = table(scene);
    t.seat(0).cast("fight-spell").put("plain-2", "b1");
    expect(t.options("play")).toHaveLength(14);
    t.seat(0).play("plain-3", "d4");
    t.expectOptions(["end"]);
    const u = table({ ...scene, played: { creatures: 1 } });
    u.seat(0).cast("fight-spell").put("plain-3", "b1");
    u.expectOptions(["end"]);
  });

  test("NR-A19 after each of its attacks", () => {
    const hands = [["stampede-5", "fight-spell", "plain-2", "plain-3"], []];
    const t = table({ hands });
    t.seat(0)
      .play("stampede-5", "b2")
      .put("plain-2", "b1")
      .cast("fight-spell")
      .target("stampede-5")
      .put("plain-3", "b3");
    t.expect({
      board: { b2: "stampede-5:0", b1: "plain-2:0", b3: "plain-3:0" },
      hands: { 0: [] },
      graveyards: { 0: ["fight-spell"] },
    });
  });

  test("NR-A19 only in one's own turn: moved by the opponent, it fights and nobody follows", () => {
    const board = { a1: "onslaught-stampede-5:1", d3: "plain-1:0" };
    const t = table({ board, hands: [["move-spell", "plain-2"], ["plain-2"]] });
    t.seat(0).cast("move-spell").target("onslaught-stampede-5").move("d4");
    t.expect({
      board: { a1: ".", d4: "onslaught-stampede-5:1", d3: "plain-1:1/0" },
      hands: { 0: ["plain-2"] },
      graveyards: { 0: ["move-spell"] },
    });
  });

  test("NR-A19 NR-72 a captured one brings the captor's creature", () => {
    const t = table({ board: { b2: "stampede-5:0/1" }, hands: [["fight-spell", "plain-2"], ["plain-3"]] });
    t.seat(0).cast("fight-spell").put("plain-2", "b1");
    t.expect({ board: { b1: "plain-2:0" }, hands: { 0: [] }, graveyards: { 0: ["fight-spell"] } });
  });

  test("NR-94 who comes that way enters: its text works", () => {
    const t = table({ hands: [["stampede-5", "draw-1"], []], decks: [["rock"], []] });
    t.seat(0).play("stampede-5", "b2").put("draw-1", "b1");
    t.expect({ board: { b2: "stampede-5:0", b1: "draw-1:0" }, hands: { 0: ["rock"] }, decks: { 0: [] } });
  });
});
