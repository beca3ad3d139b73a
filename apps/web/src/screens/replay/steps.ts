import { type Line, pictureOf } from "@rifthall/host";
import type { Seat } from "@rifthall/kernel/ids";
import {
  type ReplayUpdate,
  type Seen,
  type Shown,
  told as toldBy,
  unpackMoments,
  unpackStatus,
} from "@rifthall/service";

/** Lines are counted within a step; on the table they are counted through. No step brings as many. */
const PER_STEP = 10_000;

const through = (at: number, line: Line): Line => ({ ...line, number: at * PER_STEP + line.number });

export const renumbered = (at: number, lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => through(at, line));

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

/** A step of a replay: what it brought, and the table after it. */
export interface Step {
  readonly at: number;
  readonly seen: Pick<Seen, "picture" | "status">;
  readonly lines: readonly Line[];
  readonly shown: readonly Shown[];
}

export function stepOf({ at, scene, moments, status }: ReplayUpdate): Step {
  const { scene: after, lines, shown } = toldBy({ moments: unpackMoments(moments) }, scene, []);
  return {
    at,
    seen: { picture: pictureOf(after), status: unpackStatus(status) },
    lines: renumbered(at, lines),
    shown: shown.map(({ line, picture }) => ({ line: through(at, line), picture })),
  };
}

/** A step as a table takes it. What is filmed is shown, or the table is there at once. */
export const asSeen = (
  seat: Seat | null,
  { at, seen, lines, shown }: Step,
  told: ReadonlyMap<number, readonly Line[]>,
  filmed: boolean,
): Seen => ({
  seat,
  ...seen,
  lines: [...storyUpTo(told, at - 1), ...lines],
  shown: filmed ? shown : [],
  undo: null,
  back: null,
  thinking: null,
  handOver: null,
});
