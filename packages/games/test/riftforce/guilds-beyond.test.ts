import { describe, expect, test } from "vitest";
import { cardsOf, without } from "./scene.js";
import { table } from "./table.js";

describe("Acid", () => {
  test("RF-20 Acid deals 3 to the first enemy and 1 to the second", () => {
    const t = table({ side: [["acid-5"], ["fire-5", "ice-6", "air-7"]] });
    t.seat(0).activate("acid-5");
    t.expect({ damage: { "fire-5": 3, "ice-6": 1 }, untouched: ["air-7"] });
  });

  test("RF-20 the 1 goes to the one that was second, also when the first dies; neither kill scores", () => {
    const t = table({ side: [["acid-5"], ["fire-5!2", "ice-6!5", "air-7"]] });
    t.seat(0).activate("acid-5");
    t.expect({ destroyed: ["fire-5", "ice-6"], score: [0, 0], untouched: ["air-7"] });
  });

  test("RF-20 a Crystal that Acid kills gives no extra either", () => {
    const t = table({ side: [["acid-5"], ["crystal-5!2"]] });
    t.seat(0).activate("acid-5");
    t.expect({ destroyed: ["crystal-5"], score: [0, 0] });
  });

  test("RF-20 only Acid's own kills score nothing: the next activation scores again", () => {
    const t = table({
      hands: [["light-5"], []],
      side: [
        ["acid-5", "earth-5"],
        ["fire-5!2", "crystal-6!4"],
      ],
    });
    t.seat(0).discard("light-5").activate("acid-5");
    t.now({ destroyed: ["fire-5"], damage: { "crystal-6": 5 } });
    t.seat(0).activate("earth-5");
    t.expect({ destroyed: ["crystal-6"], score: [2, 0] });
  });
});

describe("Beast", () => {
  test.each([
    ["2 if it is whole", "beast-5", 2],
    ["3 if it carries damage", "beast-5!1", 3],
  ])("RF-21 Beast moves next door, never stays put, and deals %s to the first enemy there", (_, beast, n) => {
    const t = table({ lanes: { 2: [[beast], ["ice-6"]], 3: [["light-5"], ["fire-5", "air-7"]] } });
    t.seat(0).activate("beast-5");
    t.expectOptions(["move @1", "move @3"]);
    t.seat(0).move(3);
    t.expect({
      lanes: {
        2: [[], ["ice-6"]],
        3: [
          ["light-5", beast],
          [`fire-5!${n}`, "air-7"],
        ],
      },
    });
  });

  test("RF-21 Beast at the end of the row has one way to go; the ends do not wrap", () => {
    const t = table({ lanes: { 4: [["beast-5"], ["ice-6"]], 0: [[], ["fire-5"]] } });
    t.seat(0).activate("beast-5");
    t.expect({ at: { "beast-5": 3 }, untouched: ["ice-6", "fire-5"] });
  });
});

describe("Lava", () => {
  test("RF-22 Lava deals 2 to the first enemy on each side, then 1 to itself and every ally in front", () => {
    const lanes = {
      0: [[], ["air-5"]],
      1: [["sand-5"], ["fire-5", "ice-5"]],
      2: [["light-5", "light-6", "lava-5", "sand-6"], ["air-6"]],
      3: [[], ["ice-6", "air-7"]],
    };
    const t = table({ lanes });
    t.seat(0).activate("lava-5");
    t.expect({
      damage: { "fire-5": 2, "ice-6": 2, "lava-5": 1, "light-5": 1, "light-6": 1 },
      untouched: ["sand-5", "sand-6", "air-5", "air-6", "air-7", "ice-5"],
    });
  });

  test("RF-22 Lava at the end of the row has one side", () => {
    const t = table({ lanes: { 0: [["lava-5"], []], 1: [[], ["fire-5"]], 4: [[], ["ice-6"]] } });
    t.seat(0).activate("lava-5");
    t.expect({ damage: { "fire-5": 2, "lava-5": 1 }, untouched: ["ice-6"] });
  });

  test("RF-22 own deaths score for the opponent, Lava's own included", () => {
    const t = table({ side: [["light-5!4", "lava-5!4", "light-6!5"], ["air-6"]] });
    t.seat(0).activate("lava-5");
    t.expect({ destroyed: ["light-5", "lava-5"], score: [0, 2], untouched: ["light-6", "air-6"] });
  });
});

describe("Love", () => {
  test("RF-23 a played Love removes all damage from one damaged ally at its location", () => {
    const lanes = { 1: [["fire-6!2"], []], 2: [["fire-5!4", "ice-6!2", "ice-5"], ["air-7!1"]] };
    const t = table({ hands: [["love-5"], []], lanes });
    t.seat(0).play("love-5", 2);
    t.expectOptions(["target fire-5!4@2", "target ice-6!2@2"]);
    t.seat(0).target("fire-5");
    t.expect({ at: { "love-5": 2 }, damage: { "fire-5": 0 }, untouched: ["ice-6", "fire-6", "air-7"] });
  });

  test("RF-23 Love takes the only damaged ally there, and with none it asks nothing", () => {
    const lanes = { 1: [["fire-6", "fire-5!2"], []], 2: [["ice-5"], ["air-7!1"]] };
    const t = table({ hands: [["love-5", "love-6"], []], lanes });
    t.seat(0).play("love-5", 1).play("love-6", 2);
    t.expect({ at: { "love-5": 1, "love-6": 2 }, damage: { "fire-5": 0 }, untouched: ["air-7"] });
  });

  test("RF-23 an activated Love deals 2 to the first enemy here and heals nobody", () => {
    const t = table({
      side: [
        ["love-5", "fire-5!2"],
        ["air-7", "air-6"],
      ],
    });
    t.seat(0).activate("love-5");
    t.expect({ damage: { "air-7": 2 }, untouched: ["fire-5", "air-6"] });
  });
});

