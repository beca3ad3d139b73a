import { describe, expect, test } from "vitest";
import { table } from "./table.js";

/** The upper card of the deck is drawn or buried by whoever comes first: hand and graveyard tell the order. */
const DECK = [["rock", "cliff"], []];
const DRAWN_FIRST = { hands: { 0: ["rock"] }, graveyards: { 0: ["cliff"] }, decks: { 0: [] } };
const BURIED_FIRST = { hands: { 0: ["cliff"] }, graveyards: { 0: ["rock"] }, decks: { 0: [] } };

describe("whose trigger is first", () => {
  test.each([
    ["the drawer", { a1: "draw-on-entry-1:0#1", d4: "bury-on-entry-1:0#2" }, DRAWN_FIRST],
    ["the burier", { a1: "draw-on-entry-1:0#2", d4: "bury-on-entry-1:0#1" }, BURIED_FIRST],
  ])("NR-69 of two the one that came into play earlier: %s", (_, board, after) => {
    const t = table({ board, hands: [["plain-1"], []], decks: DECK });
    t.seat(0).play("plain-1", "b3");
    t.expect({ ...after, board: { b3: "plain-1:0" } });
  });

  test("NR-69 played one after the other, the earlier played one is older", () => {
    const hands = [["bury-on-entry-1", "draw-on-entry-1", "plain-1", "second-creature", "second-creature"], []];
    const t = table({ hands, decks: DECK });
    t.seat(0).cast("second-creature").cast("second-creature").play("draw-on-entry-1", "d4");
    t.seat(0).play("bury-on-entry-1", "a1");
    expect([...t.position().hands[0]].sort()).toEqual(["plain-1", "rock"]);
    t.seat(0).play("plain-1", "b3");
    expect([...t.position().hands[0]].sort()).toEqual(["cliff", "rock"]);
  });

  test("NR-69 NR-102 a creature that left and came back is the younger one", () => {
    const board = { a1: "draw-on-entry-1:0#1", d4: "bury-on-entry-1:0#2" };
    const t = table({
      board,
      hands: [["bounce-spell", "second-creature", "plain-1"], []],
      decks: [["wall-9", "rock", "cliff"], []],
    });
    t.seat(0).cast("bounce-spell").target("draw-on-entry-1").cast("second-creature").play("draw-on-entry-1", "a1");
    // Its own entry made the burier bury the wall.
    expect(t.position().graveyards[0]).toContain("wall-9");
    t.seat(0).play("plain-1", "b3");
    expect(t.position().graveyards[0]).toContain("rock");
    expect(t.position().hands[0]).toContain("cliff");
  });

  test("NR-A44 tamers are the oldest of all", () => {
    const t = table({
      board: { a1: "bury-on-entry-1:0" },
      hands: [["plain-1"], []],
      decks: DECK,
      tamers: ["herald*", "quiet*"],
    });
    t.seat(0).play("plain-1", "b3");
    t.expect({ ...DRAWN_FIRST, board: { b3: "plain-1:0" } });
  });

  test("NR-A44 the age of the source goes before the direction", () => {
    const fight = (left: string, up: string) =>
      table({ board: { b1: up, a2: left }, hands: [["plain-2"], []], decks: DECK });
    const older = fight("draw-when-tamed-1:1#1", "bury-when-tamed-1:1#2");
    older.seat(0).play("plain-2", "b2");
    older.expect({
      ...DRAWN_FIRST,
      board: { b2: "plain-2:0", a2: "draw-when-tamed-1:0/1", b1: "bury-when-tamed-1:0/1" },
    });
    const younger = fight("draw-when-tamed-1:1#2", "bury-when-tamed-1:1#1");
    younger.seat(0).play("plain-2", "b2");
    younger.expect({
      ...BURIED_FIRST,
      board: { b2: "plain-2:0", a2: "draw-when-tamed-1:0/1", b1: "bury-when-tamed-1:0/1" },
    });
  });

  test("NR-A44 NR-64 a passive that works once takes the first: up before left", () => {
    const board = { b1: "plain-1:1#2", a2: "plain-2:1#1" };
    const t = table({ board, hands: [["plain-5"], []], tamers: ["reaper*", "quiet*"] });
    t.seat(0).play("plain-5", "b2");
    t.expect({
      board: { b2: "plain-5:0", b1: ".", a2: "plain-2:0/1" },
      hands: { 0: [] },
      graveyards: { 1: ["plain-1"] },
    });
  });

  test("NR-A44 a text that works once a turn takes the first as well", () => {
    const board = { b1: "plain-1:1", a2: "plain-2:1" };
    const t = table({ board, hands: [["butcher-once-5"], []] });
    t.seat(0).play("butcher-once-5", "b2");
    t.expect({
      board: { b2: "butcher-once-5:0", b1: ".", a2: "plain-2:0/1" },
      hands: { 0: [] },
      graveyards: { 1: ["plain-1"] },
    });
  });

  test("NR-A44 what a trigger raises is done before the next trigger", () => {
    const board = { a1: "kill-below-on-entry-1:0#1", a2: "draw-when-destroyed-1:0#2", d4: "bury-on-entry-1:0#3" };
    const t = table({ board, hands: [["plain-1"], []], decks: DECK });
    t.seat(0).play("plain-1", "c2");
    t.expect({
      hands: { 0: ["rock"] },
      graveyards: { 0: ["cliff", "draw-when-destroyed-1"] },
      decks: { 0: [] },
      board: { a2: ".", c2: "plain-1:0" },
    });
  });

  test("NR-69 one that has left before it is its turn to answer does not answer", () => {
    const board = { a1: "kill-below-on-entry-1:0#1", a2: "draw-on-entry-1:0#2" };
    const t = table({ board, hands: [["plain-1"], []], decks: DECK });
    t.seat(0).play("plain-1", "c2");
    t.expect({ board: { a2: ".", c2: "plain-1:0" }, hands: { 0: [] }, graveyards: { 0: ["draw-on-entry-1"] } });
  });

  test("NR-69 NR-A12 one that is destroyed for entering neither does what it says on entering nor fights", () => {
    const board = { a1: "kill-below-on-entry-1:0", b2: "plain-1:1" };
    const t = table({ board, hands: [["draw-1"], []], decks: DECK });
    t.seat(0).play("draw-1", "a2");
    expect(t.events("attack")).toEqual([]);
    t.expect({ hands: { 0: [] }, graveyards: { 0: ["draw-1"] } });
  });

  test("NR-A39 of two that are equally old the turn player says which is first", () => {
    const board = { a1: "draw-on-entry-1:0#1", d4: "bury-on-entry-1:0#1" };
    const t = table({ board, hands: [["plain-1"], []], decks: DECK });
    t.seat(0).play("plain-1", "b3");
    t.expectOptions(["first bury-on-entry-1", "first draw-on-entry-1"]);
    t.seat(0).first("bury-on-entry-1");
    expect(t.order("trigger")).toEqual(["bury-on-entry-1", "draw-on-entry-1"]);
    t.expect({ ...BURIED_FIRST, board: { b3: "plain-1:0" } });
  });
});

