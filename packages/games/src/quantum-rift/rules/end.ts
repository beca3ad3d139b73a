import { everyone, NOBODY, type Seat } from "@rifthall/kernel/ids";
import { finish, RESIGNATION, RESIGNED } from "@rifthall/kernel/state";
import type { QuantumRift } from "../table.js";

/** How a match ends, beside the kernel's own ways. */
const VICTORY = 3;
export const DEFEAT = 4;
export const REASONS = ["", "void", "resignation", "victory", "defeat"];

/** QR-3: the group has done what the chapter asks for; everyone still there wins. */
export function win(s: QuantumRift): void {
  if (s.log !== null) s.log.push({ do: "victory", rule: "QR-3", chapter: s.shape.chapter.id });
  finish(s, everyone(s.shape.seats), VICTORY);
}

/** QR-4: nobody is left. */
export function lose(s: QuantumRift): void {
  if (s.log !== null) s.log.push({ do: "defeat", rule: "QR-4", chapter: s.shape.chapter.id });
  finish(s, NOBODY, DEFEAT);
}

/** In a group a resignation counts when all have resigned; until then somebody else plays on for the seat. */
export function resign(s: QuantumRift, seat: Seat): void {
  s.cell[RESIGNED] |= 1 << seat;
  if (s.log !== null) s.log.push({ do: "resign", rule: "QR-4", seat });
  if (s.cell[RESIGNED] === everyone(s.shape.seats)) finish(s, NOBODY, RESIGNATION);
}
