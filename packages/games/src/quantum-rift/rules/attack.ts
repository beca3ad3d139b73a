import { type Card, type Frame, NONE } from "@rifthall/kernel/ids";
import { boundary, call, get, procedure, run, set, within } from "@rifthall/kernel/machine";
import { FRAME, holds } from "@rifthall/kernel/state";
import { present, refer } from "@rifthall/kernel/zone";
import { ATTACKS, DAMAGED, inPlay, MOST_DICE, type QuantumRift, READY } from "../table.js";
import { startAttackRoll } from "./dice.js";
import { cardName, onCard } from "./name.js";
import { completion } from "./resolve.js";
import { attackOf, defenceOf, hitsOf } from "./stats.js";
import { damage, exhaust } from "./units.js";
import { window } from "./window.js";

/** A melee attack, in the Combat phase or by an effect (QR-76). */
export const attack = procedure(
  "attack",
  { attacker: holds.ref, target: holds.ref, successes: holds.int(0, MOST_DICE), condition: holds.int(READY, DAMAGED) },
  (r) => [
    window("attack"),
    run<QuantumRift>((s, f) => {
      if (isOn(s, f)) startAttackRoll(s, get(s, f, r.attacker), attackOf(s, attackerOf(s, f)), f + r.successes);
    }),
    run<QuantumRift>((s, f) => {
      if (isOn(s, f)) compare(s, f);
    }),
    run<QuantumRift>((s, f) => {
      const attacker = attackerOf(s, f);
      // QR-75
      if (attacker !== NONE) exhaust(s, attacker, "QR-75");
      s.tally[ATTACKS]--;
    }),
    boundary<QuantumRift>("attack", [{ ...completion, boundary: "attack" }]),
  ],
);

const R = attack.registers;
const attackerOf = (s: QuantumRift, f: Frame): Card => present(s, get(s, f, R.attacker));
const targetOf = (s: QuantumRift, f: Frame): Card => present(s, get(s, f, R.target));

/** QR-66: an attacker that was exhausted or damaged meanwhile, or a target that is gone, ends the attack. */
function isOn(s: QuantumRift, f: Frame): boolean {
  const attacker = attackerOf(s, f);
  const target = targetOf(s, f);
  if (attacker === NONE || target === NONE || !inPlay(s, attacker) || !inPlay(s, target)) return false;
  return s.condition[attacker] === get(s, f, R.condition);
}

export function startAttack(s: QuantumRift, attacker: Card, target: Card, rule: string): void {
  if (s.log !== null)
    s.log.push({ do: "attack", rule, ...onCard(s, attacker), target: cardName(s, target), targetId: target });
  s.tally[ATTACKS]++;
  const f = call(s, attack);
  set(s, f, R.attacker, refer(s, attacker));
  set(s, f, R.target, refer(s, target));
  set(s, f, R.condition, s.condition[attacker]);
}

/** QR-71 to QR-74. */
function compare(s: QuantumRift, f: Frame): void {
  const [attacker, target] = [attackerOf(s, f), targetOf(s, f)];
  const hits = get(s, f, R.successes) + hitsOf(s, attacker);
  const defence = defenceOf(s, target);
  if (s.log !== null)
    s.log.push({
      do: "hits",
      rule: hits > defence ? "QR-72" : hits === defence ? "QR-73" : "QR-74",
      ...onCard(s, target),
      by: cardName(s, attacker),
      n: hits,
      successes: get(s, f, R.successes),
      defence,
    });
  if (hits > defence) damage(s, target, "QR-72");
  else if (hits === defence && s.condition[target] === READY) exhaust(s, target, "QR-73");
}

/** The attack under way, if any. */
export const attackFrame = (s: QuantumRift): Frame => within(s, s.cell[FRAME] as Frame, attack);
export function attackerNow(s: QuantumRift): Card {
  const f = attackFrame(s);
  return f === NONE ? (NONE as Card) : attackerOf(s, f);
}
export function targetNow(s: QuantumRift): Card {
  const f = attackFrame(s);
  return f === NONE ? (NONE as Card) : targetOf(s, f);
}
