import { type Card, type Def, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { findDef, move, pickOut, shuffle } from "@rifthall/kernel/zone";
import {
  ALLY_POOL,
  areaOf,
  COLOURS,
  type Colour,
  deckOf,
  diceOf,
  discardOf,
  ENEMIES,
  ENEMY_POOL,
  handOf,
  heroOf,
  isGear,
  isLiving,
  OWN_DICE,
  type QuantumRift,
  voidOf,
} from "../table.js";
import { DICE, HAND, UNITS } from "../verbs/touches.js";
import { noticeDuration } from "./duration.js";
import { cardName, onCard } from "./name.js";
import { enterPlay } from "./story.js";
import { loseVitality } from "./units.js";

/** QR-51 to QR-53, QR-A24: an empty deck is filled from the discard; without either, the hero loses 1 vitality. */
export function draw(s: QuantumRift, seat: Seat, rule: string): void {
  if (!isLiving(s, seat)) return;
  const deck = deckOf(seat);
  if (s.size[deck] === 0) refill(s, seat);
  if (s.size[deck] === 0) {
    loseVitality(s, heroOf(s, seat), 1, "QR-53");
    return;
  }
  const card = s.head[deck];
  move(s, card, handOf(seat));
  if (s.log !== null)
    s.log.push({ do: "draw", rule, seat, card: cardName(s, card), secret: ["card"], seen: s.knows[card] });
  noticeDuration(s, HAND);
}

function refill(s: QuantumRift, seat: Seat): void {
  const discards = discardOf(seat);
  if (s.size[discards] === 0) return;
  while (s.head[discards] !== NONE) move(s, s.head[discards], deckOf(seat));
  shuffle(s, deckOf(seat));
  if (s.log !== null) s.log.push({ do: "reshuffle", rule: "QR-52", seat });
}

/** A card of the hand to the discard. */
export function discardFromHand(s: QuantumRift, seat: Seat, def: Def, rule: string): void {
  const card = pickOut(s, handOf(seat), def);
  if (card === NONE) return;
  move(s, card, discardOf(seat));
  if (s.log !== null) s.log.push({ do: "discard", rule, ...onCard(s, card), seat });
  noticeDuration(s, HAND);
}

/** A card of the discard to the hand. */
export function recover(s: QuantumRift, seat: Seat, card: Card, rule: string): void {
  move(s, card, handOf(seat));
  if (s.log !== null) s.log.push({ do: "recover", rule, ...onCard(s, card), seat });
  noticeDuration(s, HAND);
}

/** QR-93, QR-A13: as many as the pool has, ready and unengaged. */
export function spawn(s: QuantumRift, def: Def, n: number, rule: string): void {
  for (let i = 0; i < n; i++) {
    const card = findDef(s, ENEMY_POOL, def);
    if (card === NONE) return;
    move(s, card, ENEMIES);
    if (s.log !== null) s.log.push({ do: "spawn", rule, ...onCard(s, card) });
    enterPlay(s, card);
    noticeDuration(s, UNITS);
  }
}

/** QR-57, QR-A14: the named card from the Adventure Pool, if there is one. */
export function deployAlly(s: QuantumRift, seat: Seat, def: Def, rule: string): void {
  const card = findDef(s, ALLY_POOL, def);
  if (card !== NONE && isLiving(s, seat)) putIntoPlay(s, card, seat, rule);
}

/** QR-55: ready; gear goes to the hero. */
export function putIntoPlay(s: QuantumRift, card: Card, seat: Seat, rule: string): void {
  s.owner[card] = seat;
  move(s, card, areaOf(seat));
  if (isGear(s, card)) s.bearer[card] = heroOf(s, seat);
  if (s.log !== null) s.log.push({ do: "deploy", rule, ...onCard(s, card), seat });
  enterPlay(s, card);
  noticeDuration(s, UNITS);
}

/** QR-36, QR-A15: gained dice are ready, and for good. */
export function gainDie(s: QuantumRift, seat: Seat, colour: Colour, by: number, rule: string): void {
  const n = Math.min(by, OWN_DICE - s.dice[diceOf(seat, colour)]);
  if (!isLiving(s, seat) || n <= 0) return;
  s.dice[diceOf(seat, colour)] += n;
  s.ready[diceOf(seat, colour)] += n;
  if (s.log !== null) s.log.push({ do: "die", rule, seat, colour: COLOURS[colour], n });
  noticeDuration(s, DICE);
}

/**
 * Writes the different definitions in a zone into `s.scratch`, in their own order: how they lie there may be hidden. Only
 * those with these bits.
 */
export function distinctDefs(s: QuantumRift, zone: Zone, having = 0): number {
  const { scratch, def, next } = s;
  const { bits } = s.library;
  let n = 0;
  for (let c = s.head[zone]; c !== NONE; c = next[c]) {
    const here = def[c];
    if ((bits[here] & having) !== having) continue;
    let at = n;
    while (at > 0 && scratch[at - 1] > here) at--;
    if (at > 0 && scratch[at - 1] === here) continue;
    for (let i = n++; i > at; i--) scratch[i] = scratch[i - 1];
    scratch[at] = here;
  }
  return n;
}

/** QR-45: to the discard of its player; QR-A40: who is out has none. */
export function putAway(s: QuantumRift, card: Card, seat: Seat): void {
  move(s, card, isLiving(s, seat) ? discardOf(seat) : voidOf(seat));
}
