import { describe, expect, test } from "vitest";
import { fieldsOf } from "./scene.js";
import { table } from "./table.js";

const everywhere = (card: string, fields = fieldsOf()): string[] => fields.map((field) => `play ${card}@${field}`);

describe("the course of a turn", () => {
  test("NR-22 NR-A32 a turn begins with drawing one card, and what was drawn can be played", () => {
    const t = table({ hands: [["rock"], []], decks: [[], ["plain-1", "plain-2"]] });
    t.seat(0).play("rock", "a1").end();
    t.expect({ board: { a1: "rock" }, hands: { 0: [], 1: ["plain-1"] }, decks: { 1: ["plain-2"] }, turn: 1 });
    expect(t.options("play")).toHaveLength(15);
  });

  test("NR-22 the one who draws is the one whose turn it is", () => {
    const t = table({ hands: [["rock"], []], decks: [["wall-9"], ["plain-1"]] });
    t.seat(0).play("rock", "a1").end();
    t.expect({ board: { a1: "rock" }, hands: { 0: [], 1: ["plain-1"] }, decks: { 1: [] }, turn: 1 });
  });

  test("NR-22 what happens at the end of a turn happens before the next one draws", () => {
    const board = { a1: "bury-each-end-1:0" };
    const t = table({ board, hands: [["rock"], []], decks: [["cliff"], ["plain-1"]] });
    t.seat(0).play("rock", "b2").end();
    t.expect({
      board: { b2: "rock" },
      hands: { 0: [], 1: ["plain-1"] },
      decks: { 0: [], 1: [] },
      graveyards: { 0: ["cliff"] },
      turn: 1,
    });
  });

  test("NR-33 the turn goes to the other, and back", () => {
    const t = table({ hands: [["rock", "rock"], ["rock"]] });
    t.seat(0).play("rock", "a1").end();
    expect(t.position().turn).toBe(1);
    t.seat(1).play("rock", "a2").end();
    expect(t.position().turn).toBe(0);
  });

  test("NR-33 only the player whose turn it is acts", () => {
    const t = table({ hands: [["rock"], ["rock"]] });
    expect(t.asked).toEqual([0]);
    expect(t.why({ do: "play", card: "rock", field: "a1" }, 1)).not.toEqual([]);
  });

  test("NR-22 the turn ends only when the player says so", () => {
    const t = table({ hands: [["rock", "plain-1"], ["rock"]] });
    t.seat(0).play("plain-1", "a1").play("rock", "a2");
    t.expectOptions(["end"]);
    t.expect({ board: { a1: "plain-1:0", a2: "rock" }, hands: { 0: [] } });
  });
});

