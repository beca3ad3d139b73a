import type { Described, Reason } from "@rifthall/kernel/game";
import { type Option, placeOf, type Seat, thingOf } from "@rifthall/kernel/ids";
import { optionList } from "@rifthall/kernel/match";
import { isOver } from "@rifthall/kernel/state";
import { type Candidate, isAmong, no } from "../../shared/reason.js";
import { HEAPS, type Heaps, MOST } from "../table.js";

export const describe = (_s: Heaps, o: Option): Described => ({ do: "take", n: thingOf(o), heap: placeOf(o) });

/** Every heap, and one counter more than anybody may take. */
export const candidates = (): Described[] =>
  HEAPS.flatMap((_, heap) => Array.from({ length: MOST + 1 }, (_n, i) => ({ do: "take", n: i + 1, heap })));

export function reasons(s: Heaps, seat: Seat, candidate: Candidate): readonly Reason[] {
  if (
    isAmong(
      candidate,
      optionList(s, seat).map((o) => describe(s, o)),
    )
  )
    return [];
  if (isOver(s)) return no("over", "HP-3");
  if (s.turn[0] !== seat) return no("not-your-turn", "HP-1");
  if (Number(candidate.n) > MOST) return no("at-most-three", "HP-2");
  return no("too-few-left", "HP-2");
}
