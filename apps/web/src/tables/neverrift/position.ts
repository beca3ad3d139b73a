import type { Picture } from "@rifthall/host";
import type { SeenCard } from "@rifthall/kernel";

/** Towards row 1, and on round. */
export const SIDES = ["up", "right", "down", "left"] as const;
export type Side = (typeof SIDES)[number];

/** The battleground: "c2" is the third column, the second row from the top. */
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly fields: readonly string[];
}

const FIELD = "field-";
export const fieldZone = (field: string): string => `${FIELD}${field}`;
export const columnOf = (field: string): number => field.charCodeAt(0) - 97;
export const rowOf = (field: string): number => Number(field.slice(1)) - 1;
const fieldAt = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

export function groundOf({ scene }: Picture): Ground {
  const fields = Object.keys(scene.zones).flatMap((zone) => (zone.startsWith(FIELD) ? [zone.slice(FIELD.length)] : []));
  const columns = Math.max(0, ...fields.map(columnOf)) + 1;
  const rows = Math.max(0, ...fields.map(rowOf)) + 1;
  return { columns, rows, fields };
}

const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
/** The field so many steps away on that side; it need not exist. */
export function beside(field: string, side: Side, steps = 1): string {
  const [x, y] = STEPS[side];
  return fieldAt(columnOf(field) + x * steps, rowOf(field) + y * steps);
}
/** On which side of the one the other lies, and how far, if they are in line. */
export function towards(from: string, to: string): { readonly side: Side; readonly steps: number } | undefined {
  const [x, y] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if ((x === 0) === (y === 0)) return undefined;
  if (x === 0) return { side: y < 0 ? "up" : "down", steps: Math.abs(y) };
  return { side: x < 0 ? "left" : "right", steps: Math.abs(x) };
}

export const zoneIn = ({ scene }: Picture, name: string): readonly SeenCard[] => scene.zones[name] ?? [];
/** What lies on a field, if anything does. */
export const cardOn = (picture: Picture, field: string): SeenCard | undefined => zoneIn(picture, fieldZone(field))[0];

/** Where a row lies and what it is. */
export function whereIs(picture: Picture, row: number): { readonly zone: string; readonly card: SeenCard } | undefined {
  for (const [zone, cards] of Object.entries(picture.scene.zones)) {
    const card = cards.find((c) => c.id === row);
    if (card) return { zone, card };
  }
  return undefined;
}
/** The field a zone stands for. */
export const fieldIn = (zone: string): string | undefined =>
  zone.startsWith(FIELD) ? zone.slice(FIELD.length) : undefined;

export const isCreature = (card: SeenCard | undefined): boolean => card !== undefined && "up" in card;
/** Whose token it carries; none where it is a place, or a creature of nobody. */
export const controllerOf = (card: SeenCard | undefined): number | undefined =>
  card !== undefined && "controller" in card ? Number(card.controller) : undefined;
export const keywordsOn = (card: SeenCard | undefined): readonly string[] =>
  card !== undefined && "keywords" in card ? String(card.keywords).split(" ") : [];

/** Everything that is to be seen of a seat but its cards. */
export interface Standing {
  readonly seat: number;
  readonly tokens: number;
  readonly hand: number;
  readonly deck: number;
  readonly graveyard: number;
  readonly tamer: SeenCard | undefined;
  readonly spent: boolean;
  readonly out: boolean;
  /** The top card of the deck, where it is known: scouted, or looked at. */
  readonly top: SeenCard | undefined;
}

export function standingOf(picture: Picture, seat: number): Standing {
  const { scene, view } = picture;
  const tokens = (scene.tokens as readonly number[] | undefined) ?? [];
  const tamers = (view.tamers as readonly string[] | undefined) ?? [];
  const out = (view.out as readonly number[] | undefined) ?? [];
  const [top] = zoneIn(picture, `deck-${seat}`);
  return {
    seat,
    tokens: tokens[seat] ?? 0,
    hand: zoneIn(picture, `hand-${seat}`).length,
    deck: zoneIn(picture, `deck-${seat}`).length,
    graveyard: zoneIn(picture, `graveyard-${seat}`).length,
    tamer: zoneIn(picture, `tamer-${seat}`)[0],
    spent: tamers[seat]?.endsWith("*") ?? false,
    out: out.includes(seat),
    top: top && top.card !== "?" ? top : undefined,
  };
}

export const seatsIn = ({ scene }: Picture): readonly number[] =>
  ((scene.tokens as readonly number[] | undefined) ?? []).map((_, seat) => seat);
/** Whose turn it is. */
export const turnOf = ({ view }: Picture): number => Number(view.turn ?? 0);
export const freeFields = (picture: Picture): number =>
  groundOf(picture).fields.filter((field) => cardOn(picture, field) === undefined).length;

/** Whom a card in play reaches with what is ongoing on it. */
export interface Aura {
  readonly from: number;
  readonly to: readonly number[];
}
export const aurasIn = ({ scene }: Picture): readonly Aura[] => (scene.auras as readonly Aura[] | undefined) ?? [];
