import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import type { CardDef } from "./content.js";
import { type Attack, atLeast, attackChances, dieChance, SURE } from "./odds.js";
import { mayAttack } from "./rules/combat.js";
import { ATTACK_ROLL, added, attackOf, defenceOf, hitsOf, rollBonus, touchedStats } from "./rules/stats.js";
import {
  ANY,
  ASIDE,
  activeEncounter,
  activeLocation,
  areaOf,
  COLOURS,
  type Colour,
  DAMAGED,
  DISTANCE,
  defOf,
  diceOf,
  ENEMIES,
  EXHAUSTED,
  handOf,
  heroOf,
  isHero,
  isLiving,
  isUnit,
  PHASE,
  phase,
  type QuantumRift,
  READY,
  THREAT,
} from "./table.js";

/** What things are worth, all in one coin. */
const LOCATION = 1900;
const ENCOUNTER = 260;
const STEP = 70;
const VITALITY = 130;
const WOUND = 115;
const DIE = 45;
const READY_DIE = 3;
const CARD = 11;
const GEAR = 30;
const HIT = 55;
const GUARD = 30;
const CROWD = 80;
const SETTING_UP = 2000;

const COMBAT = phase("combat");
const THREAT_PHASE = phase("threat");
const REGROUP = phase("regroup");

/** How well the group stands: the way behind it, what it has, and what is likely to come of it soon. All of it public. */
export function evaluate(s: QuantumRift, _seat: Seat): number {
  const touched = touchedStats(s);
  let value = 0;
  for (let seat = 0; seat < s.shape.seats; seat++) value += sideWorth(s, seat as Seat, touched);
  for (let c = s.head[ENEMIES]; c !== NONE; c = s.next[c]) value -= enemyWorth(s, c);
  // Many enemies at once are worse than the same one after another.
  value -= CROWD * s.size[ENEMIES] * s.size[ENEMIES];
  for (let c = s.head[ASIDE]; c !== NONE; c = s.next[c]) {
    const { type } = defOf(s, c);
    if (type === "encounter") value += ENCOUNTER;
    if (type === "location") value += LOCATION;
  }
  // Going on while enemies are left behind is no gain: they come along.
  const here = activeLocation(s);
  const way = s.size[ENEMIES] === 0 || here === NONE ? s.tally[DISTANCE] : (defOf(s, here).distance ?? 0);
  value -= STEP * way;
  value += threatWorth(s);
  if (s.tally[PHASE] <= COMBAT) value += combatWorth(s, touched);
  value -= testRisk(s, touched);
  // Before the first location nothing has begun: waiting there is worth nothing.
  return here === NONE ? value - SETTING_UP : value;
}

function sideWorth(s: QuantumRift, seat: Seat, touched: number): number {
  if (!isLiving(s, seat)) return -600;
  const hero = heroOf(s, seat);
  let value = VITALITY * s.vitality[hero] + CARD * Math.min(8, s.size[handOf(seat)]);
  if (s.vitality[hero] <= 2) value -= (3 - s.vitality[hero]) * VITALITY;
  if (s.condition[hero] === DAMAGED) value -= WOUND;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const dice = diceOf(seat, colour as Colour);
    value += DIE * s.dice[dice] + READY_DIE * s.ready[dice];
  }
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) {
    if (c === hero) {
      value += fightWorth(s, c, touched);
      continue;
    }
    if (isUnit(s, c)) {
      const worth = unitWorth(s, c);
      value += (fightWorth(s, c, touched) >> 1) + worth - (s.condition[c] === DAMAGED ? worth >> 1 : 0);
    } else value += GEAR + (defOf(s, c).action || defOf(s, c).response ? 15 : 0);
  }
  return value;
}

/** What a unit can do in a fight, with what it carries: hits to expect, and defence. */
function fightWorth(s: QuantumRift, card: Card, touched: number): number {
  const chance = dieChance(s.rulings.success, added(s, card, ATTACK_ROLL, touched));
  const hits = hitsOf(s, card, touched) * SURE + attackOf(s, card, touched) * chance;
  return Math.trunc((HIT * hits) / SURE) + GUARD * defenceOf(s, card, touched);
}

const unitWorth = (s: QuantumRift, card: Card): number => {
  const { attack, defence } = defOf(s, card);
  return 40 + 14 * attack + 10 * defence;
};

/** What an enemy in play costs: one that is damaged or exhausted less. */
function enemyWorth(s: QuantumRift, card: Card): number {
  const { attack, defence } = defOf(s, card);
  const whole = 50 + 22 * attack + 18 * defence;
  const state = s.condition[card];
  return state === DAMAGED ? (whole * 2) / 5 : state === EXHAUSTED ? (whole * 4) / 5 : whole;
}

/** Threat is bad where the encounter must be outlasted, and good where it has to be raised. */
function threatWorth(s: QuantumRift): number {
  const card = activeEncounter(s);
  if (card === NONE) return 0;
  const { duration } = defOf(s, card);
  const value = duration?.values.value;
  const is = duration?.values.is;
  if (duration?.test === "value" && value?.type === "word" && value.word === "threat" && is?.type === "comparison")
    return is.comparison.sign.startsWith("<") ? 45 * s.tally[THREAT] : -45 * s.tally[THREAT];
  return -9 * s.tally[THREAT];
}

