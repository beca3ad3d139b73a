import { expect, test } from "vitest";
import { type Advised, weigh } from "../src/index.js";

const advised = (label: string, value: number, visits: number, idle = false): Advised => ({
  option: { do: "x", index: 0, key: 0, label, ...(idle ? { idle } : {}) },
  visits,
  value,
  line: [],
  imagined: false,
});
const told = (options: readonly Advised[], most = 5): readonly string[] =>
  weigh(options, most).map(({ option, equal }) => `${option.label}${equal ? " =" : ""}`);

test("the best chance comes first, and those that differ by less than two points are alike", () => {
  const options = [advised("a", 0.6, 500), advised("b", 0.615, 400), advised("c", 0.59, 300), advised("d", 0.5, 200)];
  expect(told(options)).toEqual(["b", "a =", "c", "d"]);
});

test("alike is measured from the first of them, so that small steps do not add up", () => {
  const options = [0.6, 0.585, 0.57, 0.555].map((value, i) => advised(`${i}`, value, 100));
  expect(told(options)).toEqual(["0", "1 =", "2", "3 ="]);
});

test("what does nothing, was never tried, or was put aside soon is left out, and no more than so many are told", () => {
  const options = [
    advised("good", 0.6, 500),
    advised("idle", 0.9, 400, true),
    advised("fair", 0.5, 60),
    advised("poor", 0.4, 50),
    advised("hasty", 0.8, 20),
    advised("never", 0, 0),
  ];
  expect(told(options)).toEqual(["good", "fair", "poor"]);
  expect(told(options, 2)).toEqual(["good", "fair"]);
  expect(told([])).toEqual([]);
});
