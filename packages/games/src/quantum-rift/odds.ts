import type { Card } from "@rifthall/kernel/ids";
import { ATTACK_ROLL, added, attackOf, defenceOf, hitsOf } from "./rules/stats.js";
import { ENEMY_SUCCESS, isEnemy, type QuantumRift } from "./table.js";

const FACES = 6;

/** Chances are in thousandths, so that they are the same on every machine. */
export const SURE = 1000;

/** That one die, with so much added, reaches the threshold. */
export function dieChance(threshold: number, added: number): number {
  const good = Math.min(FACES, Math.max(0, FACES + 1 - threshold + added));
  return Math.trunc((good * SURE) / FACES);
}

/** That at least so many of these dice succeed. */
export function atLeast(wanted: number, dice: number, chance: number): number {
  if (wanted <= 0) return SURE;
  if (wanted > dice) return 0;
  let sum = 0;
  for (let k = wanted; k <= dice; k++) sum += exactly(k, dice, chance);
  return Math.min(SURE, sum);
}

/** That exactly so many of these dice succeed. */
function exactly(wanted: number, dice: number, chance: number): number {
  if (wanted < 0 || wanted > dice) return 0;
  let ways = 1;
  for (let i = 0; i < wanted; i++) ways = (ways * (dice - i)) / (i + 1);
  let p = ways * SURE;
  for (let i = 0; i < wanted; i++) p = (p * chance) / SURE;
  for (let i = wanted; i < dice; i++) p = (p * (SURE - chance)) / SURE;
  return Math.trunc(p);
}

/** What one attack would come to, before any Rift: that it beats its target, and that it only exhausts it. */
export interface Attack {
  beat: number;
  hold: number;
}

/** Fills in the chances of an attack of this unit on that one. */
export function attackChances(s: QuantumRift, attacker: Card, target: Card, into: Attack): void {
  const dice = attackOf(s, attacker);
  const threshold = isEnemy(s, attacker) ? ENEMY_SUCCESS : s.rulings.success;
  const chance = dieChance(threshold, added(s, attacker, ATTACK_ROLL));
  const short = defenceOf(s, target) - hitsOf(s, attacker);
  into.beat = atLeast(short + 1, dice, chance);
  into.hold = short < 0 ? 0 : exactly(short, dice, chance);
}
