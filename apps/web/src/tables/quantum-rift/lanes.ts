import type { InPlay, Unit } from "@rifthall/games/quantum-rift/wire";
import { isHero, isUnit, seatsIn, zoneIn } from "./position.ts";
import type { Lying, Picture } from "./wire.ts";

/** One of ours with what it carries; a hero has its player's skills besides. */
export interface Group {
  readonly seat: number;
  readonly unit: Unit | undefined;
  readonly carried: readonly InPlay[];
}
/** Cards that mean the same lie as one pile when there is no room. */
export type Pile = readonly [Lying, ...Lying[]];

/** An engagement; number 0: those who are in none. */
export interface Lane {
  readonly number: number;
  readonly enemies: readonly Pile[];
  readonly ours: readonly Group[];
}

/** The field as lanes: engagements by number, then those who are not engaged. The viewer's own cards come first. */
export function lanesOf(picture: Picture, seat: number | null, folded: boolean): readonly Lane[] {
  const enemies = zoneIn(picture, "enemies");
  const groups = inOrder(seatsIn(picture), seat).flatMap((s) => groupsOf(picture, s));
  const numbers = new Set([...enemies, ...groups.flatMap((g) => g.unit ?? [])].map(engagementOf));
  numbers.delete(0);
  return [...[...numbers].sort((a, b) => a - b), 0].map((number) => {
    const here = enemies.filter((c) => engagementOf(c) === number);
    return {
      number,
      enemies: folded ? fold(here) : here.map((c): Pile => [c]),
      ours: groups.filter((g) => (g.unit ? engagementOf(g.unit) : 0) === number),
    };
  });
}

const engagementOf = (card: InPlay): number => (isUnit(card) ? (card.engagement ?? 0) : 0);

const inOrder = (seats: readonly number[], first: number | null): readonly number[] =>
  [...seats].sort((a, b) => Number(b === first) - Number(a === first) || a - b);

function groupsOf(picture: Picture, seat: number): readonly Group[] {
  const area = zoneIn(picture, `area-${seat}`);
  const units = area.filter(isUnit);
  const hero = units.find(isHero);
  const rest = area.filter((c) => !isUnit(c));
  const bearerOf = (c: InPlay): Unit | undefined => units.find((u) => "bearer" in c && u.id === c.bearer) ?? hero;
  const loose = rest.filter((c) => bearerOf(c) === undefined);
  const groups: Group[] = units.map((unit) => ({ seat, unit, carried: rest.filter((c) => bearerOf(c) === unit) }));
  return loose.length > 0 ? [...groups, { seat, unit: undefined, carried: loose }] : groups;
}

/** Piles of those that are alike, where the first of them lies. */
export function fold(cards: readonly Lying[]): readonly Pile[] {
  const piles: [Lying, ...Lying[]][] = [];
  for (const card of cards) {
    const pile = piles.find(([first]) => alike(first, card));
    if (pile) pile.push(card);
    else piles.push([card]);
  }
  return piles;
}

/** To the rules they are the same: everything but the row is. */
export function alike(a: Lying, b: Lying): boolean {
  const facts = (c: Lying): string =>
    JSON.stringify(
      Object.entries(c)
        .filter(([key]) => key !== "id")
        .sort(),
    );
  return facts(a) === facts(b);
}
