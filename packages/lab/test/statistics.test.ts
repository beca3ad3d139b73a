import { Dice } from "@rifthall/kernel/machine";
import { describe, expect, test } from "vitest";
import { alwaysValid, chanceOf, chanceOfDifference, share, spread, standOut } from "../src/statistics.js";

describe("shares", () => {
  test("Wilson's interval as it stands in the books", () => {
    const { low, high } = share(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(share(0, 20).low).toBe(0);
    expect(share(0, 20).high).toBeCloseTo(0.1611, 3);
  });

  test("holds the true share in about 95 of 100 samples", () => {
    const dice = new Dice(1);
    let held = 0;
    for (let sample = 0; sample < 2000; sample++) {
      let won = 0;
      for (let i = 0; i < 120; i++) if (dice.below(100) < 37) won++;
      const { low, high } = share(won, 120);
      if (low <= 0.37 && high >= 0.37) held++;
    }
    expect(held / 2000).toBeGreaterThan(0.93);
    expect(held / 2000).toBeLessThan(0.97);
  });

  test("the interval for looking again and again is wrong at any look in fewer than 5 of 100 series", () => {
    const dice = new Dice(2);
    let wrong = 0;
    for (let series = 0; series < 600; series++) {
      let won = 0;
      for (let i = 1; i <= 400; i++) {
        if (dice.below(100) < 75) won++;
        const { low, high } = alwaysValid(won, i);
        if (low > 0.75 || high < 0.75) {
          wrong++;
          break;
        }
      }
    }
    expect(wrong / 600).toBeLessThan(0.05);
  });

  test("it is wider than the interval for one look, and grows narrow", () => {
    const [one, many] = [share(60, 80), alwaysValid(60, 80)];
    expect(many.low).toBeLessThan(one.low);
    expect(many.high).toBeGreaterThan(one.high);
    expect(alwaysValid(6000, 8000).high - alwaysValid(6000, 8000).low).toBeLessThan(0.04);
    expect(alwaysValid(10, 10).high).toBe(1);
    expect(alwaysValid(0, 10).low).toBe(0);
  });
});

describe("comparisons", () => {
  test("chances as in the tables", () => {
    expect(chanceOf({ won: 60, played: 100 }, 0.5)).toBeCloseTo(0.0574, 3);
    expect(chanceOf({ won: 50, played: 100 }, 0.5)).toBeCloseTo(1, 6);
    expect(chanceOfDifference({ won: 60, played: 100 }, { won: 40, played: 100 })).toBeCloseTo(0.00468, 4);
  });

  test("of a thousand comparisons of nothing, hardly one stands out", () => {
    const dice = new Dice(3);
    const chances = Array.from({ length: 1000 }, () => (dice.below(1_000_000) + 0.5) / 1_000_000);
    expect(standOut(chances).filter(Boolean).length).toBeLessThan(3);
    // Ten that are real are found among them.
    const real = standOut([...chances, ...Array.from({ length: 10 }, () => 1e-6)]);
    expect(real.slice(1000).every(Boolean)).toBe(true);
  });
});

test("a spread has its mean, its interval and its quarters", () => {
  const { mean, median, quarter, threeQuarters, low, high } = spread([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([mean, median, quarter, threeQuarters]).toEqual([5, 5, 3, 7]);
  expect(high - mean).toBeCloseTo(1.789, 2);
  expect(mean - low).toBeCloseTo(1.789, 2);
});
