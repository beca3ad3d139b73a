import { EVERYTHING } from "@rifthall/effects";
import { type Card, type Def, NONE } from "@rifthall/kernel/ids";
import { signal } from "@rifthall/kernel/machine";
import { findDef, move } from "@rifthall/kernel/zone";
import {
  ASIDE,
  activeEncounter,
  activeLocation,
  DISTANCE,
  defOf,
  ENCOUNTER,
  ENCOUNTER_POOL,
  LOCATION,
  LOCATION_STACK,
  MOST_MARKERS,
  type QuantumRift,
  THREAT,
  trigger,
  WAITING_ENCOUNTERS,
  WATCHED,
} from "../table.js";
import { DISTANCES, THREATS } from "../verbs/touches.js";
import { noticeDuration } from "./duration.js";
import { onCard } from "./name.js";

/** QR-17, QR-97, QR-A31: the named encounter becomes active, or waits for the active one to be complete. */
export function startEncounter(s: QuantumRift, def: Def): void {
  const card = findDef(s, ENCOUNTER_POOL, def);
  if (card === NONE) return;
  if (activeEncounter(s) !== NONE) {
    move(s, card, WAITING_ENCOUNTERS);
    if (s.log !== null) s.log.push({ do: "wait", rule: "QR-A31", ...onCard(s, card) });
  } else activate(s, card);
}

/** QR-92: threat starts at 0. */
export function activate(s: QuantumRift, card: Card): void {
  move(s, card, ENCOUNTER);
  s.tally[THREAT] = 0;
  // QR-A38: an effect may have taken the one before out of play while it was watched.
  s.tally[WATCHED] = 0;
  if (s.log !== null) s.log.push({ do: "encounter", rule: "QR-17", ...onCard(s, card) });
  enterPlay(s, card);
}

/**
 * Is that location still to come? Everybody knows: the chapter has it, and its card lies nowhere else. So it is told by
 * what lies open, and not by the stack, of which a view shows no card.
 */
export function isAhead(s: QuantumRift, def: Def): boolean {
  for (let c = 0; c < s.shape.cards; c++) {
    const card = c as Card;
    if (s.def[card] === def && s.zone[card] !== LOCATION_STACK) return false;
  }
  return s.shape.rows.some((row) => row.def === def);
}

/** QR-85: the named location becomes the active one; QR-A18: the old one is set aside. QR-A19: the name wins. */
export function travel(s: QuantumRift, def: Def): void {
  const card = findDef(s, LOCATION_STACK, def);
  if (card === NONE) return;
  if (activeLocation(s) !== NONE) move(s, activeLocation(s), ASIDE);
  move(s, card, LOCATION);
  s.tally[DISTANCE] = 0;
  if (s.log !== null) s.log.push({ do: "travel", rule: "QR-85", ...onCard(s, card) });
  enterPlay(s, card);
}

/** QR-94: what enters play is revealed; its REVEAL waits its turn. */
export function enterPlay(s: QuantumRift, card: Card): void {
  signal(s, s.library.triggers, trigger("reveal"), card, s.stay[card]);
  if (defOf(s, card).procedures.reveal === undefined) revealed(s, card);
}

/** QR-24, QR-85: after a location's REVEAL come its Distance counters; QR-A38: an encounter's DURATION begins. */
export function revealed(s: QuantumRift, card: Card): void {
  if (card === activeLocation(s)) changeDistance(s, defOf(s, card).distance ?? 0, "QR-85");
  if (card === activeEncounter(s)) s.tally[WATCHED] = 1;
  noticeDuration(s, EVERYTHING.writes);
}

/** Never below 0 (QR-86), and never more than the table can hold. */
const markers = (n: number): number => Math.max(0, Math.min(MOST_MARKERS, n));

export function changeDistance(s: QuantumRift, by: number, rule: string): void {
  const before = s.tally[DISTANCE];
  s.tally[DISTANCE] = markers(before + by);
  const left = s.tally[DISTANCE];
  if (s.log !== null && before !== left)
    s.log.push({ do: "distance", rule, ...onCard(s, activeLocation(s)), n: left - before, left });
  noticeDuration(s, DISTANCES);
}

export function changeThreat(s: QuantumRift, by: number, rule: string): void {
  const card = activeEncounter(s);
  if (card === NONE) return;
  const before = s.tally[THREAT];
  s.tally[THREAT] = markers(before + by);
  const left = s.tally[THREAT];
  if (s.log !== null && before !== left) s.log.push({ do: "threat", rule, ...onCard(s, card), n: left - before, left });
  noticeDuration(s, THREATS);
}
