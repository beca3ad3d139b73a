import { describe, expect, test } from "vitest";
import type { Lanes } from "./scene.js";
import { type Expectation, type Table, table } from "./table.js";

/** Plans that activate bots of one number, and a bot of another number that they place out of the way. */
const PLANS = {
  5: { plan: 8, bot: "earth-7", location: 0 },
  6: { plan: 4, bot: "earth-7", location: 0 },
  7: { plan: 10, bot: "earth-5", location: 2 },
} as const;
type Number = keyof typeof PLANS;

/** You play light-7 at location 1, out of the way; then the plan runs. Your cards are fire, water, air and light. */
function drill(number: Number, stars: number, lanes: Lanes, addOn = "none"): Table {
  const { plan, bot } = PLANS[number];
  const t = table({
    mode: "solo",
    guilds: [
      ["fire", "water", "air", "light"],
      ["ice", "earth", "plant", "shadow"],
    ],
    options: { [`challenge${number}`]: stars, addOn },
    hands: [["light-7"], []],
    decks: [[], [bot]],
    plan,
    lanes,
  });
  t.seat(0).play("light-7", 1);
  return t;
}

function expectDrilled(t: Table, number: Number, expected: Expectation): void {
  const { bot, location } = PLANS[number];
  t.expect({ ...expected, at: { "light-7": 1, [bot]: location, ...expected.at }, turn: 0 });
}

type Row = readonly [number: Number, stars: number, what: string, yours: readonly string[], expected: Expectation];

const here: readonly Row[] = [
  [5, 1, "2 to first", ["fire-5", "water-6"], { damage: { "fire-5": 2 } }],
  [5, 2, "2 to last", ["fire-5!3", "water-6"], { damage: { "water-6": 2 } }],
  [
    5,
    2,
    "once more on a kill",
    ["fire-7", "water-6", "air-5!3"],
    { destroyed: ["air-5"], score: [0, 1], damage: { "water-6": 2 } },
  ],
  [5, 2, "only once more", ["fire-7", "water-6!4", "air-5!3"], { destroyed: ["air-5", "water-6"], score: [0, 2] }],
  [5, 2, "fizzle with nobody left", ["air-5!3"], { destroyed: ["air-5"], score: [0, 1] }],
  [5, 3, "2 to first and 1 to second", ["fire-5", "water-6", "air-7"], { damage: { "fire-5": 2, "water-6": 1 } }],
  [
    5,
    3,
    "1 to the one that was second",
    ["fire-5!3", "water-6", "air-7"],
    { destroyed: ["fire-5"], score: [0, 1], damage: { "water-6": 1 } },
  ],
  [5, 3, "nothing more to a lone one", ["fire-5"], { damage: { "fire-5": 2 } }],
  [5, 4, "2 to the most damaged", ["fire-7", "water-6!3", "air-5!1"], { damage: { "water-6": 5 } }],
  [6, 1, "3 to last", ["fire-7", "water-6", "air-5"], { damage: { "air-5": 3 } }],
  [6, 4, "3 to first", ["fire-7", "water-6"], { damage: { "fire-7": 3 } }],
  [7, 2, "2 to first and 2 to last", ["fire-7", "water-6", "air-5"], { damage: { "fire-7": 2, "air-5": 2 } }],
  [7, 2, "4 to a lone one, both first and last", ["fire-7"], { damage: { "fire-7": 4 } }],
  [
    7,
    3,
    "3 to first and 1 to each other",
    ["fire-7", "water-6", "air-5!4"],
    { destroyed: ["air-5"], score: [0, 1], damage: { "fire-7": 3, "water-6": 1 } },
  ],
  [7, 4, "5 to last", ["fire-7", "water-6"], { damage: { "water-6": 5 } }],
];

test.each(here)("RF-86 challenge for the %is, %i stars: %s", (number, stars, _, yours, expected) => {
  // Next door stands someone who must be left alone.
  const t = drill(number, stars, { 3: [yours, [`ice-${number}`]], 4: [["light-6!1"], []] });
  expectDrilled(t, number, { ...expected, untouched: ["light-6"] });
});

