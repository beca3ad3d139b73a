import { expect, test } from "vitest";
import { cells, interval, wins } from "../src/odds.js";

test("Wilson's interval is what tables give", () => {
  const [low, high] = interval(50, 100);
  expect(low).toBeCloseTo(40.4, 1);
  expect(high).toBeCloseTo(59.6, 1);
  expect(interval(0, 10)[0]).toBeCloseTo(0, 5);
  expect(interval(10, 10)[1]).toBeCloseTo(100, 5);
});

test("every chapter, hero or pair, and difficulty has its cell", () => {
  expect(cells).toHaveLength(15);
  expect(new Set(cells.map((c) => JSON.stringify(c))).size).toBe(15);
});

test("the same match ends the same way, and the bot neither always wins nor always loses", () => {
  const [cell] = cells.filter((c) => c.chapter === "andares-1" && c.difficulty === "normal");
  if (!cell) throw new Error("no such cell");
  const outcomes = Array.from({ length: 10 }, (_, n) => wins(cell, n));
  expect(new Set(outcomes)).toEqual(new Set([true, false]));
  expect(wins(cell, 3)).toBe(outcomes[3]);
}, 30_000);
