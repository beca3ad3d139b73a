import type { Dice, Offer, Option, Seat } from "@rifthall/kernel";
import { kindOf } from "@rifthall/kernel";
import { type Neverrift, PLACED } from "./table.js";
import { kind } from "./verbs/kinds.js";

const END = kind("end");

/** Anything that may be done, each as likely; but nobody passes who could place something. The end of a turn is listed last. */
export function pick(s: Neverrift, _seat: Seat, offer: Offer, dice: Dice): Option {
  const { list, count } = offer;
  const passes = count > 1 && s.tally[PLACED] === 0 && kindOf(list[count - 1]) === END;
  return list[dice.below(passes ? count - 1 : count)];
}
