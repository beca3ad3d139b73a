import { TRAINER, type View } from "./view.ts";

/** How many guilds a deck is made of: three each among four in teams and in a team of two, else four. */
export function handSize(view: View, owner: number): number {
  if (view.mode !== "team") return 4;
  return view.guilds.length === 3 && owner === 1 ? 4 : 3;
}

/** Whose deck the pick is for: in solo play one seat picks for the trainer as well. */
export function drafter(view: View, seat: number | undefined): number | undefined {
  if (view.mode !== "solo") return seat;
  return (view.guilds[0]?.length ?? 0) < handSize(view, 0) ? 0 : TRAINER;
}
