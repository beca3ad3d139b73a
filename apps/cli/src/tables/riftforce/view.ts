import type { Seat } from "@rifthall/kernel";
import type { Sight } from "../drawing.js";

export const GOAL = 12;

/** The position as the game's notation writes it; cards nobody has shown the reader are "?". */
export interface View {
  readonly mode: string;
  readonly guilds: readonly (readonly string[])[];
  readonly turn?: number;
  readonly plan?: number;
  readonly scores: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly decks: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
  /** By location and side, first card first. */
  readonly locations: readonly (readonly (readonly string[])[])[];
  /** Only while guilds are drafted. */
  readonly offered?: readonly string[];
}

const BARE = { scores: [], hands: [], decks: [], discards: [], locations: [] };
/** While guilds are drafted nothing lies on the table yet. */
export const viewOf = ({ view }: Sight): View => ({ ...BARE, ...view }) as unknown as View;

export interface Plan {
  readonly kind: string;
  readonly location: number;
  readonly numbers?: readonly number[];
}

/** What of the content the drawing needs besides the texts of cards. */
interface Book {
  readonly challenges: readonly { readonly id: string; readonly number: number; readonly stars: number }[];
  readonly addOns: readonly { readonly id: string }[];
  readonly plans: readonly Plan[];
}
export const bookOf = ({ content }: Sight): Book => content as unknown as Book;

/** Decks there are: one per seat, and the trainer's in solo. */
export const owners = (v: View): number[] => v.guilds.map((_, owner) => owner);
export const isTrainer = (v: View, owner: number): boolean => v.mode === "solo" && owner > 0;
export const sideOf = (v: View, owner: number): number => (v.mode === "team" ? owner % 2 : owner);
export const ownersOf = (v: View, side: number): number[] => owners(v).filter((owner) => sideOf(v, owner) === side);

/** The reader's own seat; who only watches looks from the first. */
export const bottom = ({ viewer }: Sight): Seat => viewer ?? (0 as Seat);

/** The other sides in turn order from the far end, so that the next one to act is nearest the rift. */
export function otherSides(sight: Sight): number[] {
  const v = viewOf(sight);
  const count = v.scores.length;
  const own = sideOf(v, bottom(sight));
  return Array.from({ length: count - 1 }, (_, i) => (own + count - 1 - i) % count);
}

/** RF-71: positions 1 and 2 sit at the first three locations, 3 and 4 at the others; a lone player at both. */
export function areas(v: View, seat: number): number[] {
  if (v.mode !== "team") return [];
  if (v.guilds.length === 3 && seat === 1) return [0, 1];
  return [seat < 2 ? 0 : 1];
}

/** RF-45: who has a card at a location where nobody else has one. */
export function controller(stacks: readonly (readonly string[])[]): number | null {
  const held = stacks.flatMap((stack, side) => (stack.length > 0 ? [side] : []));
  return held.length === 1 ? held[0] : null;
}
