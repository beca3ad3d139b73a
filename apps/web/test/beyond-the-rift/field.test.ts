import type { Commitment } from "@rifthall/games/beyond-the-rift/wire";
import type { Card, Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { chasm } from "../../src/tables/beyond-the-rift/chasm.ts";
import { halvesOf, printed } from "../../src/tables/beyond-the-rift/face.ts";
import { countOf, laidIn } from "../../src/tables/beyond-the-rift/fight.ts";
import {
  FOE_TALL,
  fitting,
  shares,
  sizesNarrow,
  sizesWide,
  stepOf,
  stripOf,
} from "../../src/tables/beyond-the-rift/geometry.ts";
import { burden, foesAt, fold, helpAt, lastResponse } from "../../src/tables/beyond-the-rift/position.ts";
import { enemy, seen, table } from "./table.ts";

const crowd = table(2, {
  quest: [enemy(1, "orc"), enemy(2, "orc"), enemy(3, "orc", { attached: ["cut"] }), enemy(4, "orc", { defence: 3 })],
  "area-0": [enemy(5, "orc"), { ...seen(6, "pilot-light"), type: "card" }, { ...enemy(7, "sentry"), type: "card" }],
  "area-1": [],
  responseDiscard: [seen(20, "two"), seen(21, "three")],
});

describe("what lies in play", () => {
  test("above a hero's name what attacks, below it what serves", () => {
    expect(foesAt(crowd, 0).map(({ id }) => id)).toEqual([5]);
    expect(helpAt(crowd, 0).map(({ id }) => id)).toEqual([6, 7]);
  });
  test("those that are alike fold; one with an attachment or other numbers stands alone, and none is lost", () => {
    const piles = fold(crowd.scene.zones.quest).map((pile) => pile.map(({ id }) => id));
    expect(piles).toEqual([[1, 2], [3], [4]]);
  });
  test("the Response card drawn last is the last of the discard", () =>
    expect(lastResponse(crowd)?.card).toBe("three"));
  test("a hand tells its Wounds from its Fatigue", () => {
    const types: Readonly<Record<string, string>> = { cut: "wound", yawn: "fatigue" };
    const hand = [seen(1, "cut"), seen(2, "yawn"), seen(3, "yawn"), seen(4, "axe")];
    expect(burden(hand, (card) => types[card])).toEqual({ wounds: 1, fatigue: 2 });
  });
});

describe("sizes", () => {
  test.each([
    [800, 570, 2],
    [780, 480, 3],
  ])("four areas side by side fit %i×%i with %i strips", (width, height, strips) => {
    const { foe, quest, rift } = sizesWide({ width, height }, strips, 56);
    const taken = quest * FOE_TALL + rift + foe * FOE_TALL + strips * stripOf(foe) + 56 + foe * 0.74 * FOE_TALL;
    expect(taken).toBeLessThanOrEqual(height);
    expect(foe).toBeGreaterThanOrEqual(60);
  });
  test.each([
    [390, 520],
    [360, 330],
    [390, 310],
  ])("one area and its tabs fit %i×%i", (width, height) => {
    const { foe, quest, rift } = sizesNarrow({ width, height }, 1, 44);
    expect(quest * FOE_TALL + rift + foe * FOE_TALL + stripOf(foe) + 44).toBeLessThanOrEqual(height);
  });
  test("cards lie side by side while they fit, and over each other when not, the last one whole", () => {
    expect(stepOf(3, 400, 100, 10)).toBe(110);
    expect(stepOf(5, 300, 100, 10) * 4 + 100).toBeLessThanOrEqual(300);
    expect(fitting(5, 300, 100, 10, 40)).toBe(52);
    expect(fitting(9, 300, 100, 10, 44)).toBe(44);
  });
  test("the area that is looked at is the widest", () => {
    const areas = [0, 1, 2, 3].map((seat) => ({ seat, foes: seat, help: 1 }));
    const [, , second = 0, third = 0] = shares(areas, 2);
    expect(second).toBeGreaterThan(third);
  });
  test("the open rift stays within its height", () => {
    const ys = [...chasm(700, 120, "x").lips.matchAll(/[ML]\d+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...ys)).toBeGreaterThan(-8);
    expect(Math.max(...ys)).toBeLessThan(128);
  });
});

describe("faces and fights", () => {
  const axe = printed(
    {
      id: "axe",
      name: "Axe",
      text: "",
      rule: "",
      face: {
        type: "card",
        typeName: "",
        divided: true,
        attack: { primary: 3, secondary: null, value: 4, responses: 1, targets: 1 },
        parts: [
          { slot: "attack", word: "Attack", cost: "3 AP", text: "4; up to 2 targets." },
          { slot: "bonus", word: "Bonus", text: "Draw 1 card." },
          { slot: "reaction", word: "Reaction", cost: "1 AP, when an enemy dies", text: "Gain 1 AP." },
        ],
      },
    },
    "axe",
  );
  test("a card has a half for each action, with its price and what it says besides", () =>
    expect(halvesOf(axe)).toEqual([
      {
        action: "attack",
        value: "4",
        cost: 3,
        secondary: null,
        responses: 1,
        text: "up to 2 targets. Draw 1 card.",
      },
      { action: "reaction", value: "", cost: 1, responses: 0, text: "Gain 1 AP." },
    ]));

  const commitment: Commitment = {
    side: "hero",
    seat: 0 as Seat,
    enemy: 5 as Card,
    total: 6,
    against: 3,
    chance: 81,
    draws: [
      { value: 0, left: 5, against: 3, success: true },
      { value: 3, left: 2, against: 6, success: false },
    ],
  };
  test("odds are counts of the cards still to come", () => expect(countOf(commitment)).toEqual({ of: 5, all: 7 }));
  test("what was laid shows the half that is used, who laid it and what was paid; bought defence comes last", () => {
    const picture = table(1, { committed: [seen(9, "axe")] });
    const event = { do: "aid", rule: "BR-68", id: 9 as Card, card: "axe", seat: 1 as Seat, cost: 3, value: 4 } as const;
    const lines = [{ number: 1, input: 1, event, text: "", undone: false }];
    const laid = laidIn(picture, { ...commitment, bought: 2 }, lines, () => axe, String);
    expect(laid).toMatchObject([{ id: 9, value: "4", cost: 3, seat: 1 }, { value: "2" }]);
  });
});
