import { kindOf, type Option, type Seat } from "@rifthall/kernel/ids";
import type { Dice } from "@rifthall/kernel/machine";
import type { Offer } from "@rifthall/kernel/state";
import { type Neverrift, PLACED } from "./table.js";
import { kind } from "./verbs/kinds.js";

const END = kind("end");

/** Anything that may be done, each as likely; but nobody passes who could do something. The end of a turn is listed first or last. */
export function pick(s: Neverrift, _seat: Seat, offer: Offer, dice: Dice): Option {
  const { list, count } = offer;
  if (count > 1 && s.tally[PLACED] === 0) {
    if (kindOf(list[count - 1]) === END) return list[dice.below(count - 1)];
    if (kindOf(list[0]) === END) return list[1 + dice.below(count - 1)];
  }
  return list[dice.below(count)];
}
