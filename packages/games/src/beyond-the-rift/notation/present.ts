import type { Card, Seat, Zone } from "@rifthall/kernel/ids";
import { cardsIn } from "@rifthall/kernel/zone";
import { attackOf, defenceOf, engagementOf, healthOf, rangeOf } from "../rules/values.js";
import { areaOf, type BeyondTheRift, isAlly, isEnemy, QUEST } from "../table.js";
import type { Numbers, Position } from "../wire.js";

/** Written for reading: it follows from the rest, so it is passed over when a position is set up. */
export function writePresent(s: BeyondTheRift): Position["present"] {
  const numbers = (zone: Zone): readonly Numbers[] =>
    cardsIn(s, zone)
      .filter((c) => hasNumbers(s, c))
      .map((c) => numbersOf(s, c));
  return {
    quest: numbers(QUEST),
    heroes: Array.from({ length: s.shape.seats }, (_, seat) => numbers(areaOf(seat as Seat))),
  };
}

/** BR-125: enemies, and allies like them. */
export const hasNumbers = (s: BeyondTheRift, card: Card): boolean => isEnemy(s, card) || isAlly(s, card);

export const numbersOf = (s: BeyondTheRift, card: Card): Numbers => ({
  engagement: engagementOf(s, card),
  range: rangeOf(s, card),
  attack: attackOf(s, card),
  defence: defenceOf(s, card),
  health: healthOf(s, card),
});
