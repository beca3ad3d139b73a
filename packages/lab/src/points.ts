import type { Cell, Played } from "./experiment.js";

/** What a seat got: 1 for a win, half for a draw; where all are one side, nobody winning is a loss. */
export function pointsFor(together: boolean, winners: readonly number[], seat: number): number {
  if (winners.length === 0) return together ? 0 : 0.5;
  return winners.includes(seat) ? 1 : 0;
}

export const pointsOf = (cell: Cell, { winners }: Played, seat: number): number =>
  pointsFor(cell.together, winners, seat);
