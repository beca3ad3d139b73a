import type { AgainstSize } from "./against.js";
import type { CopySize } from "./copy.js";
import type { LabSize } from "./lab.js";
import type { RateSize } from "./rate.js";
import type { RecordSize } from "./record.js";
import type { ThinkingSize } from "./thinking.js";
import type { TurnsSize } from "./turns.js";

/** How long each part of a run takes. */
export interface Size {
  readonly duel: TurnsSize;
  readonly rate: RateSize;
  readonly copy: CopySize;
  readonly theirCopy: CopySize;
  readonly record: RecordSize;
  readonly allocation: { readonly decisions: number; readonly theirDecisions: number };
  readonly against: AgainstSize;
  readonly thinking: ThinkingSize;
  readonly thoughts: number;
  readonly lab: LabSize;
}

export const FULL: Size = {
  duel: { pairs: 2, rounds: 5, warm: 1000, milliseconds: [400, 800], equal: false },
  rate: { rounds: 5, milliseconds: 400 },
  copy: { rounds: 9, copies: 500_000 },
  theirCopy: { rounds: 9, copies: 1000 },
  record: { rounds: 5, matches: 100 },
  allocation: { decisions: 1_000_000, theirDecisions: 1000 },
  against: { pairs: 9, others: 3, rounds: 2, warm: 1500, milliseconds: [500, 500], equal: true },
  thinking: { rounds: 7, milliseconds: 1000, searches: 8 },
  thoughts: 40_000,
  lab: { rounds: 3, matches: 1200 },
};

export const QUICK: Size = {
  duel: { pairs: 1, rounds: 5, warm: 700, milliseconds: [200, 500], equal: false },
  rate: { rounds: 3, milliseconds: 200 },
  copy: { rounds: 5, copies: 50_000 },
  theirCopy: { rounds: 5, copies: 200 },
  record: { rounds: 3, matches: 20 },
  allocation: { decisions: 1_000_000, theirDecisions: 500 },
  against: { pairs: 5, others: 0, rounds: 2, warm: 1500, milliseconds: [500, 500], equal: true },
  thinking: { rounds: 3, milliseconds: 400, searches: 3 },
  thoughts: 10_000,
  lab: { rounds: 1, matches: 400 },
};
