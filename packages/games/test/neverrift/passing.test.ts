import { describe, expect, test } from "vitest";
import { table } from "./table.js";

const BOTH = { a1: "plain-1:0", d4: "plain-1:1" };

describe("what a pass is", () => {
  test("NR-49 a turn without creature and place is a pass", () => {
    const t = table({ board: BOTH, hands: [["plain-2"], ["plain-2"]] });
    t.seat(0).end();
    t.expectOptions(["tame plain-1@a1", "decline"]);
  });

  test.each(["plain-2", "rock"])("NR-49 with %s put into play it is none", (card) => {
    const t = table({ board: BOTH, hands: [[card], ["plain-2"]] });
    t.seat(0).play(card, "b2").end();
    expect(t.asked).toEqual([1]);
    t.expectOptions([], "tame");
    expect(t.options("play")).toHaveLength(13);
  });

  test("NR-49 NR-25 spells do not help, however many", () => {
    const t = table({ board: BOTH, hands: [["draw-spell", "strength", "guard-spell"], []], decks: [["rock"], []] });
    t.seat(0).cast("draw-spell").cast("strength").cast("guard-spell").end();
    t.expectOptions(["tame plain-1@a1", "decline"]);
  });

  test("NR-49 NR-68 neither does the tamer's active, even one that tames", () => {
    const t = table({ board: { ...BOTH, d1: "plain-2:1" }, tamers: ["herald", "quiet*"] });
    t.seat(0).active().target("plain-2").end();
    t.expectOptions(["tame plain-1@a1", "tame plain-2@d1", "decline"]);
  });

  test("NR-49 moving cards about is no placement", () => {
    const t = table({ board: { ...BOTH, b1: "rock" }, tamers: ["carter", "quiet*"] });
    t.seat(0).active().shift("rock").move("c3").end();
    t.expectOptions(["tame plain-1@a1", "decline"]);
  });

  test("NR-55 one may pass with playable cards in hand", () => {
    const t = table({ board: BOTH, hands: [["plain-2", "rock", "draw-spell"], []] });
    expect(t.options()).toContain("end");
    t.seat(0).end();
    t.expectOptions(["tame plain-1@a1", "decline"]);
    expect(t.events("pass").map((e) => e.seat)).toEqual([0]);
  });

  test("NR-A20 a creature that came by Stampede avoids the pass", () => {
    const t = table({ board: { ...BOTH, b2: "stampede-5:0" }, hands: [["fight-spell", "plain-2"], ["plain-1"]] });
    t.seat(0).cast("fight-spell").target("stampede-5").put("plain-2", "b1").end();
    t.expectOptions([], "tame");
    expect(t.position().turn).toBe(1);
  });

  test("NR-A20 so does one that came by Sacrifice", () => {
    const t = table({ board: BOTH, hands: [["sacrifice-5"], ["plain-1"]] });
    t.seat(0).sacrifice("sacrifice-5", "a1").end();
    t.expectOptions([], "tame");
  });

  test("NR-A20 NR-A42 and one that a spell put into play from the hand", () => {
    const t = table({ board: BOTH, hands: [["put-spell", "plain-2"], ["plain-1"]] });
    t.seat(0).cast("put-spell").put("plain-2", "c1").end();
    t.expectOptions([], "tame");
  });

  test("NR-A20 a creature that the opponent put down in that turn does not", () => {
    // Seat 0 plays; in answer seat 1's host puts one down. In seat 1's own turn nothing comes: a pass.
    const t = table({ board: { a1: "plain-5:0", d4: "host-1:1" }, hands: [["plain-2"], ["plain-3"]] });
    t.seat(0).play("plain-2", "b1");
    t.seat(1).put("plain-3", "d1");
    t.seat(0).end();
    t.seat(1).end();
    t.expectOptions(["tame host-1@d4", "tame plain-3@d1", "decline"]);
  });
});

test("NR-A20 NR-49 what the opponent puts down in a turn does not keep that turn from being a pass", () => {
  const board = { a1: "plain-5:0", d4: "host-when-moved-1:1" };
  const t = table({ board, hands: [["move-spell"], ["plain-3"]] });
  t.seat(0).cast("move-spell").target("host-when-moved-1").move("c4");
  t.seat(1).put("plain-3", "d1");
  t.seat(0).end();
  t.expectOptions(["tame plain-5@a1", "decline"]);
});