describe("on one card", () => {
  test.each([
    ["draw-then-bury-1", DRAWN_FIRST],
    ["bury-then-draw-1", BURIED_FIRST],
  ])("NR-70 the effects of %s come in printed order", (card, after) => {
    const t = table({ hands: [[card], []], decks: DECK });
    t.seat(0).play(card, "b2");
    t.expect({ ...after, board: { b2: `${card}:0` } });
  });

  test("NR-A12 what happens on entering happens before the fight", () => {
    const t = table({ board: { b1: "plain-5:1" }, hands: [["surge-3"], []] });
    t.seat(0).play("surge-3", "b2");
    t.expect({ board: { b2: "surge-3:0", b1: "plain-5:0/1" }, hands: { 0: [] } });
  });

  test("NR-A12 a creature destroyed on entering is not there to be attacked", () => {
    const t = table({ board: { b1: "plain-5:1" }, hands: [["destroy-1"], []] });
    t.seat(0).play("destroy-1", "b2");
    expect(t.events("attack")).toEqual([]);
    t.expect({ board: { b2: "destroy-1:0", b1: "." }, hands: { 0: [] }, graveyards: { 1: ["plain-5"] } });
  });

  test("NR-A12 what happens after attacking happens after it", () => {
    const t = table({ board: { b1: "draw-when-tamed-1:1" }, hands: [["fought-draw-5"], []], decks: DECK });
    t.seat(0).play("fought-draw-5", "b2");
    const kinds = t.happened().flatMap((e) => (e.do === "tame" || e.do === "draw" ? e.do : []));
    expect(kinds[0]).toBe("tame");
    t.expect({
      board: { b2: "fought-draw-5:0", b1: "draw-when-tamed-1:0/1" },
      hands: { 0: ["rock", "cliff"] },
      decks: { 0: [] },
    });
  });

  test("NR-A12 one that left play in its own fight does nothing after it", () => {
    const t = table({ board: { b1: "spring-1:1" }, hands: [["fought-draw-5"], []], decks: DECK });
    t.seat(0).play("fought-draw-5", "b2");
    t.expect({ board: { b1: "spring-1:0/1" }, hands: { 0: ["fought-draw-5"] } });
  });

  test("NR-A12 after each attack, also one that tames nobody", () => {
    const t = table({ hands: [["fought-draw-5", "fight-spell"], []], decks: DECK });
    t.seat(0).play("fought-draw-5", "b2").cast("fight-spell");
    t.expect({
      board: { b2: "fought-draw-5:0" },
      hands: { 0: ["rock", "cliff"] },
      decks: { 0: [] },
      graveyards: { 0: ["fight-spell"] },
    });
  });
});

