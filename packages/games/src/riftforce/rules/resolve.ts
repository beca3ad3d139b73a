import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { modifier, signal } from "@rifthall/kernel/machine";
import { move, shuffle } from "@rifthall/kernel/zone";
import {
  DESTROYED,
  deckOf,
  discardOf,
  guildUp,
  handOf,
  isBot,
  isLethal,
  LETHAL,
  type Location,
  locationOf,
  MOST_DAMAGE,
  MOST_POINTS,
  numberOf,
  numberUp,
  type Riftforce,
  type Side,
  sideOf,
  sideOfSeat,
  stackAt,
} from "../table.js";
import type { OnTable } from "../wire.js";
import { cardName } from "./name.js";

/** Keys of the modifier table. */
export const CANT_SCORE = 1;
export const MORE_DAMAGE = 2;

export function damage(s: Riftforce, card: Card, by: number, rule: string): void {
  const before = s.damage[card];
  const n = Math.min(by, MOST_DAMAGE - before);
  const life = numberOf(s.def[card]);
  s.damage[card] = before + n;
  if (before < life && before + n >= life) s.tally[LETHAL]++;
  if (s.log !== null) s.log.push({ do: "damage", rule, ...onTable(s, card), n });
}

export function heal(s: Riftforce, card: Card, n: number, rule: string): void {
  const before = s.damage[card];
  const removed = Math.min(n, before);
  if (removed === 0) return;
  s.damage[card] = before - removed;
  if (before >= numberOf(s.def[card]) && !isLethal(s, card)) s.tally[LETHAL]--;
  if (s.log !== null) s.log.push({ do: "heal", rule, ...onTable(s, card), n: removed });
}

/** RF-42: moved cards go to the last slot. */
export function moveTo(s: Riftforce, card: Card, location: Location, rule: string): void {
  if (s.log !== null) s.log.push({ do: "move", rule, ...onTable(s, card), to: location });
  move(s, card, stackAt(s, location, sideOf(s, card)));
}

/** RF-42, RF-33: onto the table in the last slot. Whether that is a Play is the caller's affair. */
export function putDown(s: Riftforce, card: Card, location: Location, seat: Seat): void {
  s.damage[card] = 0;
  s.controller[card] = seat;
  move(s, card, stackAt(s, location, sideOfSeat(s, seat)));
  count(s, card, 1);
}

/** It has come to the table, or is about to leave it. */
export function count(s: Riftforce, card: Card, by: 1 | -1): void {
  const def = s.def[card];
  s.numbersUp[numberUp(sideOf(s, card), def)] += by;
  s.guildsUp[guildUp(s, s.controller[card], def)] += by;
}

/** RF-51: to its owner's discard, damage cleared, a point for the opponent of its side. */
export function destroy(s: Riftforce, card: Card, actor: Seat, scores = true): void {
  const side = sideOf(s, card);
  if (s.log !== null) s.log.push({ do: "destroy", rule: "RF-51", ...onTable(s, card) });
  if (isLethal(s, card)) s.tally[LETHAL]--;
  count(s, card, -1);
  s.damage[card] = 0;
  s.stay[card]++;
  s.controller[card] = s.owner[card];
  move(s, card, discardOf(s.owner[card]));
  if (!scores) return;
  award(s, side, 1, actor, "RF-51");
  if (!isBot(s, side)) signal(s, s.library.triggers, DESTROYED, card, side);
}

/** RF-51: who scores for what happens to a card of that side; RF-78 where there are more than two. */
export function award(s: Riftforce, victim: Side, n: number, actor: Seat, rule: string): void {
  const { sides, mode } = s.shape;
  const acting = sideOfSeat(s, actor);
  for (let side = 0; side < sides; side++) {
    if (side === victim) continue;
    if (mode === "free-for-all" && acting !== victim && side !== acting) continue;
    score(s, side as Side, n, rule);
  }
}

export function score(s: Riftforce, side: Side, by: number, rule: string): void {
  if (modifier(s, CANT_SCORE, side) > 0) return;
  const n = Math.min(by, MOST_POINTS - s.score[side]);
  s.score[side] += n;
  if (s.log !== null) s.log.push({ do: "score", rule, side, n, score: s.score[side] });
}

/** RF-50, RF-51: after the whole ability, by location, the acting side first, first to last. */
export function sweep(s: Riftforce, actor: Seat): void {
  if (s.tally[LETHAL] === 0) return;
  const { locations, sides } = s.shape;
  const acting = sideOfSeat(s, actor);
  for (let location = 0; location < locations; location++)
    for (let i = 0; i < sides; i++) {
      const side = ((acting + i) % sides) as Side;
      let card = s.head[stackAt(s, location as Location, side)];
      while (card !== NONE) {
        const next = s.next[card];
        if (isLethal(s, card)) destroy(s, card, actor);
        card = next;
      }
    }
}

/** RF-46: one card from the deck to the hand; an empty deck is refilled from the discard first. */
export function draw(s: Riftforce, seat: Seat, rule: string): boolean {
  if (!refill(s, seat)) return false;
  const card = s.head[deckOf(seat)];
  move(s, card, handOf(seat));
  if (s.log !== null)
    s.log.push({ do: "draw", rule, seat, card: cardName(s, card), secret: ["card"], seen: s.knows[card] });
  return true;
}

/** RF-46: whether there is a card to draw, after shuffling the discard if the deck is empty. */
export function refill(s: Riftforce, seat: Seat): boolean {
  const deck = deckOf(seat);
  if (s.size[deck] > 0) return true;
  const discard = discardOf(seat);
  if (s.size[discard] === 0) return false;
  while (s.head[discard] !== NONE) move(s, s.head[discard], deck);
  shuffle(s, deck);
  if (s.log !== null) s.log.push({ do: "reshuffle", rule: "RF-46", seat });
  return true;
}

export const canDraw = (s: Riftforce, seat: Seat): boolean => s.size[deckOf(seat)] + s.size[discardOf(seat)] > 0;

/** How a card on the table is named in events. */
export function onTable(s: Riftforce, card: Card): OnTable {
  return { card: cardName(s, card), id: card, location: locationOf(s, card), side: sideOf(s, card) };
}
