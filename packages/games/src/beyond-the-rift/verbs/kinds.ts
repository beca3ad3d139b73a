import { HERO_KINDS } from "../../shared/kinds.js";
import type { Choice } from "../wire.js";

/** The kinds of option, in the order of their numbers. */
export const KINDS = [
  "attack",
  "lay",
  "guard",
  "close",
  "wait",
  "ap-card",
  "special",
  "react",
  "suffer",
  "draw",
  "swap",
  "exchange",
  "trade",
  "engage",
  "disengage",
  "open",
  "use",
  "act",
  "done",
  "next",
  "hero",
  "shield",
  "give",
  "discard",
  "take",
  "target",
  "trigger",
  ...HERO_KINDS,
] as const satisfies readonly Choice["do"][];
export type OptionKind = (typeof KINDS)[number];

export const kind = (word: OptionKind): number => KINDS.indexOf(word);
