import { call, type Procedure, pointAt, resume } from "@rifthall/kernel/machine";
import { type BeyondTheRift, PHASE, phase } from "../table.js";
import type { Phase } from "../wire.js";
import { enemyPhase } from "./enemies.js";
import { heroPhase } from "./hero.js";
import { drawPhase, endPhase, rounds } from "./phases.js";
import { match } from "./setup.js";

const nextRound = pointAt(match, "rounds");
const behind = {
  hero: pointAt(rounds, "enemy"),
  enemy: pointAt(rounds, "quest"),
  quest: pointAt(rounds, "draw"),
  draw: pointAt(rounds, "end"),
  end: pointAt(rounds, "over"),
};
const UNDER_WAY = { hero: heroPhase, enemy: enemyPhase, draw: drawPhase, end: endPhase };

/** Puts the machine where a phase is under way and has done what the scenario does at its start. */
export function startAt(s: BeyondTheRift, at: Phase): void {
  const f = call(s, match);
  if (at === "setup") return;
  resume(s, f, nextRound);
  const g = call(s, rounds);
  s.tally[PHASE] = phase(at);
  resume(s, g, behind[at]);
  if (at !== "quest") call(s, UNDER_WAY[at] as Procedure<BeyondTheRift>);
}