describe("Magnet", () => {
  test("RF-24 Magnet strikes the last enemy for 2 and moves next door with it, never stays put", () => {
    const lanes = {
      1: [["light-5"], ["air-6"]],
      2: [
        ["magnet-5", "light-6"],
        ["fire-5", "ice-6"],
      ],
    };
    const t = table({ lanes });
    t.seat(0).activate("magnet-5");
    t.expectOptions(["move @1", "move @3"]);
    t.seat(0).move(1);
    t.expect({
      lanes: {
        1: [
          ["light-5", "magnet-5"],
          ["air-6", "ice-6!2"],
        ],
        2: [["light-6"], ["fire-5"]],
      },
    });
  });

  test("RF-24 an enemy that dies does not move; Magnet moves all the same", () => {
    const t = table({ side: [["magnet-5"], ["fire-5", "ice-6!4"]] });
    t.seat(0).activate("magnet-5").move(3);
    t.expect({ destroyed: ["ice-6"], score: [1, 0], at: { "magnet-5": 3 }, untouched: ["fire-5"] });
  });

  test("RF-24 with no enemy Magnet still moves", () => {
    const t = table({ lanes: { 2: [["magnet-5"], []], 3: [[], ["fire-5"]] } });
    t.seat(0).activate("magnet-5").move(3);
    t.expect({ at: { "magnet-5": 3 }, untouched: ["fire-5"] });
  });
});

describe("Sand", () => {
  test("RF-26 Sand moves to any other location, never stays put, strikes each enemy there and mends itself", () => {
    const lanes = { 1: [["sand-5!2"], ["fire-5"]], 4: [["light-5!1"], ["ice-6", "air-7", "air-5!4"]] };
    const t = table({ lanes });
    t.seat(0).activate("sand-5");
    t.expectOptions(["move @0", "move @2", "move @3", "move @4"]);
    t.seat(0).move(4);
    t.expect({
      destroyed: ["air-5"],
      score: [1, 0],
      at: { "sand-5": 4 },
      damage: { "sand-5": 1, "ice-6": 1, "air-7": 1 },
      untouched: ["fire-5", "light-5"],
    });
  });

  test("RF-26 Sand mends itself where no enemy is, and a whole one stays whole", () => {
    const t = table({ lanes: { 1: [["sand-5!2", "sand-6"], []], 4: [[], ["ice-6"]] } });
    t.seat(0).activate("sand-5").move(2).activate("sand-6").move(4);
    t.expect({ at: { "sand-5": 2, "sand-6": 4 }, damage: { "sand-5": 1, "ice-6": 1 } });
  });
});

describe("Star", () => {
  const mine = ["star", "fire", "ice", "air"];

  test("RF-27 Star deals 2 to the first enemy here and draws 1", () => {
    const t = table({
      hands: [["star-5", "fire-5"], []],
      decks: [["ice-7"], []],
      side: [["star-6"], ["earth-5", "water-6"]],
    });
    t.seat(0).discard("star-5");
    t.expect({ damage: { "earth-5": 2 }, hands: { 0: ["fire-5", "ice-7"] }, untouched: ["water-6"] });
  });

  test("RF-27 Star draws only into a hand below 7", () => {
    const hand = ["star-5", "fire-5", "fire-6", "fire-7", "ice-5", "ice-6", "ice-7"];
    const t = table({ hands: [hand, []], decks: [["air-5", "air-6"], []], side: [["star-6", "star-7"], []] });
    t.seat(0).discard("star-5").activate("star-6").activate("star-7");
    t.expect({ hands: { 0: [...hand.slice(1), "air-5"] } });
  });

  test("RF-27 Star draws on a reshuffle like any draw", () => {
    const discards = without(cardsOf(mine), ["star-5", "star-6"]);
    const t = table({ guilds: [mine], hands: [["star-5"], []], discards: [discards, []], side: [["star-6"], []] });
    t.seat(0).discard("star-5");
    expect(t.events("reshuffle")).toHaveLength(1);
    const { hands, decks } = t.expect({ discards: { 0: [] } }).position();
    expect([hands[0].length, decks[0].length]).toEqual([1, 34]);
  });

  test("RF-27 with deck and discard empty Star draws nothing", () => {
    const table0 = without(cardsOf(mine), ["star-5"]);
    const t = table({
      guilds: [mine],
      hands: [["star-5"], []],
      lanes: { 0: [table0.filter((c) => c !== "star-7"), []], 2: [["star-7", "star-7"], []] },
    });
    t.seat(0).discard("star-5").activate("star-7@2#0").activate("star-7@2#1");
    t.expect({ hands: { 0: ["star-5"] }, discards: { 0: [] } });
  });
});
