import { boundary, entry, goto, procedure, proceedIf, run } from "@rifthall/kernel/machine";
import { POSITION, positionCount, type Riftforce, seatAt } from "../table.js";
import { endings, hasLeft } from "./end.js";
import { startPlan } from "./plan.js";
import { startAction } from "./turn.js";

/** Everyone acts in order, one action each; between rounds the match may end. */
export const rounds = procedure("rounds", {}, () => [
  entry("turn"),
  run<Riftforce>((s) => {
    const seat = seatAt(s, s.tally[POSITION]);
    if (!hasLeft(s, seat)) startAction(s, seat);
  }),
  // RF-83: after each of your actions the trainer's top plan runs.
  run<Riftforce>((s) => {
    if (s.shape.mode === "solo") startPlan(s);
  }),
  proceedIf<Riftforce>((s) => {
    const complete = ++s.tally[POSITION] === positionCount(s);
    if (complete) s.tally[POSITION] = 0;
    return complete;
  }, "turn"),
  boundary("round", endings),
  goto("turn"),
]);
