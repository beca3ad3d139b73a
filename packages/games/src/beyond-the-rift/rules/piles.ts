import { type Card, NONE, PUBLIC, type Seat, type Zone } from "@rifthall/kernel/ids";
import { move, show, shuffle } from "@rifthall/kernel/zone";
import { IS_AFFLICTION } from "../bits.js";
import {
  type BeyondTheRift,
  defOf,
  discardOf,
  FATIGUE_DECK,
  FATIGUE_DISCARD,
  handOf,
  isAffliction,
  isFinal,
  RESPONSE_DECK,
  RESPONSE_DISCARD,
  WOUND_DECK,
  WOUND_DISCARD,
} from "../table.js";

type Pile = "wound" | "fatigue" | "response";
const DECKS: Readonly<Record<Pile, readonly [deck: Zone, discard: Zone]>> = {
  wound: [WOUND_DECK, WOUND_DISCARD],
  fatigue: [FATIGUE_DECK, FATIGUE_DISCARD],
  response: [RESPONSE_DECK, RESPONSE_DISCARD],
};

/** BR-23, BR-A1: an empty deck may be built anew from its discards; in v0.9.9 only that of the Response cards. */
const isRebuilt = (s: BeyondTheRift, pile: Pile): boolean => pile === "response" || isFinal(s);

/** The top card of a shared deck; NONE if none is left. BR-A53: it is built anew when it is needed, not before. */
export function topOf(s: BeyondTheRift, pile: Pile): Card {
  const [deck, discard] = DECKS[pile];
  if (s.size[deck] === 0 && s.size[discard] > 0 && isRebuilt(s, pile)) {
    while (s.head[discard] !== NONE) move(s, s.head[discard], deck);
    shuffle(s, deck);
    if (s.log !== null) s.log.push({ do: "rebuild", rule: pile === "response" ? "BR-A1" : "BR-23", pile });
  }
  return s.head[deck];
}

/** Is there a Fatigue to be had? */
export const hasFatigue = (s: BeyondTheRift): boolean =>
  s.size[FATIGUE_DECK] > 0 || (isRebuilt(s, "fatigue") && s.size[FATIGUE_DISCARD] > 0);

/**
 * BR-116, BR-A12, BR-A58: a Wound or Fatigue that leaves a hero, an enemy or an ally goes to its discards; in v0.9.9 a
 * Fatigue is shuffled into its deck.
 */
export function returnAffliction(s: BeyondTheRift, card: Card): void {
  clear(s, card, NONE as Seat);
  if (defOf(s, card).type === "wound") move(s, card, WOUND_DISCARD);
  else if (isFinal(s)) move(s, card, FATIGUE_DISCARD);
  else {
    move(s, card, FATIGUE_DECK);
    shuffle(s, FATIGUE_DECK);
  }
}

/** BR-115, BR-A64: to a hero's own discards, from where it comes back. */
export function discardAffliction(s: BeyondTheRift, card: Card, seat: Seat): void {
  clear(s, card, seat);
  move(s, card, discardOf(seat));
}

/** BR-20, BR-128: what lay at another card goes where it belongs. */
export function putBack(s: BeyondTheRift, card: Card): void {
  if (isAffliction(s, card)) returnAffliction(s, card);
  else discardOwn(s, card);
}

/** BR-20: a hero's card to that hero's discards. */
export function discardOwn(s: BeyondTheRift, card: Card): void {
  clear(s, card, s.owner[card]);
  move(s, card, discardOf(s.owner[card]));
}

/** BR-A22: Wounds and Fatigue lie open in a hand, hidden or not: whom enemies go for is decided by them (BR-99). */
export function toHand(s: BeyondTheRift, card: Card, seat: Seat): void {
  move(s, card, handOf(seat));
  if ((s.library.bits[s.def[card]] & IS_AFFLICTION) !== 0) show(s, card, PUBLIC);
}

/** A card that lies in a pile belongs to nothing but its owner. */
function clear(s: BeyondTheRift, card: Card, owner: Seat): void {
  s.owner[card] = owner;
  s.host[card] = NONE as Card;
  s.marks[card] = 0;
}