describe("every attack, for whoever controls", () => {
  test("NR-71 Liberate works in a later fight", () => {
    const board = { b2: "liberate-5:0", b1: "plain-1:1", b3: "wall-9:1" };
    const t = table({ board, hands: [["fight-spell"], []] });
    t.seat(0).cast("fight-spell");
    t.expect({ board: { b1: "plain-1:0/1", b3: "wall-9:0/1" }, hands: { 0: [] }, graveyards: { 0: ["fight-spell"] } });
  });

  test("NR-72 Pierce and Liberate serve a captor of another faction", () => {
    const board = { b3: "pierce-liberate-5:0/1", b1: "plain-1:1", b4: "wall-9:1" };
    const t = table({ board, hands: [["fight-spell"], []], tamers: ["quiet-outcast*", "quiet*"] });
    t.seat(0).cast("fight-spell");
    t.expect({ board: { b1: "plain-1:0/1", b4: "wall-9:0/1" }, hands: { 0: [] }, graveyards: { 0: ["fight-spell"] } });
  });

  test("NR-103 a creature's text is read by its present controller: tamed, it draws for the tamer", () => {
    const t = table({ board: { b1: "draw-when-tamed-1:1" }, hands: [["plain-2"], []], decks: [["rock"], ["cliff"]] });
    t.seat(0).play("plain-2", "b2");
    t.expect({
      board: { b2: "plain-2:0", b1: "draw-when-tamed-1:0/1" },
      hands: { 0: ["rock"] },
      decks: { 0: [] },
    });
  });

  test("NR-103 a captured one answers to its captor's creatures, not to its owner's", () => {
    const scene = { board: { a1: "draw-on-entry-1:0/1" }, decks: [["rock"], ["cliff"]] };
    const t = table({ ...scene, hands: [["plain-1"], []] });
    t.seat(0).play("plain-1", "d4");
    t.expect({ board: { d4: "plain-1:0" }, hands: { 0: ["rock"] }, decks: { 0: [] } });
    const u = table({ ...scene, hands: [[], ["plain-1"]], turn: 1 });
    u.seat(1).play("plain-1", "d4");
    u.expect({ board: { d4: "plain-1:1" }, hands: { 1: [] } });
  });

  test("NR-103 its turn is the captor's turn", () => {
    const board = { a1: "draw-each-turn-1:1/0", d4: "plain-1:0" };
    const t = table({ board, hands: [["rock"], []], decks: [["cliff"], ["plain-2", "plain-3"]] });
    t.seat(0).play("rock", "b2").end();
    t.expect({ board: { b2: "rock" }, hands: { 0: [], 1: ["plain-2", "plain-3"] }, decks: { 1: [] }, turn: 1 });
  });

  test("NR-103 the start of another's turn is not its own", () => {
    const board = { a1: "draw-each-turn-1:0", d4: "bury-each-end-1:1" };
    const t = table({ board, hands: [["rock"], []], decks: [["cliff"], ["plain-2", "plain-3"]] });
    t.seat(0).play("rock", "b2").end();
    t.expect({ board: { b2: "rock" }, hands: { 0: [], 1: ["plain-2"] }, decks: { 1: ["plain-3"] }, turn: 1 });
  });

  test("NR-103 of a destroyed one the last controller is meant", () => {
    const t = table({
      board: { a1: "draw-when-destroyed-1:1/0" },
      hands: [["destroy-spell"], []],
      decks: [["rock"], ["cliff"]],
    });
    t.seat(0).cast("destroy-spell");
    t.expect({
      board: { a1: "." },
      hands: { 0: [], 1: ["cliff"] },
      decks: { 1: [] },
      graveyards: { 0: ["destroy-spell", "draw-when-destroyed-1"] },
    });
  });
});

