import fc from "fast-check";
import { expect, test } from "vitest";
import { named, namesBehind } from "../src/named.js";

test("names go behind a link and come back, whatever is in them", () => {
  const name = fc.string({ maxLength: 40, unit: "grapheme-ascii" }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const { text, names: found } = named(`https://a.example/#/r/AbC-_9${namesBehind(names)}`);
      if (names.every((each) => each === "")) return found.length === 0;
      return text === "AbC-_9" && JSON.stringify(found) === JSON.stringify(names);
    }),
  );
});

test.each([
  ["AbC", { text: "AbC", names: [] }],
  ["AbC/Ada,,Zo%C3%AB", { text: "AbC", names: ["Ada", "", "Zoë"] }],
  ["AbC/%E0%A4%A", { text: "AbC", names: [""] }],
  ["AbC/%E2%80%AEadA%0A", { text: "AbC", names: ["adA"] }],
  [`AbC/${"x".repeat(99)}`, { text: "AbC", names: ["x".repeat(40)] }],
  ['{"game":"a/b"}', { text: '{"game":"a/b"}', names: [] }],
  ["<img src=x>/Ada", { text: "<img src=x>/Ada", names: [] }],
])("%s", (text, found) => {
  expect(named(text)).toEqual(found);
});
