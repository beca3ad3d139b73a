import type { Seat } from "@rifthall/kernel/ids";
import { redact } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import { table } from "./table.js";

describe("where cards go", () => {
  test("NR-74 a destroyed card goes to its owner's graveyard, whoever controlled it", () => {
    const t = table({ board: { a1: "plain-1:1/0" }, hands: [["destroy-spell"], []] });
    t.seat(0).cast("destroy-spell");
    t.expect({ board: { a1: "." }, hands: { 0: [] }, graveyards: { 0: ["plain-1", "destroy-spell"] }, tokens: [0, 0] });
  });

  test("NR-74 so does a place, to the one who played it", () => {
    const t = table({ hands: [["rock", "destroy-place"], []] });
    t.seat(0).play("rock", "a1").cast("destroy-place");
    t.expect({ board: {}, hands: { 0: [] }, graveyards: { 0: ["rock", "destroy-place"] } });
  });

  test("NR-74 another's place goes to the other's graveyard", () => {
    const t = table({ hands: [["rock"], ["destroy-place"]] });
    t.seat(0).play("rock", "a1").end();
    t.seat(1).cast("destroy-place");
    t.expect({ hands: { 0: [], 1: [] }, graveyards: { 0: ["rock"], 1: ["destroy-place"] }, turn: 1 });
  });

  test("NR-75 a discarded card goes to that player's graveyard", () => {
    const t = table({ hands: [["discard-spell", "rock", "cliff"], []] });
    t.seat(0).cast("discard-spell");
    t.expectOptions(["discard cliff", "discard rock"]);
    t.seat(0).discard("cliff");
    t.expect({ hands: { 0: ["rock"] }, graveyards: { 0: ["cliff", "discard-spell"] } });
  });

  test("NR-75 NR-A33 there is one graveyard for destroyed, discarded, buried and cast cards", () => {
    const board = { a1: "plain-1:0" };
    const hands = [["destroy-own", "discard-spell", "bury-two", "rock"], []];
    const t = table({ board, hands, decks: [["wall-9", "giant-a"], []] });
    t.seat(0).cast("destroy-own").cast("bury-two").cast("discard-spell");
    t.expect({
      board: { a1: "." },
      hands: { 0: [] },
      decks: { 0: [] },
      graveyards: { 0: ["plain-1", "destroy-own", "wall-9", "giant-a", "bury-two", "rock", "discard-spell"] },
    });
  });

  test("NR-76 returned, it goes to the owner's hand, not to the controller's", () => {
    const t = table({ board: { a1: "plain-1:0/1" }, hands: [["bounce-spell"], []] });
    t.seat(0).cast("bounce-spell");
    t.expect({ board: { a1: "." }, hands: { 0: [], 1: ["plain-1"] }, graveyards: { 0: ["bounce-spell"] } });
  });

  test("NR-76 NR-103 its text was read for its last controller when it left", () => {
    const t = table({
      board: { a1: "draw-when-returned-1:0/1" },
      hands: [["bounce-spell"], []],
      decks: [["rock"], ["cliff"]],
    });
    t.seat(0).cast("bounce-spell");
    t.expect({
      board: { a1: "." },
      hands: { 0: ["rock"], 1: ["draw-when-returned-1"] },
      decks: { 0: [] },
      graveyards: { 0: ["bounce-spell"] },
    });
  });
});

describe("a creature that comes back is new", () => {
  test("NR-102 its Block is restored", () => {
    const t = table({ board: { a1: "block-2:0!" }, hands: [["bounce-spell"], ["giant-a"]] });
    t.seat(0).cast("bounce-spell").play("block-2", "b2").end();
    t.seat(1).play("giant-a", "b1");
    t.expect({
      board: { a1: ".", b2: "block-2:0!", b1: "giant-a:1" },
      hands: { 0: [], 1: [] },
      graveyards: { 0: ["bounce-spell"] },
      turn: 1,
    });
  });

  test("NR-102 it has the token of who plays it now, and fights and enters anew", () => {
    const t = table({
      board: { a1: "draw-1:1/0", b2: "up-9:1" },
      hands: [["bounce-spell"], []],
      decks: [["rock"], []],
    });
    t.seat(0).cast("bounce-spell").target("draw-1").play("draw-1", "a1");
    t.expect({
      board: { a1: "draw-1:0" },
      hands: { 0: ["rock"] },
      decks: { 0: [] },
      graveyards: { 0: ["bounce-spell"] },
    });
  });

  test("NR-102 NR-93 that it was moved before it left is forgotten: it fights once for entering", () => {
    const board = { a1: "onslaught-5:0", b2: "block-2:1" };
    const t = table({ board, hands: [["whisk", "guard-spell"], []] });
    t.seat(0).cast("whisk").move("d4").play("onslaught-5", "b1").cast("guard-spell");
    t.expect({
      board: { a1: ".", b1: "onslaught-5:0+", b2: "block-2:1!" },
      hands: { 0: [] },
      graveyards: { 0: ["whisk", "guard-spell"] },
    });
  });

  test("NR-102 what was given to it for the turn is gone", () => {
    const board = { a1: "plain-3:0", b2: "plain-4:1" };
    const t = table({ board, hands: [["strength", "bounce-spell"], []] });
    t.seat(0).cast("strength").cast("bounce-spell").target("plain-3").play("plain-3", "b1");
    t.expect({
      board: { a1: ".", b1: "plain-3:0" },
      hands: { 0: [] },
      graveyards: { 0: ["strength", "bounce-spell"] },
    });
  });

  test("NR-102 a creature dug up and played again enters as the first time", () => {
    const hands = [["dig-spell"], []];
    const t = table({ hands, graveyards: [["draw-1"], []], decks: [["rock"], []], tamers: ["mourner*"] });
    t.seat(0).cast("dig-spell").play("draw-1", "a1");
    t.expect({
      board: { a1: "draw-1:0" },
      hands: { 0: ["rock"] },
      decks: { 0: [] },
      graveyards: { 0: ["dig-spell"] },
    });
  });
});

