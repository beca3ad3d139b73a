import { expect, test } from "vitest";
import { Steady, steady } from "../src/table/steady.ts";

const hand = (...cards: string[]) => cards.map((card, id) => ({ id, card }));
const names = (cards: readonly { readonly card: string }[]): string => cards.map(({ card }) => card).join("");

test("a hand keeps its order when a card is played, though the rows close ranks", () => {
  // B is played: the last row is taken away and its card lies in B's row.
  expect(names(steady(["A", "B", "C", "D"], hand("A", "D", "C")))).toBe("ACD");
});

test("what is drawn comes last, and each of two equal cards is one", () => {
  expect(names(steady(["A", "B", "A"], hand("N", "A", "B", "A", "A")))).toBe("ABANA");
  expect(names(steady(["A", "A", "B"], hand("B", "A")))).toBe("AB");
  expect(new Set(steady(["A", "A"], hand("A", "B", "A")).map(({ id }) => id)).size).toBe(3);
});

test("another hand begins in its own order", () => {
  const kept = new Steady();
  kept.of("hand-0", hand("A", "B", "C"));
  expect(names(kept.of("hand-0", hand("C", "B")))).toBe("BC");
  expect(names(kept.of("hand-1", hand("C", "B", "A")))).toBe("CBA");
});
