import { NONE, type Seat } from "@rifthall/kernel/ids";
import { notice, type Watch } from "@rifthall/kernel/machine";
import { probe, unprobe } from "../../shared/probe.js";
import { activeEncounter, defOf, LATCHED, type QuantumRift, WATCHED } from "../table.js";

/** QR-47: does the active encounter's DURATION hold? */
function lasts(s: QuantumRift): boolean {
  const card = activeEncounter(s);
  if (card === NONE) return true;
  const holds = s.rulings.durationCountsExhausted ? defOf(s, card).lastsLonger : defOf(s, card).lasts;
  if (holds === null) return true;
  const f = probe(s, card, NONE as Seat);
  const result = holds(s, f);
  unprobe(s, f);
  return result;
}

/** QR-A36: latched when it first turns false. What it then does is told where effects end. */
export const duration: Pick<Watch<QuantumRift>, "when" | "latch"> = {
  when: (s) => s.tally[WATCHED] === 1 && !lasts(s),
  latch: {
    held: (s) => s.tally[LATCHED] === 1,
    hold: (s, on) => {
      s.tally[LATCHED] = on ? 1 : 0;
    },
  },
};

const watch: Watch<QuantumRift> = { ...duration, boundary: "", act: () => {} };

/** What the DURATION of the encounter reads, if there is one: one that an effect has taken out of play has none. */
export function watched(s: QuantumRift): number {
  const card = activeEncounter(s);
  return s.tally[WATCHED] === 1 && card !== NONE ? defOf(s, card).watches : 0;
}

/** Told after every change, and of what: looked at where the DURATION reads that. */
export function noticeDuration(s: QuantumRift, changed: number): void {
  if ((watched(s) & changed) !== 0) notice(s, watch);
}
