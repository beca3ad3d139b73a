import type { Content } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Event, Shape } from "@rifthall/kernel/state";
import { Table } from "../shared/table.js";

export const HEAPS: readonly number[] = [25, 30, 35];
export const MOST = 3;
export const TAKE = 1;

export const SHAPE: Shape = { seats: 2, cards: 1, zones: 1, defs: 1 };

/** Three heaps of counters, and whose turn it is. There are no cards: the one row is never dealt. */
export class Heaps extends Table<Shape, Event, Content, null> {
  readonly heap = this.column<number>(HEAPS.length, { board: true, range: [0, Math.max(...HEAPS)] });
  readonly turn = this.column<number>(1, { board: true, range: [0, 1] });
}

export const other = (seat: Seat): Seat => (1 - seat) as Seat;

export function left(s: Heaps): number {
  let sum = 0;
  for (let h = 0; h < HEAPS.length; h++) sum += s.heap[h];
  return sum;
}
