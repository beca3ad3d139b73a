import { type Card, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { probe, unprobe } from "../shared/probe.js";
import { HAS_ACTION, IS_AFFLICTION, IS_DOOR, IS_ENEMY, IS_PERSISTENT, IS_TERRAIN } from "./bits.js";
import { chance, glance, look } from "./chance.js";
import { allyOf, attackerOf, onslaught, onslaughtFrame, plainDefence, symbolsInDefence } from "./rules/onslaught.js";
import { doorDefence, doorResponses, isOfType } from "./rules/scenario.js";
import {
  burden,
  floored,
  isDoor,
  MOST_TARGETS,
  plainTotal,
  strike,
  strikeFrame,
  strikeTarget,
  symbolsLaid,
} from "./rules/strike.js";
import { attackOf, defenceOf, handSize, healthOf, rangeOf } from "./rules/values.js";
import {
  areaOf,
  type BeyondTheRift,
  deckOf,
  defOf,
  discardOf,
  handOf,
  OUTSIDE,
  PHASE,
  phase,
  QUEST,
  scenarioRow,
  sheetOf,
} from "./table.js";

/** What things are worth, all in one coin: about a hundred for a blow that lands. */
/** A step towards winning, and one away from losing; the last of those are dearer. */
const STEP = 170;
const RESPITE = 60;
const BRINK_OF_LOSS = 300;
/** AP in the Hero Phase: the first few are surely used. What is left in other phases only guards. */
const AP = 13;
const MORE_AP = 6;
const PLENTY = 6;
const AP_LATER = 4;
/** A card that can be paid for. */
const READY = 8;
/** A Wound in hand, and how much worse each further one is; one that will come back from the deck. */
const JUNK = 60;
const WEIGHT = 24;
const LATER = 30;
/** A hand with hardly a card left in it (BR-107). */
const BRINK = 350;
const LASTING = 80;
/** An enemy, by what it can do and by what it takes to get rid of it. */
const ENEMY = 40;
const ATTACK = 18;
const DEFENCE = 6;
const HEALTH = 60;
/** Where it stands: at a hero it strikes next; loose, it strikes only from afar, or wears the scenario down. */
const NEAR = 12;
const PRESSING = 5;
const FAR = 14;
const STRAY = 70;
/** The first enemy at a hero keeps it from everything that asks for free hands (BR-132). */
const BOUND = 24;
/** A door that bars the way, and other terrain that hinders until somebody clears it; what is there to be used helps. */
const DOOR = 260;
const HINDRANCE = 100;
const SURE = 1000;

/** Of what a hero could strike next, the part that is counted as had. */
const PROSPECT = 250;

/**
 * Of each enemy what it adds up to now. Worked out once and then asked for each hero's prospects; filled and read within one
 * evaluation, which cannot be broken off, so it holds nothing of any match. Enemies are among the first rows.
 */
const ROWS = 256;
const attack = new Int32Array(ROWS);
const defence = new Int32Array(ROWS);
const health = new Int32Array(ROWS);

const HERO_PHASE = phase("hero");
const DRAW_PHASE = phase("draw");

/** How well the heroes stand: the way to the end, what they hold, what stands against them. Reads what is public. */
export function evaluate(s: BeyondTheRift, _seat: Seat): number {
  const acting = isActing(s);
  if (acting) look(s);
  sizeUpAll(s, QUEST);
  sizeUpAll(s, OUTSIDE);
  for (let seat = 0; seat < s.shape.seats; seat++) sizeUpAll(s, areaOf(seat as Seat));
  let value = progress(s) - questWorth(s) + strikeWorth(s) - onslaughtRisk(s);
  for (let seat = 0; seat < s.shape.seats; seat++) {
    value += heroWorth(s, seat as Seat);
    if (acting) value += Math.trunc((PROSPECT * prospect(s, seat as Seat)) / SURE);
  }
  return value;
}

function sizeUpAll(s: BeyondTheRift, zone: Zone): void {
  const { bits } = s.library;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) if ((bits[s.def[c]] & IS_ENEMY) !== 0) sizeUp(s, c);
}
function sizeUp(s: BeyondTheRift, enemy: Card): void {
  attack[enemy] = attackOf(s, enemy);
  defence[enemy] = defenceOf(s, enemy);
  health[enemy] = healthOf(s, enemy);
}

