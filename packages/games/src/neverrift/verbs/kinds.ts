import type { Choice } from "../wire.js";

/** The kinds of option, in the order of their numbers. */
export const KINDS = [
  "return",
  "keep",
  "tame",
  "play",
  "sacrifice",
  "cast",
  "active",
  "shift",
  "end",
  "target",
  "move",
  "take",
  "top",
  "discard",
  "put",
  "against",
  "first",
  "accept",
  "decline",
  "choose",
  "aim",
] as const satisfies readonly Choice["do"][];
export type OptionKind = (typeof KINDS)[number];

export const kind = (word: OptionKind): number => KINDS.indexOf(word);
