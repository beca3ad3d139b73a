import { type Card, type Def, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { isOver } from "@rifthall/kernel/state";
import { move, pickOut, shuffle } from "@rifthall/kernel/zone";
import { IS_AFFLICTION } from "../bits.js";
import { type BeyondTheRift, deckOf, defOf, discardOf, handOf, isAffliction, revealedOf } from "../table.js";
import { cardName, onCard } from "./name.js";
import { discardAffliction, discardOwn, returnAffliction, toHand } from "./piles.js";
import { takeFatigue } from "./supply.js";

/** BR-22 */
const FATIGUE_OF_RESHUFFLE = 2;

/** BR-22, BR-A2, BR-A3, BR-A54: one instruction, with one reshuffle at most. */
export function draw(s: BeyondTheRift, seat: Seat, n: number, rule: string): void {
  const [deck, hand] = [deckOf(seat), handOf(seat)];
  let last = s.tail[hand];
  let reshuffled = false;
  for (let i = 0; i < n; i++) {
    if (s.size[deck] === 0) {
      if (reshuffled) break;
      tellDrawn(s, seat, last, rule);
      reshuffle(s, seat);
      last = s.tail[hand];
      reshuffled = true;
      if (s.size[deck] === 0 || isOver(s)) return;
    }
    toHand(s, s.head[deck], seat);
  }
  tellDrawn(s, seat, last, rule);
}

/** What came to the hand behind that card; told together, since it is drawn at once. */
function tellDrawn(s: BeyondTheRift, seat: Seat, last: Card, rule: string): void {
  if (s.log === null) return;
  for (let c = last === NONE ? s.head[handOf(seat)] : s.next[last]; c !== NONE; c = s.next[c])
    s.log.push({ do: "draw", rule, seat, card: cardName(s, c), secret: ["card"], seen: s.knows[c] });
}

/** BR-22, BR-108: two Fatigue come to the discards, and all of it is the new deck. */
function reshuffle(s: BeyondTheRift, seat: Seat): void {
  const [deck, discards] = [deckOf(seat), discardOf(seat)];
  takeFatigue(s, seat, FATIGUE_OF_RESHUFFLE, "discard");
  while (s.head[discards] !== NONE) move(s, s.head[discards], deck);
  shuffle(s, deck);
  if (s.log !== null) s.log.push({ do: "reshuffle", rule: "BR-22", seat });
}

/** BR-4: does the hero hold anything that may be discarded? */
export function canDiscard(s: BeyondTheRift, seat: Seat): boolean {
  const { bits } = s.library;
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c]) if ((bits[s.def[c]] & IS_AFFLICTION) === 0) return true;
  return false;
}

/** BR-20: a card of the hand to the hero's own discards, a Wound or Fatigue too if it may be discarded (BR-A64). */
export function discardFromHand(s: BeyondTheRift, seat: Seat, def: Def, rule: string): void {
  const card = pickOut(s, handOf(seat), def);
  if (card === NONE) return;
  discardAffliction(s, card, seat);
  if (s.log !== null) s.log.push({ do: "discard", rule, ...onCard(s, card), seat });
}

/** BR-54, BR-115, BR-116: where a card goes that was played; only a Fatigue leaves its hero by that. */
export function toDiscard(s: BeyondTheRift, card: Card): void {
  if (defOf(s, card).type === "fatigue") returnAffliction(s, card);
  else discardOwn(s, card);
}

/** BR-129: from the top of the hero's own deck, fewer if it is short; it is not reshuffled. BR-A65 */
export function reveal(s: BeyondTheRift, seat: Seat, n: number): void {
  for (let i = 0; i < n && s.head[deckOf(seat)] !== NONE; i++) {
    const card = s.head[deckOf(seat)];
    move(s, card, revealedOf(seat));
    if (s.log !== null) s.log.push({ do: "reveal", rule: "BR-129", ...onCard(s, card), seat });
  }
}

/** A revealed card to the hand. */
export function takeRevealed(s: BeyondTheRift, seat: Seat, def: Def): void {
  const card = pickOut(s, revealedOf(seat), def);
  if (card === NONE) return;
  toHand(s, card, seat);
  if (s.log !== null) s.log.push({ do: "take", rule: "BR-129", ...onCard(s, card), seat });
}

/** BR-129, BR-A64: what is left of it is discarded, Wounds and Fatigue too. */
export function discardRevealed(s: BeyondTheRift, seat: Seat): void {
  const zone = revealedOf(seat);
  while (s.head[zone] !== NONE) move(s, s.head[zone], discardOf(seat));
}

/** A Wound or Fatigue out of a hero's hand or discards leaves the hero (BR-116). */
export function cureFrom(s: BeyondTheRift, seat: Seat, zone: Zone, def: Def, rule: string): void {
  const card = pickOut(s, zone, def);
  if (card === NONE || !isAffliction(s, card)) return;
  if (s.log !== null) s.log.push({ do: "cure", rule, ...onCard(s, card), seat });
  returnAffliction(s, card);
}
