import { Dice } from "@rifthall/kernel/machine";
import { expect, test } from "vitest";
import { likely, raise, squash } from "../src/search/squash.js";

const cell = new Float64Array(1);
const powerOfE = (x: number): number => {
  cell[0] = x;
  raise(cell, 0);
  return cell[0];
};

test("e to the power of x, right to the last bit or the one before it", () => {
  const dice = new Dice(3);
  for (let i = 0; i < 20_000; i++) {
    const x = (dice.below(2_000_001) - 1_000_000) / (i % 2 === 0 ? 1_000_000 : 20_000);
    expect(Math.abs(powerOfE(x) / Math.exp(x) - 1)).toBeLessThan(3e-16);
  }
  expect([0, 1, -1000, 1e-12].map(powerOfE)).toEqual([1, Math.E, 0, 1 + 1e-12]);
  expect(powerOfE(1000)).toBeGreaterThan(1e300);
});

test("the same bits on every machine, whatever its own function gives", () => {
  const digits = [-17.25, -2.5, -0.7, 0.1, 0.5, 3.3, 12.125].map((x) => powerOfE(x));
  expect(digits).toEqual([
    3.2241867372567335e-8, 0.0820849986238988, 0.4965853037914095, 1.1051709180756477, 1.6487212707001282,
    27.112638920657883, 184425.34012565826,
  ]);
});

test("chances rise with the odds, even ones are a half, and no value is beyond them", () => {
  let before = 0;
  for (let value = -13_000; value <= 13_000; value += 100) {
    likely(value, cell, 0);
    expect(cell[0]).toBeGreaterThanOrEqual(before);
    before = cell[0];
  }
  likely(0, cell, 0);
  expect(cell[0]).toBe(0.5);
  likely(1e9, cell, 0);
  expect(cell[0]).toBeLessThan(1);
  cell[0] = Math.log(3);
  squash(cell, 0);
  expect(cell[0]).toBeCloseTo(0.75, 12);
});
