import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { aside } from "@rifthall/kernel/state";
import { event } from "../content.js";
import {
  cardAt,
  type Direction,
  type Field,
  fieldOf,
  isAdjacent,
  isCreature,
  type Neverrift,
  neighbour,
  opposite,
} from "../table.js";
import { takeOver } from "./board.js";
import { LIBERATE, raise, wait } from "./events.js";
import { held } from "./name.js";
import { canBeTamed, hasLiberate, hasPierce, sideOf } from "./values.js";

const TAMES = event("tames");
const BLOCKED = event("blocked");
const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

/** The creature of another player, or of nobody, that an attack from here in that direction would hit. NR-A11 */
export function target(s: Neverrift, card: Card, d: Direction, reach: number): Card {
  let field = fieldOf(s, card);
  for (let step = 0; step < reach && field !== NONE; step++) field = neighbour(s, field, d);
  const found = cardAt(s, field);
  if (found === NONE || !isCreature(s, found) || s.controller[found] === s.controller[card]) return NONE as Card;
  return found;
}

/** NR-37 to NR-39: strictly higher, and nothing keeps it from being tamed. */
const beats = (s: Neverrift, card: Card, other: Card, d: Direction): boolean =>
  sideOf(s, card, d) > sideOf(s, other, opposite(d)) && canBeTamed(s, other);

/** NR-36, NR-A10: all four directions at once, on the board as it is when the fight begins. */
export function strike(s: Neverrift, card: Card): void {
  const { beaten, towards } = s;
  const seat = s.controller[card];
  const far = hasPierce(s, card) ? 2 : 1;
  let n = 0;
  let targets = 0;
  for (let d = 0; d < 4; d++)
    for (let reach = 1; reach <= far; reach++) {
      const other = target(s, card, d as Direction, reach);
      if (other !== NONE) targets++;
      // NR-81: Block cancels an attack whatever its strength. NR-A16: each its own.
      if (other === NONE || s.block[other] > 0 || !beats(s, card, other, d as Direction)) continue;
      beaten[n] = other;
      towards[n++] = d;
    }
  if (targets === 0) return;
  s.log?.push({
    do: "attack",
    rule: "NR-36",
    ...held(s, card),
    sides: aside(s, () => DIRECTIONS.map((d) => sideOf(s, card, d))),
  });
  for (let d = 0; d < 4; d++)
    for (let reach = 1; reach <= far; reach++) useBlock(s, target(s, card, d as Direction, reach));
  const liberates = hasLiberate(s, card);
  for (let i = 0; i < n; i++) takeOver(s, beaten[i] as Card, seat, "NR-38");
  for (let i = 0; i < n; i++) {
    raise(s, TAMES, card, beaten[i] as Card);
    const other = liberates ? across(s, card, towards[i] as Direction) : (NONE as Card);
    if (other !== NONE) wait(s, LIBERATE, card, other);
  }
}

/** NR-A35: also by an attack that would have failed. */
function useBlock(s: Neverrift, other: Card): void {
  if (other === NONE || s.block[other] === 0) return;
  s.block[other] = 0;
  s.log?.push({ do: "block", rule: "NR-81", ...held(s, other) });
  raise(s, BLOCKED, other);
}

/** NR-96: what stands on the attacker's other side. */
function across(s: Neverrift, card: Card, d: Direction): Card {
  return cardAt(s, neighbour(s, fieldOf(s, card), opposite(d)) as Field);
}

/** NR-96, NR-A18: without comparison, and it sets no other Liberate off. */
export function liberate(s: Neverrift, card: Card, other: Card, seat: Seat): void {
  if (!isCreature(s, other) || s.controller[other] === seat || !canBeTamed(s, other)) return;
  if (!isAdjacent(s, fieldOf(s, card), fieldOf(s, other))) return;
  s.log?.push({ do: "liberate", rule: "NR-96", ...held(s, card) });
  takeOver(s, other, seat, "NR-96");
}
