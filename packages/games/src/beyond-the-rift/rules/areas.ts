import { type Card, type Def, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { roll } from "@rifthall/kernel/machine";
import { findDef, move, pickOut } from "@rifthall/kernel/zone";
import { IS_ALLY, IS_ENEMY } from "../bits.js";
import {
  ATTACHED,
  areaOf,
  type BeyondTheRift,
  defOf,
  ENEMY_DECK,
  ENEMY_DISCARD,
  GONE,
  holderOf,
  inPlay,
  isEnemy,
  isFinal,
  isTerrain,
  OUTSIDE,
  QUEST,
  reaction,
  TERRAIN_DECK,
  TERRAIN_DISCARD,
  UNDER,
} from "../table.js";
import { areaName, cardName, onCard } from "./name.js";
import { discardOwn, putBack } from "./piles.js";
import { isOfType } from "./scenario.js";
import { happened } from "./trigger.js";
import { healthOf, isHealthChanged, rangeOf } from "./values.js";
import { openWindow } from "./window.js";

const ENGAGED = reaction("engaged");
const KILLED = reaction("killed");
const SPAWNED = reaction("spawned");

/** BR-18: the area of a hero; of nobody, the Quest Area. */
export const zoneOfArea = (seat: Seat): Zone => (seat === NONE ? QUEST : areaOf(seat));

/** BR-33: enemies in an area, those that fit a name or a family (BR-A74), or all. */
export function enemiesIn(s: BeyondTheRift, zone: Zone, who: string | null = null): number {
  const { bits } = s.library;
  let n = 0;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c])
    if ((bits[s.def[c]] & IS_ENEMY) !== 0 && (who === null || isOfType(s, c, who))) n++;
  return n;
}

/** BR-73 */
export function anyEnemy(s: BeyondTheRift): boolean {
  for (let seat = NONE as Seat; seat < s.shape.seats; seat++) if (enemiesIn(s, zoneOfArea(seat)) > 0) return true;
  return false;
}

/** BR-79, BR-A70: at range 1 only the hero it is engaged with, at range 2 any. */
export const heroReach = (s: BeyondTheRift, enemy: Card, seat: Seat): boolean =>
  rangeOf(s, enemy) >= 2 || holderOf(s, enemy) === seat;

/** BR-48, BR-49, BR-80 to BR-84: from one area to another; what is attached goes with it (BR-A86). */
export function moveEnemy(
  s: BeyondTheRift,
  card: Card,
  to: Zone,
  how: "engage" | "disengage" | "reengage" | "support",
  rule: string,
): void {
  if (s.zone[card] === to) return;
  move(s, card, to);
  if (s.log !== null) s.log.push({ do: "move", rule, ...onCard(s, card), how, to: areaName(s, to) });
  if (to !== QUEST) openWindow(s, ENGAGED, card, holderOf(s, card));
}

/** BR-103: spawned enemies come where the scenario says, in v0.9.9 always into the Quest Area. */
export const spawnsWhereSaid = (s: BeyondTheRift): boolean => isFinal(s);

/** BR-26, BR-102, BR-103, BR-A79: as many as the deck has. */
export function spawnEnemies(s: BeyondTheRift, n: number, to: Zone, rule: string): void {
  for (let i = 0; i < n && s.head[ENEMY_DECK] !== NONE; i++)
    enter(s, s.head[ENEMY_DECK], spawnsWhereSaid(s) ? to : QUEST, "spawn", rule);
}

/** BR-26, BR-102: terrain lies in the Quest Area. */
export function spawnTerrain(s: BeyondTheRift, n: number, rule: string): void {
  for (let i = 0; i < n && s.head[TERRAIN_DECK] !== NONE; i++) enter(s, s.head[TERRAIN_DECK], QUEST, "spawn", rule);
}

const deckFor = (s: BeyondTheRift, def: Def): Zone =>
  s.library.cards[def].type === "terrain" ? TERRAIN_DECK : ENEMY_DECK;

/**
 * Is a card of that name left to be brought into play? All that are neither outside nor in their deck lie open, so
 * anybody can tell without seeing the deck.
 */
export function canBring(s: BeyondTheRift, def: Def): boolean {
  const { rows } = s.shape;
  const deck = deckFor(s, def);
  let left = 0;
  for (let row = 0; row < rows.length; row++) {
    if (rows[row].def === def) left++;
    const card = row as Card;
    if (s.def[card] === def && s.zone[card] !== OUTSIDE && s.zone[card] !== deck) left--;
  }
  return left > 0;
}

/** BR-3: what a scenario names comes from outside, or else out of its deck; terrain lies in the Quest Area. */
export function bring(s: BeyondTheRift, def: Def, to: Zone, rule: string): void {
  const outside = findDef(s, OUTSIDE, def);
  const card = outside === NONE ? pickOut(s, deckFor(s, def), def) : outside;
  if (card !== NONE) enter(s, card, isTerrain(s, card) ? QUEST : to, "enter", rule);
}

/** BR-83, BR-A18, BR-A78: is one of that name or family left outside? */
export const canSummon = (s: BeyondTheRift, who: string): boolean => enemiesIn(s, OUTSIDE, who) > 0;

/** BR-83: into the area of the one who summons. Of several kinds that fit, any is as likely. */
export function summon(s: BeyondTheRift, summoner: Card, who: string): void {
  const n = enemiesIn(s, OUTSIDE, who);
  if (n === 0) return;
  let left = n > 1 && !isAlone(s, who) ? roll(s, n) : 0;
  for (let c = s.head[OUTSIDE]; c !== NONE; c = s.next[c])
    if (isOfType(s, c, who) && left-- === 0) {
      enter(s, c, s.zone[summoner], "summon", "BR-83");
      return;
    }
}