describe("once a turn, and new again", () => {
  test("NR-102 what works once a turn works again for a creature that came back", () => {
    const hands = [["move-spell", "move-spell", "move-spell", "bounce-spell"], []];
    const t = table({ board: { a1: "draw-once-moved-1:0" }, hands, decks: [["rock", "cliff", "wall-9"], []] });
    t.seat(0).cast("move-spell").move("b1").cast("move-spell").move("c1");
    expect(t.position().decks[0]).toEqual(["cliff", "wall-9"]);
    t.seat(0).cast("bounce-spell").play("draw-once-moved-1", "a1").cast("move-spell").move("b1");
    expect(t.position().decks[0]).toEqual(["wall-9"]);
  });

  test("NR-102 and does not keep another card that comes from the hand from working", () => {
    const board = { a1: "draw-once-moved-1:0", d1: "plain-1:0" };
    const hands = [["move-spell", "move-spell", "bounce-spell", "bounce-spell", "second-creature"], []];
    const t = table({ board, hands, decks: [["rock", "cliff"], []] });
    t.seat(0).cast("move-spell").target("draw-once-moved-1").move("b1");
    t.seat(0).cast("bounce-spell").target("plain-1").cast("bounce-spell");
    t.seat(0).play("draw-once-moved-1", "a1").cast("move-spell").move("b1");
    expect(t.position().decks[0]).toEqual([]);
  });
});

describe("who sees what", () => {
  const scene = {
    board: { a1: "plain-1:0" },
    hands: [["rock", "wall-9"], ["cliff"]],
    decks: [["plain-2"], ["plain-3", "plain-4"]],
    graveyards: [["plain-5"], ["plain-6"]],
    tamers: ["quiet", "herald*"],
  };

  test("NR-73 hands and decks are hidden, graveyards are open to all", () => {
    const t = table(scene);
    expect(t.position(0)).toMatchObject({
      hands: [["rock", "wall-9"], ["?"]],
      decks: [["?"], ["?", "?"]],
      graveyards: [["plain-5"], ["plain-6"]],
    });
    expect(t.position(1)).toMatchObject({
      hands: [["?", "?"], ["cliff"]],
      decks: [["?"], ["?", "?"]],
      graveyards: [["plain-5"], ["plain-6"]],
    });
  });

  test("NR-104 public at all times: board, tokens, tamers and spent actives, sizes of hand and deck", () => {
    const t = table(scene);
    for (const viewer of [0, 1, 15]) {
      const seen = t.position(viewer);
      expect(seen.board).toEqual(t.position().board);
      expect(seen.tamers).toEqual(["quiet", "herald*"]);
      expect(seen.hands.map((hand) => hand.length)).toEqual([2, 1]);
      expect(seen.decks.map((deck) => deck.length)).toEqual([1, 2]);
    }
  });

  test("NR-104 a card that was drawn is known to its player only, in the events too", () => {
    const t = table({ ...scene, hands: [["draw-spell"], ["cliff"]] });
    t.seat(0).cast("draw-spell");
    const [drawn] = t.events("draw");
    expect(redact(drawn, 0 as Seat).card).toBe("plain-2");
    expect(redact(drawn, 1 as Seat).card).toBe("?");
    expect(t.position(0).hands[0]).toEqual(["plain-2"]);
    expect(t.position(1).hands[0]).toEqual(["?"]);
  });

  test("NR-104 NR-92 nobody else reads from the events what an augury saw", () => {
    const t = table({ hands: [["augury-1"], []], decks: [["rock", "cliff", "plain-1", "wall-9"], []] });
    t.seat(0).play("augury-1", "a1").top("plain-1").top("rock");
    const told = JSON.stringify(t.happened().map((e) => redact(e, 1 as Seat)));
    for (const card of ["rock", "cliff", "plain-1"]) expect(told).not.toContain(card);
  });

  test("NR-73 a played card is seen by all, a discarded one too", () => {
    const t = table({ hands: [["rock", "discard-spell", "cliff"], []] });
    t.seat(0).play("rock", "a1").cast("discard-spell");
    expect(t.position(1).board).toEqual(t.position(0).board);
    expect([...t.position(1).graveyards[0]].sort()).toEqual(["cliff", "discard-spell"]);
  });
});
