import { PHASES } from "@rifthall/games/beyond-the-rift/facts";
import type { BeyondWire, Field, InPlay, Seen, Standing } from "@rifthall/games/beyond-the-rift/wire";
import { whereIs as located } from "../../table/zones.ts";
import type { Lying, Picture, Zone } from "./wire.ts";

/** The phases of a round that are shown. */
export const ROUND = PHASES.filter((phase) => phase !== "setup");

export const zoneIn = <Z extends Zone>({ scene }: Picture, name: Z): Picture["scene"]["zones"][Z] =>
  scene.zones[name] ?? [];
export const heroesIn = ({ scene }: Picture): readonly Standing[] => scene.standing.heroes;
export const heroIn = (picture: Picture, seat: number | null): Standing | undefined =>
  heroesIn(picture).find((hero) => hero.seat === seat);

export const whereIs = located<BeyondWire>;
export const isField = (zone: Zone): zone is Field => zone === "quest" || zone.startsWith("area-");
export const isInPlay = (card: Lying): card is InPlay => "type" in card;
/** In front of a hero, what attacks; the rest serves. */
export const foesAt = (picture: Picture, seat: number): readonly InPlay[] =>
  zoneIn(picture, `area-${seat}`).filter(({ type }) => type === "enemy");
export const helpAt = (picture: Picture, seat: number): readonly InPlay[] =>
  zoneIn(picture, `area-${seat}`).filter(({ type }) => type !== "enemy");

/** Of a hand: how many of its cards are Wounds, and how many Fatigue. `typeOf` tells a card's type by its name. */
export function burden(
  hand: readonly Seen[],
  typeOf: (card: string) => string | undefined,
): { readonly wounds: number; readonly fatigue: number } {
  const count = (type: string): number => hand.filter(({ card }) => typeOf(card) === type).length;
  return { wounds: count("wound"), fatigue: count("fatigue") };
}

/** Do they look the same to everybody: the same card with the same numbers and nothing under it? */
const alike = (a: InPlay, b: InPlay): boolean => {
  const told = ({ id: _, ...rest }: InPlay): string => JSON.stringify(rest);
  return a.attached === undefined && b.attached === undefined && told(a) === told(b);
};

export type Folded = readonly [InPlay, ...InPlay[]];
/** Cards that are alike as one pile each, in the order of their first. */
export function fold(cards: readonly InPlay[]): readonly Folded[] {
  const piles: [InPlay, ...InPlay[]][] = [];
  for (const card of cards) {
    const same = piles.find(([first]) => alike(first, card));
    if (same) same.push(card);
    else piles.push([card]);
  }
  return piles;
}
/**
 * At most so many piles, if that can be had: what is of one kind is put together, kinds that come first in `order` first,
 * until they are few enough.
 */
export function gathered(
  piles: readonly Folded[],
  most: number,
  kindOf: (card: InPlay) => string,
  order: readonly string[],
): readonly Folded[] {
  const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  const kinds = [...new Set(piles.map(([first]) => kindOf(first)))].toSorted((a, b) => rank(a) - rank(b));
  let few = piles;
  for (const kind of kinds) {
    if (few.length <= most) break;
    const [first, ...rest] = few.filter(([card]) => kindOf(card) === kind);
    if (!first || rest.length === 0) continue;
    const together: Folded = [first[0], ...first.slice(1), ...rest.flat()];
    few = few.flatMap((pile) => (pile === first ? [together] : rest.includes(pile) ? [] : [pile]));
  }
  return few;
}
export const apart = (cards: readonly InPlay[]): readonly Folded[] => cards.map((card) => [card]);

/** The Response card that was turned over last. */
export const lastResponse = (picture: Picture): Seen | undefined => zoneIn(picture, "responseDiscard").at(-1);
