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
  for (let c = 0; c < s.shape.cards; c++) list.push(...cardFaults(s, c as Card));
  for (let seat = 0; seat < s.shape.seats; seat++) list.push(...seatFaults(s, seat as Seat));
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

function cardFaults(s: BeyondTheRift, card: Card): string[] {
  if (s.zone[card] === NONE) return [`card ${card} is nowhere`];
  const list: string[] = [];
  const c = defOf(s, card);
  const name = `${c.id} (${card})`;
  const lies = s.zone[card] === ATTACHED || s.zone[card] === UNDER;
  const host = s.host[card];
  if (lies !== (host !== NONE)) list.push(`${name} ${lies ? "lies at nothing" : "lies at a card, and does not"}`);
  if (lies && host !== NONE && (!inPlay(s, host) || (s.zone[card] === ATTACHED && !hasNumbers(s, host))))
    list.push(`${name} lies at ${defOf(s, host).id} (${host}), which cannot have it`);
  if (hasNumbers(s, card) && inPlay(s, card) && healthOf(s, card) < 1 && !isOver(s))
    list.push(`${name} is dead and in play (BR-114)`);
  if (rowSort(s.library.cards[s.shape.rows[card].def].type) !== rowSort(c.type))
    list.push(`${name} lies in a row of others`);
  return [...list, ...ownerFaults(s, card, name), ...markFaults(s, card, name)];
}

/** Shuffles mix what lies in a hero's deck; other cards keep to rows of their own sort. */
const rowSort = (type: CardType): string => (type === "wound" || type === "fatigue" ? "card" : type);

/** A hero's card is that hero's wherever it lies; a Wound or Fatigue is of whoever has it. */
function ownerFaults(s: BeyondTheRift, card: Card, name: string): string[] {
  const { type } = defOf(s, card);
  const owner = s.owner[card];
  if (type === "card" || type === "hero") return owner === NONE ? [`${name} belongs to nobody`] : [];
  if (type !== "wound" && type !== "fatigue") return owner === NONE ? [] : [`${name} belongs to a hero`];
  const held = Object.values(OWN).some((zone) => owner !== NONE && s.zone[card] === zone(owner));
  const laid = s.zone[card] === COMMITTED || s.zone[card] === LIMBO;
  return held || (laid && owner !== NONE) || (!laid && owner === NONE && !isHeld(s, card))
    ? []
    : [`${name} is not where its owner has it`];
}

const isHeld = (s: BeyondTheRift, card: Card): boolean => {
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (Object.values(OWN).some((zone) => s.zone[card] === zone(seat as Seat))) return true;
  return false;
};

function markFaults(s: BeyondTheRift, card: Card, name: string): string[] {
  const marks = s.marks[card];
  const list: string[] = [];
  const acts = isEnemy(s, card) ? s.tally[PHASE] === ENEMY_PHASE : s.tally[PHASE] === END_PHASE;
  if ((marks & TO_ACT) !== 0 && (!inPlay(s, card) || !acts) && !isOver(s))
    list.push(`${name} is to act out of its phase`);
  if ((marks & ORDERED) !== 0 && !isEnemy(s, card)) list.push(`${name} is ordered about and no enemy`);
  if ((marks & (AIDING | BONUS_DONE)) !== 0 && s.zone[card] !== COMMITTED)
    list.push(`${name} aids and is not committed`);
  return list;
}
const ENEMY_PHASE = phase("enemy");
const END_PHASE = phase("end");

function seatFaults(s: BeyondTheRift, seat: Seat): string[] {
  const hero = heroOf(s, seat);
  const list: string[] = [];
  if (s.owner[hero] !== seat || s.def[hero] !== s.shape.rows[hero].def)
    list.push(`the hero of seat ${seat} is another's, or another card`);
  if (s.size[boardOf(seat)] !== 1 || s.head[boardOf(seat)] !== hero)
    list.push(`the hero of seat ${seat} is not in its place`);
  for (const zone of Object.values(OWN))
    for (const card of cardsIn(s, zone(seat)))
      if (s.owner[card] !== seat)
        list.push(`${defOf(s, card).id} (${card}) of another is with the hero of seat ${seat}`);
  // BR-A22
  for (const card of cardsIn(s, handOf(seat)))
    if (isAffliction(s, card) && s.knows[card] !== PUBLIC)
      list.push(`${defOf(s, card).id} (${card}) is hidden in a hand`);
  return list;
}

/** What the notation can say of a zone: cards of other sorts never come there. */
function misplaced(s: BeyondTheRift): string[] {
  const list: string[] = [];
  const only = (zone: Zone, sorts: readonly CardType[]): void => {
    for (const card of cardsIn(s, zone))
      if (!sorts.includes(defOf(s, card).type)) list.push(`${defOf(s, card).id} (${card}) lies in zone ${zone}`);
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
        list.push(`${defOf(s, card).id} (${card}) stays in play and is not Persistent`);
  }
  return list;
}

/** The scenario's cards and the heroes', neither more nor fewer. */
function miscounted(s: BeyondTheRift): string[] {
  const left = new Map<number, number>();
  for (const { def } of s.shape.rows) left.set(def, (left.get(def) ?? 0) + 1);
  for (let c = 0; c < s.shape.cards; c++) left.set(s.def[c as Card], (left.get(s.def[c as Card]) ?? 0) - 1);
  return [...left].flatMap(([def, n]) => (n === 0 ? [] : [`${n} ${s.library.cards[def]?.id ?? def} too few`]));
}

/** BR-74, BR-100: a column, a row and an enemy that acts are for the Enemy Phase. */
function actingFaults(s: BeyondTheRift): string[] {
  const list: string[] = [];
  const acting = s.tally[ACTING] as Card;
  if (framesOf(s, enemyPhase).length === 0 && !isOver(s) && (s.tally[COLUMN] !== NONE || s.tally[ROW] !== NONE))
    list.push("a column or a row is resolved outside of the Enemy Phase");
  if (s.tally[ROW] > s.shape.scenario.table.length) list.push("a row is resolved that there is not");
  if (acting === NONE && s.tally[TARGET] !== NONE) list.push("nobody acts, and has a target");
  if (acting !== NONE && !isEnemy(s, acting)) list.push(`${defOf(s, acting).id} (${acting}) acts and is no enemy`);
  if (acting !== NONE && framesOf(s, activate).length === 0 && !isOver(s)) list.push("an enemy acts out of its turn");
  return list;
}

/** Enemies attack, poison and heal; heroes strike at what can be struck. */
function frameFaults(s: BeyondTheRift): string[] {
  const list: string[] = [];
  const enemy = (f: Frame, card: Card): void => {
    if (card !== NONE && !isEnemy(s, card)) list.push(`frame ${f} is about ${defOf(s, card).id} (${card}), no enemy`);
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
