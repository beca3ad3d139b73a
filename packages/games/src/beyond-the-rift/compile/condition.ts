import { type Condition, meaningsOf } from "@rifthall/effects";
import { fittingIn } from "../../shared/finding.js";
import type { Holding } from "../content.js";
import { fitsOf } from "../verbs/find.js";
import { grammar } from "../verbs/grammar.js";

export const meanings = meaningsOf(grammar, new Map());

/** Whether a condition holds, to be asked with a probe. */
export function holding(c: Condition): Holding {
  const holds = meanings.holds(c);
  return (s, f) => holds(s, f, true);
}

/** Whether a card is among those selected. */
export const fitting = fittingIn(meanings, fitsOf);
