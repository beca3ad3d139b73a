import { isReadable, tidyName } from "@rifthall/kernel/text";
import { expect, test } from "vitest";

test.each(["Ann", "Zoë", "Đặng Thị", "李雷", "क्षत्रिय", "שָׁלוֹם", "O'Brien & Co.", "♥", "7"])("%s is a name", (name) => {
  expect(isReadable(name)).toBe(true);
  expect(tidyName(name)).toBe(name.normalize("NFC"));
});

test.each([
  ["nothing", "", ""],
  ["blanks", " \t\u3000", ""],
  ["half a character", "A\ud83dnn", "Ann"],
  ["what turns the line", "A\u202enn", "Ann"],
  ["what has no width", "A\u200bn\u2060n\ufeff", "Ann"],
  ["letters that are not seen", "\u3164\u115f\uffa0\u2800", ""],
  ["marks on nothing", "\u0301\u0301", ""],
  ["a heap of marks", `a${"\u0337".repeat(39)}`, "a\u0337\u0337\u0337"],
  ["what steers a terminal", "A\u001b[2Jnn", "A[2Jnn"],
  ["lines", "A\nB\u2028C", "A B C"],
])("%s is none, and is tidied", (_, given, tidy) => {
  expect(isReadable(given)).toBe(false);
  expect(tidyName(given)).toBe(tidy);
});

test("a name is cut between characters", () => {
  expect(tidyName("x".repeat(1_000_000))).toHaveLength(40);
  expect(tidyName(`x${"🂡".repeat(30)}`)).toBe(`x${"🂡".repeat(19)}`);
});
