import { describe, expect, test } from "vitest";
import { PACK } from "./cards.js";
import { table } from "./table.js";

describe("Draw", () => {
  test("NR-79 the top card of one's own deck comes to one's hand", () => {
    const t = table({ hands: [["draw-two"], []], decks: [["rock", "cliff", "plain-1"], ["plain-2"]] });
    t.seat(0).cast("draw-two");
    t.expect({ hands: { 0: ["rock", "cliff"] }, decks: { 0: ["plain-1"] }, graveyards: { 0: ["draw-two"] } });
  });

  test("NR-79 a creature draws for its controller when it enters", () => {
    const t = table({ hands: [["draw-1"], []], decks: [["rock"], ["cliff"]] });
    t.seat(0).play("draw-1", "a1");
    t.expect({ board: { a1: "draw-1:0" }, hands: { 0: ["rock"] }, decks: { 0: [] } });
  });
});

describe("Scout", () => {
  test("NR-80 NR-77 the opponent's top card is turned up and stays on top, for all to see", () => {
    const t = table({
      hands: [["scout-spell"], []],
      decks: [
        ["rock", "rock"],
        ["cliff", "plain-1"],
      ],
    });
    t.seat(0).cast("scout-spell");
    for (const viewer of [0, 1, 15])
      expect(t.position(viewer).decks).toEqual([
        ["?", "?"],
        ["cliff", "?"],
      ]);
    t.expect({ hands: { 0: [] }, graveyards: { 0: ["scout-spell"] } });
  });

  test("NR-77 it is drawn as the next card, and both know it in the hand", () => {
    const t = table({ hands: [["scout-1"], []], decks: [[], ["cliff", "plain-1"]] });
    t.seat(0).play("scout-1", "a1").end();
    t.expect({ board: { a1: "scout-1:0" }, hands: { 0: [], 1: ["cliff"] }, decks: { 1: ["plain-1"] }, turn: 1 });
    expect(t.position(0).decks[1]).toEqual(["?"]);
    expect(t.position(0).hands[1]).toEqual(["cliff"]);
  });

  test("NR-A24 scouting a card that lies face up does nothing", () => {
    const t = table({ hands: [["scout-spell", "scout-1"], []], decks: [[], ["cliff", "plain-1"]] });
    t.seat(0).cast("scout-spell").play("scout-1", "a1");
    expect(t.order("scout")).toEqual(["cliff"]);
    expect(t.position(0).decks[1]).toEqual(["cliff", "?"]);
    t.expect({ board: { a1: "scout-1:0" }, hands: { 0: [] }, graveyards: { 0: ["scout-spell"] } });
  });

  test("NR-A24 face up until it leaves: buried, it lies in the graveyard and the next one is unknown", () => {
    const t = table({ hands: [["scout-spell", "bury-enemy-1"], []], decks: [[], ["cliff", "plain-1"]] });
    t.seat(0).cast("scout-spell").play("bury-enemy-1", "a1");
    expect(t.position(0).decks[1]).toEqual(["?"]);
    t.expect({
      board: { a1: "bury-enemy-1:0" },
      hands: { 0: [] },
      decks: { 1: ["plain-1"] },
      graveyards: { 0: ["scout-spell"], 1: ["cliff"] },
    });
  });

  test("NR-101 NR-80 scouting an empty deck does nothing", () => {
    const t = table({ hands: [["scout-1"], []] });
    t.seat(0).play("scout-1", "a1");
    t.expect({ board: { a1: "scout-1:0" }, hands: { 0: [] } });
  });
});

