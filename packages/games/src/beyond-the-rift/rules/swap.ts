import { type Def, type Frame, NOBODY, only, option, thingOf } from "@rifthall/kernel/ids";
import { askOn, get, label, procedure, run, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { distinctDefs } from "../../shared/distinct.js";
import { IS_AFFLICTION } from "../bits.js";
import { type BeyondTheRift, handOf } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { discardFromHand, draw } from "./cards.js";
import { closedHands } from "./window.js";

const EXCHANGE = kind("exchange");
const END = option(kind("end"));

/** BR-46, BR-A66: one or more cards first, then as many are drawn. */
export const swapping = procedure("swap", { seat: holds.seat, n: holds.int(0, 99), over: holds.flag }, (r) => [
  label("again"),
  askOn<BeyondTheRift>("again", {
    prompt: "swap",
    always: closedHands,
    who: (s, f) => (get(s, f, r.over) === 1 ? NOBODY : only(get(s, f, r.seat))),
    options: (s, f) => {
      const count = distinctDefs(s, handOf(get(s, f, r.seat)));
      for (let i = 0; i < count; i++)
        if ((s.library.bits[s.scratch[i]] & IS_AFFLICTION) === 0) s.offer.add(option(EXCHANGE, s.scratch[i]));
      if (get(s, f, r.n) > 0) s.offer.add(END);
    },
    choose: (s, f, o) => {
      if (o === END) set(s, f, r.over, 1);
      else {
        discardFromHand(s, get(s, f, r.seat), thingOf(o) as Def, "BR-46");
        set(s, f, r.n, get(s, f, r.n) + 1);
      }
    },
  }),
  run<BeyondTheRift>((s, f: Frame) => draw(s, get(s, f, r.seat), get(s, f, r.n), "BR-46")),
]);
