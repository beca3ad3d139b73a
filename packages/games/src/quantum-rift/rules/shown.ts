import type { Frame } from "@rifthall/kernel/ids";
import type { QuantumRift } from "../table.js";
import type { Roll } from "../wire.js";
import { faceOf, rollSeat } from "./dice.js";
import { bonus, colours, isRifted, riftOf, successes, thresholdOf, totalOf } from "./roll.js";

/** The roll as everybody sees it; dice that are not thrown yet show 0. */
export function rollNow(s: QuantumRift, f: Frame): Roll {
  const needs = thresholdOf(s, f);
  const shades = colours(s, f);
  const dice = shades.map((colour, i) => {
    const total = totalOf(s, f, i);
    const face = faceOf(s, f, i);
    const success = face > 0 && total >= needs;
    return { face, added: bonus(s, f, i), rift: riftOf(s, f, i), total, colour, rifted: isRifted(s, f, i), success };
  });
  return { seat: rollSeat(s, f), needs, successes: dice.filter((d) => d.success).length, dice };
}

/** How many would succeed with so much more on that die. */
export function successesWith(s: QuantumRift, f: Frame, i: number, more: number): number {
  if (more === 0) return successes(s, f);
  const [now, needs] = [totalOf(s, f, i), thresholdOf(s, f)];
  return successes(s, f) + (now < needs && now + more >= needs ? 1 : 0);
}
