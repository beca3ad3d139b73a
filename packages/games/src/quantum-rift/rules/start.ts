import { call, type Point, pointAt, resume } from "@rifthall/kernel/machine";
import type { Phase, QuantumRift } from "../table.js";
import { combat } from "./combat.js";
import { deployment, initial } from "./deployment.js";
import { explore } from "./phases.js";
import { adventure, turn } from "./turn.js";

/** Where the adventure and a turn go on when a phase is done that runs; the last three are begun by the turn itself. */
const dealt = pointAt(adventure, "set up");
const nextTurn = pointAt(adventure, "turn");
const behind: Readonly<Partial<Record<Phase, Point>>> = {
  deployment: pointAt(turn, "deployed"),
  combat: pointAt(turn, "fought"),
  explore: pointAt(turn, "explored"),
  threat: pointAt(turn, "explored"),
  regroup: pointAt(turn, "threatened"),
  end: pointAt(turn, "regrouped"),
};

/** Puts the machine at the beginning of a phase. */
export function startAt(s: QuantumRift, phase: Phase): void {
  const root = call(s, adventure);
  if (phase === "setup") {
    resume(s, root, dealt);
    call(s, initial);
    return;
  }
  resume(s, root, nextTurn);
  const now = call(s, turn);
  const point = behind[phase];
  if (point) resume(s, now, point);
  if (phase === "deployment") call(s, deployment);
  else if (phase === "combat") call(s, combat);
  else if (phase === "explore") call(s, explore);
}
