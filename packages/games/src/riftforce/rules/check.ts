import type { Seat } from "@rifthall/kernel/ids";
import { AREA } from "../facts.js";
import { HAND, handOf, IDLE, type Location, type Riftforce, type Side, sideOfSeat, stackAt } from "../table.js";
import { draw, score } from "./resolve.js";

/** RF-45: first a point for each location controlled, then draw to 7. */
export function check(s: Riftforce, seat: Seat): void {
  const side = sideOfSeat(s, seat);
  if (s.log !== null) s.log.push({ do: "check", rule: "RF-45", seat });
  const points = controlled(s, side, firstOf(s, seat), lastOf(s, seat));
  if (points > 0) score(s, side, points, "RF-45");
  let drawn = 0;
  while (s.size[handOf(seat)] < HAND && draw(s, seat, "RF-45")) drawn++;
  // RF-48: a check that neither scored nor drew changes nothing.
  s.tally[IDLE] = points + drawn > 0 ? 0 : s.tally[IDLE] + 1;
}

/** RF-75: in a team only the three locations of your own area; the lone player counts all six. */
const isLone = (s: Riftforce, seat: Seat): boolean => s.shape.mode === "team" && s.shape.seats === 3 && seat === 1;
const firstOf = (s: Riftforce, seat: Seat): number =>
  s.shape.mode === "team" && !isLone(s, seat) && seat >= 2 ? AREA : 0;
const lastOf = (s: Riftforce, seat: Seat): number =>
  s.shape.mode === "team" && !isLone(s, seat) && seat < 2 ? AREA - 1 : s.shape.locations - 1;

export function controlled(s: Riftforce, side: Side, first: number, last: number): number {
  let points = 0;
  for (let location = first; location <= last; location++) if (controls(s, side, location as Location)) points++;
  return points;
}

/** A card of your side is there and none of any other. */
function controls(s: Riftforce, side: Side, location: Location): boolean {
  if (s.size[stackAt(s, location, side)] === 0) return false;
  for (let other = 0; other < s.shape.sides; other++)
    if (other !== side && s.size[stackAt(s, location, other as Side)] > 0) return false;
  return true;
}
