import { expect, test } from "vitest";
import { chapterAfter } from "../../src/tables/quantum-rift/start.ts";

test("after a chapter comes the next one on the form, and after the last none", () => {
  expect(chapterAfter("andares-1")).toBe("andares-2");
  expect(chapterAfter("andares-2")).toBeUndefined();
  expect(chapterAfter("unheard-of")).toBeUndefined();
});