describe("the answer to it", () => {
  test("NR-50 at the start of the next turn one creature of the passer may be tamed, without comparison", () => {
    const board = { a1: "giant-a:0", b4: "plain-1:0", d4: "plain-1:1" };
    const t = table({ board, hands: [["plain-2"], []] });
    t.seat(0).end();
    t.expectOptions(["tame giant-a@a1", "tame plain-1@b4", "decline"]);
    t.seat(1).tame("giant-a");
    t.expect({ board: { a1: "giant-a:1/0" }, turn: 1 });
  });

  test("NR-50 it may be declined", () => {
    const t = table({ board: BOTH, hands: [["plain-2"], []] });
    t.seat(0).end();
    t.seat(1).decline();
    t.expect({ turn: 1 });
  });

  test("NR-50 only what the passer controls: not the chooser's own, and the passer's captures too", () => {
    const board = { a1: "plain-1:0/1", b1: "plain-2:1/0", d4: "plain-3:0" };
    const t = table({ board, passed: 0, turn: 1 });
    t.expectOptions(["tame plain-1@a1", "tame plain-3@d4", "decline"]);
    t.seat(1).tame("plain-1");
    t.expect({ board: { a1: "plain-1:1" } });
  });

  test("NR-50 it is answered once: the turn after it asks nothing", () => {
    const t = table({ board: BOTH, hands: [["plain-2"], ["rock"]] });
    t.seat(0).end();
    t.seat(1).decline().play("rock", "b2").end();
    expect(t.position().turn).toBe(0);
    t.expectOptions([], "tame");
    expect(t.options("play")).not.toEqual([]);
  });

  test("NR-50 it is no attack: the tamed one's neighbours are left alone", () => {
    const t = table({ board: { a1: "giant-a:0", a2: "plain-1:0", b1: "plain-1:0" }, passed: 0, turn: 1 });
    t.seat(1).tame("giant-a");
    expect(t.events("attack")).toEqual([]);
    t.expect({ board: { a1: "giant-a:1/0" } });
  });

  test("NR-54 Block neither stops it nor is used up", () => {
    const t = table({ board: { a1: "block-2:0" }, passed: 0, turn: 1 });
    t.seat(1).tame("block-2");
    t.expect({ board: { a1: "block-2:1/0" } });
  });

  test("NR-22 NR-A31 it comes before the draw", () => {
    const t = table({ board: BOTH, hands: [["plain-2"], []], decks: [[], ["rock"]] });
    t.seat(0).end();
    expect(t.position().hands[1]).toEqual([]);
    t.seat(1).decline();
    t.expect({ hands: { 1: ["rock"] }, decks: { 1: [] }, turn: 1 });
  });

  test("NR-A31 nothing can be played before it is answered", () => {
    const t = table({ board: BOTH, hands: [[], ["plain-2", "draw-spell"]], passed: 0, turn: 1 });
    t.expectOptions(["tame plain-1@a1", "decline"]);
  });

  test("NR-50 NR-103 what answers to being tamed answers, for its new controller", () => {
    const t = table({
      board: { a1: "draw-when-tamed-1:0" },
      decks: [["cliff"], ["rock", "plain-1"]],
      passed: 0,
      turn: 1,
    });
    t.seat(1).tame("draw-when-tamed-1");
    t.expect({ board: { a1: "draw-when-tamed-1:1/0" }, hands: { 1: ["rock", "plain-1"] }, decks: { 1: [] } });
  });
});

describe("who can't be tamed", () => {
  test("NR-52 is no choice while there is another", () => {
    const t = table({ board: { a1: "untamable-1:0", b4: "plain-1:0" }, passed: 0, turn: 1 });
    t.expectOptions(["tame plain-1@b4", "decline"]);
    expect(t.why({ do: "tame", card: "untamable-1", field: "a1" })).toContain("NR-52");
  });

  test("NR-53 is one where there is no other", () => {
    const t = table({ board: { a1: "untamable-1:0", c3: "chapel", c4: "plain-1:0" }, passed: 0, turn: 1 });
    t.expectOptions(["tame plain-1@c4", "tame untamable-1@a1", "decline"]);
    t.seat(1).tame("untamable-1");
    t.expect({ board: { a1: "untamable-1:1/0" } });
  });

  test("NR-52 NR-31 what a spell protected for the turn is a choice again", () => {
    const t = table({ board: { a1: "plain-1:0", b4: "plain-2:0" }, hands: [["asylum"], []] });
    t.seat(0).cast("asylum").target("plain-1").end();
    t.expectOptions(["tame plain-1@a1", "tame plain-2@b4", "decline"]);
  });
});

