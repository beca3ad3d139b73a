import { type Card, type Def, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { COLUMNS } from "./facts.js";
import { allyOf, attackerOf, onslaught, plainDefence, symbolsInDefence } from "./rules/onslaught.js";
import { doorDefence, doorResponses, doorValue } from "./rules/scenario.js";
import {
  burden,
  floored,
  isDoor,
  MOST_TARGETS,
  plainTotal,
  strike,
  strikeTarget,
  strikeTotal,
  symbolsLaid,
} from "./rules/strike.js";
import { responsesLeft } from "./rules/supply.js";
import { attackOf, defenceOf, heroAdded, STRENGTH } from "./rules/values.js";
import type { BeyondTheRift } from "./table.js";
import type { Draw } from "./wire.js";

/** Two sides before Response cards are drawn: the heroes win if their sum ends up higher. */
export interface Sum {
  /** What counts for the heroes, and the Wounds and Fatigue in it (BR-72). */
  readonly plain: number;
  readonly weight: number;
  /** Response cards still to be drawn for them. */
  readonly symbols: number;
  readonly against: number;
  /** Response cards still to be drawn for the other side. */
  readonly responses: number;
  /** BR-5: a defence holds on a tie, an attack fails. */
  readonly tie: boolean;
}

/** More draws than this are not followed one by one: the chance is told as if no more came. */
const MOST_DRAWS = 8;
const left = new Int32Array(COLUMNS);
const all = new Int32Array(COLUMNS);

/**
 * How likely the heroes' sum ends up higher, from 0 to 1: by what is still in the Response Deck, which everybody can count,
 * and by all of them once it is used up and made anew (BR-A1).
 */
export function chanceOf(s: BeyondTheRift, sum: Sum): number {
  responsesLeft(s, left);
  all.set(s.shape.responses);
  const symbols = Math.min(sum.symbols, MOST_DRAWS);
  return follow(sum, symbols, Math.min(sum.responses, MOST_DRAWS - symbols), sum.plain, sum.against);
}

/** Shares of 42 cards do not add up to exactly 1: what misses it by less than any hand could is certain. */
const NEARLY = 1e-9;

/** In percent; what is certain or hopeless is told so only if it is. */
export function percent(chance: number): number {
  if (chance <= NEARLY || chance >= 1 - NEARLY) return chance <= NEARLY ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Draws the next card in every way: first those of the heroes' symbols, then the other side's (BR-A44). */
function follow(sum: Sum, symbols: number, responses: number, plain: number, against: number): number {
  if (symbols + responses === 0) {
    const total = sum.weight === 0 ? plain : floored(plain, sum.weight);
    return total > against || (sum.tie && total === against) ? 1 : 0;
  }
  let cards = 0;
  for (let value = 0; value < COLUMNS; value++) cards += left[value];
  if (cards === 0) return anew(sum, symbols, responses, plain, against);
  let chance = 0;
  for (let value = 0; value < COLUMNS; value++) {
    const n = left[value];
    if (n === 0) continue;
    left[value]--;
    const after =
      symbols > 0
        ? follow(sum, symbols - 1, responses, plain + value, against)
        : follow(sum, 0, responses - 1, plain, against + value);
    left[value]++;
    chance += (n / cards) * after;
  }
  return chance;
}

/** BR-A1, BR-A52: everything that was drawn lies in the discards by then. */
function anew(sum: Sum, symbols: number, responses: number, plain: number, against: number): number {
  let any = 0;
  for (let value = 0; value < COLUMNS; value++) any += all[value];
  // There are no Response cards at all.
  if (any === 0) return follow(sum, 0, 0, plain, against);
  left.set(all);
  const chance = follow(sum, symbols, responses, plain, against);
  left.fill(0);
  return chance;
}

/** Where one Response card of the other side decides: what each that may come would make of it. */
export function drawsOf(s: BeyondTheRift, sum: Sum): readonly Draw[] | null {
  if (sum.symbols !== 0 || sum.responses !== 1) return null;
  responsesLeft(s, left);
  const total = sum.weight === 0 ? sum.plain : floored(sum.plain, sum.weight);
  return Array.from(left, (n, value): Draw => {
    const against = sum.against + value;
    return { value, left: n, against, success: total > against || (sum.tie && total === against) };
  });
}

/** What an attack must exceed, and the Response cards added to it: of an enemy (BR-65), of a door (BR-136). */
const targetOf = (s: BeyondTheRift, target: Card): { against: number; responses: number } =>
  isDoor(s, target)
    ? { against: doorDefence(s, target), responses: doorResponses(s, target) }
    : { against: defenceOf(s, target), responses: 1 };

/** What a card would add to a commitment: an attack or Defense card its value, a Wound or Fatigue its weight. */
export function addition(s: BeyondTheRift, def: Def, to: "attack" | "defense"): Addition {
  const c = s.library.cards[def];
  const part = c[to];
  return part === null
    ? { plain: 0, weight: c.n, symbols: 0 }
    : { plain: part.value, weight: 0, symbols: part.responses };
}
type Addition = Pick<Sum, "plain" | "weight" | "symbols">;
export const NOTHING: Addition = { plain: 0, weight: 0, symbols: 0 };

/** An attack that would begin with that card (BR-58). */
export function attackSum(s: BeyondTheRift, seat: Seat, def: Def, target: Card): Sum {
  const { plain, symbols } = addition(s, def, "attack");
  return { plain: plain + heroAdded(s, seat, STRENGTH), weight: 0, symbols, ...targetOf(s, target), tie: false };
}

/** The attack under way on its first target that is left, with what would be added; null where none is. */
export function strikeSum(s: BeyondTheRift, f: Frame, more: Addition = NOTHING): Sum | null {
  const target = firstTarget(s, f);
  if (target === NONE) return null;
  return {
    plain: plainTotal(s, f) + more.plain,
    weight: burden(s) + more.weight,
    symbols: symbolsLaid(s) + more.symbols,
    ...targetOf(s, target),
    tie: false,
  };
}

export function firstTarget(s: BeyondTheRift, f: Frame): Card {
  for (let at = 0; at < MOST_TARGETS; at++) if (strikeTarget(s, f, at) !== NONE) return strikeTarget(s, f, at);
  return NONE as Card;
}

/** The defence under way; a hero's holds on a tie (BR-94). An ally's is what it is (BR-A13). */
export function defenceSum(s: BeyondTheRift, f: Frame, more: Addition = NOTHING): Sum | null {
  const attacker = attackerOf(s, f);
  if (attacker === NONE) return null;
  const ally = allyOf(s, f);
  const own =
    ally === NONE
      ? {
          plain: plainDefence(s, f) + more.plain,
          weight: burden(s) + more.weight,
          symbols: symbolsInDefence(s) + more.symbols,
        }
      : { plain: defenceOf(s, ally), weight: 0, symbols: 0 };
  return { ...own, against: attackOf(s, attacker), responses: 1, tie: true };
}

/** BR-134: so much AP against a door. */
export const doorSum = (s: BeyondTheRift, door: Card, n: number): Sum => ({
  plain: n,
  weight: 0,
  symbols: 0,
  against: doorValue(s, door),
  responses: doorResponses(s, door),
  tie: false,
});

/** Once all Response cards are drawn: what both sides came to. */
export function drawnStrike(s: BeyondTheRift, f: Frame): Sum | null {
  const { at, response } = strike.registers;
  const target = strikeTarget(s, f, get(s, f, at));
  if (target === NONE) return null;
  const against = targetOf(s, target).against + get(s, f, response);
  return { plain: strikeTotal(s, f), weight: 0, symbols: 0, against, responses: 0, tie: false };
}
export function drawnDefence(s: BeyondTheRift, f: Frame): Sum | null {
  const sum = defenceSum(s, f);
  if (sum === null) return null;
  const response = get(s, f, onslaught.registers.response);
  return { ...sum, symbols: 0, against: sum.against + response, responses: 0 };
}
