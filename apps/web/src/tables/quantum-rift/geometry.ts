import type { Group, Lane } from "./lanes.ts";

/** A card is so much taller than wide; what is carried is so much narrower than its bearer. */
export const TALL = 1.4;
const CARRIED = 0.56;
/** Below the first, cards that are alike lie as one; no card is narrower than the second, or, in a low field, the last. */
const ROOMY = 78;
const NARROWEST = 44;
const LOWEST = 32;
const WIDEST = 136;
/** Between cards, and beside a lane's rule. */
const GAP = 8;
const PAD = 6;
/** Between rows of what is carried; such a thing is nearly square. */
const ROW = 6;
const SMALL_TALL = 1.04;
const TOUCHED = 44 * SMALL_TALL;
/** At its most crowded a card shows this share of itself. */
const SHOWN = 0.58;

/** What is carried lies beside its bearer, or under it where there is more height than width. */
export type How = "beside" | "under";

const rowsOf = ({ unit, carried }: Group): number => (unit ? Math.ceil(carried.length / 2) : 0);
const sum = (ns: readonly number[]): number => ns.reduce((a, b) => a + b, 0);

/** How many card widths a bearer and what it carries take. */
const widthOf = (group: Group, how: How = "beside"): number =>
  how === "under" && group.unit ? 1 : (group.unit ? 1 : 0) + Math.ceil(group.carried.length / 2) * CARRIED;

/** How many card widths a lane takes, at least one. */
export function weightOf(lane: Lane, shown = 1, how: How = "beside"): number {
  const row = (ns: readonly number[]): number => (ns.length === 0 ? 0 : sum(ns) * shown + (1 - shown));
  return Math.max(row(lane.enemies.map(() => 1)), row(lane.ours.map((g) => widthOf(g, how))), 0.9);
}

/** How wide a thing is that somebody carries: two of them are never taller than its bearer. */
export function smallIn(card: number, how: How): number {
  const half = Math.floor((card * TALL - ROW) / 2 / SMALL_TALL);
  return Math.max(
    Math.min(44, Math.max(half, how === "under" ? 38 : 0)),
    Math.floor(how === "under" ? (card - 6) / 2 : card * CARRIED - 6),
  );
}

export interface Sizes {
  readonly card: number;
  /** What share of a card is to be seen beside the next one. */
  readonly shown: number;
  readonly how: How;
  /** What lies under the cards takes so much height. */
  readonly below: number;
}

/** How large the cards of these lanes may be in a field of that size, `between` being what the rift takes. */
export function sizes(lanes: readonly Lane[], width: number, height: number, between: number): Sizes {
  const beside = arranged(lanes, width, height, between, "beside");
  const under = arranged(lanes, width, height, between, "under");
  return under.card > beside.card ? under : beside;
}

function arranged(lanes: readonly Lane[], width: number, height: number, between: number, how: How): Sizes {
  const rows = how === "under" ? Math.max(0, ...lanes.flatMap((l) => l.ours.map(rowsOf))) : 0;
  const free = height - between - rows * ROW;
  // What is carried shrinks with its bearer, but not below what can be touched.
  const byHeight = Math.min(free / (2 * TALL + rows * 0.5 * SMALL_TALL), (free - rows * TOUCHED) / (2 * TALL));
  const room = (shown: number): number => {
    const gaps = sum(lanes.map((l) => Math.max(l.enemies.length, l.ours.length, 1) - 1)) * GAP;
    const weights = sum(lanes.map((l) => weightOf(l, shown, how)));
    return (width - (shown < 1 ? 0 : gaps) - lanes.length * 2 * PAD) / weights;
  };
  const most = Math.min(byHeight, room(1), WIDEST);
  const roomy = most >= NARROWEST || byHeight < NARROWEST;
  const least = Math.max(LOWEST, Math.min(NARROWEST, Math.floor(byHeight)));
  const card = Math.max(least, Math.floor(roomy ? most : Math.min(byHeight, room(SHOWN), WIDEST)));
  return { card, shown: roomy ? 1 : SHOWN, how, below: rows * (smallIn(card, how) * SMALL_TALL + ROW) };
}

/** Is it too narrow to show cards that are alike one by one? */
export const isCrowded = (card: number, height: number, between: number): boolean =>
  card < ROOMY && card < Math.floor((height - between) / (2 * TALL));
