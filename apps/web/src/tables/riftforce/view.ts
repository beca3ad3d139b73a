import { locationsIn, sideIn, sidesIn } from "@rifthall/games/riftforce/facts";
import type { Drafting, Lying, Seen, Stack } from "@rifthall/games/riftforce/wire";
import type { Picture, View } from "./wire.ts";

export const isDraft = (view: View): view is Drafting => view.offered !== undefined;
/** While guilds are chosen nobody has scored. */
export const scoreOf = (view: View, side: number): number => (isDraft(view) ? 0 : (view.scores[side] ?? 0));

/** Whose cards lie where: the owners of decks, by side. */
export function ownersOf(view: View, side: number): readonly number[] {
  return view.guilds.map((_, owner) => owner).filter((owner) => sideIn(view.mode, owner) === side);
}

/** The sides of the table: ours first, then the others in the order of play. */
export function sidesFrom(view: View, ours: number): readonly number[] {
  const sides = sidesIn(view.mode, view.guilds.length);
  return Array.from({ length: sides }, (_, i) => (ours + i) % sides);
}

/** Who sits below: those who only watch see the first seat there. */
export const ourSide = (view: View, seat: number | null): number => sideIn(view.mode, seat ?? 0);

/** The stack of one side at a location, the first card (at the rift) first. */
export const stackName = (location: number, side: number): Stack => `stack-${location}-${side}`;

const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;
export const roman = (location: number): string => ROMAN[location] ?? String(location + 1);

/** Where a card lies now: in a stack, or in somebody's hand or pile. */
export type Spot = { readonly zone: string; readonly index: number } & (
  | { readonly is: "stack"; readonly location: number; readonly side: number; readonly card: Lying }
  | { readonly is: "hand" | "pile"; readonly card: Seen }
);

export function spotOf({ view, scene }: Picture, row: number): Spot | null {
  for (let location = 0; location < locationsIn(view.mode); location++)
    for (const side of sidesFrom(view, 0)) {
      const zone = stackName(location, side);
      const index = scene.zones[zone]?.findIndex(({ id }) => id === row) ?? -1;
      const card = scene.zones[zone]?.[index];
      if (card) return { is: "stack", zone, index, location, side, card };
    }
  for (const owner of view.guilds.keys())
    for (const kind of ["hand", "deck", "discard"] as const) {
      const zone = `${kind}-${owner}` as const;
      const index = scene.zones[zone]?.findIndex(({ id }) => id === row) ?? -1;
      const card = scene.zones[zone]?.[index];
      if (card) return { is: kind === "hand" ? "hand" : "pile", zone, index, card };
    }
  return null;
}
