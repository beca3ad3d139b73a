import { gameById } from "@rifthall/games";
import { BASE, type Features, type Game, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { boot, Dice, seed } from "@rifthall/kernel/machine";
import { describe, expect, test } from "vitest";
import { calibrate, calibrationChart } from "../src/fit/calibration.js";
import { together } from "../src/fit/gather.js";
import { learn } from "../src/fit/learn.js";
import { regress } from "../src/fit/regress.js";
import { taught } from "../src/fit/taught.js";
import { type Lessons, type Seen, watch } from "../src/fit/watch.js";

const riftforce = gameById("riftforce") as Game;
const quantumRift = gameById("quantum-rift") as Game;
const lessons: Lessons = {
  seed: "test",
  options: readOptions(riftforce.options, {}),
  seats: 2,
  level: "random",
  stray: 100,
};
const content = riftforce.content([]);

/** Tables of two numbers, of which only the first decides, with the odds of a slope and a base. */
function invented(rows: number, base: number, slope: number): Seen {
  const dice = new Dice(5);
  const features = new Int16Array(rows * 2);
  const results = new Uint8Array(rows);
  for (let i = 0; i < rows; i++) {
    features[2 * i] = dice.below(9) - 4;
    features[2 * i + 1] = dice.below(9) - 4;
    const chance = 1 / (1 + Math.exp(-(base + slope * features[2 * i])));
    results[i] = dice.below(1_000_000) < 1_000_000 * chance ? 2 : 0;
  }
  return { features, results, moments: new Uint8Array(rows), matches: Int32Array.from(results, (_, i) => i) };
}
const two: Features = { names: ["told", "idle"], moments: ["always"], read: () => 0 };

describe("learning", () => {
  test("regression finds the slope that made the odds, and none where there is none", () => {
    const { features, results } = invented(20_000, 0.3, 0.5);
    const cases = {
      width: 2,
      count: results.length,
      value: (row: number, column: number) => features[2 * row + column],
      result: (row: number) => results[row] / 2,
    };
    const { base, slopes } = regress(cases, 1);
    expect(base).toBeCloseTo(0.3, 1);
    expect(slopes[0]).toBeCloseTo(0.5, 1);
    expect(slopes[1]).toBeCloseTo(0, 1);
    // With as much doubt as there are cases hardly anything is believed.
    expect(regress(cases, 1e6).slopes[0]).toBeLessThan(0.05);
  });

  test("weights are whole thousandths, and forecasts on what was kept back are as good as they can be", () => {
    const { weights, checked } = learn(two, invented(20_000, 0, 0.5));
    expect(Math.abs(weights.always.told - 500)).toBeLessThan(30);
    expect(Object.values(weights.always).every(Number.isInteger)).toBe(true);
    expect(Object.keys(weights.always)).toContain(BASE);
    expect(checked.cases).toBe(4000);
    expect(checked.loss).toBeLessThan(0.6);
    for (const { cases, expected, won } of checked.steps)
      if (cases > 100) expect(Math.abs(expected - won)).toBeLessThan(4 / Math.sqrt(cases));
  });

  test("a forecast that is always wrong is dear, a coin costs what a coin costs", () => {
    expect(calibrate([{ expected: 0.5, result: 1 }]).loss).toBeCloseTo(Math.LN2, 6);
    expect(calibrate([{ expected: 0.99, result: 0 }]).loss).toBeGreaterThan(4);
    const chart = calibrationChart(calibrate([{ expected: 0.7, result: 1 }]), "Riftforce & Beyond");
    expect(chart).toContain("<circle");
    expect(chart).not.toMatch(/& /);
    expect(chart).toContain("log loss 0.3567");
  });
});

describe("watching", () => {
  test("matches are the same however they are split among workers, and each table is seen by both seats", () => {
    const whole = watch(riftforce, content, lessons, [0, 1, 2]);
    const split = together([watch(riftforce, content, lessons, [0]), watch(riftforce, content, lessons, [1, 2])]);
    const words = ({ features, moments, results, matches }: Seen): string =>
      [features, moments, results, matches].map((column) => column.join(" ")).join("\n");
    expect(words(split) === words(whole)).toBe(true);
    const rows = whole.moments.length;
    expect(rows % 2).toBe(0);
    for (let i = 0; i < rows; i += 2) {
      expect(whole.results[i] + whole.results[i + 1]).toBe(2);
      expect(whole.moments[i] + whole.moments[i + 1]).toBe(1);
    }
  });

  test("a game that names no features has nothing to learn; one that was taught is judged by its weights", () => {
    expect(() => watch(quantumRift, quantumRift.content([]), lessons, [0])).toThrow(/does not say/);
    const game = taught(riftforce, { mineNext: { base: 7 }, theirsNext: { base: 7 } });
    const s = game.create({ content, seats: 2, options: lessons.options });
    boot(s);
    seed(s, "taught");
    game.begin(s);
    expect(game.evaluate(s, 0 as Seat)).toBe(7);
  });
});
