import { describe, expect, test } from "vitest";
import { table } from "./table.js";

const AROUND = { b1: "plain-1:1", c2: "plain-1:1", b3: "plain-1:1", a2: "plain-1:1" };

describe("entering and attacking", () => {
  test("NR-35 a creature gets the token of the player who played it", () => {
    const t = table({ hands: [["plain-1"], ["plain-1"]] });
    t.seat(0).play("plain-1", "b2");
    t.expect({ board: { b2: "plain-1:0" }, hands: { 0: [] }, tokens: [1, 0] });
    t.seat(0).end();
    t.seat(1).play("plain-1", "d4");
    t.expect({ board: { d4: "plain-1:1" }, hands: { 1: [] }, tokens: [1, 1], turn: 1 });
  });

  test("NR-35 NR-67 the tamer has no token and no field", () => {
    const t = table({ hands: [["plain-1"], []], tamers: ["herald", "herald"] });
    t.seat(0).play("plain-1", "b2");
    t.expect({ board: { b2: "plain-1:0" }, hands: { 0: [] }, tokens: [1, 0] });
  });

  test("NR-36 it attacks in all four directions at once", () => {
    const t = table({ board: AROUND, hands: [["plain-2"], []] });
    t.seat(0).play("plain-2", "b2");
    t.expect({
      board: { b1: "plain-1:0/1", c2: "plain-1:0/1", b3: "plain-1:0/1", a2: "plain-1:0/1", b2: "plain-2:0" },
      hands: { 0: [] },
      tokens: [5, 0],
    });
  });

  test("NR-36 NR-5 diagonals are not attacked", () => {
    const board = { a1: "plain-1:1", c1: "plain-1:1", a3: "plain-1:1", c3: "plain-1:1" };
    const t = table({ board, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "b2");
    t.expect({ board: { b2: "giant-a:0" }, hands: { 0: [] } });
  });

  test.each([
    ["up", "b1"],
    ["right", "c2"],
    ["down", "b3"],
    ["left", "a2"],
  ])("NR-36 NR-40 it attacks once and is not attacked: the one %s of it is far stronger", (_, field) => {
    const t = table({ board: { [field]: "giant-a:1" }, hands: [["plain-1"], []] });
    t.seat(0).play("plain-1", "b2");
    t.expect({ board: { b2: "plain-1:0" }, hands: { 0: [] } });
  });

  // The compass has 2 above, 4 to the right, 6 below and 8 to the left.
  test.each([
    ["up", "b1", "plain-1", "plain-2"],
    ["right", "c2", "plain-3", "plain-4"],
    ["down", "b3", "plain-5", "plain-6"],
    ["left", "a2", "plain-7", "plain-8"],
  ])("NR-37 NR-7 the side that faces %s is the one that attacks there", (_, field, weaker, equal) => {
    const t = table({ board: { [field]: `${weaker}:1` }, hands: [["compass"], []] });
    t.seat(0).play("compass", "b2");
    t.expect({ board: { b2: "compass:0", [field]: `${weaker}:0/1` }, hands: { 0: [] } });
    const u = table({ board: { [field]: `${equal}:1` }, hands: [["compass"], []] });
    u.seat(0).play("compass", "b2");
    u.expect({ board: { b2: "compass:0" }, hands: { 0: [] } });
  });

  test.each([
    ["from above", "b1", "plain-3", "plain-2"],
    ["from the right", "c2", "plain-5", "plain-4"],
    ["from below", "b3", "plain-7", "plain-6"],
    ["from the left", "a2", "wall-9", "plain-8"],
  ])("NR-37 the defender answers with the touching side: attacked %s", (_, field, stronger, equal) => {
    const t = table({ board: { b2: "compass:1" }, hands: [[stronger], []] });
    t.seat(0).play(stronger, field);
    t.expect({ board: { [field]: `${stronger}:0`, b2: "compass:0/1" }, hands: { 0: [] } });
    const u = table({ board: { b2: "compass:1" }, hands: [[equal], []] });
    u.seat(0).play(equal, field);
    u.expect({ board: { [field]: `${equal}:0` }, hands: { 0: [] } });
  });

  test("NR-38 strictly higher tames: the token is the attacker's, and one is enough", () => {
    const t = table({ board: { b1: "plain-4:1" }, hands: [["plain-5"], []] });
    t.seat(0).play("plain-5", "b2");
    expect(t.order("tame")).toEqual(["plain-4"]);
    t.expect({ board: { b2: "plain-5:0", b1: "plain-4:0/1" }, hands: { 0: [] }, tokens: [2, 0] });
  });

  test.each(["plain-5", "plain-6", "giant-a"])(
    "NR-39 against %s a 5 does nothing, and is not attacked back",
    (other) => {
      const t = table({ board: { b1: `${other}:1` }, hands: [["plain-5"], []] });
      t.seat(0).play("plain-5", "b2");
      expect(t.events("tame")).toEqual([]);
      t.expect({ board: { b2: "plain-5:0" }, hands: { 0: [] }, tokens: [1, 1] });
    },
  );

  test("NR-8 A beats a 9", () => {
    const t = table({ board: { b1: "wall-9:1" }, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "b2");
    t.expect({ board: { b2: "giant-a:0", b1: "wall-9:0/1" }, hands: { 0: [] } });
  });

  test("NR-8 NR-39 A does not beat an A, and a 9 does not beat an A", () => {
    const t = table({ board: { b1: "giant-a:1" }, hands: [["giant-a", "wall-9"], []], tamers: ["scribe"] });
    t.seat(0).play("giant-a", "b2");
    t.expect({ board: { b2: "giant-a:0" }, hands: { 0: ["wall-9"] } });
    t.seat(0).active().play("wall-9", "a1");
    t.expect({ board: { a1: "wall-9:0" }, hands: { 0: [] } });
  });

  test("NR-A40 without Pierce an attack does not reach over an empty field", () => {
    const t = table({ board: { b1: "plain-1:1", d3: "plain-1:1" }, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "b3");
    t.expect({ board: { b3: "giant-a:0" }, hands: { 0: [] } });
  });

  test("NR-A40 nor over a place, nor over a creature", () => {
    const board = { b1: "plain-1:1", b2: "rock", d3: "plain-1:1", c3: "giant-a:1" };
    const t = table({ board, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "b3");
    t.expect({ board: { b3: "giant-a:0" }, hands: { 0: [] } });
  });
});

describe("what taming is", () => {
  test("NR-41 the tamed creature does not attack in its turn", () => {
    const t = table({ board: { b1: "down-9:1", a1: "plain-1:1", c1: "plain-1:1" }, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "b2");
    t.expect({ board: { b2: "giant-a:0", b1: "down-9:0/1" }, hands: { 0: [] } });
  });

  test("NR-41 not even the strongest, beside the weakest", () => {
    const t = table({ board: { b1: "plain-8:1", a1: "plain-1:1" }, hands: [["wall-9"], []] });
    t.seat(0).play("wall-9", "b2");
    t.expect({ board: { b2: "wall-9:0", b1: "plain-8:0/1" }, hands: { 0: [] }, tokens: [2, 1] });
  });

  test("NR-42 only the controller changes: destroyed later, it goes to its owner's graveyard", () => {
    const t = table({ board: { b1: "plain-1:1" }, hands: [["plain-2", "destroy-own"], []] });
    t.seat(0).play("plain-2", "b2").cast("destroy-own").target("plain-1");
    t.expect({
      board: { b1: ".", b2: "plain-2:0" },
      hands: { 0: [] },
      graveyards: { 0: ["destroy-own"], 1: ["plain-1"] },
    });
  });

  test("NR-43 it can be tamed back, and back again", () => {
    const t = table({ board: { b2: "plain-1:1" }, hands: [["plain-2", "plain-2"], ["plain-2"]] });
    t.seat(0).play("plain-2", "b1").end();
    t.expect({ board: { b1: "plain-2:0", b2: "plain-1:0/1" }, hands: { 0: ["plain-2"] }, turn: 1 });
    t.seat(1).play("plain-2", "a2").end();
    t.expect({ board: { a2: "plain-2:1", b2: "plain-1:1" }, hands: { 1: [] }, turn: 0 });
    t.seat(0).play("plain-2", "c2");
    t.expect({ board: { c2: "plain-2:0", b2: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-A11 an own creature is not attacked: nothing happens to it, and its Block stays", () => {
    const t = table({ board: { b1: "block-2:0", c2: "plain-1:0" }, hands: [["plain-5"], []] });
    t.seat(0).play("plain-5", "b2");
    expect([...t.events("tame"), ...t.events("block")]).toEqual([]);
    t.expect({ board: { b2: "plain-5:0" }, hands: { 0: [] } });
  });

  test("NR-A11 a captured creature is an own one while it is controlled", () => {
    const t = table({ board: { b1: "block-2:0/1" }, hands: [["plain-5"], []] });
    t.seat(0).play("plain-5", "b2");
    t.expect({ board: { b2: "plain-5:0" }, hands: { 0: [] } });
  });

  test("NR-A11 one's own card in enemy hands is attacked, and comes back", () => {
    const t = table({ board: { b1: "plain-1:1/0" }, hands: [["plain-5"], []] });
    t.seat(0).play("plain-5", "b2");
    t.expect({ board: { b2: "plain-5:0", b1: "plain-1:0" }, hands: { 0: [] } });
  });

  test("NR-A10 the four comparisons use the values at the start of the fight", () => {
    // With two enemies beside it brave-3 has 5; the second is not safe because the first was tamed.
    const t = table({ board: { b1: "plain-4:1", c2: "plain-4:1" }, hands: [["brave-3"], []] });
    t.seat(0).play("brave-3", "b2");
    t.expect({ board: { b2: "brave-3:0", b1: "plain-4:0/1", c2: "plain-4:0/1" }, hands: { 0: [] } });
  });

  test("NR-A10 one enemy beside it is not enough for that", () => {
    const t = table({ board: { b1: "plain-4:1" }, hands: [["brave-3"], []] });
    t.seat(0).play("brave-3", "b2");
    t.expect({ board: { b2: "brave-3:0" }, hands: { 0: [] } });
  });

  test("NR-A10 a defender keeps the aura of one that is tamed in the same fight", () => {
    // Pierce hits both in line: the near 3 is tamed, and the far 3 had 6 from its friend when the fight began.
    const t = table({ board: { b2: "friend-aura-3:1", b1: "plain-3:1" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "b3");
    t.expect({ board: { b3: "pierce-5:0", b2: "friend-aura-3:0/1" }, hands: { 0: [] } });
  });

  test("NR-A10 NR-A44 what follows comes in the order up, right, down, left", () => {
    const board = { a2: "plain-1:1", b3: "plain-2:1", c2: "plain-3:1", b1: "plain-4:1" };
    const t = table({ board, hands: [["butcher-5"], []] });
    t.seat(0).play("butcher-5", "b2");
    expect(t.order("destroy")).toEqual(["plain-4", "plain-3", "plain-2", "plain-1"]);
  });

  test("NR-A10 all tamings apply before anything follows", () => {
    // butcher-5 destroys the one above first; the one to the left is its already then.
    const board = { b1: "plain-1:1", a2: "draw-when-destroyed-1:1" };
    const t = table({ board, hands: [["butcher-5"], []], decks: [["rock"], ["cliff"]] });
    t.seat(0).play("butcher-5", "b2");
    const kinds = t.happened().flatMap((e) => (e.do === "tame" || e.do === "destroy" ? e.do : []));
    expect(kinds).toEqual(["tame", "tame", "destroy", "destroy"]);
  });
});

describe("places", () => {
  test("NR-44 a place is not attacked or tamed and has no token", () => {
    const t = table({ board: { b1: "rock", c2: "banner" }, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "b2");
    expect(t.events("tame")).toEqual([]);
    t.expect({ board: { b2: "giant-a:0" }, hands: { 0: [] }, tokens: [1, 0] });
  });

  test("NR-44 a place that is played has no token either", () => {
    const t = table({ hands: [["rock"], []] });
    t.seat(0).play("rock", "b2");
    t.expect({ board: { b2: "rock" }, hands: { 0: [] }, tokens: [0, 0] });
  });

  test("NR-45 its aura serves both players alike", () => {
    const t = table({ board: { b2: "banner", b1: "plain-3:0", b3: "plain-3:1" }, hands: [["plain-4"], ["plain-4"]] });
    t.seat(0).play("plain-4", "b4");
    t.expect({ board: { b4: "plain-4:0" }, hands: { 0: [] } });
    t.seat(0).end();
    t.seat(1).play("plain-4", "a1");
    t.expect({ board: { a1: "plain-4:1" }, hands: { 1: [] }, turn: 1 });
  });

  test("NR-45 the same two attacks succeed without it", () => {
    const t = table({ board: { b2: "rock", b1: "plain-3:0", b3: "plain-3:1" }, hands: [["plain-4"], ["plain-4"]] });
    t.seat(0).play("plain-4", "b4");
    t.expect({ board: { b4: "plain-4:0", b3: "plain-3:0/1" }, hands: { 0: [] } });
    t.seat(0).end();
    t.seat(1).play("plain-4", "a1");
    t.expect({ board: { a1: "plain-4:1", b1: "plain-3:1/0" }, hands: { 1: [] }, turn: 1 });
  });

  test("NR-46 a place does not attack when it enters", () => {
    const t = table({ board: AROUND, hands: [["rock"], []] });
    t.seat(0).play("rock", "b2");
    expect(t.events("attack")).toEqual([]);
    t.expect({ board: { b2: "rock" }, hands: { 0: [] } });
  });
});

describe("moving", () => {
  test("NR-47 a creature that is moved does not attack for that", () => {
    const t = table({ board: { a1: "giant-a:0", c3: "plain-1:1" }, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell").target("giant-a").move("c2");
    t.expect({ board: { a1: ".", c2: "giant-a:0" }, hands: { 0: [] }, graveyards: { 0: ["move-spell"] } });
  });

  test("NR-48 a creature that is swapped has moved", () => {
    const t = table({ board: { a1: "draw-when-moved-1:0" }, hands: [["swap-1"], []], decks: [["rock"]] });
    t.seat(0).play("swap-1", "b2");
    t.expect({ board: { b2: "draw-when-moved-1:0", a1: "swap-1:0" }, hands: { 0: ["rock"] }, decks: { 0: [] } });
  });

  test("NR-48 a creature that is frightened away has moved", () => {
    const t = table({ board: { b2: "draw-when-moved-1:0" }, hands: [["intimidate-5"], []], decks: [["rock"]] });
    t.seat(0).play("intimidate-5", "a2");
    t.expect({
      board: { a2: "intimidate-5:0", b2: ".", c2: "draw-when-moved-1:0" },
      hands: { 0: ["rock"] },
      decks: { 0: [] },
    });
  });

  test("NR-48 a creature that is pushed has moved", () => {
    const t = table({ board: { b2: "draw-when-moved-1:0" }, hands: [["push-1"], []], decks: [["rock"], []] });
    t.seat(0).play("push-1", "a2");
    t.expect({
      board: { a2: "push-1:0", b2: ".", c2: "draw-when-moved-1:0" },
      hands: { 0: ["rock"] },
      decks: { 0: [] },
    });
  });

  test("NR-48 a creature that is hooked has moved: Onslaught answers", () => {
    const t = table({ board: { d4: "onslaught-7:1" }, hands: [["hook-5"], []] });
    t.seat(0).play("hook-5", "a1").move("b1");
    t.expect({ board: { a1: "hook-5:1/0", d4: ".", b1: "onslaught-7:1" }, hands: { 0: [] } });
  });

  test("NR-48 to enter is not to move", () => {
    const t = table({ hands: [["plain-1"], []], tamers: ["carter*"], decks: [["rock"]] });
    t.seat(0).play("plain-1", "a1");
    t.expect({ board: { a1: "plain-1:0" }, hands: { 0: [] } });
  });

  test("NR-48 a place that is moved has moved as well, and has no creature's text", () => {
    const t = table({ board: { a1: "rock" }, hands: [["move-place"], []], tamers: ["carter*"], decks: [["cliff"]] });
    t.seat(0).cast("move-place").move("d4");
    expect(t.order("move")).toEqual(["rock"]);
    t.expect({ board: { a1: ".", d4: "rock" }, hands: { 0: [] }, graveyards: { 0: ["move-place"] } });
  });
});

describe("values", () => {
  test("NR-A3 nothing rises above A: an A with +2 does not beat an A", () => {
    const t = table({ board: { b1: "giant-a:1", b3: "banner" }, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "b2");
    t.expect({ board: { b2: "giant-a:0" }, hands: { 0: [] } });
  });

  test("NR-A3 a 9 with +2 is an A: it beats a 9 and holds against an A", () => {
    const t = table({ board: { b1: "wall-9:1", b3: "banner" }, hands: [["wall-9"], ["giant-a"]] });
    t.seat(0).play("wall-9", "b2").end();
    t.expect({ board: { b2: "wall-9:0", b1: "wall-9:0/1" }, hands: { 0: [] }, turn: 1 });
    t.seat(1).play("giant-a", "a2");
    t.expect({ board: { a2: "giant-a:1" }, hands: { 1: [] } });
  });

  test("NR-A3 clamped only at the end: A with +9 and then in a bog is still an A", () => {
    const t = table({
      board: { b1: "wall-9:1", b3: "bog", b2: "giant-a:0" },
      hands: [["great-strength", "fight-spell"], []],
    });
    t.seat(0).cast("great-strength").cast("fight-spell");
    t.expect({ board: { b1: "wall-9:0/1" }, hands: { 0: [] }, graveyards: { 0: ["great-strength", "fight-spell"] } });
  });

  test("NR-A3 a 0 is beaten by a 1", () => {
    const t = table({ board: { b2: "bog", b1: "plain-2:1" }, hands: [["plain-1"], []] });
    t.seat(0).play("plain-1", "a1");
    t.expect({ board: { a1: "plain-1:0", b1: "plain-2:0/1" }, hands: { 0: [] } });
  });

  test("NR-A3 nothing falls below 0: 3 - 3 does not beat 1 - 3", () => {
    const t = table({ board: { b2: "bog", b3: "bog", a2: "plain-1:1" }, hands: [["plain-3"], []] });
    t.seat(0).play("plain-3", "a3");
    t.expect({ board: { a3: "plain-3:0" }, hands: { 0: [] } });
  });
});
