import { type Effect, effectOf } from "@rifthall/effects";
import type { Language } from "@rifthall/kernel/game";
import { type Card, type Frame, kindOf, NONE, type Option, type Seat } from "@rifthall/kernel/ids";
import { optionList } from "@rifthall/kernel/match";
import { FRAME } from "@rifthall/kernel/state";
import { fill } from "../../shared/fill.js";
import { PRICES } from "../facts.js";
import { attackerNow, targetNow } from "../rules/attack.js";
import { diceIn, isAttackRoll, rollSeat, testColour } from "../rules/dice.js";
import { paysBesides } from "../rules/pay.js";
import { successes, thresholdOf } from "../rules/roll.js";
import { testNow } from "../rules/running.js";
import { isForeseen, outcomeWith, rollNow } from "../rules/shown.js";
import { ATTACK_ROLL, added, attackOf, defenceOf, hitsOf } from "../rules/stats.js";
import { ANY, type Colour, type QuantumRift } from "../table.js";
import { terms } from "../terms.js";
import { KINDS } from "../verbs/kinds.js";
import type { Dictionary } from "./dictionary.js";

/** What is said of dice: before they are rolled, while they lie there, and what they come to. */
interface Rolling {
  prompt(s: QuantumRift, f: Frame, name: string, seat: Seat, values: Record<string, string | number>): string;
  /** "3 dice, each +1, 1 hit more" */
  strength(s: QuantumRift, attacker: Card): string;
  /** "3 successes and 1 more: 4 hits" */
  hitting(n: number, successes: number): string;
  /** "4, 3+1" */
  dice(faces: readonly number[], totals: readonly number[]): string;
  /** What the roll under way comes to, with so much more on one of its dice (QR-41). */
  result(s: QuantumRift, f: Frame, die: number, more: number): string;
  /** Behind the option that leaves the dice as they are, or rolls none: what comes of it. */
  outcome(s: QuantumRift, o: Option): string;
  /** What the effect goes on with then. */
  next(s: QuantumRift, o: Option): string;
  /** The dice that must follow this one in paying. */
  besides(s: QuantumRift, colour: Colour): string;
}

const mayRift = (s: QuantumRift, seat: Seat): boolean =>
  optionList(s, seat).some((o) => KINDS[kindOf(o)] === "rift" || KINDS[kindOf(o)] === "rift-gear");

export function rolling(
  language: Language,
  d: Dictionary,
  card: (s: QuantumRift, c: Card) => string,
  say: (s: QuantumRift, effect: Effect | undefined) => string,
  quanta: (dice: readonly number[]) => string,
): Rolling {
  const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
  const dice: Rolling["dice"] = (faces, totals) =>
    faces.map((face, i) => (totals[i] === face ? String(face) : `${face}${signed(totals[i] - face)}`)).join(", ");
  const hitting: Rolling["hitting"] = (n, made) =>
    fill(n === made ? d.rolls.hits : d.rolls.hitsMore, { n, successes: made, more: n - made });

  const strength: Rolling["strength"] = (s, attacker) => {
    const [each, more] = [added(s, attacker, ATTACK_ROLL), hitsOf(s, attacker)];
    return [
      fill(d.rolls.dice, { n: attackOf(s, attacker) }),
      ...(each === 0 ? [] : [fill(d.rolls.each, { n: signed(each) })]),
      ...(more === 0 ? [] : [fill(d.rolls.more, { n: more })]),
    ].join(", ");
  };

  const result: Rolling["result"] = (s, f, die, more) => {
    const came = outcomeWith(s, f, die, more);
    if (came === undefined) return "";
    const counted = fill(isAttackRoll(s, f) ? d.rolls.hits : d.rolls.successes, { n: came.count });
    return came.verdict === undefined ? counted : `${counted}, ${terms[`verdict-${came.verdict}`].name[language]}`;
  };

  const next: Rolling["next"] = (s, o) => {
    const f = s.cell[FRAME] as Frame;
    const node = isForeseen(s, o) ? testNow(s, f) : undefined;
    if (node === undefined) return "";
    const follows = effectOf(node.values, outcomeWith(s, f, 0, 0)?.verdict === "passed" ? "then" : "else");
    return follows.length === 0 ? d.rolls.nothing : say(s, follows);
  };

  const outcome: Rolling["outcome"] = (s, o) => {
    const came = isForeseen(s, o) ? result(s, s.cell[FRAME] as Frame, 0, 0) : "";
    const then = next(s, o);
    return `${came === "" ? "" : ` (${came})`}${then === "" ? "" : `. ${then}`}`;
  };

  const prompt: Rolling["prompt"] = (s, f, name, seat, values) => {
    const colour = testColour(s, f);
    values.colour = colour < 0 ? "" : terms[`colour-${PRICES[colour]}`].name[language];
    if (name === "dice") {
      values.n = diceIn(s, f);
      return `${values.phase}: ${fill(d.prompts[colour === ANY ? "dice-any" : "dice"], values)}`;
    }
    const rolled = rollNow(s, f).dice;
    values.dice =
      rolled.length === 0
        ? "–"
        : dice(
            rolled.map((die) => die.face),
            rolled.map((die) => die.total),
          );
    if (values.card !== "") values.card = `${values.card}: `;
    values.n = successes(s, f);
    values.need = thresholdOf(s, f);
    const isOwn = rollSeat(s, f) === seat;
    values.may = d.prompts[isOwn && mayRift(s, seat) ? "may-rift" : "may-use"];
    if (!isAttackRoll(s, f)) return `${values.phase}: ${fill(d.prompts[isOwn ? "rift-test" : "rolled-other"], values)}`;
    const [attacker, target] = [attackerNow(s), targetNow(s)];
    values.attacker = card(s, attacker);
    values.target = card(s, target);
    values.hits = hitting(Number(values.n) + (attacker === NONE ? 0 : hitsOf(s, attacker)), Number(values.n));
    values.defence = target === NONE ? 0 : defenceOf(s, target);
    return `${values.phase}: ${fill(d.prompts[isOwn ? "rift-attack" : "rolled-enemy"], values)}`;
  };

  const besides: Rolling["besides"] = (s, colour) => {
    const dice = paysBesides(s, s.cell[FRAME] as Frame, colour);
    return dice.every((n) => n === 0) ? "" : fill(d.rolls.besides, { dice: quanta(dice) });
  };

  return { prompt, strength, hitting, dice, result, outcome, next, besides };
}