describe("the play step", () => {
  test("NR-23 one creature and one place a turn", () => {
    const t = table({ hands: [["plain-1", "plain-2", "rock", "cliff"], []] });
    t.seat(0).play("plain-1", "a1");
    const left = fieldsOf().slice(1);
    t.expectOptions([...everywhere("rock", left), ...everywhere("cliff", left)], "play");
    expect(t.why({ do: "play", card: "plain-2", field: "b2" })).toContain("NR-23");
    t.seat(0).play("rock", "b1");
    t.expectOptions(["end"]);
    expect(t.why({ do: "play", card: "cliff", field: "b2" })).toContain("NR-23");
  });

  test("NR-23 two creatures are not one creature and one place", () => {
    const t = table({ hands: [["plain-1", "plain-2"], []], played: { places: 1 } });
    t.seat(0).play("plain-1", "a1");
    t.expectOptions(["end"]);
  });

  test("NR-23 the next turn has its own creature and place", () => {
    const t = table({ hands: [["plain-1", "plain-2"], ["rock"]] });
    t.seat(0).play("plain-1", "a1").end();
    t.seat(1).play("rock", "d4").end();
    t.expectOptions(everywhere("plain-2", fieldsOf().slice(1, -1)), "play");
  });

  test("NR-23 an effect may allow one more, this turn only", () => {
    const hands = [["second-creature", "second-place", "plain-1", "plain-2", "plain-3", "rock", "cliff"], ["rock"]];
    const t = table({ hands });
    t.seat(0).cast("second-creature").cast("second-place").play("plain-1", "a1").play("rock", "b1");
    t.seat(0).play("plain-2", "c1").play("cliff", "d1");
    t.expectOptions(["end"]);
    t.seat(0).end();
    t.seat(1).play("rock", "d4").end();
    t.seat(0).play("plain-3", "a4");
    t.expectOptions(["end"]);
  });

  test.each([
    ["place, creature, spell", ["rock", "plain-1", "draw-spell"]],
    ["spell, creature, place", ["draw-spell", "plain-1", "rock"]],
    ["creature, spell, place", ["plain-1", "draw-spell", "rock"]],
  ])("NR-24 in any order: %s, with the active anywhere between", (_, order) => {
    for (const when of [0, 1, 2, 3]) {
      const t = table({ hands: [order, []], decks: [["wall-9", "wall-9"], []], tamers: ["quiet"] });
      for (const step of order.toSpliced(when, 0, "active")) {
        if (step === "active") t.seat(0).active();
        else if (step === "draw-spell") t.seat(0).cast(step);
        else t.seat(0).play(step, step === "rock" ? "a1" : "d4");
      }
      t.expect({
        board: { a1: "rock", d4: "plain-1:0" },
        hands: { 0: ["wall-9", "wall-9"] },
        decks: { 0: [] },
        graveyards: { 0: ["draw-spell"] },
      });
    }
  });

  test("NR-25 NR-26 any number of spells, all of them free", () => {
    const spells = Array.from({ length: 6 }, () => "draw-spell");
    const deck = ["plain-1", "plain-2", "plain-3", "plain-4", "plain-5", "plain-6"];
    const t = table({ hands: [spells, []], decks: [deck, []] });
    for (const spell of spells) t.seat(0).cast(spell);
    t.expect({ hands: { 0: deck }, decks: { 0: [] }, graveyards: { 0: spells } });
  });

  test("NR-26 every card of the hand can be played at once, the strongest on an empty board", () => {
    const t = table({ hands: [["giant-a", "legend-7", "epic-9"], []] });
    t.expectOptions(
      ["giant-a", "legend-7", "epic-9"].flatMap((card) => everywhere(card)),
      "play",
    );
  });

  test("NR-27 NR-4 only empty fields: neither on a creature nor on a place, one's own or another's", () => {
    const board = { a1: "plain-1:0", b1: "plain-1:1", c1: "rock" };
    const t = table({ board, hands: [["plain-2", "cliff"], []] });
    const free = fieldsOf().slice(3);
    t.expectOptions([...everywhere("plain-2", free), ...everywhere("cliff", free)], "play");
    for (const field of ["a1", "b1", "c1"]) {
      expect(t.why({ do: "play", card: "plain-2", field })).toContain("NR-27");
      expect(t.why({ do: "play", card: "cliff", field })).toContain("NR-27");
    }
  });

  test("NR-28 any empty field will do, beside nobody too", () => {
    const t = table({ board: { a1: "plain-1:0" }, hands: [["plain-2"], []] });
    t.expectOptions(everywhere("plain-2", fieldsOf().slice(1)), "play");
    t.seat(0).play("plain-2", "d4");
    t.expect({ board: { d4: "plain-2:0" }, hands: { 0: [] } });
  });

  test("NR-29 spells only in one's own turn", () => {
    const t = table({ hands: [["rock"], ["draw-spell"]], decks: [[], ["cliff", "cliff"]] });
    expect(t.options("cast", 1)).toEqual([]);
    expect(t.why({ do: "cast", card: "draw-spell" }, 1)).not.toEqual([]);
    t.seat(0).play("rock", "a1").end();
    t.expectOptions(["cast draw-spell"], "cast");
  });

  test("NR-30 a spell goes to its owner's graveyard", () => {
    const t = table({ hands: [[], ["draw-spell"]], decks: [[], ["rock"]], turn: 1 });
    t.seat(1).cast("draw-spell");
    t.expect({ hands: { 1: ["rock"] }, decks: { 1: [] }, graveyards: { 1: ["draw-spell"] } });
  });

  test("NR-30 only after it has resolved: Grave Digging by a spell does not find that spell", () => {
    const t = table({ hands: [["dig-spell"], []], graveyards: [["rock", "cliff"], []] });
    t.seat(0).cast("dig-spell");
    t.expectOptions(["take cliff", "take rock"]);
    t.seat(0).take("rock");
    t.expect({ hands: { 0: ["rock"] }, graveyards: { 0: ["cliff", "dig-spell"] } });
  });
});

