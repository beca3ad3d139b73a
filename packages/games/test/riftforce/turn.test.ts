import { describe, expect, test } from "vitest";
import { cardsOf, without } from "./scene.js";
import { table } from "./table.js";

const every = (verb: string, card: string, locations: readonly number[]): string[] =>
  locations.map((l) => `${verb} ${card}@${l}`);
const ALL = [0, 1, 2, 3, 4];

describe("Play", () => {
  test("RF-40 any card of the hand opens a Play, at any location", () => {
    const t = table({ hands: [["fire-5", "fire-5", "ice-6"], []] });
    t.expectOptions([...every("play", "fire-5", ALL), ...every("play", "ice-6", ALL)], "play");
  });

  test("RF-40 the next card shares symbol or number, and the third shares what the first two share", () => {
    const t = table({ hands: [["fire-5", "fire-6", "fire-7", "ice-5", "ice-6", "air-5", "air-7"], []] });
    t.seat(0).play("fire-5", 2);
    expect(new Set(t.options("play").map((o) => o.split("@")[0]))).toEqual(
      new Set(["play fire-6", "play fire-7", "play ice-5", "play air-5"]),
    );
    expect(t.why({ do: "play", card: "air-7", location: 2 })).toContain("RF-40");
    t.seat(0).play("fire-6", 2);
    t.expectOptions(["play fire-7@2", "end"]);
    expect(t.why({ do: "play", card: "ice-6", location: 2 })).toContain("RF-40");
  });

  test("RF-40 by number: the third shares the number", () => {
    const t = table({ hands: [["fire-5", "fire-6", "ice-5", "ice-6", "air-5"], []] });
    t.seat(0).play("fire-5", 2).play("ice-5", 2);
    t.expectOptions(["play air-5@2", "end"]);
  });

  test("RF-40 two equal cards leave symbol and number open", () => {
    const t = table({ hands: [["fire-5", "fire-5", "fire-6", "ice-5", "ice-6"], []] });
    t.seat(0).play("fire-5", 2).play("fire-5", 2);
    t.expectOptions(["play fire-6@2", "play ice-5@2", "end"]);
  });

  test("RF-40 one card is enough, and three are the most", () => {
    const t = table({
      hands: [
        ["fire-5", "fire-5", "fire-6", "fire-7"],
        ["earth-5", "earth-6"],
      ],
    });
    t.seat(0).play("fire-5", 2).play("fire-6", 2).play("fire-7", 2);
    expect(t.asked).toEqual([1]);
    t.expect({ at: { "fire-5": 2, "fire-6": 2, "fire-7": 2 }, hands: { 0: ["fire-5"] }, turn: 1 });
    t.seat(1).play("earth-5", 4).end();
    t.expect({ at: { "earth-5": 4 }, turn: 0 });
  });

  test("RF-40 with the last card of the hand the Play is over without asking", () => {
    const t = table({ hands: [["fire-5", "fire-6"], []] });
    t.seat(0).play("fire-5", 2).play("fire-6", 2);
    expect(t.asked).toEqual([1]);
  });

  test("RF-41 the second card goes to the same location or next to it", () => {
    const t = table({ hands: [["fire-5", "fire-6"], []] });
    t.seat(0).play("fire-5", 2);
    t.expectOptions([...every("play", "fire-6", [1, 2, 3]), "end"]);
    expect(t.why({ do: "play", card: "fire-6", location: 4 })).toContain("RF-41");
  });

  test.each([
    ["all at one location stay there", 2, 2, [2]],
    ["a run grows at either end", 1, 2, [0, 3]],
    ["a run grows at either end, whichever end came first", 3, 2, [1, 4]],
    ["a run at the border grows inwards; the ends do not wrap", 0, 1, [2]],
    ["a run at the other border grows inwards", 4, 3, [2]],
  ])("RF-41 %s", (_, first, second, third) => {
    const t = table({ hands: [["fire-5", "fire-6", "fire-7"], []] });
    t.seat(0).play("fire-5", first).play("fire-6", second);
    t.expectOptions([...every("play", "fire-7", third), "end"]);
  });

  test("RF-41 never two in one location and one in another", () => {
    const t = table({ hands: [["fire-5", "fire-6", "fire-7"], []] });
    t.seat(0).play("fire-5", 1).play("fire-6", 2);
    expect(t.why({ do: "play", card: "fire-7", location: 2 })).toContain("RF-41");
    t.seat(0).play("fire-7", 3);
    t.expect({ at: { "fire-5": 1, "fire-6": 2, "fire-7": 3 } });
  });

  test("RF-41 the order at one location is the order chosen", () => {
    const t = table({ hands: [["fire-5", "fire-6", "fire-7"], []] });
    t.seat(0).play("fire-6", 2).play("fire-7", 2).play("fire-5", 2);
    t.expect({ lanes: { 2: [["fire-6", "fire-7", "fire-5"], []] } });
  });

  test("RF-42 played cards go to the last slot, however many stand there", () => {
    const tall = without(cardsOf(["fire", "ice"]), ["fire-7"]);
    const t = table({ hands: [["fire-7"], []], side: [tall, []] });
    t.seat(0).play("fire-7", 2);
    t.expect({ lanes: { 2: [[...tall, "fire-7"], []] } });
  });

  test("RF-42 moved cards go to the last slot, on either side", () => {
    const t = table({ lanes: { 1: [["fire-5"], ["ice-5"]], 2: [["magnet-5"], ["ice-6"]] } });
    t.seat(0).activate("magnet-5").move(1);
    t.expect({
      lanes: {
        1: [
          ["fire-5", "magnet-5"],
          ["ice-5", "ice-6!2"],
        ],
        2: [[], []],
      },
    });
  });

  test("RF-42 when-played steps happen card by card", () => {
    const t = table({ hands: [["earth-5", "earth-6"], []], side: [[], ["fire-5!4", "ice-6!4"]] });
    t.seat(0).play("earth-5", 2);
    t.now({ destroyed: ["fire-5"], score: [1, 0], damage: { "ice-6": 5 }, at: { "earth-5": 2 } });
    t.seat(0).play("earth-6", 2);
    t.expect({ destroyed: ["ice-6"], score: [2, 0], at: { "earth-6": 2 } });
  });

  test("RF-40 after each card the Play may end, and is asked even when only the end is left", () => {
    const t = table({ hands: [["fire-5", "ice-6"], []] });
    t.seat(0).play("fire-5", 2);
    t.expectOptions(["end"]);
    t.seat(0).end();
    t.expect({ at: { "fire-5": 2 }, turn: 1 });
  });
});

