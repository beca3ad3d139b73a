import type { Line } from "@rifthall/host";
import type { Seat } from "@rifthall/kernel";
import type { ReplayUpdate, TableUpdate } from "@rifthall/service";

/** Lines are counted within a step; on the table they are counted through. No step brings as many. */
const PER_STEP = 10_000;
const NONE = Number.POSITIVE_INFINITY;

export const renumbered = ({ at, lines }: Pick<ReplayUpdate, "at" | "lines">): readonly Line[] =>
  lines.map((line) => ({ ...line, number: at * PER_STEP + line.number }));

const bare = ({ after: _, ...line }: Line): Line => line;

/** The first step before this one that nothing was told of yet, or this one. */
export function firstUntold(told: ReadonlyMap<number, readonly Line[]>, at: number): number {
  let step = 0;
  while (step < at && told.has(step)) step++;
  return step;
}

/** What was told up to this step, as far back as it is known without a gap. */
export function storyUpTo(told: ReadonlyMap<number, readonly Line[]>, at: number): readonly Line[] {
  let first = at;
  while (told.has(first - 1)) first--;
  return Array.from({ length: at - first + 1 }, (_, i) => told.get(first + i) ?? []).flat();
}

/** A step of a replay as a table takes it. What is filmed is shown, or the table is there at once. */
export function asUpdate(
  match: string,
  seat: Seat | null,
  step: ReplayUpdate,
  told: ReadonlyMap<number, readonly Line[]>,
  filmed: boolean,
): TableUpdate {
  const fresh = renumbered(step);
  const before = storyUpTo(told, step.at - 1).map(bare);
  return {
    match,
    seat,
    picture: step.picture,
    status: step.status,
    lines: [...before, ...(filmed ? fresh : fresh.map(bare))],
    whole: true,
    since: filmed ? step.at * PER_STEP : NONE,
    undo: null,
    back: null,
    thinking: null,
    handOver: null,
  };
}
