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

/** Is there an encounter whose DURATION reads what is changed? One that an effect has taken out of play has none. */
export const isWatching = (s: QuantumRift, changed: number): boolean =>
  s.tally[WATCHED] === 1 && activeEncounter(s) !== NONE && (defOf(s, activeEncounter(s)).watches & changed) !== 0;

/** Told after every change, and of what: looked at where the DURATION reads that. */
export function noticeDuration(s: QuantumRift, changed: number): void {
  if (isWatching(s, changed)) notice(s, watch);
}
