import { expect, test } from "vitest";
import { bars, figure } from "../src/text.js";

test("bars are as long as their numbers are great, and a small one is still seen", () => {
  const row = (name: string, value: number) => ({ name, value, unit: "x" });
  expect(bars([row("a", 1000), row("bb", 500), row("c", 0.1), row("d", 0)])).toEqual([
    `  a   ${"█".repeat(30)}  1,000  x`,
    `  bb  ${"█".repeat(15)}${" ".repeat(15)}    500  x`,
    `  c   ▏${" ".repeat(29)}  0.100  x`,
    `  d   ${" ".repeat(30)}      0  x`,
  ]);
});

test("figures have as many digits as mean something", () => {
  expect([0.0123, 1.234, 12.34, 1234.5, 7, Number.NaN].map(figure)).toEqual([
    "0.012",
    "1.23",
    "12.3",
    "1,235",
    "7",
    "?",
  ]);
});
