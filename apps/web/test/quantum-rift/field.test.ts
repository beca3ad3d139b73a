import type { Phase, Slot } from "@rifthall/games/quantum-rift/wire";
import { describe, expect, test } from "vitest";
import { fan, LEAST, overlapping, sideBySide } from "../../src/table/fan.ts";
import { isCrowded, sizes, TALL } from "../../src/tables/quantum-rift/geometry.ts";
import { fold, lanesOf } from "../../src/tables/quantum-rift/lanes.ts";
import { type Outcome, outcomeOf, sign } from "../../src/tables/quantum-rift/outcome.ts";
import { nextTrigger, quantaOf } from "../../src/tables/quantum-rift/position.ts";
import type { Choice } from "../../src/tables/quantum-rift/wire.ts";
import { table, thing, unit } from "./table.ts";

const pair = table(2, {
  enemies: [
    unit(16, "scout", { engagement: 2 }),
    unit(17, "scout", { engagement: 2 }),
    unit(18, "scout"),
    unit(19, "scout", { engagement: 2, state: "damaged" }),
  ],
  "area-0": [
    unit(0, "sabrien", { vitality: 5, engagement: 2 }),
    thing(5, "cloak", 6),
    unit(6, "guide"),
    thing(7, "insight"),
  ],
  "area-1": [unit(30, "ottoline", { vitality: 4 })],
});

describe("lanes", () => {
  test("engagements by number, then those in none; gear lies with its bearer, skills with the hero", () => {
    const lanes = lanesOf(pair, 0, false);
    expect(lanes.map((l) => l.number)).toEqual([2, 0]);
    expect(lanes[0]?.enemies.map(([c]) => c.id)).toEqual([16, 17, 19]);
    expect(lanes[0]?.ours).toMatchObject([{ seat: 0, unit: { id: 0 }, carried: [{ id: 7 }] }]);
    expect(lanes[1]?.ours).toMatchObject([
      { seat: 0, unit: { id: 6 }, carried: [{ id: 5 }] },
      { seat: 1, unit: { id: 30 } },
    ]);
  });
  test("the viewer's own come first", () =>
    expect(lanesOf(pair, 1, false)[1]?.ours.map((g) => g.seat)).toEqual([1, 0]));
  test("a fallen hero's skills lie by themselves", () => {
    const [lane] = lanesOf(table(1, { "area-0": [thing(7, "insight")] }), 0, false);
    expect(lane?.ours).toEqual([{ seat: 0, unit: undefined, carried: [thing(7, "insight")] }]);
  });
  test("cards that are alike fold, others do not", () =>
    expect(lanesOf(pair, 0, true)[0]?.enemies.map((p) => p.map((c) => c.id))).toEqual([[16, 17], [19]]));
  test("folding keeps every card", () => {
    const { enemies } = pair.scene.zones;
    expect(
      fold(enemies)
        .flat()
        .toSorted((a, b) => a.id - b.id),
    ).toEqual(enemies);
  });
});

describe("sizes", () => {
  const lanes = lanesOf(pair, 0, false);
  test("never larger than the field is high", () => {
    const { card } = sizes(lanes, 2000, 400, 80);
    expect(2 * TALL * card + 80).toBeLessThanOrEqual(400);
  });
  test("smaller where it is narrower, but never too small to touch", () => {
    const [wide, narrow] = [sizes(lanes, 1000, 600, 80), sizes(lanes, 340, 600, 80)];
    expect(narrow.card).toBeLessThan(wide.card);
    expect(sizes(lanes, 120, 600, 80)).toMatchObject({ card: 44 });
    expect(sizes(lanes, 120, 600, 80).shown).toBeLessThan(1);
  });
  test("only width makes a field crowded", () => {
    expect(isCrowded(60, 600, 80)).toBe(true);
    expect(isCrowded(100, 600, 80)).toBe(false);
    expect(isCrowded(60, 250, 80)).toBe(false);
  });
});