/** In the Hero Phase, or when hands are made ready for it (BR-106). */
const isActing = (s: BeyondTheRift): boolean => s.tally[PHASE] === HERO_PHASE || s.tally[PHASE] === DRAW_PHASE;

/** By the scenario's own conditions: the nearer to winning and the farther from losing, the better. */
function progress(s: BeyondTheRift): number {
  const { toWin, toLose } = s.shape.scenario;
  const f = probe(s, scenarioRow, NONE as Seat);
  let value = -STEP * toWin(s, f);
  if (toLose !== null) {
    const left = toLose(s, f);
    value += RESPITE * left - Math.trunc(BRINK_OF_LOSS / (1 + left));
  }
  unprobe(s, f);
  return value;
}

function heroWorth(s: BeyondTheRift, seat: Seat): number {
  const { bits, worth } = s.library;
  let junk = 0;
  let cards = 0;
  let plain = 0;
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c]) {
    const def = s.def[c];
    // Another's hand may be hidden (BR-A22).
    if (def === NONE) plain++;
    else if ((bits[def] & IS_AFFLICTION) !== 0) junk++;
    else {
      plain++;
      cards += worth[def];
    }
  }
  const ap = s.ap[seat];
  let value = cards - woundsWorth(s, seat, junk) - areaWorth(s, seat, junk);
  if (isActing(s))
    value += AP * Math.min(ap, PLENTY) + MORE_AP * Math.max(0, ap - PLENTY) + READY * Math.min(plain, ap >> 1);
  else value += AP_LATER * ap;
  return value;
}

/** BR-107: Wounds and Fatigue in hand, and those that will come back. */
function woundsWorth(s: BeyondTheRift, seat: Seat, junk: number): number {
  const later = afflictions(s, discardOf(seat)) + afflictions(s, deckOf(seat));
  const room = handSize(s, seat) - junk;
  return JUNK * junk + WEIGHT * junk * junk + LATER * later + (room <= 1 ? BRINK * (2 - room) : 0);
}

/** Wounds and Fatigue as far as they are known; in a deck they are told by nobody. */
function afflictions(s: BeyondTheRift, zone: Zone): number {
  const { bits } = s.library;
  let n = 0;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c])
    if (s.def[c] !== NONE && (bits[s.def[c]] & IS_AFFLICTION) !== 0) n++;
  return n;
}

/** What an area costs its hero: enemies there, less what stays there for the hero. */
function areaWorth(s: BeyondTheRift, seat: Seat, junk: number): number {
  const { bits } = s.library;
  let cost = 0;
  let bound = false;
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) {
    const has = bits[s.def[c]];
    if ((has & IS_ENEMY) !== 0) {
      cost += enemyWorth(c) + NEAR + PRESSING * junk;
      bound = true;
    } else if ((has & IS_PERSISTENT) !== 0) cost -= LASTING;
  }
  return bound ? cost + BOUND : cost;
}

function questWorth(s: BeyondTheRift): number {
  const { bits } = s.library;
  let cost = 0;
  for (let c = s.head[QUEST]; c !== NONE; c = s.next[c]) {
    const has = bits[s.def[c]];
    if ((has & IS_ENEMY) !== 0) {
      cost += enemyWorth(c) + (rangeOf(s, c) > 1 ? FAR : 0);
      if (strays(s, c)) cost += STRAY;
    } else if ((has & IS_DOOR) !== 0) cost += DOOR;
    else if ((has & IS_TERRAIN) !== 0) cost += terrainWorth(s, c);
  }
  // What waits outside comes sooner or later: heroes need not shy away from what brings it.
  for (let c = s.head[OUTSIDE]; c !== NONE; c = s.next[c]) if ((bits[s.def[c]] & IS_ENEMY) !== 0) cost += enemyWorth(c);
  return cost;
}

/** What changes something for the worse as long as it lies there is better gone; the rest is there to be used. */
function terrainWorth(s: BeyondTheRift, card: Card): number {
  if (defOf(s, card).ongoing.length > 0) return HINDRANCE;
  return (s.library.bits[s.def[card]] & HAS_ACTION) !== 0 ? -READY : 0;
}

function strays(s: BeyondTheRift, card: Card): boolean {
  const { strays } = s.shape.scenario;
  for (let i = 0; i < strays.length; i++) if (isOfType(s, card, strays[i])) return true;
  return false;
}

