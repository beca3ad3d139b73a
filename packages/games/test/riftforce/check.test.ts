import { describe, expect, test } from "vitest";
import { cardsOf, without } from "./scene.js";
import { table } from "./table.js";

const MINE = ["fire", "ice", "light", "shadow"];
const SEVEN = ["fire-5", "fire-6", "fire-7", "ice-5", "ice-6", "ice-7", "light-5"];

describe("Check & Draw", () => {
  test.each([
    [6, true],
    [7, false],
  ])("RF-45 with %i cards in hand it is allowed: %s", (n, allowed) => {
    const t = table({ hands: [SEVEN.slice(0, n), []] });
    expect(t.options().includes("check")).toBe(allowed);
    expect(t.why({ do: "check" })).toEqual(allowed ? [] : ["RF-45"]);
  });

  test("RF-45 it scores each location where you have a card and the enemy none", () => {
    const lanes = {
      0: [["fire-5", "fire-6"], []],
      1: [["ice-5"], ["earth-5"]],
      2: [[], ["earth-6"]],
      4: [["ice-6"], []],
    };
    const t = table({
      lanes,
      hands: [["fire-7"], []],
      decks: [["light-5", "light-6", "light-7", "ice-7", "ice-5", "ice-6"], []],
    });
    t.seat(0).check();
    t.expect({
      score: [2, 0],
      hands: { 0: ["fire-7", "light-5", "light-6", "light-7", "ice-7", "ice-5", "ice-6"] },
      turn: 1,
    });
  });

  test("RF-45 the score comes first, then the draw", () => {
    const t = table({ side: [["fire-5"], []], hands: [SEVEN.slice(1, 6), []] });
    t.seat(0).check();
    const order = t.happened().map((e) => e.do);
    expect(order.indexOf("score")).toBeGreaterThanOrEqual(0);
    expect(order.indexOf("draw")).toBeGreaterThan(order.indexOf("score"));
  });

  test("RF-45 a check that scores nothing still draws to 7", () => {
    const t = table({ side: [["fire-5"], ["earth-5"]], hands: [[], []] });
    t.seat(0).check();
    expect(t.expect({ turn: 1 }).position().hands[0]).toHaveLength(7);
  });
});

describe("empty decks", () => {
  const pile = ["ice-5", "ice-6", "ice-7"];
  /** Three cards in the discard, `n` in the deck, the rest on the table. */
  const scene = (n: number, discards: readonly string[] = pile) => {
    const deck = ["light-5", "light-6", "light-7", "light-5", "light-6", "light-7", "light-5"].slice(0, n);
    const rest = without(cardsOf(MINE), [...discards, ...deck]);
    return {
      guilds: [MINE],
      hands: [[], []],
      decks: [deck, []],
      discards: [discards, []],
      lanes: { 2: [rest, ["earth-5"]] },
    };
  };

  test("RF-46 a deck that is just drawn empty is not refilled yet", () => {
    const t = table(scene(7));
    t.seat(0).check();
    expect(t.events("reshuffle")).toEqual([]);
    expect(t.expect({ discards: { 0: pile } }).position().decks[0]).toEqual([]);
  });

  test("RF-46 a draw that finds the deck empty shuffles the discard into a new one", () => {
    const t = table(scene(5));
    t.seat(0).check();
    expect(t.events("reshuffle")).toHaveLength(1);
    const { hands, decks } = t.expect({ discards: { 0: [] } }).position();
    const deck = ["light-5", "light-6", "light-7", "light-5", "light-6"];
    expect(hands[0]).toHaveLength(7);
    expect([...hands[0], ...decks[0]].sort()).toEqual([...deck, ...pile].sort());
    expect(hands[0]).toEqual(expect.arrayContaining(["light-7"]));
  });

  test("RF-46 the refilled deck is shuffled", () => {
    const whole = without(cardsOf(MINE), ["fire-5"]);
    const orders = ["a", "b", "c", "d"].map((seed) => {
      const t = table({ guilds: [MINE], hands: [[], []], discards: [whole, []], side: [["fire-5"], []], seed });
      t.seat(0).check();
      return t.position().decks[0].join();
    });
    expect(new Set(orders).size).toBe(4);
  });

  test("RF-46 with both empty you draw what there is", () => {
    const t = table(scene(2));
    t.seat(0).check();
    t.expect({ hands: { 0: ["light-5", "light-6", ...pile] }, discards: { 0: [] }, turn: 1 });
  });

  test("RF-46 an opponent's deck and discard are never touched", () => {
    const t = table({ ...scene(0, []), discards: [[], ["earth-6"]] });
    t.seat(0).check();
    t.expect({ hands: { 0: [] }, discards: { 1: ["earth-6"] } });
  });
});

