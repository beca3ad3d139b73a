import type { Cell, Played } from "./experiment.js";
import { pointsOf } from "./points.js";
import { alwaysValid, type Share } from "./statistics.js";

/** Matches between two looks. */
const LOOK = 20;

/** How a series was ended early: after how many matches, and the interval that held at that look. */
export interface Stop {
  readonly after: number;
  readonly wins: Share;
}

/**
 * Where a series can end: at the first look, in the order of its matches, at which an interval that holds at every look
 * lies wholly above or below `until`. It follows from the matches alone, whoever played them and when.
 */
export function stopOf(cell: Cell, played: readonly Played[], until: number): Stop | null {
  const byNumber = new Map(played.map((p) => [p.number, p]));
  const last = cell.players.length - 1;
  let won = 0;
  for (let n = 0; ; n++) {
    if (n > 0 && n % LOOK === 0) {
      const wins = alwaysValid(won, n);
      if (wins.low > until || wins.high < until) return { after: n, wins };
    }
    const next = byNumber.get(n);
    if (next === undefined) return null;
    won += pointsOf(cell, next, next.sat.indexOf(last));
  }
}
