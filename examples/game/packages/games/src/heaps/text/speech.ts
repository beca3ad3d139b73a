import type { Speech } from "@rifthall/kernel/game";
import { type Option, placeOf, thingOf } from "@rifthall/kernel/ids";
import type { Heaps } from "../table.js";

/** What one language says. */
export interface Words {
  readonly yours: string;
  readonly theirs: string;
  take(n: number, heap: number): string;
  took(name: string, n: number, heap: number): string;
  player(seat: number): string;
  readonly reasons: Readonly<Record<string, string>>;
}

export const speech = (words: Words): Speech<Heaps> => ({
  prompt: (s, seat) => (s.turn[0] === seat ? words.yours : words.theirs),
  label: (_s, o: Option) => words.take(thingOf(o), placeOf(o) + 1),
  event: (s, e) =>
    e.do === "take"
      ? words.took(s.names[Number(e.seat)] ?? words.player(Number(e.seat) + 1), Number(e.n), Number(e.heap) + 1)
      : String(e.do),
  reason: (code) => words.reasons[code] ?? code,
});