describe("no passing", () => {
  test.each([
    ["with an empty hand the check", [], ["check"]],
    [
      "with a full hand and nothing on the table a Play",
      SEVEN,
      SEVEN.flatMap((c) => [0, 1, 2, 3, 4].map((l) => `play ${c}@${l}`)),
    ],
  ])("RF-47 a legal action always exists, and no pass: %s", (_, hand, options) => {
    table({ hands: [hand, []] }).expectOptions(options);
  });

  test("RF-47 even with hand, deck and discard empty there is a check", () => {
    const t = table({ guilds: [MINE], hands: [[], []], side: [cardsOf(MINE), ["earth-5"]] });
    expect(t.options()).toContain("check");
  });

  test("RF-47 a turn is exactly one action", () => {
    const t = table({ hands: [["fire-5", "fire-6"], ["earth-5"]], side: [["fire-7"], []] });
    t.seat(0).activate("fire-7");
    t.expect({ turn: 1 });
    t.seat(1).play("earth-5", 0);
    t.expect({ at: { "earth-5": 0 }, turn: 0 });
    t.seat(0).check();
    t.expect({ score: [1, 0], turn: 1 });
  });
});

describe("standstill", () => {
  const THEIRS = ["earth", "water", "air", "crystal"];
  /** Everything is on the table, so nobody can play, activate, score or draw. */
  const still = { guilds: [MINE, THEIRS], hands: [[], []], side: [cardsOf(MINE), cardsOf(THEIRS)] };

  test.each([
    [[7, 4], [0]],
    [[3, 4], [1]],
  ])("RF-48 a full round of checks that neither score nor draw ends the match: %j", (scores, winners) => {
    const t = table({ ...still, scores });
    t.seat(0).check();
    t.expect({ turn: 1 });
    t.seat(1).check();
    t.expect({ over: true });
    expect(t.outcome).toEqual({ winners, scores, reason: "standstill" });
  });

  test("RF-48 equal points is a draw", () => {
    const t = table({ ...still, scores: [5, 5] });
    t.seat(0).check();
    t.seat(1).check();
    t.expect({ over: true });
    expect(t.outcome.winners).not.toHaveLength(1);
    expect(t.outcome.reason).toBe("standstill");
  });

  test("RF-48 a check that scores keeps the match going", () => {
    const lanes = { 2: [cardsOf(MINE), without(cardsOf(THEIRS), ["air-7"])], 4: [[], ["air-7"]] };
    const t = table({ ...still, side: lanes[2], lanes });
    t.seat(0).check();
    t.seat(1).check();
    t.expect({ score: [0, 1], turn: 0 });
  });

  test("RF-48 a check that draws keeps the match going", () => {
    const t = table({ ...still, side: [cardsOf(MINE), without(cardsOf(THEIRS), ["air-7"])], decks: [[], ["air-7"]] });
    t.seat(0).check();
    t.seat(1).check();
    t.expect({ hands: { 1: ["air-7"] }, turn: 0 });
  });

  test("RF-48 a round with a Play or an Activate in it does not end the match", () => {
    const t = table({ ...still, hands: [["fire-5"], []], side: [without(cardsOf(MINE), ["fire-5"]), cardsOf(THEIRS)] });
    t.seat(0).play("fire-5", 2);
    t.seat(1).check();
    expect(t.match.over).toBe(false);
    t.seat(0).check();
    expect(t.match.over).toBe(false);
    t.seat(1).check();
    expect(t.match.over).toBe(true);
  });
});