/** A name and not a family: then it does not matter which. */
const isAlone = (s: BeyondTheRift, who: string): boolean => s.library.find(who) !== undefined;

function enter(s: BeyondTheRift, card: Card, to: Zone, what: "spawn" | "summon" | "enter", rule: string): void {
  move(s, card, to);
  if (s.log !== null) s.log.push({ do: what, rule, ...onCard(s, card), to: areaName(s, to) });
  happened(s, "spawned", card);
  if (isEnemy(s, card)) openWindow(s, SPAWNED, card, holderOf(s, card));
}

/** BR-114, BR-124: dead if its health is below 1. */
function perish(s: BeyondTheRift, card: Card): void {
  if (inPlay(s, card) && healthOf(s, card) < 1) kill(s, card);
}

/** The same for everything that has health: what kept something alive may have gone. */
export function buryDead(s: BeyondTheRift): void {
  if (isHealthChanged(s)) {
    buryIn(s, QUEST);
    for (let seat = 0; seat < s.shape.seats; seat++) buryIn(s, areaOf(seat as Seat));
    return;
  }
  // As printed everything lives; else only what has attachments can be dead. Those of the dead leave the list, too.
  for (let c = s.head[ATTACHED]; c !== NONE; c = s.next[c])
    if (healthOf(s, s.host[c]) < 1) {
      kill(s, s.host[c]);
      buryDead(s);
      return;
    }
}
function buryIn(s: BeyondTheRift, zone: Zone): void {
  const { bits } = s.library;
  for (let c = s.head[zone], next = c; c !== NONE; c = next) {
    next = s.next[c];
    if ((bits[s.def[c]] & HAS_HEALTH) !== 0 && healthOf(s, c) < 1) kill(s, c);
  }
}
const HAS_HEALTH = IS_ENEMY | IS_ALLY;

/** BR-21, BR-114, BR-A34: an enemy leaves the game, to its discards in v0.9.9; an ally goes to its owner's (BR-124). */
export function kill(s: BeyondTheRift, card: Card): void {
  const at = holderOf(s, card);
  const enemy = isEnemy(s, card);
  tell(s, "die", enemy ? "BR-114" : "BR-124", card);
  leavePlay(s, card, isFinal(s) ? GONE : ENEMY_DISCARD);
  if (!enemy) return;
  happened(s, "killed", card);
  openWindow(s, KILLED, card, at);
}

/** BR-133: terrain leaves the game, to its discards in v0.9.9; BR-124: a Persistent card goes to its owner's. */
export function removeCard(s: BeyondTheRift, card: Card): void {
  const terrain = isTerrain(s, card);
  tell(s, terrain ? "remove" : "leave", terrain ? "BR-133" : "BR-124", card);
  leavePlay(s, card, isFinal(s) ? GONE : terrain ? TERRAIN_DISCARD : ENEMY_DISCARD);
}

function tell(s: BeyondTheRift, what: "die" | "remove" | "leave", rule: string, card: Card): void {
  if (s.log !== null) s.log.push({ do: what, rule, ...onCard(s, card) });
}

/** What belongs to no hero goes there, a hero's card to that hero's discards. */
function leavePlay(s: BeyondTheRift, card: Card, away: Zone): void {
  shed(s, card, ATTACHED);
  shed(s, card, UNDER);
  s.stay[card]++;
  if (s.owner[card] === NONE) {
    move(s, card, away);
    s.marks[card] = 0;
  } else discardOwn(s, card);
}

/** BR-A12, BR-128: what lies at a card that leaves goes to its own piles. */
function shed(s: BeyondTheRift, host: Card, zone: Zone): void {
  for (let c = s.head[zone], next = c; c !== NONE; c = next) {
    next = s.next[c];
    if (s.host[c] === host) putBack(s, c);
  }
}

/** BR-151: a card becomes an attachment, and its modifiers count at once. */
export function attachCard(s: BeyondTheRift, card: Card, host: Card, rule: string): void {
  move(s, card, ATTACHED);
  s.host[card] = host;
  s.marks[card] = 0;
  if (s.log !== null) s.log.push({ do: "attach", rule, ...onCard(s, card), host: cardName(s, host), hostId: host });
  perish(s, host);
}

export function hasAttachment(s: BeyondTheRift, host: Card): boolean {
  for (let c = s.head[ATTACHED]; c !== NONE; c = s.next[c]) if (s.host[c] === host) return true;
  return false;
}

/** BR-89: what Heal takes first: a Wound, then Fatigue, then a hero's card. */
const HEALED = ["wound", "fatigue", "card"];

/** BR-89, BR-A80: one attachment goes where it belongs (BR-A12). */
export function mend(s: BeyondTheRift, host: Card, rule: string): void {
  let found = NONE as Card;
  for (let c = s.head[ATTACHED]; c !== NONE; c = s.next[c])
    if (s.host[c] === host && (found === NONE || healedAt(s, c) < healedAt(s, found))) found = c;
  if (found === NONE) return;
  // Told first: it may be shuffled away at once.
  if (s.log !== null) s.log.push({ do: "detach", rule, ...onCard(s, found), host: cardName(s, host), hostId: host });
  putBack(s, found);
  // What is taken away may have been what kept it alive.
  perish(s, host);
}

const healedAt = (s: BeyondTheRift, card: Card): number => HEALED.indexOf(defOf(s, card).type);
