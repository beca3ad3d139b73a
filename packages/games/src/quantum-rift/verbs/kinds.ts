import { HERO_KINDS } from "../../shared/kinds.js";
import type { Choice } from "../wire.js";

/** The kinds of option, in the order of their numbers. */
export const KINDS = [
  "deploy",
  "equip",
  "act",
  "use",
  "respond",
  "engage",
  "attack",
  "strike",
  "explore",
  "trigger",
  "in-order",
  "pay",
  "dice",
  "die",
  "rift",
  "rift-gear",
  "target",
  "discard",
  "recover",
  ...HERO_KINDS,
] as const satisfies readonly Choice["do"][];
export type OptionKind = (typeof KINDS)[number];

export const kind = (word: OptionKind): number => KINDS.indexOf(word);
