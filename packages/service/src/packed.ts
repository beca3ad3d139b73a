import {
  type Change,
  type Decision,
  type Line,
  type Moment,
  type OptionLine,
  packRows,
  type Rows,
  type SeatOptions,
  type Status,
  type Story,
  type Told,
  unpackRows,
} from "@rifthall/host";
import type { Scene } from "@rifthall/kernel/view";

/** What is told crosses over in few words: lines and options are much alike, and go as rows. */

interface PackedLines {
  /** The number of the first; the others follow. */
  readonly first: number;
  readonly lines: Rows;
  readonly events: Rows;
}
export interface PackedMoments extends PackedLines {
  /** What each moment changed. */
  readonly changes: readonly (Change | null)[];
  /** Which moments have no line. */
  readonly bare: readonly number[];
}
export interface PackedStory extends Omit<Story, "begin" | "moments"> {
  readonly begin?: { readonly scene: Scene; readonly past: PackedLines };
  readonly moments: PackedMoments;
}
type PackedDecision = Omit<Decision, "seats" | "seat" | "options"> & {
  readonly seats: readonly { readonly seat: SeatOptions["seat"]; readonly options?: Rows }[];
};
export type PackedStatus =
  | { readonly over: false; readonly decision: PackedDecision }
  | Extract<Status, { readonly over: true }>;

function packLines(lines: readonly Line[]): PackedLines {
  return {
    first: lines[0]?.number ?? 0,
    lines: packRows(lines.map(({ input, text, undone }) => ({ input, text, ...(undone ? { undone } : {}) }))),
    events: packRows(lines.map(({ event }) => event)),
  };
}
function unpackLines({ first, lines, events }: PackedLines): readonly Line[] {
  const told = unpackRows<Told>(events);
  return unpackRows<Pick<Line, "input" | "text"> & { undone?: true }>(lines).map(({ input, text, undone }, i) => ({
    number: first + i,
    input,
    event: told[i] as Told,
    text,
    undone: undone === true,
  }));
}

export function packMoments(moments: readonly Moment[]): PackedMoments {
  return {
    ...packLines(moments.flatMap(({ line }) => line ?? [])),
    changes: moments.map(({ change }) => change ?? null),
    bare: moments.flatMap(({ line }, i) => (line ? [] : [i])),
  };
}
export function unpackMoments({ changes, bare, ...packed }: PackedMoments): readonly Moment[] {
  const lines = unpackLines(packed);
  let next = 0;
  return changes.map((change, i) => {
    const line = bare.includes(i) ? undefined : lines[next++];
    return { ...(line ? { line } : {}), ...(change ? { change } : {}) };
  });
}

export const packStory = ({ since, number, begin, moments }: Story): PackedStory => ({
  since,
  number,
  ...(begin ? { begin: { scene: begin.scene, past: packLines(begin.past) } } : {}),
  moments: packMoments(moments),
});
export const unpackStory = ({ since, number, begin, moments }: PackedStory): Story => ({
  since,
  number,
  ...(begin ? { begin: { scene: begin.scene, past: unpackLines(begin.past) } } : {}),
  moments: unpackMoments(moments),
});

export function packStatus(status: Status): PackedStatus {
  if (status.over) return status;
  const { seats, seat: _, options: __, ...decision } = status.decision;
  const packed = seats.map(({ seat, options }) => ({
    seat,
    ...(options.length > 0 ? { options: packRows(options.map(({ index: _, ...option }) => option)) } : {}),
  }));
  return { over: false, decision: { ...decision, seats: packed } };
}
export function unpackStatus(status: PackedStatus): Status {
  if (status.over) return status;
  const seats = status.decision.seats.map(({ seat, options }) => ({
    seat,
    options: options ? unpackRows<Omit<OptionLine, "index">>(options).map(indexed) : [],
  }));
  return { over: false, decision: { ...status.decision, seats, ...(seats.length === 1 ? seats[0] : {}) } };
}
const indexed = (option: Omit<OptionLine, "index">, index: number): OptionLine => ({ ...option, index }) as OptionLine;
