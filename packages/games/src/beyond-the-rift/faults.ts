import { type Card, type Frame, NONE, PUBLIC, type Seat, type Zone } from "@rifthall/kernel/ids";
import { framesOf, get } from "@rifthall/kernel/machine";
import { isOver } from "@rifthall/kernel/state";
import { cardsIn } from "@rifthall/kernel/zone";
import { strayAnswers } from "../shared/answers.js";
import { OWN, SHARED, SORTS } from "./notation/fields.js";
import { hasNumbers } from "./notation/present.js";
import { heal, intimidate, poison, support } from "./rules/abilities.js";
import { activate, enemyPhase } from "./rules/enemies.js";
import { onslaught } from "./rules/onslaught.js";
import { resolve } from "./rules/resolve.js";
import { strike } from "./rules/strike.js";
import { healthOf } from "./rules/values.js";
import {
  ACTING,
  AIDING,
  ATTACHED,
  areaOf,
  type BeyondTheRift,
  BONUS_DONE,
  boardOf,
  COLUMN,
  COMMITTED,
  type Counter,
  defOf,
  handOf,
  heroOf,
  inPlay,
  isAffliction,
  isEnemy,
  LIMBO,
  MOST_COUNTERS,
  MOST_WON,
  NOTES,
  ORDERED,
  PHASE,
  phase,
  QUEST,
  ROW,
  SCENARIO,
  scenarioRow,
  TARGET,
  TO_ACT,
  UNDER,
} from "./table.js";
import type { CardType } from "./wire.js";

/** What must hold at every decision: every card in a place for it, hosts in play, nobody dead, enemies that act in their phase. */
export function faults(s: BeyondTheRift): readonly string[] {
  const list: string[] = [];
  for (let c = 0; c < s.shape.cards; c++) cardFaults(s, c as Card, list);
  for (let seat = 0; seat < s.shape.seats; seat++) seatFaults(s, seat as Seat, list);
  list.push(...strayAnswers(s), ...misplaced(s), ...miscounted(s), ...actingFaults(s), ...frameFaults(s));
  if (!isOver(s)) list.push(...leftOver(s));
  // What a scenario does not count stays 0; nobody notes what nobody can note.
  for (let i = s.shape.scenario.counters.length; i < MOST_COUNTERS; i++)
    if (s.counter[i as Counter] !== 0) list.push(`counter ${i} is not the scenario's`);
  if (s.tally[NOTES] >= 2 ** s.library.notes.length) list.push("a note stands that there is none of");
  for (let i = 0; i < MOST_WON; i++)
    if (s.won[i] >= s.library.items.length) list.push(`item ${s.won[i]} was won and is none`);
  return list;
}

const named = (s: BeyondTheRift, card: Card): string => `${defOf(s, card).id} (${card})`;

function cardFaults(s: BeyondTheRift, card: Card, list: string[]): void {
  if (s.zone[card] === NONE) {
    list.push(`card ${card} is nowhere`);
    return;
  }
  const lies = s.zone[card] === ATTACHED || s.zone[card] === UNDER;
  const host = s.host[card];
  if (lies !== (host !== NONE))
    list.push(`${named(s, card)} ${lies ? "lies at nothing" : "lies at a card, and does not"}`);
  if (lies && host !== NONE && (!inPlay(s, host) || (s.zone[card] === ATTACHED && !hasNumbers(s, host))))
    list.push(`${named(s, card)} lies at ${named(s, host)}, which cannot have it`);
  if (hasNumbers(s, card) && inPlay(s, card) && healthOf(s, card) < 1 && !isOver(s))
    list.push(`${named(s, card)} is dead and in play (BR-114)`);
  const { type } = defOf(s, card);
  if (rowSort(s.library.cards[s.shape.rows[card].def].type) !== rowSort(type))
    list.push(`${named(s, card)} lies in a row of others`);
  ownerFaults(s, card, type, list);
  markFaults(s, card, list);
}

/** Shuffles mix what lies in a hero's deck; other cards keep to rows of their own sort. */
const rowSort = (type: CardType): string => (type === "wound" || type === "fatigue" ? "card" : type);

/** A hero's card is that hero's wherever it lies; a Wound or Fatigue is of whoever has it. */
function ownerFaults(s: BeyondTheRift, card: Card, type: CardType, list: string[]): void {
  const owner = s.owner[card];
  if (type === "card" || type === "hero") {
    if (owner === NONE) list.push(`${named(s, card)} belongs to nobody`);
    return;
  }
  if (type !== "wound" && type !== "fatigue") {
    if (owner !== NONE) list.push(`${named(s, card)} belongs to a hero`);
    return;
  }
  const held = owner !== NONE && isWith(s, card, owner);
  const laid = s.zone[card] === COMMITTED || s.zone[card] === LIMBO;
  if (!held && !(laid && owner !== NONE) && (laid || owner !== NONE || isHeld(s, card)))
    list.push(`${named(s, card)} is not where its owner has it`);
}

const OWN_ZONES = Object.values(OWN);

function isWith(s: BeyondTheRift, card: Card, seat: Seat): boolean {
  for (const zone of OWN_ZONES) if (s.zone[card] === zone(seat)) return true;
  return false;
}

function isHeld(s: BeyondTheRift, card: Card): boolean {
  for (let seat = 0; seat < s.shape.seats; seat++) if (isWith(s, card, seat as Seat)) return true;
  return false;
}

