import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { dropSignal, type Item } from "@rifthall/kernel/machine";
import { FRAME, SIGNALS } from "@rifthall/kernel/state";
import { type BeyondTheRift, defOf, scenarioRow } from "../table.js";
import type { Answering } from "../wire.js";
import { buryDead } from "./areas.js";
import { checkEnd } from "./end.js";
import { onCard } from "./name.js";
import { startRun } from "./resolve.js";

/**
 * BR-A81: after each step what died is buried, what waits is done, the oldest first and each to its end before the next,
 * and then the end is looked for.
 */
export const settled: Item<BeyondTheRift> = {
  again: true,
  step: (s) => {
    const frame = s.cell[FRAME];
    if (s.cell[SIGNALS] === 0) buryDead(s);
    // A window may have opened for what was buried.
    if (s.cell[FRAME] !== frame) return false;
    if (s.cell[SIGNALS] > 0) {
      answer(s);
      return false;
    }
    checkEnd(s);
    return true;
  },
};

/** What the card or the scenario answers with that: for the log. */
function whenOf(s: BeyondTheRift, self: Card, effect: number): Answering {
  const own = self === scenarioRow ? s.shape.scenario : defOf(s, self);
  if (own.killed?.procedure === effect) return "killed";
  return own.spawned?.procedure === effect ? "spawned" : "opened";
}

function answer(s: BeyondTheRift): void {
  const effect = s.signalAnswer[0];
  const self = s.signalCard[0] as Card;
  const that = s.signalNote[0] as Card;
  dropSignal(s, 0);
  if (s.log !== null) s.log.push({ do: "trigger", rule: "BR-3", ...onCard(s, self), word: whenOf(s, self, effect) });
  startRun(s, self, NONE as Seat, effect, that);
}
