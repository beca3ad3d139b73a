import fc from "fast-check";
import { expect, test } from "vitest";
import { type Change, changed, changeOf, packRows, unpackRows } from "../src/index.js";

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Values of few kinds, so that two of them often have something in common. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(0, 1, -3, 0.5, 2 ** 31, null, true, "", "card", "card-7"),
    fc.array(tie("any"), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom("id", "card", "0", "-", "", "zones"), tie("any")),
  ),
})).any;

test("what changed, applied to what was, gives what is", () => {
  fc.assert(
    fc.property(value, value, (before, now) => {
      const change = changeOf(sent(before), sent(now));
      if (change === undefined) expect(sent(before)).toEqual(sent(now));
      else expect(changed(sent(before), sent(change) as Change)).toEqual(sent(now));
    }),
    { numRuns: 2_000 },
  );
});

const thing = fc.dictionary(
  fc.constantFrom("key", "do", "label", "card"),
  fc.constantFrom<unknown>(0, 5, -7, 1e300, 0.1, "", "a", "Play Fire 5 at 1", "Play Fire 5 at 2", true, [1, "x"], {
    a: 1,
  }),
);

test("things come out of rows as they went in", () => {
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 8 }), (things) => {
      expect(unpackRows(sent(packRows(sent(things))))).toEqual(sent(things));
    }),
    { numRuns: 2_000 },
  );
});

test("a card that moves is told as little more than its name", () => {
  const deck = Array.from({ length: 30 }, (_, id) => ({ id, card: "?" }));
  const before = { zones: { deck, hand: [{ id: 40, card: "ice-6" }] } };
  const now = { zones: { deck: deck.slice(1), hand: [...before.zones.hand, { id: 0, card: "fire-5" }] } };
  expect(changeOf(before, now)).toEqual({
    zones: { deck: [0, 1], hand: [1, 0, [{ id: 0, card: "fire-5" }]] },
  });
});
