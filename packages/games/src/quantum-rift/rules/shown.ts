import { compare, comparisonOf } from "@rifthall/effects";
import { type Card, type Frame, kindOf, NONE, type Option, thingOf } from "@rifthall/kernel/ids";
import { PROCEDURE } from "@rifthall/kernel/machine";
import { FRAME } from "@rifthall/kernel/state";
import { DAMAGED, isHero, type QuantumRift, READY } from "../table.js";
import { KINDS } from "../verbs/kinds.js";
import type { Outcome, Roll, Verdict } from "../wire.js";
import { attackerNow, targetNow } from "./attack.js";
import { diceIn, faceOf, isAttackRoll, isThrown, rollSeat } from "./dice.js";
import { bonus, colours, isRifted, riftOf, roll, successes, thresholdOf, totalOf } from "./roll.js";
import { testNow } from "./running.js";
import { defenceOf, hitsOf } from "./stats.js";

/** The roll as everybody sees it; dice that are not thrown yet show 0. */
export function rollNow(s: QuantumRift, f: Frame): Roll {
  const needs = thresholdOf(s, f);
  const shades = colours(s, f);
  const dice = shades.map((colour, i) => {
    const total = totalOf(s, f, i);
    const face = faceOf(s, f, i);
    const success = face > 0 && total >= needs;
    return { face, added: bonus(s, f, i), rift: riftOf(s, f, i), total, colour, rifted: isRifted(s, f, i), success };
  });
  return { seat: rollSeat(s, f), needs, successes: dice.filter((d) => d.success).length, dice };
}

/** Is it known what comes of leaving the dice so, or of rolling none? Of dice that are not thrown yet it is not. */
export function isForeseen(s: QuantumRift, o: Option): boolean {
  const f = s.cell[FRAME] as Frame;
  const what = KINDS[kindOf(o)];
  if (s.stack[f + PROCEDURE] !== roll.id || (what !== "end" && what !== "dice")) return false;
  return isThrown(s, f) || (what === "end" ? diceIn(s, f) : thingOf(o)) === 0;
}

/** What the roll under way comes to, with so much more on one of its dice (QR-41). */
export function outcomeWith(s: QuantumRift, f: Frame, die: number, more: number): Outcome | undefined {
  const n = successesWith(s, f, die, more);
  if (isAttackRoll(s, f)) {
    const [attacker, target] = [attackerNow(s), targetNow(s)];
    if (attacker === NONE || target === NONE) return undefined;
    const count = n + hitsOf(s, attacker);
    return { count, verdict: verdictOn(s, target, count) };
  }
  const node = testNow(s, f);
  if (node === undefined) return { count: n };
  return { count: n, verdict: compare(comparisonOf(node.values, "is"), n) ? "passed" : "failed" };
}

/** QR-72 to QR-74 */
function verdictOn(s: QuantumRift, target: Card, hits: number): Verdict {
  const defence = defenceOf(s, target);
  const now = s.condition[target];
  if (hits > defence) return now !== DAMAGED ? "damaged" : isHero(s, target) ? "vitality" : "destroyed";
  return hits === defence && now === READY ? "exhausted" : "nothing";
}

/** How many would succeed with so much more on that die. */
export function successesWith(s: QuantumRift, f: Frame, i: number, more: number): number {
  if (more === 0) return successes(s, f);
  const [now, needs] = [totalOf(s, f, i), thresholdOf(s, f)];
  return successes(s, f) + (now < needs && now + more >= needs ? 1 : 0);
}
