import type { Card, Def, Seat, Zone } from "@rifthall/kernel/ids";
import { roll } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import { move } from "@rifthall/kernel/zone";

/** A row of the table as a match begins: which card it holds, whose it is, and where it lies. */
export interface Row {
  readonly def: number;
  readonly owner: number;
  readonly zone: Zone;
}

/** Lays a card to where it begins. */
export function layRow(s: State, card: Card, { def, owner, zone }: Row): void {
  s.def[card] = def as Def;
  s.owner[card] = owner as Seat;
  move(s, card, zone);
}

/** Rows that may hold each other's cards, and how many of each card there are left for them. */
export interface Group {
  readonly rows: number[];
  readonly left: Map<string, number>;
}

/** One more row of a group, with the card that it begins with. */
export function addRow({ rows, left }: Group, row: number, id: string): void {
  rows.push(row);
  left.set(id, (left.get(id) ?? 0) + 1);
}

/** The next free row of a group, for such a card. */
export function takeRow({ rows, left }: Group, id: string): Card {
  left.set(id, (left.get(id) ?? 0) - 1);
  return rows.shift() as Card;
}

/** The names a group has left, each as often as it is left; mixed where nobody knows their order. */
export function idsLeft(s: State, { left }: Group, mixed: boolean): string[] {
  const ids = [...left].flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
  for (let i = ids.length - 1; mixed && i > 0; i--) {
    const k = roll(s, i + 1);
    [ids[i], ids[k]] = [ids[k], ids[i]];
  }
  return ids;
}