const enemyWorth = (c: Card): number => ENEMY + ATTACK * attack[c] + DEFENCE * defence[c] + HEALTH * health[c];

/** The best blow that hero could strike with what it holds: who stands within reach of a full hand is worth having there. */
function prospect(s: BeyondTheRift, seat: Seat): number {
  let best = bestBlow(s, seat, areaOf(seat), attackTotal(s, seat, 1));
  const far = attackTotal(s, seat, 2);
  if (far === 0) return best;
  best = Math.max(best, bestBlow(s, seat, QUEST, far));
  for (let other = 0; other < s.shape.seats; other++)
    if (other !== seat) best = Math.max(best, bestBlow(s, seat, areaOf(other as Seat), far));
  return best;
}

/** What its attack cards of that range come to, as many as it can pay for (BR-58, BR-59); a symbol counts its mean. */
function attackTotal(s: BeyondTheRift, seat: Seat, range: number): number {
  const { cards } = s.library;
  let ap = s.ap[seat];
  let total = 0;
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c]) {
    if (s.def[c] === NONE) continue;
    const card = cards[s.def[c]];
    if (card.attack === null || card.range < range) continue;
    const cost = total === 0 ? card.attack.primary : card.attack.secondary;
    if (cost === null || cost > ap) continue;
    ap -= cost;
    total += card.attack.value + ((3 * card.attack.responses) >> 1);
  }
  return total;
}

function bestBlow(s: BeyondTheRift, seat: Seat, zone: Zone, total: number): number {
  const { bits } = s.library;
  let best = 0;
  if (total === 0) return best;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) {
    if ((bits[s.def[c]] & IS_ENEMY) === 0) continue;
    const lead = total - defence[c] - 1;
    if (lead >= 0) best = Math.max(best, Math.trunc((glance(lead) * blowWorth(s, seat, c)) / SURE));
  }
  return best;
}

/** In the middle of an attack of the heroes: what it is likely to bring, with what lies there. */
function strikeWorth(s: BeyondTheRift): number {
  const f = strikeFrame(s);
  if (f === NONE || get(s, f, strike.registers.success) !== 0) return 0;
  const total = floored(plainTotal(s, f), burden(s));
  const symbols = symbolsLaid(s);
  let value = 0;
  for (let at = 0; at < MOST_TARGETS; at++) {
    const target = strikeTarget(s, f, at);
    if (target === NONE) continue;
    const door = isDoor(s, target);
    // It may have left for a place that nobody sized up.
    if (!door) sizeUp(s, target);
    const against = door ? doorDefence(s, target) : defence[target];
    const lands = chance(s, total - against - 1, symbols, door ? doorResponses(s, target) : 1);
    value += Math.trunc((lands * (door ? DOOR + STEP : blowWorth(s, get(s, f, strike.registers.seat), target))) / SURE);
  }
  return value;
}

/** What the Wounds of a hit are worth on that enemy: all of it where they kill. */
function blowWorth(s: BeyondTheRift, seat: Seat, target: Card): number {
  const wounds = seat === NONE ? 1 : (sheetOf(s, seat).board.board?.wounds ?? 1);
  const boss = defOf(s, target).boss ? STEP * wounds : 0;
  return boss + (wounds >= health[target] ? enemyWorth(target) + NEAR + BOUND : HEALTH * wounds + ATTACK);
}

/** In the middle of an enemy's attack: what it is likely to cost, with the defence that lies there (BR-94). */
function onslaughtRisk(s: BeyondTheRift): number {
  const f = onslaughtFrame(s);
  if (f === NONE || get(s, f, onslaught.registers.result) !== 0) return 0;
  const attacker = attackerOf(s, f);
  if (attacker === NONE) return 0;
  const ally = allyOf(s, f);
  const { wounds, fatigue } = defOf(s, attacker);
  const against = attackOf(s, attacker);
  if (ally !== NONE) return Math.trunc(((SURE - chance(s, defenceOf(s, ally) - against, 0, 1)) * LASTING) / SURE);
  const total = floored(plainDefence(s, f), burden(s));
  const hit = SURE - chance(s, total - against, symbolsInDefence(s), 1);
  const seat = get(s, f, onslaught.registers.seat);
  const junk = afflictions(s, handOf(seat));
  const harm = woundsWorth(s, seat, junk + wounds + fatigue) - woundsWorth(s, seat, junk);
  return Math.trunc((hit * harm) / SURE);
}
