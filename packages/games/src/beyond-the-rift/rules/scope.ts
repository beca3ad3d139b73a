import { type Frame, NONE } from "@rifthall/kernel/ids";
import { outline, PREVIOUS, PROCEDURE, within } from "@rifthall/kernel/machine";
import type { BeyondTheRift } from "../table.js";
import { resolve } from "./resolve.js";

/** BR-40: one round; its steps stand in `phases`. */
export const round = outline("round", {});

export const roundFrame = (s: BeyondTheRift, f: Frame): Frame => within(s, f, round);

/** The frame of the phase under way; the round's where the scenario's own part of a phase runs. */
export function phaseFrame(s: BeyondTheRift, f: Frame): Frame {
  const around = roundFrame(s, f);
  if (around === NONE || around === f) return around;
  let inner = f;
  while (s.stack[inner + PREVIOUS] !== around) inner = s.stack[inner + PREVIOUS] as Frame;
  return s.stack[inner + PROCEDURE] === resolve.id ? around : inner;
}
