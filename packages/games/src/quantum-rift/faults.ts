import { type Card, type Frame, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { framesOf, get } from "@rifthall/kernel/machine";
import { isOver } from "@rifthall/kernel/state";
import { cardsIn, present } from "@rifthall/kernel/zone";
import { strayAnswers } from "../shared/answers.js";
import type { CardType, Chapter } from "./content.js";
import { OWN, SHARED, SORTS } from "./notation/fields.js";
import { attack } from "./rules/attack.js";
import { combat } from "./rules/combat.js";
import { colourOf, diceIn, isAttackRoll } from "./rules/dice.js";
import { ACT, pay } from "./rules/pay.js";
import { resolve } from "./rules/resolve.js";
import { rifting } from "./rules/rifting.js";
import { roll } from "./rules/roll.js";
import {
  ALLY_POOL,
  activeEncounter,
  areaOf,
  COLOURS,
  type Colour,
  controller,
  DAMAGED,
  defOf,
  diceOf,
  ENCOUNTER,
  ENEMY_POOL,
  heroOf,
  inPlay,
  isEnemy,
  isGear,
  isLiving,
  isUnit,
  LATCHED,
  LIMBO,
  LOCATION,
  type QuantumRift,
  READY,
  THREAT,
  WATCHED,
} from "./table.js";

/** What must hold at every decision: one location, one encounter at most, engagements of two sides, a bearer for gear. */
export function faults(s: QuantumRift): readonly string[] {
  const list: string[] = [];
  for (let c = 0; c < s.shape.cards; c++) if (s.zone[c as Card] === NONE) list.push(`card ${c} is nowhere`);
  // QR-17
  if (s.size[LOCATION] > 1) list.push(`${s.size[LOCATION]} locations are active`);
  if (s.size[ENCOUNTER] > 1) list.push(`${s.size[ENCOUNTER]} encounters are active`);
  if (activeEncounter(s) === NONE && s.tally[THREAT] + s.tally[WATCHED] + s.tally[LATCHED] > 0)
    list.push("threat lies, or a DURATION is looked at, without an encounter");
  list.push(...strayAnswers(s), ...rollFaults(s), ...useFaults(s), ...fighterFaults(s));
  for (let c = 0; c < s.shape.cards; c++) list.push(...cardFaults(s, c as Card));
  for (let seat = 0; seat < s.shape.seats; seat++) list.push(...seatFaults(s, seat as Seat));
  list.push(...misplaced(s), ...engagementFaults(s), ...miscounted(s));
  return list;
}

function cardFaults(s: QuantumRift, card: Card): string[] {
  const list: string[] = [];
  const name = `${defOf(s, card).id} (${card})`;
  if (!inPlay(s, card) && s.zone[card] !== LIMBO) {
    if (s.condition[card] !== READY) list.push(`${name} is out of play and not ready`);
    if (s.engagement[card] !== 0) list.push(`${name} is out of play and engaged`);
    if (s.bearer[card] !== NONE) list.push(`${name} is out of play and has a bearer`);
    if (s.marks[card] !== 0) list.push(`${name} is out of play and has marks`);
  }
  // QR-6
  const story = ["location", "encounter", "exploration"].includes(defOf(s, card).type);
  if (story && s.zone[card] > LIMBO) list.push(`${name} is a story card among a player's cards`);
  if (s.engagement[card] !== 0 && !isUnit(s, card)) list.push(`${name} is engaged and no unit`);
  if (s.condition[card] === DAMAGED && !isUnit(s, card)) list.push(`${name} is damaged and no unit`);
  const bearer = s.bearer[card];
  if (
    inPlay(s, card) &&
    isGear(s, card) &&
    (bearer === NONE || !isUnit(s, bearer) || controller(s, bearer) !== controller(s, card))
  )
    list.push(`${name} has no bearer among its player's units`);
  if (bearer !== NONE && !isGear(s, card)) list.push(`${name} has a bearer and is no gear`);
  return list;
}

function seatFaults(s: QuantumRift, seat: Seat): string[] {
  const list: string[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const dice = diceOf(seat, colour as Colour);
    if (s.ready[dice] > s.dice[dice]) list.push(`seat ${seat} has more ready ${COLOURS[colour]} dice than dice`);
  }
  const hero = heroOf(s, seat);
  if (s.owner[hero] !== seat || s.def[hero] !== s.shape.rows[hero].def)
    list.push(`the hero of seat ${seat} is another's, or another card`);
  if (isLiving(s, seat) && s.zone[hero] !== areaOf(seat)) list.push(`the hero of seat ${seat} is not in play`);
  if (isLiving(s, seat) && s.vitality[hero] <= 0 && !isOver(s))
    list.push(`the hero of seat ${seat} lives without vitality`);
  if (!isLiving(s, seat) && s.size[areaOf(seat)] > 0 && !isOver(s))
    list.push(`seat ${seat} is out and has cards in play`);
  return list;
}

/** A roll gives its successes to what it is made for; a unit's dice have no colour, and a player's have one. */
function rollFaults(s: QuantumRift): string[] {
  const registers = [attack, pay, resolve].flatMap((p) => framesOf(s, p).map((f) => f + p.registers.successes));
  return framesOf(s, roll).flatMap((f) => {
    const list = registers.includes(get(s, f, roll.registers.into)) ? [] : [`nobody waits for the roll of frame ${f}`];
    for (let i = 0; i < diceIn(s, f); i++)
      if (isAttackRoll(s, f) ? colourOf(s, f, i) !== NONE : COLOURS[colourOf(s, f, i)] === undefined)
        list.push(`die ${i} of the roll of frame ${f} is of colour ${colourOf(s, f, i)}`);
    return list;
  });
}

/** What is paid for is a card from the hand, named by its definition, or one in play; and hands are for what Rifts. */
function useFaults(s: QuantumRift): string[] {
  const list: string[] = [];
  const uses = (f: Frame, card: Card, sorts: readonly CardType[]): void => {
    if (!sorts.includes(defOf(s, card).type)) list.push(`frame ${f} cannot be about ${defOf(s, card).id} (${card})`);
  };
  for (const f of framesOf(s, pay)) {
    const { purpose, thing, card } = pay.registers;
    const fromHand = get(s, f, purpose) <= ACT;
    const things = fromHand ? s.shape.defs : s.shape.cards;
    if (get(s, f, thing) >= things) list.push(`frame ${f} pays for ${get(s, f, thing)}, which is none of ${things}`);
    uses(f, get(s, f, card), fromHand ? SORTS.hand : ["hero", ...SORTS.hand]);
  }
  for (const f of framesOf(s, rifting)) uses(f, get(s, f, rifting.registers.card), SORTS.hand);
  return list;
}

/** Units fight. */
function fighterFaults(s: QuantumRift): string[] {
  const { attacker, target } = attack.registers;
  const fighting = [
    ...framesOf(s, attack).flatMap((f) => [present(s, get(s, f, attacker)), present(s, get(s, f, target))]),
    ...framesOf(s, combat).map((f) => get(s, f, combat.registers.striker)),
  ];
  return fighting.flatMap((c) => (c === NONE || isUnit(s, c) ? [] : [`card ${c} fights and is no unit`]));
}

/** What the notation can say of a zone: cards of other sorts never come there. */
function misplaced(s: QuantumRift): string[] {
  const list: string[] = [];
  const only = (zone: Zone, sorts: readonly CardType[]): void => {
    for (const card of cardsIn(s, zone))
      if (!sorts.includes(defOf(s, card).type)) list.push(`${defOf(s, card).id} (${card}) lies in zone ${zone}`);
  };
  only(LOCATION, SORTS.location);
  only(ENCOUNTER, SORTS.encounter);
  for (const [field, zone] of Object.entries(SHARED)) only(zone, SORTS[field]);
  // Only the chapter's own cards wait in its pools.
  const { enemies, allies } = s.shape.chapter;
  const among = (zone: Zone, listed: Chapter["enemies"]): void => {
    for (const card of cardsIn(s, zone))
      if (!listed.some(([id]) => id === defOf(s, card).id)) list.push(`card ${card} lies in zone ${zone}`);
  };
  among(ENEMY_POOL, enemies);
  among(ALLY_POOL, allies);
  for (let seat = 0; seat < s.shape.seats; seat++) {
    for (const [field, zone] of Object.entries(OWN)) only(zone(seat as Seat), [...SORTS[field], "hero"]);
    only(areaOf(seat as Seat), ["hero", ...SORTS.units, ...SORTS.gear, ...SORTS.skills]);
  }
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