describe("may and must", () => {
  test("NR-34 what says may is asked", () => {
    const t = table({ hands: [["may-draw"], []], decks: [["rock"], []] });
    t.seat(0).cast("may-draw");
    t.expectOptions(["accept", "decline"]);
    t.seat(0).decline();
    t.expect({ hands: { 0: [] }, graveyards: { 0: ["may-draw"] } });
  });

  test("NR-34 everything else must be done if it can: a single target is not asked", () => {
    const t = table({ board: { a1: "plain-1:1" }, hands: [["destroy-spell"], []] });
    t.seat(0).cast("destroy-spell");
    t.expect({ board: { a1: "." }, hands: { 0: [] }, graveyards: { 0: ["destroy-spell"], 1: ["plain-1"] } });
  });

  test("NR-34 among several one must be chosen; there is no declining", () => {
    const t = table({ board: { a1: "plain-1:1", b1: "plain-2:1" }, hands: [["destroy-spell"], []] });
    t.seat(0).cast("destroy-spell");
    t.expectOptions(["target plain-1@a1", "target plain-2@b1"]);
  });

  test("NR-34 a discard must be made, and the discarding player chooses", () => {
    const t = table({ hands: [["extort"], ["rock", "cliff"]] });
    t.seat(0).cast("extort");
    expect(t.asked).toEqual([1]);
    t.expectOptions(["discard cliff", "discard rock"]);
    t.seat(1).discard("rock");
    t.expect({ hands: { 0: [], 1: ["cliff"] }, graveyards: { 0: ["extort"], 1: ["rock"] } });
  });
});

describe("hand and deck", () => {
  test("NR-99 NR-A7 there is no hand limit", () => {
    const many = Array.from({ length: 15 }, () => "plain-1");
    const t = table({ hands: [["rock"], many], decks: [[], ["wall-9"]] });
    t.seat(0).play("rock", "a1").end();
    t.expect({ board: { a1: "rock" }, hands: { 0: [], 1: [...many, "wall-9"] }, decks: { 1: [] }, turn: 1 });
    t.seat(1).play("plain-1", "d4").end();
    t.expect({ board: { d4: "plain-1:1" }, hands: { 1: [...many.slice(1), "wall-9"] }, turn: 0 });
  });

  test("NR-100 NR-A8 an empty deck gives no card, no penalty, and the turn goes on", () => {
    const t = table({ board: { d4: "plain-1:1" }, hands: [["rock"], ["cliff"]] });
    t.seat(0).play("rock", "a1").end();
    t.expect({ board: { a1: "rock" }, hands: { 0: [] }, turn: 1 });
    expect(t.options("play")).toHaveLength(14);
  });

  test("NR-101 drawing more than there are draws what there is", () => {
    const t = table({ hands: [["draw-two"], []], decks: [["rock"], []] });
    t.seat(0).cast("draw-two");
    t.expect({ hands: { 0: ["rock"] }, decks: { 0: [] }, graveyards: { 0: ["draw-two"] } });
  });

  test("NR-101 so does burying", () => {
    const t = table({ hands: [["bury-two"], []], decks: [["rock"], []] });
    t.seat(0).cast("bury-two");
    t.expect({ hands: { 0: [] }, decks: { 0: [] }, graveyards: { 0: ["rock", "bury-two"] } });
  });
});

describe("put into play by an effect", () => {
  test("NR-A42 a creature has the token of who resolved the effect, and fights", () => {
    const t = table({ board: { b1: "plain-1:1" }, hands: [["put-spell", "plain-2"], []] });
    t.seat(0).cast("put-spell").put("plain-2", "b2");
    t.expect({
      board: { b2: "plain-2:0", b1: "plain-1:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["put-spell"] },
    });
  });

  test("NR-A42 also in another's turn: it is the resolving player's", () => {
    const t = table({ board: { d4: "host-1:1", d2: "plain-1:0" }, hands: [["plain-1"], ["plain-2"]] });
    t.seat(0).play("plain-1", "a1");
    expect(t.asked).toEqual([1]);
    t.seat(1).put("plain-2", "d1");
    t.expect({ board: { a1: "plain-1:0", d1: "plain-2:1", d2: "plain-1:1/0" }, hands: { 0: [], 1: [] } });
  });

  test("NR-A42 NR-23 it is not the turn's creature", () => {
    const t = table({ hands: [["put-spell", "plain-2", "plain-3"], []] });
    t.seat(0).cast("put-spell").put("plain-2", "b2").play("plain-3", "d4");
    t.expect({ board: { b2: "plain-2:0", d4: "plain-3:0" }, hands: { 0: [] }, graveyards: { 0: ["put-spell"] } });
  });

  test("NR-A42 a place is put like that too", () => {
    const t = table({ hands: [["put-place-spell", "rock", "plain-1"], []] });
    t.seat(0).cast("put-place-spell").put("rock", "b2");
    t.expect({ board: { b2: "rock" }, hands: { 0: ["plain-1"] }, graveyards: { 0: ["put-place-spell"] } });
  });
});
