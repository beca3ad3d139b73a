import { type Card, NONE } from "@rifthall/kernel/ids";
import type { Cell, Door, Row } from "../content.js";
import { type BeyondTheRift, type Counter, defOf } from "../table.js";

/** BR-2: of numbers A/B/C/D, the one for so many heroes; fixed when the scenario is set up (BR-A90). */
export const byHeroes = (s: BeyondTheRift, numbers: readonly number[]): number =>
  numbers[Math.min(s.shape.seats, numbers.length) - 1];

/** What a door without numbers of its own is: two Response cards' worth of wood. */
const PLAIN: Door = { value: [3, 3, 3, 3], responses: 1, defence: [2, 2, 2, 2] };
const doorOf = (s: BeyondTheRift, card: Card): Door => s.shape.scenario.doors[defOf(s, card).id] ?? PLAIN;
/** BR-134: what the AP spent must exceed, with the Response cards that the scenario names (BR-A100). */
export const doorValue = (s: BeyondTheRift, card: Card): number => byHeroes(s, doorOf(s, card).value);
export const doorResponses = (s: BeyondTheRift, card: Card): number => doorOf(s, card).responses;
/** BR-136 */
export const doorDefence = (s: BeyondTheRift, card: Card): number => byHeroes(s, doorOf(s, card).defence);

export const counterIndex = (s: BeyondTheRift, id: string): Counter =>
  s.shape.scenario.counters.findIndex((c) => c.id === id) as Counter;

/** BR-A74: does an enemy fit a name or a family? */
export function isOfType(s: BeyondTheRift, card: Card, who: string): boolean {
  const { id, family, type } = defOf(s, card);
  return type === "enemy" && (id === who || family === who);
}

/** BR-74, BR-A30: what a row says in a column, or in the nearest one below it. */
export function cellOf(row: Row, column: number): Cell | null {
  for (let at = Math.min(column, row.columns.length - 1); at >= 0; at--) {
    const cell = row.columns[at];
    if (cell !== null && cell.procedure !== NONE) return cell;
  }
  return null;
}
