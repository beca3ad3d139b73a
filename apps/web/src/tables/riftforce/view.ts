import type { Picture } from "@rifthall/host";
import type { SeenCard } from "@rifthall/kernel";

export type Mode = "duel" | "team" | "free-for-all" | "solo";

/** The position as the engine tells it; while guilds are chosen there is nothing on the table yet. */
export interface View {
  readonly mode: Mode;
  readonly guilds: readonly (readonly string[])[];
  readonly first: number;
  readonly offered?: readonly string[];
  readonly turn?: number;
  readonly scores?: readonly number[];
  readonly plan?: number;
}

export const GOAL = 12;
/** The trainer of solo play owns a deck and a side, but nobody sits there. */
export const TRAINER = 1;

export const viewOf = (picture: Picture): View => picture.view as unknown as View;
export const isDraft = (view: View): boolean => view.offered !== undefined;

export const sideOfSeat = (mode: Mode, seat: number): number => (mode === "team" ? seat & 1 : seat);

/** Whose cards lie where: the owners of decks, by side. */
export function ownersOf(view: View, side: number): readonly number[] {
  return view.guilds.map((_, owner) => owner).filter((owner) => sideOfSeat(view.mode, owner) === side);
}

/** The sides of the table: ours first, then the others in the order of play. */
export function sidesFrom(view: View, ours: number): readonly number[] {
  const sides = view.mode === "team" ? 2 : view.guilds.length;
  return Array.from({ length: sides }, (_, i) => (ours + i) % sides);
}

/** Who sits below: those who only watch see the first seat there. */
export const ourSide = (view: View, seat: number | null): number => sideOfSeat(view.mode, seat ?? 0);

export const locationsOf = (view: View): number => (view.mode === "team" ? 6 : 5);

/** The stack of one side at a location, the first card (at the rift) first. */
export const stackName = (location: number, side: number): string => `stack-${location}-${side}`;

/** In team play the first two sit at the first area, the others at the second; a lone player sits at both. */
export function areaOf(view: View, owner: number): readonly number[] {
  if (view.mode !== "team") return [0];
  if (view.guilds.length === 3 && owner === 1) return [0, 1];
  return [owner < 2 ? 0 : 1];
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;
export const roman = (location: number): string => ROMAN[location] ?? String(location + 1);

/** Where a card lies now. */
interface Spot {
  readonly zone: string;
  readonly index: number;
  readonly card: SeenCard;
}
export function spotOf(picture: Picture, row: number): Spot | null {
  for (const [zone, cards] of Object.entries(picture.scene.zones)) {
    const index = cards.findIndex(({ id }) => id === row);
    const card = cards[index];
    if (card) return { zone, index, card };
  }
  return null;
}

/** Location and side of a stack by its zone's name. */
export function stackOf(zone: string): { readonly location: number; readonly side: number } | null {
  const found = /^stack-(\d+)-(\d+)$/.exec(zone);
  return found ? { location: Number(found[1]), side: Number(found[2]) } : null;
}

export const damageOf = (card: SeenCard): number => (typeof card.damage === "number" ? card.damage : 0);
