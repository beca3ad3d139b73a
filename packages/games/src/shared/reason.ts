import type { Described, Reason } from "@rifthall/kernel/game";

/** What somebody would do, in the fields of an option; a field left out may be anything. */
export type Candidate = Readonly<Record<string, unknown>>;

export const no = (code: string, rule: string): readonly Reason[] => [{ code, rule }];

/** Is it one of these options? */
export const isAmong = (c: Candidate, options: readonly Described[]): boolean =>
  options.some((o) => Object.entries(c).every(([key, value]) => o[key] === value));
