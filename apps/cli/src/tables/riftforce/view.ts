import { areasOf, sideIn } from "@rifthall/games/riftforce/facts";
import type { Lying, Playing } from "@rifthall/games/riftforce/wire";
import { bottom } from "../sight.js";
import type { Sight } from "./wire.js";

type Table = Pick<Playing, "scores" | "hands" | "decks" | "discards" | "locations">;
/** While guilds are drafted nothing lies on the table yet. */
const BARE: Table = { scores: [], hands: [], decks: [], discards: [], locations: [] };

/** The position as the game's notation writes it; cards nobody has shown the reader are "?". */
export const viewOf = ({ view }: Sight) => ({ ...BARE, ...view });
export type View = ReturnType<typeof viewOf>;

/** A side's cards at a location, the first at the rift. */
export const stackAt = ({ scene }: Sight, location: number, side: number): readonly Lying[] =>
  scene.zones[`stack-${location}-${side}`] ?? [];

/** Decks there are: one per seat, and the trainer's in solo. */
export const owners = (v: View): number[] => v.guilds.map((_, owner) => owner);
export const isTrainer = (v: View, owner: number): boolean => v.mode === "solo" && owner > 0;
export const sideOf = (v: View, owner: number): number => sideIn(v.mode, owner);
export const ownersOf = (v: View, side: number): number[] => owners(v).filter((owner) => sideOf(v, owner) === side);

/** The other sides in turn order from the far end, so that the next one to act is nearest the rift. */
export function otherSides(sight: Sight): number[] {
  const v = viewOf(sight);
  const count = v.scores.length;
  const own = sideOf(v, bottom(sight));
  return Array.from({ length: count - 1 }, (_, i) => (own + count - 1 - i) % count);
}

export const areas = (v: View, seat: number): readonly number[] => areasOf(v.mode, v.guilds.length, seat);

/** RF-45: who has a card at a location where nobody else has one. */
export function controller(stacks: readonly (readonly string[])[]): number | null {
  const held = stacks.flatMap((stack, side) => (stack.length > 0 ? [side] : []));
  return held.length === 1 ? held[0] : null;
}
