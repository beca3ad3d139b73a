import type { Summary } from "./contract.js";
import type { Kept } from "./kept.js";
import type { Games } from "./ports.js";

/** A kept match as it is listed. */
export const summaryOf = (
  { match, record, seats, begun, played, outcome, part }: Kept,
  rules: Games["rules"],
): Summary => ({
  match,
  game: record.game,
  options: record.options,
  seats,
  inputs: record.inputs.length,
  begun,
  played,
  outcome,
  part: part ?? null,
  outdated: outdated(record.rules, Object.hasOwn(rules, record.game) ? (rules[record.game] ?? null) : null),
});

/** Why a kept match cannot go on, where it was begun under other rules than are here. */
export const outdated = (was: string, is: string | null): Summary["outdated"] => (was === is ? null : { was, is });