describe("passing without a creature", () => {
  test("NR-51 who passes and controls no creature loses at the opponent's start", () => {
    const t = table({ board: { a1: "plain-1:1", b1: "rock" }, hands: [["plain-2"], ["plain-2"]] });
    t.seat(0).end();
    t.expect({ over: true, winners: [1] });
  });

  test("NR-51 whatever the opponent controls: nobody has a creature", () => {
    const t = table({ board: { b1: "rock" }, hands: [["plain-2"], ["plain-2"]] });
    t.seat(0).end();
    t.expect({ over: true, winners: [1] });
  });

  test("NR-51 a captured creature is enough to stay in the game", () => {
    const t = table({ board: { a1: "plain-1:0/1" }, hands: [["plain-2"], ["plain-2"]] });
    t.seat(0).end();
    t.expectOptions(["tame plain-1@a1", "decline"]);
  });

  test("NR-51 at that moment: losing the last one to the answer is not yet losing the game", () => {
    const t = table({ board: BOTH, hands: [["plain-2"], ["plain-2"]] });
    t.seat(0).end();
    t.seat(1).tame("plain-1");
    t.expect({ board: { a1: "plain-1:1/0" }, tokens: [0, 2], turn: 1 });
  });

  test("NR-51 a turn that was no pass loses nothing, though no creature is left", () => {
    const t = table({ hands: [["rock"], ["plain-2"]] });
    t.seat(0).play("rock", "a1").end();
    t.expect({ board: { a1: "rock" }, hands: { 0: [] }, turn: 1 });
  });

  test("NR-A30 passing on the very first turn loses", () => {
    const t = table({ hands: [["plain-2"], ["plain-2"]] });
    t.seat(0).end();
    t.expect({ over: true, winners: [1] });
  });

  test("NR-A30 so it does for the second player", () => {
    const t = table({ hands: [["plain-2"], ["plain-2"]] });
    t.seat(0).play("plain-2", "a1").end();
    t.seat(1).end();
    t.expect({ board: { a1: "plain-2:0" }, hands: { 0: [] }, over: true, winners: [0] });
  });
});

describe("when nobody plays any more", () => {
  test("NR-A29 a full round of passes with every hand and deck empty ends the match, and it is scored", () => {
    const t = table({ board: { ...BOTH, b1: "plain-2:1" } });
    t.seat(0).end();
    t.seat(1).decline().end();
    t.expect({ over: true, winners: [1] });
  });

  test("NR-A29 NR-60 on a tie who had the last turn loses", () => {
    const t = table({ board: BOTH });
    t.seat(0).end();
    t.seat(1).decline().end();
    t.expect({ over: true, winners: [0] });
  });

  test("NR-A29 with a card in somebody's deck it goes on", () => {
    const t = table({ board: BOTH, decks: [["rock", "cliff"], []] });
    t.seat(0).end();
    t.seat(1).decline().end();
    t.expectOptions(["tame plain-1@d4", "decline"]);
  });

  test("NR-A29 three full rounds of passes by choice end it as well, and not one turn sooner", () => {
    const t = table({ board: { ...BOTH, b1: "plain-2:1" }, hands: [["rock"], ["rock"]] });
    t.seat(0).end();
    for (const seat of [1, 0, 1, 0]) t.seat(seat).decline().end();
    expect(t.over).toBe(false);
    t.seat(1).decline().end();
    t.expect({ over: true, winners: [1] });
  });

  test("NR-A29 a card put into play begins the count anew", () => {
    const t = table({ board: BOTH, hands: [["rock", "rock"], ["rock"]] });
    t.seat(0).end();
    for (const seat of [1, 0, 1]) t.seat(seat).decline().end();
    t.seat(0).decline().play("rock", "b2").end();
    t.seat(1).end();
    for (const seat of [0, 1]) t.seat(seat).decline().end();
    expect(t.over).toBe(false);
  });
});
