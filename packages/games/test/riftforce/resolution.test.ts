import type { Pack } from "@rifthall/kernel/game";
import { describe, expect, test } from "vitest";
import { placedMatch } from "../kit.js";
import { cardsOf, positionOf } from "./scene.js";
import { placed, riftforce, Table, table } from "./table.js";

const kinds = (t: Table, kinds: readonly string[]): string[] =>
  t
    .happened()
    .filter((e) => kinds.includes(e.do))
    .map((e) => `${e.do} ${e.card}`);

describe("when destruction is checked", () => {
  test("RF-50 what dies is destroyed when the whole ability is done", () => {
    const t = table({ lanes: { 2: [["water-6"], ["fire-5!3"]], 3: [[], ["ice-6!5"]] } });
    t.seat(0).activate("water-6");
    t.now({ damage: { "fire-5": 5 } });
    t.seat(0).move(3);
    t.expect({ destroyed: ["fire-5", "ice-6"], score: [2, 0], at: { "water-6": 3 } });
  });

  test("RF-50 the steps of a Water come first, its kills after them", () => {
    const t = table({ lanes: { 2: [["water-6"], ["fire-5!3"]], 3: [[], ["ice-6"]] } });
    t.seat(0).activate("water-6").move(3);
    expect(kinds(t, ["damage", "move", "destroy"])).toEqual([
      "damage fire-5",
      "move water-6",
      "damage ice-6",
      "destroy fire-5",
    ]);
  });

  test("RF-50 a Fire that kills the first enemy leaves the next one for the next activation", () => {
    const t = table({
      side: [
        ["fire-5", "fire-6"],
        ["ice-5!3", "air-7"],
      ],
    });
    t.seat(0).activate("fire-5");
    t.now({ destroyed: ["ice-5"], score: [1, 0], damage: { "fire-6": 1 } });
    t.seat(0).activate("fire-6");
    t.expect({ damage: { "air-7": 3 } });
  });

  test.each([
    ["Shadow", "shadow-5", "fire-5!4", (t: Table) => t.seat(0).move(3)],
    ["Music", "music-5", "fire-5!3", (t: Table) => t.seat(0).place(3)],
  ])("RF-50 a step that asks 'if destroyed' destroys at once: %s", (_, card, victim, go) => {
    const lane = card.startsWith("shadow") ? { 2: [[card], []], 3: [[], [victim]] } : { 2: [[card], [victim]] };
    const t = table({ lanes: lane });
    t.seat(0).activate(card);
    go(t);
    expect(t.events("destroy").map((e) => e.card)).toEqual(["fire-5"]);
  });

  test("RF-50 a Thunderbolt's first kill is gone before its second strike", () => {
    const t = table({ side: [["thunderbolt-5"], ["fire-5!3", "ice-6", "air-7"]] });
    t.seat(0).activate("thunderbolt-5").target("fire-5");
    t.now({ destroyed: ["fire-5"], score: [1, 0] });
    t.expectOptions(["target ice-6@2", "target air-7@2"]);
  });
});