describe("a hand", () => {
  const steps = (places: readonly number[]): number[] => places.slice(1).map((x, i) => x - (places[i] ?? 0));
  test("gets narrower until eight lie side by side on the smallest screen with all they say, and no further", () => {
    expect(sideBySide(52, 8, 344, 2)).toBe(41);
    expect(sideBySide(52, 5, 344, 2)).toBe(52);
    expect(sideBySide(52, 9, 344, 2)).toBe(52);
  });
  test("that overlaps gets narrower until icon and value of each are seen, and no further", () => {
    const card = overlapping(72, 11, 340, 0.64);
    for (const step of steps(fan(Array(11).fill(true), 340, card, 4))) expect(step).toBeGreaterThanOrEqual(0.64 * card);
    expect(card).toBeGreaterThanOrEqual(LEAST);
    expect(overlapping(72, 20, 340, 0.64)).toBe(LEAST);
    expect(overlapping(72, 1, 340, 0.64)).toBe(72);
  });
  test("lies side by side in the middle if it fits", () => expect(fan([true, false], 300, 100, 10)).toEqual([45, 155]));
  test("overlaps evenly if all are alike", () => {
    const places = fan(Array(11).fill(true), 600, 100, 10);
    expect(places.at(-1)).toBeCloseTo(500);
    for (const step of steps(places)) expect(step).toBeCloseTo(50);
  });
  test("those that may be chosen keep their place, the others close ranks and stay inside", () => {
    const places = fan([true, true, true, ...Array(10).fill(false)], 370, 58, 5);
    const [first = 0, , , fourth = 0] = steps(places);
    expect(first).toBeGreaterThanOrEqual(58);
    expect(fourth).toBeLessThan(first);
    expect(places.at(-1)).toBeLessThanOrEqual(370 - 58 + 0.001);
  });
  test("as long as enough of each is seen all lie alike, whichever may be chosen", () => {
    for (const step of steps(fan([true, false, true, true, false, true], 340, 57, 5, 44)))
      expect(step).toBeCloseTo(56.6);
  });
  test("none is none", () => expect(fan([], 300, 100, 10)).toEqual([]));
});

describe("what comes next on a story", () => {
  const all: readonly Slot[] = ["reveal", "explore", "threat", "regroup", "distance"];
  test.each<[slots: readonly Slot[], phase: Phase, encounter: boolean, next: Slot | undefined]>([
    [all, "combat", false, "explore"],
    [all, "combat", true, "threat"],
    [all, "threat", false, "threat"],
    [all, "regroup", false, "regroup"],
    [all, "end", false, "explore"],
    [["reveal", "threat"], "regroup", true, "threat"],
    [["reveal", "duration"], "start", true, undefined],
  ])("%j in %s", (slots, phase, encounter, next) => expect(nextTrigger(slots, phase, encounter)).toBe(next));
});

test("quanta: ready of all, colours that one has", () =>
  expect(quantaOf(table(1, {}), 0)).toEqual([
    { colour: "red", ready: 0, all: 1 },
    { colour: "green", ready: 2, all: 2 },
  ]));

describe("what options come to", () => {
  const base = { index: 0, key: 0, label: "" };
  test.each<[option: Choice, outcome: Outcome | undefined]>([
    [
      { ...base, do: "end", count: 1, verdict: "exhausted" },
      { count: 1, value: undefined, text: "exhausted" },
    ],
    [
      { ...base, do: "end", count: 0, verdict: "failed", next: "Damage your hero." },
      { count: 0, value: undefined, text: "failed. Damage your hero." },
    ],
    [
      { ...base, do: "end", count: 0 },
      { count: 0, value: undefined, text: "0 in all" },
    ],
    [
      { ...base, do: "rift", card: "feint", die: 1, value: 5, count: 2, verdict: "damaged" },
      { count: 2, value: 5, text: "damaged" },
    ],
    [{ ...base, do: "end" }, undefined],
    [{ ...base, do: "act", card: "feint", cost: "", idle: true }, undefined],
  ])("%j", (option, outcome) => expect(outcomeOf(option, (n, verdict) => verdict ?? `${n} in all`)).toEqual(outcome));
  test("signs", () => expect([sign(2, 1), sign(1, 1), sign(0, 1)]).toEqual([">", "=", "<"]));
});
