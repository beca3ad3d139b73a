import type { Worded } from "../shared/terms.js";
import { deeds } from "./terms/deeds.js";
import { round } from "./terms/round.js";
import { sorts } from "./terms/sorts.js";
import { values } from "./terms/values.js";

/** The words of the rules, in the order in which somebody meets them. What stands for itself is written as in a sentence. */
export const terms = { ...sorts, ...round, ...values, ...deeds } as const satisfies Readonly<Record<string, Worded>>;
