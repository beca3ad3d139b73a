import { EVERYTHING } from "@rifthall/effects";
import type { MatchOptions } from "@rifthall/kernel/game";
import { NOBODY, NONE } from "@rifthall/kernel/ids";
import { finish } from "@rifthall/kernel/state";
import { shown, unknown } from "@rifthall/kernel/text";
import { bad, fieldsOf, whole } from "../../shared/position.js";
import { noticeDuration } from "../rules/duration.js";
import { DEFEAT } from "../rules/end.js";
import { clearTable } from "../rules/setup.js";
import { startAt } from "../rules/start.js";
import {
  DISTANCE,
  defOf,
  ENCOUNTER,
  LOCATION,
  living,
  MIXED,
  MOST_MARKERS,
  MOST_ROUNDS,
  PHASE,
  PHASES,
  type Phase,
  phase,
  type QuantumRift,
  ROUND,
  THREAT,
  WATCHED,
} from "../table.js";
import { Dealer } from "./deal.js";
import { FIELDS } from "./fields.js";

/** The chapter, heroes and seats a position is for. */
export function framePosition(position: unknown, options: MatchOptions): { options: MatchOptions; seats: number } {
  const p = fieldsOf(position, FIELDS, "a position");
  const named = (key: string): string => {
    const value = p[key] ?? options[key];
    if (typeof value !== "string") throw bad(`${key} must be a name`);
    return value;
  };
  const seats = Array.isArray(p.players) ? p.players.length : 1;
  if (seats < 1 || seats > 2) throw bad(`players has ${seats} entries; 1 or 2 play`);
  const mode = p.mode ?? (seats === 2 ? "pair" : "solo");
  if (mode !== (seats === 2 ? "pair" : "solo")) throw bad(`mode is ${shown(mode)}, but ${seats} play`);
  return { options: { ...options, mode: String(mode), chapter: named("chapter"), hero: named("hero") }, seats };
}

/** Sets the columns as a position says and puts the machine at the phase it names. */
export function readPosition(s: QuantumRift, position: unknown): void {
  const p = fieldsOf(position, FIELDS, "a position");
  clearTable(s);
  const phases: readonly string[] = PHASES;
  const at = p.phase ?? "deployment";
  if (typeof at !== "string" || !phases.includes(at)) throw bad(`phase: ${unknown("phase", at, phases)}`);
  s.tally[ROUND] = whole(p, "round", 0, MOST_ROUNDS, at === "setup" ? 0 : 1);
  s.tally[PHASE] = phase(at as Phase);
  if (p.mixed !== undefined && typeof p.mixed !== "boolean")
    throw bad(`mixed must be true or false, not ${JSON.stringify(p.mixed)}`);
  s.tally[MIXED] = p.mixed === true ? 1 : 0;
  new Dealer(s).deal(p);
  s.tally[DISTANCE] = whole(
    p,
    "distance",
    0,
    MOST_MARKERS,
    s.head[LOCATION] === NONE ? 0 : (defOf(s, s.head[LOCATION]).distance ?? 0),
  );
  s.tally[THREAT] = whole(p, "threat", 0, MOST_MARKERS, 0);
  if (s.tally[THREAT] > 0 && s.head[ENCOUNTER] === NONE) throw bad("threat lies on an encounter; there is none");
  s.tally[WATCHED] = s.head[ENCOUNTER] === NONE ? 0 : 1;
  noticeDuration(s, EVERYTHING.writes);
  startAt(s, at as Phase);
  // QR-4
  if (living(s) === NOBODY) finish(s, NOBODY, DEFEAT);
}
