import { expect, test } from "vitest";
import { Words } from "../src/hall/words.js";

const words = new Words("# what we would not have\nblast\ndarn*   # and all of its kind\n\n*\n");

test.each(["blast", "BLAST it", "bl\u00e1st!", "bl@st", "b l a s t", "darnedest", "d4rn", "blaaaast"])(
  "%s is not said",
  (text) => {
    expect(words.has(text)).toBe(true);
  },
);
test.each(["blasted by wind", "a sandblaster", "dar ned", "well played", "", "*"])("%s is", (text) => {
  expect(words.has(text)).toBe(false);
});
test("without a list all is said", () => {
  expect(new Words("").has("blast")).toBe(false);
});
