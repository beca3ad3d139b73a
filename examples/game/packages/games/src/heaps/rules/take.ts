import { only, option, placeOf, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask, goto, label, procedure } from "@rifthall/kernel/machine";
import { finish } from "@rifthall/kernel/state";
import { HEAPS, type Heaps, left, MOST, other, TAKE } from "../table.js";

/** HP-1 to HP-3: turn by turn, until nothing is left. */
export const taking = procedure("taking", {}, () => [
  label("next"),
  ask<Heaps>({
    prompt: "take",
    always: true,
    who: (s) => only(s.turn[0] as Seat),
    options: (s) => {
      for (let h = 0; h < HEAPS.length; h++)
        for (let n = 1; n <= Math.min(MOST, s.heap[h]); n++) s.offer.add(option(TAKE, n, h));
    },
    choose: (s, _f, o, seat) => {
      const [n, heap] = [thingOf(o), placeOf(o)];
      s.heap[heap] -= n;
      s.turn[0] = other(seat);
      if (s.log !== null) s.log.push({ do: "take", rule: "HP-2", seat, n, heap });
      if (left(s) === 0) finish(s, only(seat), 0);
    },
  }),
  goto("next"),
]);
