import { type Def, kindOf, option, placeOf, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask, call, get, procedure, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { distinctDefs } from "../../shared/distinct.js";
import { HAND, handOf, type Location, type Riftforce } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { canActivate, startActivate } from "./activate.js";
import { check } from "./check.js";
import { startPlay } from "./play.js";

const PLAY = kind("play");
const DISCARD = kind("discard");
const CHECK = kind("check");

/** A turn is exactly one action: Play, Activate, or Check & Draw. RF-47: one of them is always legal. */
export const action = procedure("action", { seat: holds.seat }, (r) => [
  ask<Riftforce>({
    prompt: "action",
    sure: true,
    who: r.seat,
    options: (s, f) => {
      const seat = get(s, f, r.seat);
      const { offer } = s;
      const { locations } = s.shape;
      const n = distinctDefs(s, handOf(seat));
      const hand = s.scratch;
      for (let i = 0; i < n; i++) offer.addPlaces(option(PLAY, hand[i]), locations);
      for (let i = 0; i < n; i++) if (canActivate(s, seat, hand[i] as Def)) offer.add(option(DISCARD, hand[i]));
      if (mayCheck(s, seat)) offer.add(option(CHECK));
    },
    choose: (s, f, o) => {
      const seat = get(s, f, r.seat);
      const def = thingOf(o) as Def;
      if (kindOf(o) === PLAY) startPlay(s, seat, def, placeOf(o) as Location);
      else if (kindOf(o) === DISCARD) startActivate(s, seat, def);
      else check(s, seat);
    },
  }),
]);

/** RF-45: only with fewer than 7 cards in hand. */
export const mayCheck = (s: Riftforce, seat: Seat): boolean => s.size[handOf(seat)] < HAND;

export function startAction(s: Riftforce, seat: Seat): void {
  set(s, call(s, action), action.registers.seat, seat);
}