describe("Activate", () => {
  const lanes = { 0: [["fire-6"], ["earth-5"]], 2: [["fire-5", "ice-5"], []], 4: [["ice-6", "air-7"], []] };

  test("RF-43 the discard lies face up on top of the pile", () => {
    const t = table({ lanes, hands: [["fire-7"], []] });
    t.seat(0).discard("fire-7");
    expect(t.position(1).discards[0]).toEqual(["fire-7"]);
    expect(t.events("discard").map((e) => [e.seat, e.card])).toEqual([[0, "fire-7"]]);
  });

  test("RF-43 your cards with its symbol or its number can be activated, wherever they stand; enemies cannot", () => {
    const t = table({ lanes, hands: [["fire-5"], []] });
    t.seat(0).discard("fire-5");
    t.expectOptions(["activate fire-6@0", "activate fire-5@2", "activate ice-5@2"]);
    expect(t.why({ do: "activate", card: "earth-5", location: 0, slot: 0, side: 1 })).not.toEqual([]);
  });

  test("RF-43 all by symbol, or all by number", () => {
    const bySymbol = table({ lanes, hands: [["fire-5"], []] });
    bySymbol.seat(0).discard("fire-5").activate("fire-6");
    bySymbol.expectOptions(["activate fire-5@2", "end"]);
    expect(bySymbol.why({ do: "activate", card: "ice-5", location: 2, slot: 1 })).toContain("RF-43");
    const byNumber = table({ lanes, hands: [["fire-5"], []] });
    byNumber.seat(0).discard("fire-5").activate("ice-5");
    byNumber.expectOptions(["activate fire-5@2", "end"]);
    const both = table({ lanes, hands: [["fire-5"], []] });
    both.seat(0).discard("fire-5").activate("fire-5");
    both.expectOptions(["activate fire-6@0", "activate ice-5!1@2", "end"]);
  });

  test("RF-43 the discard says beforehand which cards it lets strike, and how many of them", () => {
    const told = (scene: Parameters<typeof table>[0]) => {
      const [o] = table(scene)
        .described()
        .flatMap((option) => (option.do === "discard" ? [option] : []));
      return [o?.strikes, String(o?.strikers).split(" ").length];
    };
    // Fire 6 and Fire 5, or Fire 5 and Ice 5: two at most of the three.
    expect(told({ lanes, hands: [["fire-5"], []] })).toEqual([2, 3]);
    const more = { 0: [["earth-5", "earth-5", "earth-6", "earth-7"], ["earth-5"]] };
    expect(told({ lanes: more, hands: [["earth-5"], []] })).toEqual([3, 4]);
  });

  test("RF-43 each at most once, and three are the most", () => {
    const four = { 0: [["earth-5", "earth-6", "earth-7", "light-6"], []] };
    const t = table({ lanes: four, hands: [["earth-5"], []] });
    t.seat(0).discard("earth-5").activate("earth-5");
    t.expectOptions(["activate earth-6@0", "activate earth-7@0", "end"]);
    const more = { 0: [["earth-5", "earth-5", "earth-6", "earth-7"], []] };
    const u = table({ lanes: more, hands: [["earth-5"], []] });
    u.seat(0).discard("earth-5").activate("earth-5#0").activate("earth-6").activate("earth-7");
    expect(u.asked).toEqual([1]);
  });

  test("RF-43 with nothing left to activate the action is over without asking", () => {
    const t = table({ side: [["earth-5", "light-6"], []], hands: [["earth-7", "light-5"], []] });
    t.seat(0).discard("earth-7");
    expect(t.events("activate").map((e) => e.card)).toEqual(["earth-5"]);
    expect(t.asked).toEqual([1]);
  });

  test("RF-43 a card that died in the action is no longer there to be chosen", () => {
    const t = table({ lanes: { 2: [["lava-6", "lava-7"], []], 4: [["lava-5!4"], []] }, hands: [["lava-7"], []] });
    t.seat(0).activate("lava-5");
    t.now({ destroyed: ["lava-5"], score: [0, 1] });
    t.expectOptions(["activate lava-6@2", "activate lava-7@2", "end"]);
  });

  test("RF-43 one is finished before the next is chosen", () => {
    const t = table({ side: [["water-5", "water-6"], []] });
    t.seat(0).activate("water-5");
    t.expectOptions(["move @1", "move @3"]);
    t.seat(0).move(1);
    t.expectOptions(["activate water-6@2", "end"]);
  });

  test("RF-44 a card that activates nothing cannot be discarded (option activateNeedsCard true)", () => {
    const t = table({
      lanes,
      hands: [["shadow-5", "fire-7", "shadow-7", "shadow-6"], []],
      guilds: [["shadow", "fire", "ice", "air"]],
    });
    t.expectOptions(["discard shadow-5", "discard fire-7", "discard shadow-7", "discard shadow-6"], "discard");
    const u = table({ side: [["fire-6"], ["ice-5"]], hands: [["shadow-5", "shadow-6"], []] });
    u.expectOptions(["discard shadow-6"], "discard");
    expect(u.why({ do: "discard", card: "shadow-5" })).toContain("RF-44");
  });

  test("RF-44 with option activateNeedsCard false it can, and then the action is over", () => {
    const t = table({
      side: [["fire-6"], ["ice-5"]],
      hands: [["shadow-5", "shadow-6"], []],
      options: { activateNeedsCard: false },
    });
    t.expectOptions(["discard shadow-5", "discard shadow-6"], "discard");
    expect(t.why({ do: "discard", card: "shadow-5" })).toEqual([]);
    t.seat(0).discard("shadow-5");
    expect(t.asked).toEqual([1]);
    t.expect({ hands: { 0: ["shadow-6"] }, discards: { 0: ["shadow-5"] }, turn: 1 });
  });

  test("RF-44 stopping is allowed after 1 and after 2, not before", () => {
    const t = table({ side: [["earth-5", "earth-6", "earth-7"], []] });
    t.seat(0).discard("earth-5");
    expect(t.options()).not.toContain("end");
    t.seat(0).activate("earth-5");
    expect(t.options()).toContain("end");
    t.seat(0).activate("earth-6");
    expect(t.options()).toContain("end");
    t.seat(0).end();
    t.expect({ turn: 1 });
  });
});

describe("a discard for nothing", () => {
  const idle = (scene: Parameters<typeof table>[0]): unknown[] =>
    table(scene)
      .described()
      .flatMap((o) => (o.do === "discard" ? [[o.card, o.idle]] : []));

  test("RF-43 is said to be so: nothing it lets one activate would change anything", () => {
    expect(idle({ side: [["fire-5"], []], hands: [["fire-6"], []] })).toEqual([["fire-6", true]]);
    expect(idle({ side: [["fire-5"], ["ice-5"]], hands: [["fire-6"], []] })).toEqual([["fire-6", undefined]]);
    // It moves.
    expect(idle({ side: [["air-5"], []], hands: [["air-6"], []] })).toEqual([["air-6", undefined]]);
  });

  test("RF-43 it has left the hand by then, so that a Star draws for it", () => {
    const hands = [["star-6", "fire-6", "fire-6", "fire-7", "fire-7", "ice-7", "ice-7"], []];
    expect(idle({ side: [["star-5"], []], hands })).toEqual([["star-6", undefined]]);
  });
});
