import { R } from "@rifthall/effects";
import { type Frame, includes, NONE, type Seat } from "@rifthall/kernel/ids";
import { enter, get, PREVIOUS, run, set, stepsOf, within } from "@rifthall/kernel/machine";
import { type BeyondTheRift, LIMBO } from "../table.js";
import { discardRevealed, toDiscard } from "./cards.js";
import { begin, resolve } from "./resolve.js";

/** The effect, then what it revealed is discarded (BR-129), then the card that was played for it (BR-54). */
export const resolving = stepsOf(resolve, (r) => [
  run<BeyondTheRift>((s, f) => {
    if (get(s, f, r.effect) === NONE) return;
    const inner = enter(s, get(s, f, r.effect));
    begin(s, inner, get(s, f, r.card), get(s, f, r.you));
    set(s, inner, R.that, get(s, f, r.that));
  }),
  run<BeyondTheRift>((s, f) => {
    const card = get(s, f, r.card);
    for (let seat = 0 as Seat; seat < s.shape.seats; seat++)
      if (includes(get(s, f, r.revealed), seat) && !isInUse(s, f, seat)) discardRevealed(s, seat);
    if (get(s, f, r.played) === 1 && s.zone[card] === LIMBO) toDiscard(s, card);
  }),
]);

/** Has an effect around this one revealed cards of that hero? They stay until that is over. */
function isInUse(s: BeyondTheRift, f: Frame, seat: Seat): boolean {
  let around = f;
  do around = within(s, s.stack[around + PREVIOUS] as Frame, resolve);
  while (around !== NONE && !includes(get(s, around, resolve.registers.revealed), seat));
  return around !== NONE;
}
