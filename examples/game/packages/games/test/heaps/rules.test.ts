import { readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Match, optionList } from "@rifthall/kernel/match";
import { isOver } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { heaps } from "../../src/heaps/game.js";

const from = (position?: unknown): Match => {
  const start = { content: heaps.content([]), seats: 2, options: readOptions(heaps.options, {}), seed: "heaps" };
  return new Match(heaps as never, position === undefined ? start : { ...start, position });
};
const told = (m: Match): unknown => heaps.position(m.state as never, null);
const [A, B] = [0, 1] as Seat[];

test("HP-1 three heaps, and the seats take turns", () => {
  const m = from();
  expect(told(m)).toEqual({ heaps: [25, 30, 35], turn: 0 });
  m.choose(A, 0);
  expect(told(m)).toEqual({ heaps: [24, 30, 35], turn: 1 });
});

test("HP-2 one to three from one heap, and no more than lie there", () => {
  const m = from({ heaps: [1, 0, 9], turn: 1 });
  expect(optionList(m.state, B).map((o) => heaps.describe(m.state as never, o))).toEqual([
    { do: "take", n: 1, heap: 0 },
    { do: "take", n: 1, heap: 2 },
    { do: "take", n: 2, heap: 2 },
    { do: "take", n: 3, heap: 2 },
  ]);
});

test("HP-3 whoever takes the last counter has won", () => {
  const m = from({ heaps: [2, 0, 0] });
  m.choose(A, 1);
  expect([isOver(m.state), heaps.outcome(m.state as never).winners]).toEqual([true, [A]]);
});
