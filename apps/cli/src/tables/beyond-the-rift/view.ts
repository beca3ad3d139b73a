import type { Field, InPlay, Standing } from "@rifthall/games/beyond-the-rift/wire";
import type { Seat } from "@rifthall/kernel/ids";
import { faceOf } from "./faces.js";
import type { Sight } from "./wire.js";

/** The reader's own seat; who only watches looks from the first. */
export const bottom = ({ viewer }: Sight): Seat => viewer ?? (0 as Seat);

export const heroesOf = ({ scene }: Sight): readonly Standing[] => scene.standing.heroes;
export const heroName = (sight: Sight, seat: number): string => {
  const standing = heroesOf(sight)[seat];
  return standing === undefined ? "" : faceOf(sight, standing.hero).name;
};

export const lyingIn = ({ scene }: Sight, field: Field): readonly InPlay[] => scene.zones[field] ?? [];

/** Everything in play: the Quest Area first, then the areas of the heroes. */
export const table = (sight: Sight): readonly InPlay[] => [
  ...lyingIn(sight, "quest"),
  ...heroesOf(sight).flatMap(({ seat }) => lyingIn(sight, `area-${seat}`)),
];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** The letter a card in play is called by: in the order they lie, so it changes when something comes or goes. */
export function tagOf(sight: Sight, id: number): string {
  const at = table(sight).findIndex((card) => card.id === id);
  return LETTERS[at] ?? "";
}
export const tagged = (sight: Sight, tag: string): InPlay | undefined =>
  tag.length === 1 ? table(sight)[LETTERS.indexOf(tag)] : undefined;

/** Enemies and allies have numbers. */
export const isFighter = (card: InPlay): boolean => card.health !== undefined;