describe("how long it lasts", () => {
  test("NR-32 for this turn: until the end of the turn of who produced it", () => {
    const board = { b1: "plain-3:0" };
    const t = table({ board, hands: [["strength", "rock"], ["plain-4"]] });
    t.seat(0).cast("strength").play("rock", "d4").end();
    t.seat(1).play("plain-4", "b2");
    t.expect({
      board: { d4: "rock", b2: "plain-4:1", b1: "plain-3:1/0" },
      hands: { 0: [], 1: [] },
      graveyards: { 0: ["strength"] },
      turn: 1,
    });
  });

  test("NR-32 in that turn it holds to the end, for later fights too", () => {
    const board = { b1: "plain-3:0", b2: "plain-4:1" };
    const t = table({ board, hands: [["strength", "rock", "fight-spell"], []] });
    t.seat(0).cast("strength").play("rock", "d4").cast("fight-spell");
    t.expect({
      board: { d4: "rock", b2: "plain-4:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["strength", "fight-spell"] },
    });
  });

  test("NR-31 a weakened enemy is itself again in its own turn", () => {
    const board = { b1: "plain-3:1", b2: "plain-2:0" };
    const t = table({
      board,
      hands: [
        ["weakness", "rock"],
        ["fight-spell", "rock"],
      ],
    });
    t.seat(0).cast("weakness").play("rock", "d4").end();
    t.seat(1).cast("fight-spell");
    t.expect({
      board: { d4: "rock", b2: "plain-2:1/0" },
      hands: { 0: [], 1: ["rock"] },
      graveyards: { 0: ["weakness"], 1: ["fight-spell"] },
      turn: 1,
    });
  });

  test("NR-31 what was tamed thanks to it stays tamed", () => {
    const t = table({ board: { b1: "plain-3:1" }, hands: [["weakness", "plain-2"], ["rock"]] });
    t.seat(0).cast("weakness").play("plain-2", "b2").end();
    t.expect({
      board: { b2: "plain-2:0", b1: "plain-3:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["weakness"] },
      turn: 1,
    });
  });

  test("NR-31 a keyword given by a spell ends with the turn", () => {
    const board = { a1: "plain-3:0", a3: "plain-1:1" };
    const t = table({ board, hands: [["piercing", "rock", "fight-spell"], ["rock"]] });
    t.seat(0).cast("piercing").play("rock", "d4").end();
    t.seat(1).play("rock", "d1").end();
    t.seat(0).cast("fight-spell");
    t.expect({
      board: { d4: "rock", d1: "rock" },
      hands: { 0: [], 1: [] },
      graveyards: { 0: ["piercing", "fight-spell"] },
    });
  });
});
