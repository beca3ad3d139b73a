import type { Choice } from "../wire.js";

/** The kinds of option, in the order of their numbers. */
export const KINDS = [
  "draft",
  "play",
  "discard",
  "check",
  "end",
  "activate",
  "move",
  "aim",
  "place",
  "target",
  "accept",
  "decline",
  "choose",
] as const satisfies readonly Choice["do"][];
export type OptionKind = (typeof KINDS)[number];

export const kind = (word: OptionKind): number => KINDS.indexOf(word);
