import { fieldsOf } from "@rifthall/games/neverrift/facts";
import type { Creature, Lying, Seen } from "@rifthall/games/neverrift/wire";
import { bottom } from "../sight.js";
import type { Sight } from "./wire.js";

export const seatsIn = ({ scene }: Sight): number[] => scene.tokens.map((_, seat) => seat);
/** The others in the order of play, from whoever comes after the reader. */
export function othersIn(sight: Sight): number[] {
  const count = seatsIn(sight).length;
  return Array.from({ length: count - 1 }, (_, i) => (bottom(sight) + 1 + i) % count);
}

export const pileOf = (
  { scene }: Sight,
  pile: "hand" | "deck" | "graveyard" | "tamer",
  seat: number,
): readonly Seen[] => scene.zones[`${pile}-${seat}`];

/** The top of a deck as far as the reader has seen it; where all cards lie open, only what the players see too. */
export function knownTop(sight: Sight, seat: number): string[] {
  const open = sight.view.faceUp?.[seat] ?? [];
  const deck = pileOf(sight, "deck", seat);
  const isKnown = (i: number): boolean => open.includes(i) || (sight.viewer !== null && deck[i]?.card !== "?");
  const end = deck.findIndex((_, i) => !isKnown(i));
  return deck.slice(0, end < 0 ? deck.length : end).map(({ card }) => card);
}

export const fieldsIn = ({ scene }: Sight): readonly string[] => fieldsOf(scene);
export const isField = (sight: Sight, word: string): boolean => fieldsIn(sight).includes(word);
export const cardOn = ({ scene }: Sight, field: string): Lying | undefined => scene.zones[`field-${field}`]?.[0];
export const isCreature = (card: Lying): card is Creature => "up" in card;

/** What lies on the battleground, field by field. */
export const inPlay = (sight: Sight): Lying[] => fieldsIn(sight).flatMap((field) => cardOn(sight, field) ?? []);
