import { handsOf, TRAINER } from "@rifthall/games/riftforce/facts";
import type { View } from "./wire.ts";

/** How many guilds a deck is made of. */
export const handSize = (view: View, owner: number): number => handsOf(view.mode, view.guilds.length)[owner] ?? 0;

/** Whose deck the pick is for: in solo play one seat picks for the trainer as well. */
export function drafter(view: View, seat: number | undefined): number | undefined {
  if (view.mode !== "solo") return seat;
  return (view.guilds[0]?.length ?? 0) < handSize(view, 0) ? 0 : TRAINER;
}
