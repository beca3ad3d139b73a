import type { Scene, Seat, SeenCard } from "@rifthall/kernel";
import type { Sight } from "../drawing.js";

/** Of the position what the scene does not say card by card. */
export interface View {
  readonly turn: number;
  /** A star behind the name: its active is spent. */
  readonly tamers: readonly string[];
  /** Whose pass is still to be answered. */
  readonly passed?: number;
  /** By seat, which cards of the deck lie face up, counted from the top. */
  readonly faceUp?: readonly (readonly number[])[];
  readonly out?: readonly number[];
}
export const viewOf = ({ view }: Sight): View => view as unknown as View;

/** The reader's own seat; who only watches looks from the first. */
export const bottom = ({ viewer }: Sight): Seat => viewer ?? (0 as Seat);

export const seatsIn = (sight: Sight): number[] => viewOf(sight).tamers.map((_, seat) => seat);
/** The others in the order of play, from whoever comes after the reader. */
export function othersIn(sight: Sight): number[] {
  const count = seatsIn(sight).length;
  return Array.from({ length: count - 1 }, (_, i) => (bottom(sight) + 1 + i) % count);
}

type Pile = "hand" | "deck" | "graveyard";
export const pileOf = ({ scene }: Sight, pile: Pile, seat: number): readonly SeenCard[] =>
  scene.zones[`${pile}-${seat}`] ?? [];
export const tokensOf = ({ scene }: Sight, seat: number): number =>
  Number((scene.tokens as readonly number[])[seat] ?? 0);

/** The top of a deck as far as the reader has seen it; where all cards lie open, only what the players see too. */
export function knownTop(sight: Sight, seat: number): string[] {
  const open = viewOf(sight).faceUp?.[seat] ?? [];
  const deck = pileOf(sight, "deck", seat);
  const isKnown = (i: number): boolean => open.includes(i) || (sight.viewer !== null && deck[i]?.card !== "?");
  const end = deck.findIndex((_, i) => !isKnown(i));
  return deck.slice(0, end < 0 ? deck.length : end).map(({ card }) => card);
}

/** The battleground: columns by letter, rows by number from the top. */
export interface Ground {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

const FIELD = "field-";
const grounds = new Map<string, Ground>();

export function groundOf({ scene }: { readonly scene: Scene }): Ground {
  const fields = Object.keys(scene.zones).flatMap((zone) => (zone.startsWith(FIELD) ? [zone.slice(FIELD.length)] : []));
  const key = fields.join();
  const known = grounds.get(key);
  if (known) return known;
  const made = {
    columns: [...new Set(fields.map((field) => field[0]))],
    rows: [...new Set(fields.map((field) => field.slice(1)))],
  };
  grounds.set(key, made);
  return made;
}

export const isField = ({ scene }: Sight, word: string): boolean => `${FIELD}${word}` in scene.zones;
export const cardOn = ({ scene }: Sight, field: string): SeenCard | undefined => scene.zones[`${FIELD}${field}`]?.[0];

export function fieldsIn(sight: Sight): string[] {
  const { columns, rows } = groundOf(sight);
  return rows.flatMap((row) => columns.map((column) => `${column}${row}`));
}

/** What lies on the battleground, field by field. */
export const inPlay = (sight: Sight): SeenCard[] => fieldsIn(sight).flatMap((field) => cardOn(sight, field) ?? []);
