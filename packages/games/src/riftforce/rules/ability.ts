import { R } from "@rifthall/effects";
import { type Card, type Frame, NO_REF, NONE, type Seat } from "@rifthall/kernel/ids";
import { call, enter, entry, get, leave, procedure, run, set, settle } from "@rifthall/kernel/machine";
import { holds, SIGNALS } from "@rifthall/kernel/state";
import { guildOf, inPlay, locationOf, type Riftforce } from "../table.js";
import { sweep } from "./resolve.js";

const settling = settle<Riftforce>((s, _from, f, card, side) => begin(s, f, card, side as Seat));

/** What answers a destruction that a step asked about: it happens before the next step. */
export const aftermath = procedure("aftermath", {}, () => [settling]);

/** One card's ability: its effect is begun above it at once; here is the destruction it brought. */
export const ability = procedure("ability", { seat: holds.seat }, (r) => [
  entry("done"),
  // RF-50: what it destroys is destroyed when the whole of it is done.
  run<Riftforce>((s, f) => {
    sweep(s, get(s, f, r.seat));
    // Mostly nothing answers: then nothing is left to do.
    if (s.cell[SIGNALS] === 0) leave(s, f);
  }),
  settling,
]);

/** Fills the registers every effect starts with. */
export function begin(s: Riftforce, f: Frame, card: Card, you: Seat): void {
  set(s, f, R.self, card);
  set(s, f, R.you, you);
  set(s, f, R.that, NO_REF);
  set(s, f, R.here, inPlay(s, card) ? locationOf(s, card) : NONE);
  set(s, f, R.there, NONE);
}

/** Runs an effect of this card for this seat, by the number of its procedure. */
export function useAbility(s: Riftforce, card: Card, seat: Seat, effect: number): void {
  set(s, call(s, ability), ability.registers.seat, seat);
  begin(s, enter(s, effect), card, seat);
}

/** RF-42: a played card's own step, if its guild has one. */
export function whenPlayed(s: Riftforce, card: Card, seat: Seat): void {
  const effect = s.library.played[guildOf(s.def[card])];
  if (effect !== NONE) useAbility(s, card, seat, effect);
}