function markFaults(s: BeyondTheRift, card: Card, list: string[]): void {
  const marks = s.marks[card];
  if (marks === 0) return;
  const acts = isEnemy(s, card) ? s.tally[PHASE] === ENEMY_PHASE : s.tally[PHASE] === END_PHASE;
  if ((marks & TO_ACT) !== 0 && (!inPlay(s, card) || !acts) && !isOver(s))
    list.push(`${named(s, card)} is to act out of its phase`);
  if ((marks & ORDERED) !== 0 && !isEnemy(s, card)) list.push(`${named(s, card)} is ordered about and no enemy`);
  if ((marks & (AIDING | BONUS_DONE)) !== 0 && s.zone[card] !== COMMITTED)
    list.push(`${named(s, card)} aids and is not committed`);
}
const ENEMY_PHASE = phase("enemy");
const END_PHASE = phase("end");

function seatFaults(s: BeyondTheRift, seat: Seat, list: string[]): void {
  const hero = heroOf(s, seat);
  if (s.owner[hero] !== seat || s.def[hero] !== s.shape.rows[hero].def)
    list.push(`the hero of seat ${seat} is another's, or another card`);
  if (s.size[boardOf(seat)] !== 1 || s.head[boardOf(seat)] !== hero)
    list.push(`the hero of seat ${seat} is not in its place`);
  for (const zone of OWN_ZONES)
    for (const card of cardsIn(s, zone(seat)))
      if (s.owner[card] !== seat) list.push(`${named(s, card)} of another is with the hero of seat ${seat}`);
  // BR-A22
  for (const card of cardsIn(s, handOf(seat)))
    if (isAffliction(s, card) && s.knows[card] !== PUBLIC) list.push(`${named(s, card)} is hidden in a hand`);
}

/** What the notation can say of a zone: cards of other sorts never come there. */
function misplaced(s: BeyondTheRift): string[] {
  const list: string[] = [];
  const only = (zone: Zone, sorts: readonly CardType[]): void => {
    for (const card of cardsIn(s, zone))
      if (!sorts.includes(defOf(s, card).type)) list.push(`${named(s, card)} lies in zone ${zone}`);
  };
  if (s.size[SCENARIO] !== 1 || s.head[SCENARIO] !== scenarioRow) list.push("the scenario is not in its place");
  only(QUEST, SORTS.quest);
  only(ATTACHED, SORTS.attached);
  only(UNDER, SORTS.under);
  for (const [field, zone] of Object.entries(SHARED)) only(zone, SORTS[field as keyof typeof SHARED]);
  for (let seat = 0; seat < s.shape.seats; seat++) {
    for (const [field, zone] of Object.entries(OWN)) only(zone(seat as Seat), SORTS[field as keyof typeof OWN]);
    only(areaOf(seat as Seat), SORTS.area);
    for (const card of cardsIn(s, areaOf(seat as Seat)))
      if (!isEnemy(s, card) && !defOf(s, card).persistent)
        list.push(`${named(s, card)} stays in play and is not Persistent`);
  }
  return list;
}

/** The scenario's cards and the heroes', neither more nor fewer. */
function miscounted(s: BeyondTheRift): string[] {
  const { cards } = s.library;
  const left = new Int32Array(cards.length);
  for (const { def } of s.shape.rows) left[def]++;
  for (let c = 0; c < s.shape.cards; c++) left[s.def[c as Card]]--;
  const list: string[] = [];
  for (let def = 0; def < left.length; def++) if (left[def] !== 0) list.push(`${left[def]} ${cards[def].id} too few`);
  return list;
}

/** BR-74, BR-100: a column, a row and an enemy that acts are for the Enemy Phase. */
function actingFaults(s: BeyondTheRift): string[] {
  const list: string[] = [];
  const acting = s.tally[ACTING] as Card;
  if (framesOf(s, enemyPhase).length === 0 && !isOver(s) && (s.tally[COLUMN] !== NONE || s.tally[ROW] !== NONE))
    list.push("a column or a row is resolved outside of the Enemy Phase");
  if (s.tally[ROW] > s.shape.scenario.table.length) list.push("a row is resolved that there is not");
  if (acting === NONE && s.tally[TARGET] !== NONE) list.push("nobody acts, and has a target");
  if (acting !== NONE && !isEnemy(s, acting)) list.push(`${named(s, acting)} acts and is no enemy`);
  if (acting !== NONE && framesOf(s, activate).length === 0 && !isOver(s)) list.push("an enemy acts out of its turn");
  return list;
}

/** Enemies attack, poison and heal; heroes strike at what can be struck. */
function frameFaults(s: BeyondTheRift): string[] {
  const list: string[] = [];
  const enemy = (f: Frame, card: Card): void => {
    if (card !== NONE && !isEnemy(s, card)) list.push(`frame ${f} is about ${named(s, card)}, no enemy`);
  };
  for (const f of framesOf(s, activate)) enemy(f, get(s, f, activate.registers.enemy));
  for (const f of framesOf(s, poison)) enemy(f, get(s, f, poison.registers.enemy));
  for (const f of framesOf(s, support)) enemy(f, get(s, f, support.registers.enemy));
  for (const f of framesOf(s, heal)) enemy(f, get(s, f, heal.registers.healer));
  return list;
}

/** BR-27, BR-70: cards are committed or being resolved only while something is. */
function leftOver(s: BeyondTheRift): string[] {
  const list: string[] = [];
  if (s.size[COMMITTED] > 0 && framesOf(s, strike).length + framesOf(s, onslaught).length === 0)
    list.push("cards are committed, and there is no attack");
  if (s.size[LIMBO] > 0 && framesOf(s, resolve).length === 0) list.push("a card is being resolved, and nothing is");
  if (framesOf(s, intimidate).length > 0 && s.tally[ACTING] === NONE) list.push("somebody is intimidated by nobody");
  return list;
}
