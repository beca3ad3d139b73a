import { describe, expect, test } from "vitest";
import { solo } from "./drill.js";
import { begun, drafted, riftforce } from "./table.js";

const seeds = Array.from({ length: 12 }, (_, i) => `plan ${i}`);

describe("plans", () => {
  /** A match of checks: the plans that ran, in order. */
  function ran(seed: string, count: number): { kind: unknown; location: unknown; numbers: unknown }[] {
    const t = begun({ mode: "solo" }, 1, seed);
    drafted(t);
    while (t.events("plan").length < count && !t.match.over) {
      const options = t.described();
      t.take(0, options.find((o) => o.do === "check") ?? options[options.length - 1]);
    }
    return t.events("plan").map(({ kind, location, numbers }) => ({ kind, location, numbers }));
  }

  test("RF-82 3 attack, 1 control, from the start of every match", () => {
    for (const seed of seeds) {
      const kinds = ran(seed, 4).map((plan) => plan.kind);
      expect(kinds).toEqual(["attack", "attack", "attack", "control"].slice(0, kinds.length));
    }
  });

  /** Each plan of the deck, by running it alone. */
  const deck = Array.from({ length: 20 }, (_, plan) => {
    const t = solo({ plan });
    t.seat(0).play("light-7", 0);
    const { kind, location, numbers } = t.events("plan")[0];
    return { kind, location: Number(location), numbers: (numbers ?? []) as number[], next: t.position().plan };
  });

  test("RF-82 the plans run 3 attack, 1 control, five times over, and then again in the same order", () => {
    expect(deck.map((plan) => plan.kind)).toEqual(
      Array.from({ length: 5 }, () => ["attack", "attack", "attack", "control"]).flat(),
    );
    expect(deck.map((plan) => plan.next)).toEqual([...Array.from({ length: 19 }, (_, i) => i + 1), 0]);
  });

  test("RF-87 our own plans are fair: 15 and 5, each location equally often, numbers as often as in the deck", () => {
    for (const [kind, times] of [
      ["attack", 3],
      ["control", 1],
    ] as const)
      for (const location of [0, 1, 2, 3, 4])
        expect(deck.filter((plan) => plan.kind === kind && plan.location === location)).toHaveLength(times);
    const numbers = deck.flatMap((plan) => plan.numbers);
    expect([5, 6, 7].map((n) => numbers.filter((m) => m === n).length)).toEqual([16, 12, 8]);
    for (const plan of deck) expect(plan.numbers.length > 0).toBe(plan.kind === "attack");
  });
});

test("RF-87 the rulebook says that the plans are our own", () => {
  expect(riftforce.rulebook["RF-87"].text.en).toMatch(/our own/);
  expect(riftforce.rulebook["RF-87"].text.de).toMatch(/unsere eigenen/);
});

