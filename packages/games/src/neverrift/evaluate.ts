import { type Card, lowest, NONE, type Seat } from "@rifthall/kernel/ids";
import { canBeTamed, sideOf } from "./rules/values.js";
import {
  cardAt,
  type Direction,
  emptyFields,
  type Field,
  fieldOf,
  handOf,
  isCreature,
  isEmpty,
  isOut,
  type Neverrift,
  neighbour,
  nextSeat,
  occupied,
  PASSED,
  STRONGEST,
  TURN,
} from "./table.js";

/** What things are worth, a token being the measure. */
const TOKEN = 100;
const OPEN_SIDE = 30;
const BLOCK = 10;
const CARD = 12;
const ACTIVE = 45;
const PASS = 90;

/** Tokens count most; then how safe they are on their open sides, and cards to act with. All of it public. */
export function evaluate(s: Neverrift, seat: Seat): number {
  const { seats, fields } = s.shape;
  let value = 0;
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat && !isOut(s, other as Seat)) others++;
  const share = 1 / Math.max(1, others);
  // The fewer fields are left, the fewer attacks can still come.
  const left = emptyFields(s) / fields;
  for (let bits = occupied(s); bits !== 0; bits &= bits - 1) {
    const card = cardAt(s, lowest(bits) as Field);
    if (!isCreature(s, card)) continue;
    const worth = worthOf(s, card, left);
    if (s.controller[card] === seat) value += worth;
    else if (s.controller[card] !== NONE) value -= worth * share;
  }
  // Whose turn comes next draws: counted ahead of it, or ending one's turn would look like a loss.
  const drawer = s.tally[TURN] === seat ? nextSeat(s, seat) : seat;
  for (let other = 0; other < seats; other++) {
    const hand = s.size[handOf(other as Seat)] + (other !== seat && other === drawer ? 1 : 0);
    const kept =
      left * CARD * Math.min(8, hand) +
      (s.spent[other as Seat] === 0 ? ACTIVE : 0) -
      (s.tally[PASSED] === other ? PASS : 0);
    value += other === seat ? kept : -kept * share;
  }
  return Math.round(value);
}

/** A creature is worth its token, less what its weak sides towards empty fields may cost. */
function worthOf(s: Neverrift, card: Card, left: number): number {
  if (!canBeTamed(s, card)) return TOKEN;
  let risk = 0;
  const field = fieldOf(s, card);
  for (let d = 0; d < 4; d++) {
    const next = neighbour(s, field, d as Direction);
    if (next === NONE || !isEmpty(s, next)) continue;
    const weak = (STRONGEST - sideOf(s, card, d as Direction)) / STRONGEST;
    risk += OPEN_SIDE * weak;
  }
  return TOKEN - (risk * (1 + left)) / 2 + (s.block[card] > 0 ? BLOCK : 0);
}
