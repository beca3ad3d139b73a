import { columnOf, fieldAt, fieldsOf, rowOf } from "@rifthall/games/neverrift/facts";
import type { Creature, Field, Keyword, Lying, Pile, Seen, Side } from "@rifthall/games/neverrift/wire";
import type { Picture } from "./wire.ts";

/** The fields of the battleground, row by row. */
export const fieldsIn = ({ scene }: Picture): readonly string[] => fieldsOf(scene);
export const fieldZone = (field: string): Field => `field-${field}`;

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

export const zoneIn = ({ scene }: Picture, pile: Pile): readonly Seen[] => scene.zones[pile] ?? [];
/** What lies on a field, if anything does. */
export const cardOn = ({ scene }: Picture, field: string): Lying | undefined => scene.zones[fieldZone(field)]?.[0];

const PILES = ["hand", "tamer", "graveyard", "deck"] as const;
/** Where a card lies: on a field, in a pile of somebody's, or aside while it is cast. */
export type Spot =
  | { readonly is: "field"; readonly zone: Field; readonly field: string; readonly card: Lying }
  | { readonly is: (typeof PILES)[number]; readonly zone: Pile; readonly seat: number; readonly card: Seen }
  | { readonly is: "aside"; readonly zone: Pile; readonly card: Seen };

export function spotOf(picture: Picture, row: number): Spot | undefined {
  for (const field of fieldsIn(picture)) {
    const card = cardOn(picture, field);
    if (card?.id === row) return { is: "field", zone: fieldZone(field), field, card };
  }
  const found = (zone: Pile): Seen | undefined => zoneIn(picture, zone).find(({ id }) => id === row);
  for (const seat of seatsIn(picture))
    for (const is of PILES) {
      const zone = `${is}-${seat}` as const;
      const card = found(zone);
      if (card) return { is, zone, seat, card };
    }
  const card = found("aside");
  return card && { is: "aside", zone: "aside", card };
}
/** What the card with that row is called. */
export const cardAt = (picture: Picture, row: number): string => spotOf(picture, row)?.card.card ?? "";

export const isInPlay = (card: Seen | undefined): card is Lying => card !== undefined && "owner" in card;
export const isCreature = (card: Seen | undefined): card is Creature => card !== undefined && "up" in card;
/** Whose token it carries; none where it is a place, or a creature of nobody. */
export const controllerOf = (card: Seen | undefined): number | undefined =>
  isCreature(card) ? card.controller : undefined;
export const keywordsOn = (card: Seen | undefined): readonly Keyword[] => (isCreature(card) ? card.keywords : []);

/** Everything that is to be seen of a seat but its cards. */
export interface Standing {
  readonly seat: number;
  readonly tokens: number;
  readonly hand: number;
  readonly deck: number;
  readonly graveyard: number;
  readonly tamer: Seen | undefined;
  readonly spent: boolean;
  readonly out: boolean;
  /** The top card of the deck, where it is known: scouted, or looked at. */
  readonly top: Seen | undefined;
}

export function standingOf(picture: Picture, seat: number): Standing {
  const { scene, view } = picture;
  const deck = zoneIn(picture, `deck-${seat}`);
  return {
    seat,
    tokens: scene.tokens[seat] ?? 0,
    hand: zoneIn(picture, `hand-${seat}`).length,
    deck: deck.length,
    graveyard: zoneIn(picture, `graveyard-${seat}`).length,
    tamer: zoneIn(picture, `tamer-${seat}`)[0],
    spent: scene.spent[seat] ?? false,
    out: view.out?.includes(seat) ?? false,
    top: deck[0]?.card === "?" ? undefined : deck[0],
  };
}

export const seatsIn = ({ scene }: Picture): readonly number[] => scene.tokens.map((_, seat) => seat);
export const freeFields = (picture: Picture): number =>
  fieldsIn(picture).filter((field) => cardOn(picture, field) === undefined).length;