describe("destroyed cards", () => {
  test.each([
    ["just enough", "ice-6!3"],
    ["more than enough", "ice-5!4"],
  ])("RF-51 %s damage destroys, and what is above is lost", (_, enemy) => {
    const t = table({ side: [["fire-5"], [enemy, "air-7"]], hands: [["fire-6"], []] });
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: [enemy.slice(0, 5)], score: [1, 0], untouched: ["air-7"] });
    expect(t.position().discards).toEqual([["fire-6"], [enemy.slice(0, 5)]]);
  });

  test("RF-51 one short of the number does not destroy", () => {
    const t = table({ side: [["fire-5"], ["ice-6!2"]] });
    t.seat(0).activate("fire-5");
    t.expect({ damage: { "ice-6": 5 } });
  });

  test("RF-51 the damage is cleared with the card: drawn and played again it is whole", () => {
    const mine = positionOf({ hands: [["fire-5"], []], side: [["fire-5"], ["ice-6!4"]] });
    const t = placed(mine);
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-6"], score: [1, 0], discards: { 1: ["ice-6"] } });
    const after = t.position();
    const again = placed({ ...after, hands: [[], ["ice-6"]], discards: [after.discards[0], []] });
    again.seat(1).play("ice-6", 2);
    again.expect({ at: { "ice-6": 2 }, damage: { "ice-6": 0 } });
  });

  test("RF-51 cards that die together go by location, then the acting side first, then first to last", () => {
    const lanes = {
      1: [[], ["ice-5!3"]],
      2: [["fire-5!4", "light-5!4", "lava-5!4"], ["ice-7"]],
      3: [[], ["air-6!4"]],
    };
    const t = table({ lanes });
    t.seat(0).activate("lava-5");
    t.expect({ destroyed: ["ice-5", "fire-5", "light-5", "lava-5", "air-6"], score: [2, 3] });
    expect(t.position().discards[0].slice(-3)).toEqual(["fire-5", "light-5", "lava-5"]);
    expect(t.position().discards[1]).toEqual(["ice-5", "air-6"]);
  });

  test.each([[0], [1]])("RF-51 at one location the acting side's dead go first (seat %i)", (seat) => {
    const mine = ["fire-5", "light-6!5"];
    const theirs = ["ice-6!3"];
    const t = table({ turn: seat, side: seat === 0 ? [mine, theirs] : [theirs, mine] });
    t.seat(seat).activate("fire-5");
    t.expect({ destroyed: ["light-6", "ice-6"], score: [1, 1] });
  });

  test("RF-51 the point goes to the opponent of the side it died on", () => {
    const t = table({ side: [["lava-5!4"], []] });
    t.seat(0).activate("lava-5");
    t.expect({ destroyed: ["lava-5"], score: [0, 1] });
  });
});

describe("discard piles", () => {
  const scene = {
    hands: [["fire-5"], []],
    discards: [
      ["fire-6", "fire-7"],
      ["ice-5", "ice-6"],
    ],
    side: [["fire-5"], ["ice-7"]],
  };

  test("RF-52 the top card of every pile is seen by everybody, the count too", () => {
    const t = table(scene);
    for (const viewer of [0, 1]) {
      const { discards } = t.position(viewer);
      expect(discards.map((pile) => [pile.length, pile.at(-1)])).toEqual([
        [2, "fire-7"],
        [2, "ice-6"],
      ]);
    }
  });

  test("RF-52 what a seat has seen it knows: the card discarded face up, under the next one too", () => {
    const t = table({ hands: [["fire-5", "fire-6"], []], side: [["fire-5"], ["ice-7"]], discards: [[], []] });
    t.seat(0).activate("fire-5");
    t.expect({ damage: { "ice-7": 3 } });
    t.seat(1).check();
    t.seat(0).discard("fire-6");
    t.expect({ damage: { "ice-7": 6 } });
    expect(t.position(1).discards[0]).toEqual(["fire-5", "fire-6"]);
  });

  test("RF-52 with openDiscards the piles may be browsed whole", () => {
    expect(table({ ...scene, options: { openDiscards: true } }).position(1).discards).toEqual(scene.discards);
  });

  test("RF-52 a shuffle ends what was known: the cards drawn after it are unseen", () => {
    const mine = ["fire", "light", "water", "air"];
    const t = table({ guilds: [mine], hands: [[], []], discards: [cardsOf(mine), []] });
    t.seat(0).check();
    expect(t.position(1).hands[0]).toEqual(Array(7).fill("?"));
    expect(new Set(t.position(1).decks[0])).toEqual(new Set(["?"]));
  });
});

test("RF-50 RF-51 damage and points stop at what a position can say, however much a stranger's guild gives", () => {
  const blows = Array.from({ length: 3 }, () => ({ damage: 99, to: "first enemy here" }));
  const points = Array.from({ length: 11 }, () => ({ gain: 99 }));
  const bully = { guild: "bully", name: { en: "Bully", de: "Rüpel" }, activate: [...blows, ...points] };
  const content = riftforce.content([{ pack: "bullies", game: "riftforce", guilds: [bully] } as Pack]);
  const scene = positionOf({ lanes: { 2: [["bully-6"], ["fire-5"]] } });
  const t = new Table(placedMatch(riftforce, content, scene, {}, "bully"));
  t.seat(0).activate("bully-6");
  expect(t.events("damage").map((e) => e.n)).toEqual([99, 99, 2]);
  expect(t.events("score").at(-1)).toMatchObject({ side: 0, score: 1000 });
});
