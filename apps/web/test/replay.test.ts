import { type Line, pictureOf } from "@rifthall/host";
import { expect, test } from "vitest";
import { asSeen, renumbered, type Step, storyUpTo } from "../src/screens/replay/steps.ts";

const line = (number: number, text: string): Line => ({
  number,
  input: 1,
  event: { do: "x", rule: "" },
  text,
  undone: false,
});
const step = (at: number, ...texts: string[]): Step => {
  const lines = renumbered(
    at,
    texts.map((text, i) => line(i + 1, text)),
  );
  const seen = {} as Step["seen"];
  return {
    at,
    seen,
    lines,
    shown: lines.map((shown) => ({ line: shown, picture: pictureOf({ standing: {}, zones: {} }) })),
  };
};
const told = (...steps: Step[]) => new Map(steps.map(({ at, lines }) => [at, lines] as const));

test("lines are counted through all steps", () => {
  const numbers = [...step(1, "a", "b").lines, ...step(2, "c").lines].map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(numbers).size).toBe(3);
});

test("the story goes back as far as it is known without a gap", () => {
  const known = told(step(1, "a"), step(3, "c"), step(4, "d"));
  expect(storyUpTo(known, 4).map(({ text }) => text)).toEqual(["c", "d"]);
  expect(storyUpTo(known, 2).map(({ text }) => text)).toEqual(["a"]);
});

test("what a filmed step brings is news, what came before is not", () => {
  const { lines, shown } = asSeen(null, step(2, "b", "c"), told(step(1, "a")), true);
  expect(lines.map(({ text }) => text)).toEqual(["a", "b", "c"]);
  expect(shown.map(({ line: { text } }) => text)).toEqual(["b", "c"]);
});

test("after a jump nothing is news", () => {
  const { lines, shown } = asSeen(null, step(7, "x"), told(step(1, "a")), false);
  expect(lines.map(({ text }) => text)).toEqual(["x"]);
  expect(shown).toEqual([]);
});
