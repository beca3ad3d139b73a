import type { Described } from "@rifthall/kernel/game";
import { type Option, placeOf, thingOf } from "@rifthall/kernel/ids";
import { isAmong, judging, listed, no } from "../../shared/reason.js";
import { HEAPS, type Heaps, MOST } from "../table.js";

export const describe = (_s: Heaps, o: Option): Described => ({ do: "take", n: thingOf(o), heap: placeOf(o) });

/** Every heap, and one counter more than anybody may take. */
export const candidates = (): Described[] =>
  HEAPS.flatMap((_, heap) => Array.from({ length: MOST + 1 }, (_n, i) => ({ do: "take", n: i + 1, heap })));

export const reasons = judging<Heaps, "take">(
  ["take"],
  [
    { code: "over", rule: "HP-3" },
    { code: "not-your-turn", rule: "HP-1" },
    { code: "only-taking", rule: "HP-2" },
  ],
  (s, seat, _what, c) => {
    if (isAmong(c, listed(s, seat, describe))) return [];
    return no(Number(c.n) > MOST ? "at-most-three" : "too-few-left", "HP-2");
  },
);
