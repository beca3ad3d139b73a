import type { Card, Seat, Zone } from "@rifthall/kernel";
import { cardsIn, isOver, NONE } from "@rifthall/kernel";
import {
  areaOf,
  COLOURS,
  type Colour,
  defOf,
  diceOf,
  ENCOUNTER,
  heroOf,
  inPlay,
  isEnemy,
  isFriendly,
  isGear,
  isLiving,
  isUnit,
  LIMBO,
  LOCATION,
  type QuantumRift,
  READY,
} from "./table.js";

/** What must hold at every decision: every card once, one location, one encounter at most, engagements of two sides. */
export function faults(s: QuantumRift): readonly string[] {
  const list: string[] = [];
  const seen = new Map<Card, Zone>();
  for (let z = 0; z < s.shape.zones; z++) {
    const cards = cardsIn(s, z as Zone);
    if (cards.length !== s.size[z as Zone])
      list.push(`zone ${z} says ${s.size[z as Zone]} cards and holds ${cards.length}`);
    for (const card of cards) {
      if (seen.has(card)) list.push(`card ${card} is in zones ${seen.get(card)} and ${z}`);
      if (s.zone[card] !== z) list.push(`card ${card} lies in ${z} but says ${s.zone[card]}`);
      seen.set(card, z as Zone);
    }
  }
  for (let c = 0; c < s.shape.cards; c++) if (!seen.has(c as Card)) list.push(`card ${c} is nowhere`);
  // QR-17
  if (s.size[LOCATION] > 1) list.push(`${s.size[LOCATION]} locations are active`);
  if (s.size[ENCOUNTER] > 1) list.push(`${s.size[ENCOUNTER]} encounters are active`);
  for (let c = 0; c < s.shape.cards; c++) list.push(...cardFaults(s, c as Card));
  for (let seat = 0; seat < s.shape.seats; seat++) list.push(...seatFaults(s, seat as Seat));
  list.push(...engagementFaults(s), ...miscounted(s));
  return list;
}

function cardFaults(s: QuantumRift, card: Card): string[] {
  const list: string[] = [];
  const name = `${defOf(s, card).id} (${card})`;
  if (!inPlay(s, card) && s.zone[card] !== LIMBO) {
    if (s.condition[card] !== READY) list.push(`${name} is out of play and not ready`);
    if (s.engagement[card] !== 0) list.push(`${name} is out of play and engaged`);
    if (s.bearer[card] !== NONE) list.push(`${name} is out of play and has a bearer`);
  }
  // QR-6
  const story = ["location", "encounter", "exploration"].includes(defOf(s, card).type);
  if (story && s.zone[card] > LIMBO) list.push(`${name} is a story card among a player's cards`);
  if (s.engagement[card] !== 0 && !isUnit(s, card)) list.push(`${name} is engaged and no unit`);
  const bearer = s.bearer[card];
  if (inPlay(s, card) && isGear(s, card) && (bearer === NONE || !isFriendly(s, bearer)))
    list.push(`${name} has no bearer`);
  return list;
}

function seatFaults(s: QuantumRift, seat: Seat): string[] {
  const list: string[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const dice = diceOf(seat, colour as Colour);
    if (s.ready[dice] > s.dice[dice]) list.push(`seat ${seat} has more ready ${COLOURS[colour]} dice than dice`);
  }
  const hero = heroOf(s, seat);
  if (isLiving(s, seat) && s.zone[hero] !== areaOf(seat)) list.push(`the hero of seat ${seat} is not in play`);
  if (isLiving(s, seat) && s.vitality[hero] <= 0 && !isOver(s))
    list.push(`the hero of seat ${seat} lives without vitality`);
  if (!isLiving(s, seat) && s.size[areaOf(seat)] > 0 && !isOver(s))
    list.push(`seat ${seat} is out and has cards in play`);
  return list;
}

/** QR-62: both sides of each engagement are there. */
function engagementFaults(s: QuantumRift): string[] {
  const sides = new Map<number, number>();
  for (let c = 0; c < s.shape.cards; c++) {
    const n = s.engagement[c as Card];
    if (n !== 0) sides.set(n, (sides.get(n) ?? 0) | (isEnemy(s, c as Card) ? 2 : 1));
  }
  return [...sides].flatMap(([n, bits]) => (bits === 3 ? [] : [`engagement ${n} has one side only`]));
}

/** The chapter's cards, neither more nor fewer. */
function miscounted(s: QuantumRift): string[] {
  const left = new Map<number, number>();
  for (const { def } of s.shape.rows) left.set(def, (left.get(def) ?? 0) + 1);
  for (let c = 0; c < s.shape.cards; c++) left.set(s.def[c as Card], (left.get(s.def[c as Card]) ?? 0) - 1);
  return [...left].flatMap(([def, n]) => (n === 0 ? [] : [`${n} ${s.library.cards[def]?.id ?? def} too few`]));
}
