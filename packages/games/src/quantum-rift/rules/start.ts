import { call, PC } from "@rifthall/kernel";
import type { Phase, QuantumRift } from "../table.js";
import { combat } from "./combat.js";
import { deployment, initial } from "./deployment.js";
import { explore } from "./phases.js";
import { adventure, turn } from "./turn.js";

/** Steps of the adventure and of a turn that are behind when a phase begins. */
const SET_UP = 6;
const DONE: Readonly<Record<Phase, number>> = {
  setup: 0,
  start: 0,
  deployment: 9,
  combat: 10,
  explore: 11,
  threat: 11,
  regroup: 12,
  end: 13,
};

/** Puts the machine at the beginning of a phase. */
export function startAt(s: QuantumRift, phase: Phase): void {
  const root = call(s, adventure);
  if (phase === "setup") {
    s.stack[root + PC] = 1;
    call(s, initial);
    return;
  }
  s.stack[root + PC] = SET_UP;
  s.stack[call(s, turn) + PC] = DONE[phase];
  if (phase === "deployment") call(s, deployment);
  else if (phase === "combat") call(s, combat);
  else if (phase === "explore") call(s, explore);
}
