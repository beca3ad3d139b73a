import { NONE, type Seat } from "@rifthall/kernel/ids";
import { controls } from "./rules/check.js";
import { handOf, type Location, numberOf, type Riftforce, type Side, sideOfSeat, stackAt } from "./table.js";

const POINT = 100;
const LIFE = 5;
const CONTROL = 30;
const HELD_CARD = 6;

/** Points count most, then the life left on the table, places controlled, and cards to act with. All of it public. */
export function evaluate(s: Riftforce, seat: Seat): number {
  const mine = sideOfSeat(s, seat);
  let value = HELD_CARD * s.size[handOf(seat)];
  for (let side = 0; side < s.shape.sides; side++) {
    const worth = worthOf(s, side as Side);
    value += side === mine ? worth : -Math.trunc(worth / (s.shape.sides - 1));
  }
  return value;
}

function worthOf(s: Riftforce, side: Side): number {
  let worth = POINT * s.score[side];
  for (let location = 0; location < s.shape.locations; location++) {
    if (controls(s, side, location as Location)) worth += CONTROL;
    for (let c = s.head[stackAt(s, location as Location, side)]; c !== NONE; c = s.next[c])
      worth += LIFE * (numberOf(s.def[c]) - s.damage[c]);
  }
  return worth;
}
