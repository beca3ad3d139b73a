import type { Seat } from "@rifthall/kernel";
import { everyone, finish, NOBODY, RESIGNATION, RESIGNED } from "@rifthall/kernel";
import type { QuantumRift } from "../table.js";

/** How a match ends, beside the kernel's own ways. */
export const VICTORY = 3;
export const DEFEAT = 4;
export const REASONS = ["", "void", "resignation", "victory", "defeat"];

/** In a group a resignation counts when all have resigned; until then somebody else plays on for the seat. */
export function resign(s: QuantumRift, seat: Seat): void {
  s.cell[RESIGNED] |= 1 << seat;
  if (s.log !== null) s.log.push({ do: "resign", rule: "QR-4", seat });
  if (s.cell[RESIGNED] === everyone(s.shape.seats)) finish(s, NOBODY, RESIGNATION);
}
