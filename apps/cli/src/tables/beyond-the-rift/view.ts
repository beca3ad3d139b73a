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

/** What lies in an area, in the order of its letters. */
export const lyingIn = ({ scene }: Sight, field: Field): readonly InPlay[] =>
  (scene.zones[field] ?? []).toSorted(byLetter);

/** Everything in play: the Quest Area first, then the areas of the heroes. */
export const table = (sight: Sight): readonly InPlay[] => [
  ...lyingIn(sight, "quest"),
  ...heroesOf(sight).flatMap(({ seat }) => lyingIn(sight, `area-${seat}`)),
];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/**
 * What has a letter, in their order: by row, cards of heroes last. So a letter stays with its enemy when that is engaged
 * or a hero lays something down, and changes only when something comes into play or leaves it.
 */
const byLetter = (a: InPlay, b: InPlay): number => Number(a.type === "card") - Number(b.type === "card") || a.id - b.id;
const lettered = (sight: Sight): readonly InPlay[] => table(sight).toSorted(byLetter);
/** The letter a card in play is called by. */
export function tagOf(sight: Sight, id: number): string {
  const at = lettered(sight).findIndex((card) => card.id === id);
  return LETTERS[at] ?? "";
}
export const tagged = (sight: Sight, tag: string): InPlay | undefined =>
  tag.length === 1 ? lettered(sight)[LETTERS.indexOf(tag)] : undefined;

/** Enemies and allies have numbers. */
export const isFighter = (card: InPlay): boolean => card.health !== undefined;