describe("challenges that reach next door", () => {
  const around = { 2: [["fire-5", "fire-6"], []], 3: [["water-6", "water-7"], []], 4: [["air-7", "air-6"], []] };
  const with3 = (bot: string): Lanes => ({ ...around, 3: [["water-6", "water-7"], [bot]] });

  test("RF-86 challenge for the 5s, 4 stars: among equally damaged ones you choose", () => {
    const t = drill(5, 4, { 3: [["fire-7!2", "water-6!1", "air-5!2"], ["ice-5"]] });
    t.expectOptions(["target fire-7!2@3", "target air-5!2@3"]);
    t.seat(0).target("air-5");
    expectDrilled(t, 5, { damage: { "air-5": 4 }, untouched: ["fire-7", "water-6"] });
  });

  test("RF-86 challenge for the 6s, 2 stars: 3 to the first next door, which is pulled here", () => {
    const t = drill(6, 2, with3("ice-6"));
    t.expectOptions(["aim @2", "aim @4"]);
    t.seat(0).aim(4);
    expectDrilled(t, 6, { damage: { "air-7": 3 }, at: { "air-7": 3 }, untouched: ["water-6", "fire-5", "air-6"] });
    expect(t.position().locations[3]).toEqual([["water-6", "water-7", "air-7!3"], ["ice-6"]]);
  });

  test("RF-86 challenge for the 6s, 2 stars: who dies is not pulled", () => {
    const t = drill(6, 2, { 2: [["fire-5!2", "fire-6"], []], 3: [[], ["ice-6"]] });
    expectDrilled(t, 6, { destroyed: ["fire-5"], score: [0, 1], untouched: ["fire-6"] });
  });

  test("RF-86 challenge for the 6s, 3 stars: 3 to first, which moves next door where you choose", () => {
    const t = drill(6, 3, with3("ice-6"));
    t.expectOptions(["move @2", "move @4"]);
    t.seat(0).move(2);
    expectDrilled(t, 6, { damage: { "water-6": 3 }, at: { "water-6": 2 } });
    expect(t.position().locations[2][0]).toEqual(["fire-5", "fire-6", "water-6!3"]);
  });

  test("RF-86 challenge for the 6s, 3 stars: at the end of the row there is one way, and the dead stay", () => {
    const t = drill(6, 3, { 4: [["water-6"], ["ice-6"]] });
    expectDrilled(t, 6, { damage: { "water-6": 3 }, at: { "water-6": 3 } });
    const u = drill(6, 3, { 4: [["water-6!3"], ["ice-6"]] });
    expectDrilled(u, 6, { destroyed: ["water-6"], score: [0, 1] });
  });

  test("RF-86 challenge for the 7s, 1 star: 2 to the first at each adjacent location, none here", () => {
    const t = drill(7, 1, with3("ice-7"));
    expectDrilled(t, 7, { damage: { "fire-5": 2, "air-7": 2 }, untouched: ["water-6", "fire-6", "air-6"] });
  });
});

describe("add-ons", () => {
  test("RF-86 roam: the bot first moves to any other location, and strikes there", () => {
    const t = drill(5, 1, { 0: [["fire-7"], []], 3: [["water-6"], ["ice-5"]], 4: [["air-7"], []] }, "roam");
    const moves = t.options();
    expect(moves).toEqual(expect.arrayContaining(["move @0", "move @4"]));
    expect(moves).not.toContain("move @3");
    t.seat(0).move(4);
    expectDrilled(t, 5, { at: { "ice-5": 4 }, damage: { "air-7": 2 }, untouched: ["fire-7", "water-6"] });
  });

  test("RF-86 roam: a bot that faces nobody can still get at somebody", () => {
    const t = drill(5, 1, { 0: [["fire-7"], []], 3: [[], ["ice-5"]] }, "roam");
    t.seat(0).move(0);
    expectDrilled(t, 5, { at: { "ice-5": 0 }, damage: { "fire-7": 2 } });
  });

  test("RF-86 roam: a 7 of 1 star may go where its strike next door finds somebody", () => {
    const t = drill(7, 1, { 3: [[], ["ice-7"]], 4: [["fire-7"], ["plant-5"]] }, "roam");
    t.seat(0).move(0);
    expectDrilled(t, 7, { at: { "ice-7": 0 }, damage: { "light-7": 2 }, untouched: ["fire-7"] });
  });

  test("RF-86 roam: a 6 of 2 stars may go where it can pull somebody from next door", () => {
    const t = drill(6, 2, { 4: [["fire-7"], ["ice-6"]] }, "roam");
    t.seat(0).move(3);
    expectDrilled(t, 6, { at: { "ice-6": 3, "fire-7": 3 }, damage: { "fire-7": 3 } });
  });

  test("RF-86 mend: first 1 damage is removed from any bot", () => {
    const t = drill(5, 1, { 3: [["fire-7!1"], ["ice-5!2"]], 4: [[], ["plant-6!2", "plant-7"]] }, "mend");
    t.expectOptions(["target ice-5!2@3", "target plant-6!2@4"]);
    t.seat(0).target("plant-6");
    expectDrilled(t, 5, { damage: { "plant-6": 1, "fire-7": 3 }, untouched: ["ice-5"] });
  });

  test("RF-86 mend: with no bot damaged nothing is asked", () => {
    const t = drill(5, 1, { 3: [["fire-7!1"], ["ice-5"]] }, "mend");
    expectDrilled(t, 5, { damage: { "fire-7": 3 } });
  });
});