describe("Block", () => {
  test("NR-81 the first attack is cancelled however strong it is, the second is not", () => {
    const t = table({ board: { b2: "block-2:1" }, hands: [["giant-a", "plain-3"], []], tamers: ["scribe"] });
    t.seat(0).play("giant-a", "b1");
    expect(t.order("block")).toEqual(["block-2"]);
    t.expect({ board: { b1: "giant-a:0", b2: "block-2:1!" }, hands: { 0: ["plain-3"] } });
    t.seat(0).active().play("plain-3", "a2");
    t.expect({ board: { a2: "plain-3:0", b2: "block-2:0/1!" }, hands: { 0: [] } });
  });

  test("NR-81 NR-A35 an attack that would have failed uses it up as well", () => {
    const t = table({ board: { b2: "block-2:1" }, hands: [["plain-1"], []] });
    t.seat(0).play("plain-1", "b1");
    t.expect({ board: { b1: "plain-1:0", b2: "block-2:1!" }, hands: { 0: [] } });
  });

  test("NR-A35 a used-up Block stays used up when the creature changes hands", () => {
    const t = table({ board: { b2: "block-2:1!" }, hands: [["plain-3"], ["plain-3"]] });
    t.seat(0).play("plain-3", "b1").end();
    t.expect({ board: { b1: "plain-3:0", b2: "block-2:0/1!" }, hands: { 0: [] }, turn: 1 });
    t.seat(1).play("plain-3", "b3");
    t.expect({ board: { b3: "plain-3:1", b2: "block-2:1!" }, hands: { 1: [] } });
  });

  test("NR-A35 an unused Block goes over with the creature", () => {
    const t = table({ board: { b2: "block-2:1" }, hands: [["tame-spell", "rock"], ["giant-a"]] });
    t.seat(0).cast("tame-spell").play("rock", "d4").end();
    t.seat(1).play("giant-a", "b1");
    t.expect({
      board: { b2: "block-2:0/1!", b1: "giant-a:1", d4: "rock" },
      hands: { 0: [], 1: [] },
      graveyards: { 0: ["tame-spell"] },
      turn: 1,
    });
  });

  test("NR-81 taming by an effect is no attack: Block neither stops it nor is used up", () => {
    const t = table({ board: { b2: "block-2:1" }, hands: [["tame-spell"], []] });
    t.seat(0).cast("tame-spell");
    t.expect({ board: { b2: "block-2:0/1" }, hands: { 0: [] }, graveyards: { 0: ["tame-spell"] } });
  });

  test("NR-81 guarding gives a used-up Block back", () => {
    const t = table({ board: { b2: "block-2:0!" }, hands: [["guard-spell"], ["giant-a"]], played: { creatures: 1 } });
    t.seat(0).cast("guard-spell");
    t.expect({ board: { b2: "block-2:0" }, hands: { 0: [] }, graveyards: { 0: ["guard-spell"] } });
    t.seat(0).end();
    t.seat(1).play("giant-a", "b1");
    t.expect({ board: { b1: "giant-a:1", b2: "block-2:0!" }, hands: { 1: [] }, turn: 1 });
  });

  test("NR-81 a blocked attack tames nobody, so Liberate has nothing to answer to", () => {
    const t = table({ board: { b1: "block-2:1", b3: "wall-9:1" }, hands: [["liberate-5"], []] });
    t.seat(0).play("liberate-5", "b2");
    t.expect({ board: { b2: "liberate-5:0", b1: "block-2:1!" }, hands: { 0: [] } });
  });

  test("NR-81 being blocked is something that can happen to a card", () => {
    const t = table({ board: { b1: "draw-when-block-2:1" }, hands: [["plain-5"], []], decks: [[], ["rock"]] });
    t.seat(0).play("plain-5", "b2");
    t.expect({
      board: { b2: "plain-5:0", b1: "draw-when-block-2:1!" },
      hands: { 0: [], 1: ["rock"] },
      decks: { 1: [] },
    });
  });
});