const first: Attack = { beat: 0, hold: 0 };
const second: Attack = { beat: 0, hold: 0 };

/** What the attacks still to come this turn are likely to bring: each of ours at its best target, then theirs. */
function combatWorth(s: QuantumRift, touched: number): number {
  let value = 0;
  for (let e = s.head[ENEMIES]; e !== NONE; e = s.next[e]) {
    if (s.engagement[e] === 0) continue;
    let standing = s.condition[e] === READY ? SURE : 0;
    for (let seat = 0; seat < s.shape.seats; seat++)
      for (let c = s.head[areaOf(seat as Seat)]; c !== NONE; c = s.next[c]) {
        if (!isFighting(s, c, e, touched)) continue;
        const gain = s.condition[e] === DAMAGED ? enemyWorth(s, e) : (enemyWorth(s, e) * 3) / 5;
        value += (first.beat * gain) / SURE + first.hold / 20;
        standing = (standing * (SURE - first.beat - first.hold)) / SURE;
      }
    if (standing > 0 && mayAttack(s, e)) value -= (standing * harm(s, e, touched)) / SURE;
  }
  return Math.trunc(value);
}

/** Whether this unit will attack that enemy: it is its best target in the engagement. Then `first` has its chances. */
function isFighting(s: QuantumRift, unit: Card, enemy: Card, touched: number): boolean {
  if (s.engagement[unit] !== s.engagement[enemy] || !mayAttack(s, unit)) return false;
  attackChances(s, unit, enemy, first, touched);
  const here = first.beat * enemyWorth(s, enemy);
  for (let e = s.head[ENEMIES]; e !== NONE; e = s.next[e]) {
    if (e === enemy || s.engagement[e] !== s.engagement[enemy]) continue;
    attackChances(s, unit, e, second, touched);
    const there = second.beat * enemyWorth(s, e);
    if (there > here || (there === here && e < enemy)) return false;
  }
  return true;
}

/** What an attack of this enemy is likely to cost, at the one it would choose. */
function harm(s: QuantumRift, enemy: Card, touched: number): number {
  let worst = 0;
  for (let seat = 0; seat < s.shape.seats; seat++)
    for (let c = s.head[areaOf(seat as Seat)]; c !== NONE; c = s.next[c]) {
      if (!isUnit(s, c) || s.engagement[c] !== s.engagement[enemy]) continue;
      attackChances(s, enemy, c, second, touched);
      worst = Math.max(worst, (second.beat * (isHero(s, c) ? WOUND : unitWorth(s, c))) / SURE);
    }
  return worst;
}

/** What failing the tests of the phases to come is likely to cost: dice kept ready for them are worth that much. */
function testRisk(s: QuantumRift, touched: number): number {
  const at = s.tally[PHASE];
  if (at > REGROUP) return 0;
  let enemies = 0;
  let alike: CardDef | null = null;
  let risk = 0;
  for (let c = s.head[ENEMIES]; c !== NONE; c = s.next[c]) {
    const def = defOf(s, c);
    // Enemies come in numbers: what the one before was found to ask for need not be worked out again.
    if (def === alike) enemies += risk;
    else if (def.tests.length === 1) {
      alike = def;
      risk = withRisk(s, c, at, touched, 0);
      enemies += risk;
    } else enemies = withRisk(s, c, at, touched, enemies);
  }
  const location = withRisk(s, activeLocation(s), at, touched, 0);
  const encounter = withRisk(s, activeEncounter(s), at, touched, 0);
  return Math.trunc(location) + Math.trunc(encounter) + Math.trunc(enemies);
}

/** The cost with that of the card's tests added. */
function withRisk(s: QuantumRift, card: Card, at: number, touched: number, before: number): number {
  if (card === NONE) return before;
  const { tests } = defOf(s, card);
  let cost = before;
  for (let i = 0; i < tests.length; i++) {
    const { word, ways } = tests[i];
    if (word === 0 ? at > THREAT_PHASE : at > REGROUP) continue;
    let best = 0;
    for (let k = 0; k < ways.length; k++) best = Math.max(best, bestChance(s, ways[k].colour, ways[k].wanted, touched));
    cost += (WOUND * (SURE - best)) / SURE;
  }
  return cost;
}

/** The best chance any player has of that many successes with the dice ready now. */
function bestChance(s: QuantumRift, colour: Colour, wanted: number, touched: number): number {
  let best = 0;
  for (let seat = 0; seat < s.shape.seats; seat++) {
    if (!isLiving(s, seat as Seat)) continue;
    const dice = colour === ANY ? allReady(s, seat as Seat) : s.ready[diceOf(seat as Seat, colour)];
    const bonus = colour === ANY ? 0 : rollBonus(s, seat as Seat, colour, touched);
    best = Math.max(best, atLeast(wanted, dice, dieChance(s.rulings.success, bonus)));
  }
  return best;
}

function allReady(s: QuantumRift, seat: Seat): number {
  let n = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) n += s.ready[diceOf(seat, colour as Colour)];
  return n;
}
