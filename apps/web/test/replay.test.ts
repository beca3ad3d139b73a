import type { Line, Picture } from "@rifthall/host";
import type { ReplayUpdate } from "@rifthall/service";
import { expect, test } from "vitest";
import { asUpdate, renumbered, storyUpTo } from "../src/screens/replay/steps.ts";

const picture = {} as Picture;
const line = (number: number, text: string): Line =>
  ({ number, input: 1, event: { do: "x" }, text, undone: false, after: picture }) as unknown as Line;
const step = (at: number, ...texts: string[]): ReplayUpdate => ({
  at,
  steps: 9,
  picture,
  status: { over: false } as ReplayUpdate["status"],
  lines: texts.map((text, i) => line(i + 1, text)),
});
const told = (...steps: ReplayUpdate[]) => new Map(steps.map((s) => [s.at, renumbered(s)] as const));

test("lines are counted through all steps", () => {
  const numbers = [...renumbered(step(1, "a", "b")), ...renumbered(step(2, "c"))].map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(numbers).size).toBe(3);
});

test("the story goes back as far as it is known without a gap", () => {
  const known = told(step(1, "a"), step(3, "c"), step(4, "d"));
  expect(storyUpTo(known, 4).map(({ text }) => text)).toEqual(["c", "d"]);
  expect(storyUpTo(known, 2).map(({ text }) => text)).toEqual(["a"]);
});

test("what a filmed step brings is news, what came before is not", () => {
  const { lines, since, whole } = asUpdate("m", null, step(2, "b", "c"), told(step(1, "a")), true);
  expect(whole).toBe(true);
  expect(lines.map(({ text }) => text)).toEqual(["a", "b", "c"]);
  expect(lines.filter(({ number }) => number > since).map(({ text }) => text)).toEqual(["b", "c"]);
  expect(lines[0]?.after).toBeUndefined();
});

test("after a jump nothing is news", () => {
  const { lines, since } = asUpdate("m", null, step(7, "x"), told(step(1, "a")), false);
  expect(lines.map(({ text }) => text)).toEqual(["x"]);
  expect(lines.some(({ number }) => number > since)).toBe(false);
});
