import { idOf } from "@rifthall/effects";
import { everyone, type Frame, NOBODY, NONE, type Seat } from "@rifthall/kernel/ids";
import { enter, outline, within } from "@rifthall/kernel/machine";
import { FRAME, finish, isOver, RESIGNATION, RESIGNED } from "@rifthall/kernel/state";
import { probe, unprobe } from "../../shared/probe.js";
import type { Holding } from "../content.js";
import { type BeyondTheRift, NOTES, scenarioRow } from "../table.js";

/** How a match ends, beside the kernel's own ways. */
export const VICTORY = 3;
const DEFEAT = 4;
export const REASONS = ["", "void", "resignation", "victory", "defeat"];

/** Why the heroes lost: what the scenario says (BR-6), a death (BR-107), or no Wounds left (BR-121). */
export type Loss = "scenario" | "death" | "wounds";
const LOSSES: Readonly<Record<Loss, string>> = { scenario: "BR-6", death: "BR-107", wounds: "BR-121" };

/** The rewards, and then it is over; its steps stand in `ending`. */
export const end = outline("ending", {});

/** BR-1: all win together. */
export function win(s: BeyondTheRift): void {
  if (isOver(s) || isEnding(s)) return;
  if (s.log !== null) s.log.push({ do: "victory", rule: "BR-6", scenario: s.shape.scenario.id });
  enter(s, end.id);
}

const isEnding = (s: BeyondTheRift): boolean => within(s, s.cell[FRAME] as Frame, end) !== NONE;

/** BR-1: all lose together, and at once. */
export function lose(s: BeyondTheRift, why: Loss): void {
  if (isOver(s)) return;
  noteSetback(s);
  if (s.log !== null) s.log.push({ do: "defeat", rule: LOSSES[why], scenario: s.shape.scenario.id, why });
  finish(s, NOBODY, DEFEAT);
}

/** What is taken home from a defeat: notes, and nothing that could ask. */
function noteSetback(s: BeyondTheRift): void {
  for (const node of s.shape.scenario.setback?.effect ?? []) {
    const bit = 1 << s.library.notes.indexOf(idOf(node.values, node.verb));
    if (node.verb === "note") s.tally[NOTES] |= bit;
    else if (node.verb === "forget") s.tally[NOTES] &= ~bit;
  }
}

/** BR-A81: looked at after each finished action, activation and step of a phase; BR-A28: a loss comes first. */
export function checkEnd(s: BeyondTheRift): void {
  if (isOver(s) || isEnding(s)) return;
  const { wins, loses } = s.shape.scenario;
  if (loses !== null && stands(s, loses)) lose(s, "scenario");
  else if (stands(s, wins)) win(s);
}

function stands(s: BeyondTheRift, holds: Holding): boolean {
  const f = probe(s, scenarioRow, NONE as Seat);
  const result = holds(s, f);
  unprobe(s, f);
  return result;
}

/** In a group a resignation counts when all have resigned; until then somebody else plays on for the seat. */
export function resign(s: BeyondTheRift, seat: Seat): void {
  s.cell[RESIGNED] |= 1 << seat;
  if (s.log !== null) s.log.push({ do: "resign", rule: "BR-1", seat });
  if (s.cell[RESIGNED] === everyone(s.shape.seats)) finish(s, NOBODY, RESIGNATION);
}
