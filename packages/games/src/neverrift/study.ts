import type { Study } from "@rifthall/kernel/game";
import type { Card, Seat } from "@rifthall/kernel/ids";
import type { Dice } from "@rifthall/kernel/machine";
import type { Library } from "./content.js";
import { cardName } from "./rules/name.js";
import { FIRST, type Neverrift, tamerOf } from "./table.js";
import type { NeverriftWire } from "./wire.js";

/** What is asked about many matches: how decks do against each other, and their cards. */
export const study: Study<Neverrift, Library, NeverriftWire> = {
  vary: (library, options, seats, dice) =>
    options.decks === null ? { ...options, decks: dealt(library, seats, dice) } : options,
  first: (s) => s.tally[FIRST] as Seat,
  factors: (s, seat) => [readyName(s, seat)],
  deck: deckOf,
  use: (e) =>
    e.do === "draw" || e.do === "enter" || e.do === "cast"
      ? { seat: e.seat, card: e.card, how: e.do === "draw" ? "drawn" : "played" }
      : null,
};

/** The different cards of a seat's deck; its tamer lies in the first of its rows. */
function deckOf(s: Neverrift, seat: Seat): string[] {
  const ids = new Set<string>();
  for (let row = seat * s.shape.deck + 1; row < (seat + 1) * s.shape.deck; row++)
    if (s.owner[row as Card] === seat) ids.add(cardName(s, row as Card));
  return [...ids];
}

/** Which ready deck it is; of others, whose tamer it has. */
function readyName(s: Neverrift, seat: Seat): string {
  const given = (s.options.decks as readonly (readonly string[])[] | null)?.[seat]?.[0];
  const ready = s.library.decks.find((d) => d.id === given);
  return ready?.id ?? cardName(s, tamerOf(s, seat));
}

/** Different ready decks by lot, while there are enough. */
function dealt(library: Library, seats: number, dice: Dice): string[][] {
  const pile: string[] = [];
  return Array.from({ length: seats }, () => {
    if (pile.length === 0) pile.push(...library.decks.map((d) => d.id));
    return pile.splice(dice.below(pile.length), 1);
  });
}