describe("Bounce", () => {
  test.each([
    ["bounce-up-1", "b1"],
    ["bounce-right-1", "c2"],
    ["bounce-down-1", "b3"],
    ["bounce-left-1", "a2"],
  ])("NR-82 %s may return the creature on %s, and no other", (card, field) => {
    const all = { b1: "plain-1:1", c2: "plain-2:1", b3: "plain-3:1", a2: "plain-4:1" };
    const t = table({ board: all, hands: [[card], []] });
    t.seat(0).play(card, "b2");
    t.expectOptions(["accept", "decline"]);
    const gone = t.at(field).split(":")[0];
    t.seat(0).accept();
    t.expect({ board: { b2: `${card}:0`, [field]: "." }, hands: { 0: [], 1: [gone] } });
  });

  test("NR-82 NR-34 it may be left where it is", () => {
    const t = table({ board: { b1: "plain-3:1" }, hands: [["bounce-up-1"], []] });
    t.seat(0).play("bounce-up-1", "b2").decline();
    t.expect({ board: { b2: "bounce-up-1:0" }, hands: { 0: [] } });
  });

  test("NR-82 NR-76 a captured one goes to its owner's hand, not to its controller's", () => {
    const t = table({ board: { b1: "plain-3:1/0" }, hands: [["bounce-up-1"], []] });
    t.seat(0).play("bounce-up-1", "b2").accept();
    t.expect({ board: { b2: "bounce-up-1:0", b1: "." }, hands: { 0: ["plain-3"] } });
  });

  test("NR-82 one's own creature may be taken up as well, and played again another turn", () => {
    const t = table({ board: { b1: "draw-1:0" }, hands: [["bounce-up-1"], []] });
    t.seat(0).play("bounce-up-1", "b2").accept();
    t.expect({ board: { b2: "bounce-up-1:0", b1: "." }, hands: { 0: ["draw-1"] } });
    t.expectOptions(["end"]);
  });

  test.each([
    ["an empty field", {}],
    ["a place", { b1: "rock" }],
  ])("NR-82 nothing is asked where there is %s", (_, board) => {
    const t = table({ board, hands: [["bounce-up-1"], []] });
    t.seat(0).play("bounce-up-1", "b2");
    t.expect({ board: { b2: "bounce-up-1:0" }, hands: { 0: [] } });
  });

  test("NR-82 nothing is asked at the edge", () => {
    const t = table({ board: { b4: "plain-1:1" }, hands: [["bounce-up-1"], []] });
    t.seat(0).play("bounce-up-1", "b1");
    t.expect({ board: { b1: "bounce-up-1:0" }, hands: { 0: [] } });
  });
});