describe("a plan", () => {
  test("RF-83 it runs after each of your actions: the top bot is placed at its location, last", () => {
    const t = solo({ plan: 0, decks: [[], ["earth-7", "ice-6"]], lanes: { 2: [[], ["plant-7"]] } });
    t.seat(0).play("light-7", 4);
    t.expect({ at: { "light-7": 4, "earth-7": 2 }, turn: 0 });
    expect(t.position().locations[2][1]).toEqual(["plant-7", "earth-7"]);
    t.seat(0).check();
    t.expect({ score: [1, 0], at: { "ice-6": 3 }, turn: 0 });
  });

  test("RF-83 control: the trainer scores each location it controls, the bot just placed included", () => {
    const lanes = {
      0: [["fire-5"], ["ice-5"]],
      2: [[], ["ice-6"]],
      3: [["fire-6"], []],
      4: [[], ["ice-7", "plant-7"]],
    };
    const t = solo({ plan: 3, decks: [[], ["earth-5"]], lanes });
    t.seat(0).play("light-7", 0);
    t.expect({ score: [0, 3], at: { "light-7": 0, "earth-5": 1 } });
  });

  test("RF-83 control: no bot is activated, and an attack plan scores no location", () => {
    const lanes = { 0: [["fire-5"], ["ice-5", "ice-6", "ice-7"]], 4: [[], ["plant-7"]] };
    const t = solo({ plan: 3, decks: [[], ["earth-5"]], lanes });
    t.seat(0).play("light-7", 1);
    t.expect({ score: [0, 1], at: { "light-7": 1, "earth-5": 1 } });
    const u = solo({ plan: 4, decks: [[], ["earth-5"]], lanes: { 4: [[], ["plant-7"]] } });
    u.seat(0).play("light-7", 1);
    u.expect({ at: { "light-7": 1, "earth-5": 0 } });
  });

  test("RF-83 attack: the numbers run left to right", () => {
    const lanes = { 0: [["fire-7"], ["ice-5"]], 1: [["water-7"], []], 2: [[], ["ice-7"]] };
    const t = solo({ plan: 1, decks: [[], ["earth-6"]], lanes });
    t.seat(0).play("light-7", 4);
    expect(t.events("activate").map((e) => e.card)).toEqual(["ice-7", "ice-5"]);
    t.expect({ at: { "light-7": 4, "earth-6": 3 }, damage: { "fire-7": 2, "water-7": 2 } });
  });

  test("RF-83 attack: you choose which bot of that number", () => {
    const lanes = { 0: [["fire-7"], ["ice-5"]], 2: [["water-7"], ["plant-5"]] };
    const t = solo({ plan: 1, decks: [[], ["earth-6"]], lanes });
    t.seat(0).play("light-7", 4);
    t.expectOptions(["activate ice-5@0", "activate plant-5@2"]);
    t.seat(0).activate("plant-5");
    t.expect({ at: { "light-7": 4, "earth-6": 3 }, damage: { "water-7": 2 }, untouched: ["fire-7"] });
  });

  test("RF-83 attack: only a bot that damages something is activated, else the number is skipped", () => {
    const lanes = { 0: [[], ["ice-5"]], 2: [["water-7"], ["plant-5"]] };
    const t = solo({ plan: 1, decks: [[], ["earth-6"]], lanes });
    t.seat(0).play("light-7", 4);
    expect(t.events("activate").map((e) => e.card)).toEqual(["plant-5"]);
    t.expect({ at: { "light-7": 4, "earth-6": 3 }, damage: { "water-7": 2 } });
    const none = solo({ plan: 1, decks: [[], ["earth-6"]], lanes: { 0: [[], ["ice-5", "ice-7"]] } });
    none.seat(0).play("light-7", 4);
    none.expect({ at: { "light-7": 4, "earth-6": 3 } });
  });

  test("RF-83 attack: each bot at most once a plan", () => {
    const t = solo({ plan: 8, decks: [[], ["earth-7"]], lanes: { 2: [["water-7"], ["plant-5"]] } });
    t.seat(0).play("light-7", 4);
    t.expect({ at: { "light-7": 4, "earth-7": 0 }, damage: { "water-7": 2 } });
    const two = solo({ plan: 8, decks: [[], ["earth-7"]], lanes: { 2: [["water-7"], ["plant-5", "ice-5"]] } });
    two.seat(0).play("light-7", 4).activate("ice-5");
    expect(two.events("activate").map((e) => e.card)).toEqual(["ice-5", "plant-5"]);
    two.expect({ at: { "light-7": 4, "earth-7": 0 }, damage: { "water-7": 4 } });
  });

  test("RF-83 attack: the bot just placed can act", () => {
    const t = solo({ plan: 0, decks: [[], ["earth-5"]], lanes: { 2: [["water-7"], []] } });
    t.seat(0).play("light-7", 4);
    t.expect({ at: { "light-7": 4, "earth-5": 2 }, damage: { "water-7": 2 } });
  });
});
