import type { Card } from "@rifthall/kernel/ids";
import { ATTACK_ROLL, added, attackOf, defenceOf, hitsOf } from "./rules/stats.js";
import { ENEMY_SUCCESS, isEnemy, MOST_DICE, type QuantumRift } from "./table.js";

const FACES = 6;

/** Chances are in thousandths, so that they are the same on every machine. */
export const SURE = 1000;

/** That one die, with so much added, reaches the threshold. */
export function dieChance(threshold: number, added: number): number {
  const good = Math.min(FACES, Math.max(0, FACES + 1 - threshold + added));
  return CHANCES[good];
}
/** By how many faces are good. */
const CHANCES = Int16Array.from({ length: FACES + 1 }, (_, good) => Math.trunc((good * SURE) / FACES));

/** That at least so many of these dice succeed. */
export function atLeast(wanted: number, dice: number, chance: number): number {
  if (wanted <= 0) return SURE;
  if (wanted > dice) return 0;
  return dice <= MOST_DICE ? AT_LEAST[placeOf(wanted, dice, chance)] : addUp(wanted, dice, chance);
}

function addUp(wanted: number, dice: number, chance: number): number {
  let sum = 0;
  for (let k = wanted; k <= dice; k++) sum += count(k, dice, chance);
  return Math.min(SURE, sum);
}

/** That exactly so many of these dice succeed. */
function exactly(wanted: number, dice: number, chance: number): number {
  if (wanted < 0 || wanted > dice) return 0;
  return dice <= MOST_DICE ? EXACTLY[placeOf(wanted, dice, chance)] : count(wanted, dice, chance);
}

function count(wanted: number, dice: number, chance: number): number {
  let ways = 1;
  for (let i = 0; i < wanted; i++) ways = (ways * (dice - i)) / (i + 1);
  let p = ways * SURE;
  for (let i = 0; i < wanted; i++) p = (p * chance) / SURE;
  for (let i = wanted; i < dice; i++) p = (p * (SURE - chance)) / SURE;
  return Math.trunc(p);
}

/** Bots ask all the time what a handful of dice will do, so that is worked out once for every chance there is. */
const GOOD = Uint8Array.from({ length: SURE + 1 }, (_, chance) => Math.max(0, CHANCES.indexOf(chance)));
const placeOf = (wanted: number, dice: number, chance: number): number =>
  (GOOD[chance] * (MOST_DICE + 1) + dice) * (MOST_DICE + 1) + wanted;
const EXACTLY = lookedUp(count);
const AT_LEAST = lookedUp(addUp);

function lookedUp(chances: (wanted: number, dice: number, chance: number) => number): Int16Array {
  const table = new Int16Array(CHANCES.length * (MOST_DICE + 1) ** 2);
  for (const chance of CHANCES)
    for (let dice = 0; dice <= MOST_DICE; dice++)
      for (let wanted = 0; wanted <= dice; wanted++)
        table[placeOf(wanted, dice, chance)] = chances(wanted, dice, chance);
  return table;
}

/** What one attack would come to, before any Rift: that it beats its target, and that it only exhausts it. */
export interface Attack {
  beat: number;
  hold: number;
}

/** Fills in the chances of an attack of this unit on that one. */
export function attackChances(s: QuantumRift, attacker: Card, target: Card, into: Attack, touched?: number): void {
  const dice = attackOf(s, attacker, touched);
  const threshold = isEnemy(s, attacker) ? ENEMY_SUCCESS : s.rulings.success;
  const chance = dieChance(threshold, added(s, attacker, ATTACK_ROLL, touched));
  const short = defenceOf(s, target, touched) - hitsOf(s, attacker, touched);
  into.beat = atLeast(short + 1, dice, chance);
  into.hold = short < 0 ? 0 : exactly(short, dice, chance);
}
