import { R } from "@rifthall/effects";
import { type Card, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { advance, dropSignal, get, leave, PREVIOUS, PROCEDURE, toEnd } from "@rifthall/kernel/machine";
import { FRAME, isOver, RESIGNATION, RESIGNED, SIGNALS, WAITING } from "@rifthall/kernel/state";
import { move } from "@rifthall/kernel/zone";
import {
  BASE,
  cardAt,
  type Field,
  graveyardOf,
  limboOf,
  type Neverrift,
  nextSeat,
  PASSED,
  PASSES,
  TURN,
} from "../table.js";
import { endIfAlone } from "./end.js";
import { match, mulligans } from "./match.js";

/** NR-57, NR-A27: with two the other wins; with more, what the seat was about lapses and the others go on. */
export function resign(s: Neverrift, seat: Seat): void {
  s.log?.push({ do: "resign", rule: "NR-57", seat });
  s.cell[RESIGNED] |= 1 << seat;
  for (let field = 0; field < s.shape.fields; field++) {
    const card = cardAt(s, field as Field);
    if (card !== NONE && s.controller[card] === seat) s.controller[card] = NONE as Seat;
  }
  endIfAlone(s, RESIGNATION);
  if (isOver(s)) return;
  s.tally[PASSES] = 0;
  if (s.tally[PASSED] === seat) s.tally[PASSED] = NONE;
  if (frameOf(s, mulligans.id) !== NONE) leaveMulligan(s, seat);
  else if (s.tally[TURN] === seat) leaveTurn(s, seat);
  else leaveEffects(s, seat);
  // What is asked may be another thing without its creatures, so it is asked anew.
  s.cell[WAITING] = 0;
  s.offer.seat = NONE;
  advance(s);
}

const isAsked = (s: Neverrift, seat: Seat): boolean => (s.cell[WAITING] & (1 << seat)) !== 0;
const procedureAt = (s: Neverrift, f: number): number => s.stack[f + PROCEDURE];

/** The innermost frame of that procedure. */
function frameOf(s: Neverrift, procedure: number): number {
  let f = s.cell[FRAME];
  while (f !== NONE && procedureAt(s, f) !== procedure) f = s.stack[f + PREVIOUS];
  return f;
}

function leaveMulligan(s: Neverrift, seat: Seat): void {
  if (isAsked(s, seat)) leave(s, s.cell[FRAME] as Frame);
}

/** Its turn is no pass: it ends where it is. */
function leaveTurn(s: Neverrift, seat: Seat): void {
  while (procedureAt(s, s.cell[FRAME]) !== match.id) leave(s, s.cell[FRAME] as Frame);
  for (let row = s.cell[SIGNALS] - 1; row >= 0; row--) dropSignal(s, row);
  s.tally[BASE] = 0;
  const limbo = limboOf(s.shape);
  for (let card: Card = s.head[limbo]; card !== NONE; card = s.head[limbo]) move(s, card, graveyardOf(s.owner[card]));
  s.tally[TURN] = nextSeat(s, seat);
}

/** In another's turn only its own effects end, and the one that asks it. */
function leaveEffects(s: Neverrift, seat: Seat): void {
  const top = s.cell[FRAME];
  for (let f = top; f !== NONE; f = s.stack[f + PREVIOUS]) {
    if (procedureAt(s, f) < s.library.own) continue;
    if (get(s, f as Frame, R.you) === seat || (f === top && isAsked(s, seat))) toEnd(s, f as Frame);
  }
}