describe("Intimidate", () => {
  test("NR-83 every neighbour moves one field directly away, friend or foe, and is not attacked there", () => {
    const board = { c2: "plain-1:1", b3: "plain-2:1", d3: "plain-3:0" };
    const t = table({ board, hands: [["intimidate-5"], []] });
    t.seat(0).play("intimidate-5", "c3");
    t.expect({
      board: { c3: "intimidate-5:0", c2: ".", c1: "plain-1:1", b3: ".", a3: "plain-2:1" },
      hands: { 0: [] },
    });
  });

  test("NR-83 Intimidate pushes nobody over the edge: who stands there stays put and is attacked", () => {
    const t = table({ board: { b1: "plain-1:1", a2: "plain-1:1" }, hands: [["intimidate-5"], []] });
    t.seat(0).play("intimidate-5", "b2");
    t.expect({ board: { b2: "intimidate-5:0", b1: "plain-1:0/1", a2: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test.each(["wall-9:1", "wall-9:0", "rock"])("NR-83 nor onto a field that %s covers", (cover) => {
    const t = table({ board: { b2: "plain-1:1", c2: cover }, hands: [["intimidate-5"], []] });
    t.seat(0).play("intimidate-5", "a2");
    t.expect({ board: { a2: "intimidate-5:0", b2: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-83 places stay where they are", () => {
    const t = table({ board: { b2: "rock" }, hands: [["intimidate-5"], []] });
    t.seat(0).play("intimidate-5", "a2");
    t.expect({ board: { a2: "intimidate-5:0" }, hands: { 0: [] } });
  });

  test("NR-83 NR-46 a place that frightens moves them and attacks nobody", () => {
    const t = table({ board: { b2: "plain-1:1", a1: "plain-1:1" }, hands: [["gale"], []] });
    t.seat(0).play("gale", "a2");
    t.expect({ board: { a2: "gale", b2: ".", c2: "plain-1:1" }, hands: { 0: [] } });
  });

  test("NR-83 NR-91 Pierce reaches those who were frightened away", () => {
    const t = table({ board: { b2: "plain-1:1" }, hands: [["intimidate-pierce-5"], []] });
    t.seat(0).play("intimidate-pierce-5", "a2");
    t.expect({ board: { a2: "intimidate-pierce-5:0", b2: ".", c2: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-A13 NR-93 the whole move comes first, then each moved Onslaught creature fights, older first", () => {
    const board = { c2: "onslaught-5:1#2", b3: "onslaught-7:1#1", a2: "plain-1:0#3", b1: "plain-1:0#4" };
    const t = table({ board, hands: [["intimidate-5"], []] });
    t.seat(0).play("intimidate-5", "c3");
    expect(t.events("tame").map((e) => e.field)).toEqual(["a2", "b1"]);
    t.expect({
      board: {
        ...{ c3: "intimidate-5:0", c2: ".", c1: "onslaught-5:1", b3: ".", a3: "onslaught-7:1" },
        ...{ a2: "plain-1:1/0", b1: "plain-1:1/0" },
      },
      hands: { 0: [] },
    });
  });
});

describe("Aura", () => {
  test("NR-84 it reaches the four adjacent fields and no diagonal", () => {
    const board = { b2: "banner", b1: "plain-3:1", c3: "plain-3:1" };
    const t = table({ board, hands: [["plain-4", "plain-4"], []], tamers: ["scribe"] });
    t.seat(0).play("plain-4", "a1");
    t.expect({ board: { a1: "plain-4:0" }, hands: { 0: ["plain-4"] } });
    t.seat(0).active().play("plain-4", "d3");
    t.expect({ board: { d3: "plain-4:0", c3: "plain-3:0/1" }, hands: { 0: [] } });
  });

  test("NR-84 an entering creature has it for its own fight", () => {
    const t = table({ board: { b2: "banner", a1: "plain-4:1" }, hands: [["plain-3"], []] });
    t.seat(0).play("plain-3", "b1");
    t.expect({ board: { b1: "plain-3:0", a1: "plain-4:0/1" }, hands: { 0: [] } });
  });

  test("NR-84 a place gives it as soon as it enters, and takes it along when it is moved", () => {
    const board = { b1: "plain-3:0" };
    const t = table({ board, hands: [["banner"], ["plain-4"]] });
    t.seat(0).play("banner", "b2").end();
    t.seat(1).play("plain-4", "a1");
    t.expect({ board: { b2: "banner", a1: "plain-4:1" }, hands: { 0: [], 1: [] }, turn: 1 });
    const u = table({ board, hands: [["banner", "move-place"], ["plain-4"]] });
    u.seat(0).play("banner", "b2").cast("move-place").move("d4").end();
    u.seat(1).play("plain-4", "a1");
    u.expect({
      board: { d4: "banner", a1: "plain-4:1", b1: "plain-3:1/0" },
      hands: { 0: [], 1: [] },
      graveyards: { 0: ["move-place"] },
      turn: 1,
    });
  });

  test("NR-84 it is gone the moment its source is destroyed, in the same turn", () => {
    const board = { b2: "banner", b1: "plain-3:1" };
    const t = table({ board, hands: [["destroy-place", "plain-4"], []] });
    t.seat(0).cast("destroy-place").play("plain-4", "a1");
    expect(t.at("b1")).toBe("plain-3:0/1");
  });

  test("NR-84 a creature that is moved into it gains at once, and loses what it left", () => {
    const board = { b2: "banner", d4: "plain-3:0", c1: "plain-4:1" };
    const t = table({ board, hands: [["move-spell", "fight-spell"], []] });
    t.seat(0).cast("move-spell").target("plain-3").move("b1").cast("fight-spell");
    t.expect({
      board: { d4: ".", b1: "plain-3:0", c1: "plain-4:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell", "fight-spell"] },
    });
  });

  test("NR-84 two auras add up", () => {
    const t = table({ board: { b2: "banner", a1: "banner", c1: "plain-6:1" }, hands: [["plain-3"], []] });
    t.seat(0).play("plain-3", "b1");
    t.expect({ board: { b1: "plain-3:0", c1: "plain-6:0/1" }, hands: { 0: [] } });
  });

  test("NR-84 an aura of a keyword: who stands beside it has Pierce", () => {
    const t = table({ board: { b2: "spearhead", d1: "plain-1:1" }, hands: [["plain-3"], []] });
    t.seat(0).play("plain-3", "b1");
    t.expect({ board: { b1: "plain-3:0", d1: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-84 an aura of one faction leaves the others out", () => {
    const board = { b2: "spire", b1: "outcast-3:1", b3: "royal-3:1" };
    const t = table({ board, hands: [["plain-4", "plain-4"], []], tamers: ["scribe"] });
    t.seat(0).play("plain-4", "a1");
    t.expect({ board: { a1: "plain-4:0" }, hands: { 0: ["plain-4"] } });
    t.seat(0).active().play("plain-4", "a3");
    t.expect({ board: { a3: "plain-4:0", b3: "royal-3:0/1" }, hands: { 0: [] } });
  });

  test("NR-85 a creature whose aura is for creatures has it itself: 3 + 2 beats 2 + 2", () => {
    const t = table({ board: { b2: "plain-2:1" }, hands: [["aura-3"], []] });
    t.seat(0).play("aura-3", "b1");
    t.expect({ board: { b1: "aura-3:0", b2: "plain-2:0/1" }, hands: { 0: [] } });
  });

  test("NR-85 and holds against 3 + 2: the attacker beside it has the aura too", () => {
    const t = table({ board: { b2: "aura-3:1" }, hands: [["plain-3"], []] });
    t.seat(0).play("plain-3", "b1");
    t.expect({ board: { b1: "plain-3:0" }, hands: { 0: [] } });
  });

  test("NR-85 its own bonus counts against those beyond the aura, with Pierce", () => {
    const board = { b1: "aura-3:0", b3: "plain-4:1" };
    const t = table({ board, hands: [["piercing", "fight-spell"], []] });
    t.seat(0).cast("piercing").cast("fight-spell");
    t.expect({ board: { b3: "plain-4:0/1" }, hands: { 0: [] }, graveyards: { 0: ["piercing", "fight-spell"] } });
  });

  test.each([
    ["a royal creature beside the source is safe", "b4", {}],
    ["a creature of no faction beside it is not", "c1", { c2: "plain-3:0/1" }],
    ["the source itself is not", "b1", { b2: "royal-aura-3:0/1" }],
  ])("NR-86 %s", (_, field, tamed) => {
    const board = { b2: "royal-aura-3:1", b3: "royal-3:1", c2: "plain-3:1" };
    const t = table({ board, hands: [["plain-5"], []] });
    t.seat(0).play("plain-5", field);
    t.expect({ board: { [field]: "plain-5:0", ...tamed }, hands: { 0: [] } });
  });

  test("NR-86 two such sources beside each other protect each other", () => {
    const t = table({ board: { b2: "royal-aura-3:1", b3: "royal-aura-3:1" }, hands: [["plain-5"], []] });
    t.seat(0).play("plain-5", "b1");
    t.expect({ board: { b1: "plain-5:0" }, hands: { 0: [] } });
  });
});

test("NR-98 keywords are not bound to a faction: a neutral card may have any", () => {
  const cards = PACK.cards as readonly { readonly faction: string; readonly keywords?: readonly string[] }[];
  const neutral = cards.filter((c) => c.faction === "neutral").flatMap((c) => c.keywords ?? []);
  expect(new Set(neutral)).toEqual(
    new Set(["block", "anchor", "pierce", "onslaught", "stampede", "liberate", "sacrifice", "cant-be-tamed"]),
  );
});
