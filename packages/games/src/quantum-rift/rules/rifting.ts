import { type Card, kindOf, NONE, option, type Seat } from "@rifthall/kernel/ids";
import { ask, call, get, procedure, run, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { probe, unprobe } from "../../shared/probe.js";
import { controller, defOf, LIMBO, type QuantumRift } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { putAway } from "./cards.js";
import { startEffect } from "./resolve.js";
import { discard } from "./units.js";

const ACCEPT = kind("accept");
const DECLINE = kind("decline");

/** What a card that was used to Rift does besides, before it goes. */
export function startRifting(s: QuantumRift, seat: Seat, card: Card): void {
  if (defOf(s, card).procedures.riftEffect === undefined) {
    afterRift(s, seat, card);
    return;
  }
  const f = call(s, rifting);
  set(s, f, rifting.registers.card, card);
  set(s, f, rifting.registers.seat, seat);
}

/** QR-42: to the discard, after its effect. */
function afterRift(s: QuantumRift, seat: Seat, card: Card): void {
  if (s.zone[card] === LIMBO) putAway(s, card, seat);
  else if (controller(s, card) === seat) discard(s, card, "QR-A28");
}

/** QR-39: the RIFT effect may be triggered; asked only if it would change something. */
export const rifting = procedure("rifting", { card: holds.card, seat: holds.seat }, (r) => [
  ask<QuantumRift>({
    prompt: "rift-effect",
    who: r.seat,
    options: (s, f) => {
      const card = get(s, f, r.card);
      const { riftAble } = defOf(s, card);
      const p = probe(s, card, get(s, f, r.seat));
      const useful = riftAble?.(s, p) ?? false;
      unprobe(s, p);
      if (!useful) return;
      s.offer.add(option(ACCEPT));
      s.offer.add(option(DECLINE));
    },
    choose: (s, f, o) => {
      const card = get(s, f, r.card);
      const { riftEffect = NONE } = defOf(s, card).procedures;
      if (kindOf(o) === ACCEPT) startEffect(s, card, get(s, f, r.seat), riftEffect);
    },
  }),
  run<QuantumRift>((s, f) => afterRift(s, get(s, f, r.seat), get(s, f, r.card))),
]);
