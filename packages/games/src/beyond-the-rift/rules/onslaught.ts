import { type Card, type Frame, NO_REF, NONE, type Seat } from "@rifthall/kernel/ids";
import { enter, get, outline, set, within } from "@rifthall/kernel/machine";
import { FRAME, holds } from "@rifthall/kernel/state";
import { present, refer } from "@rifthall/kernel/zone";
import { type BeyondTheRift, COMMITTED, defOf, inPlay, RESPONSE } from "../table.js";
import { onCard } from "./name.js";
import { burden, floored, strike, strikeFrame } from "./strike.js";
import { drawResponse } from "./supply.js";
import { attackOf, defenceOf, GUARD, heroAdded } from "./values.js";

/** Far more than any card or board deals. */
const MOST_DAMAGE = 99;
/** What came of it. */
export const MISSED = 1;
export const HIT = 2;

/** One attack of one enemy on one hero, from its announcement to the last Bonus; its steps stand in `defending`. */
export const onslaught = outline("onslaught", {
  attacker: holds.ref,
  /** Who is attacked, leads the defence and closes it (BR-A39). */
  seat: holds.seat,
  /** BR-126: the ally it was turned to; NONE if it was not. */
  ally: holds.ref,
  done: holds.seats,
  /** BR-A39: those who asked to be waited for. */
  awaited: holds.seats,
  /** BR-92: points of defence bought. */
  bought: holds.int(0, MOST_DAMAGE),
  /** BR-64: what Response cards for symbols came to. */
  drawn: holds.int(0, 999),
  /** BR-93: the enemy's Response card. */
  response: holds.int(0, MOST_DAMAGE),
  /** What a hit is going to do; Reactions may lower it. */
  wounds: holds.int(0, MOST_DAMAGE),
  fatigue: holds.int(0, MOST_DAMAGE),
  result: holds.int(0, HIT),
});
const r = onslaught.registers;

export const onslaughtFrame = (s: BeyondTheRift): Frame => within(s, s.cell[FRAME] as Frame, onslaught);

/** The enemy that attacks, while it is in play; NONE if it has gone (BR-A47). */
export function attackerOf(s: BeyondTheRift, f: Frame): Card {
  const card = present(s, get(s, f, r.attacker));
  return (card !== NONE && inPlay(s, card) ? card : NONE) as Card;
}
/** The same of the attack under way. */
export function attackerNow(s: BeyondTheRift): Card {
  const f = onslaughtFrame(s);
  return f === NONE ? (NONE as Card) : attackerOf(s, f);
}

/** BR-79: a hero in reach is attacked. */
export function startOnslaught(s: BeyondTheRift, attacker: Card, seat: Seat): void {
  if (s.log !== null) s.log.push({ do: "assault", rule: "BR-79", ...onCard(s, attacker), seat });
  const f = enter(s, onslaught.id);
  set(s, f, r.attacker, refer(s, attacker));
  set(s, f, r.seat, seat);
  set(s, f, r.ally, NO_REF);
}

/** The ally that stands in for the hero, while it is in play. */
export const allyOf = (s: BeyondTheRift, f: Frame): Card => present(s, get(s, f, r.ally));

/** BR-91, BR-92: what the hero's cards and AP come to, without Wounds and Fatigue. */
export function plainDefence(s: BeyondTheRift, f: Frame): number {
  let sum = get(s, f, r.bought) + get(s, f, r.drawn) + heroAdded(s, get(s, f, r.seat), GUARD);
  for (let c = s.head[COMMITTED]; c !== NONE; c = s.next[c]) sum += defOf(s, c).defense?.value ?? 0;
  return Math.max(0, sum);
}

/** BR-72, BR-A38; BR-A13: an ally defends with what it has, and nothing is drawn for it. */
export function defenceTotal(s: BeyondTheRift, f: Frame): number {
  const ally = allyOf(s, f);
  return ally === NONE ? floored(plainDefence(s, f), burden(s)) : defenceOf(s, ally);
}

/** BR-93: with the Response card, once it is drawn. */
export function onslaughtTotal(s: BeyondTheRift, f: Frame): number {
  const attacker = attackerOf(s, f);
  return attacker === NONE ? 0 : attackOf(s, attacker) + get(s, f, r.response);
}

/** BR-A61, if the match has it so: may a Wound of that weight still be laid? */
export const mayWeigh = (s: BeyondTheRift, f: Frame, weight: number): boolean =>
  !s.rulings.woundBan || plainDefence(s, f) + burden(s) + weight >= 1;

/** BR-64: Response cards still to be drawn for what lies there. */
export function symbolsInDefence(s: BeyondTheRift): number {
  let sum = 0;
  for (let c = s.head[COMMITTED]; c !== NONE; c = s.next[c]) sum += defOf(s, c).defense?.responses ?? 0;
  return sum;
}

/** A Reaction has the Response card just drawn replaced: the new one counts. Of one attack inside another the inner one waits. */
export function redraw(s: BeyondTheRift): void {
  const attacking = strikeFrame(s);
  const defending = onslaughtFrame(s);
  if (defending > attacking) set(s, defending, r.response, drawResponse(s, "attack"));
  else if (attacking !== NONE) {
    const { response } = strike.registers;
    const others = get(s, attacking, response) - s.tally[RESPONSE];
    set(s, attacking, response, Math.max(0, others) + drawResponse(s, "defence"));
  }
}

/** How much damage the hit of the attack under way is going to do. */
export function pendingDamage(s: BeyondTheRift): number {
  const f = onslaughtFrame(s);
  return f === NONE ? 0 : get(s, f, r.wounds) + get(s, f, r.fatigue);
}

/** So much of it is not dealt, Wounds first. */
export function prevent(s: BeyondTheRift, n: number): void {
  const f = onslaughtFrame(s);
  if (f === NONE) return;
  const wounds = Math.min(n, get(s, f, r.wounds));
  const fatigue = Math.min(n - wounds, get(s, f, r.fatigue));
  if (wounds + fatigue === 0) return;
  set(s, f, r.wounds, get(s, f, r.wounds) - wounds);
  set(s, f, r.fatigue, get(s, f, r.fatigue) - fatigue);
  if (s.log !== null) s.log.push({ do: "prevent", rule: "BR-56", seat: get(s, f, r.seat), n: wounds + fatigue });
}

/** Was the attack under way beaten off? Null before it is decided. */
export function isDefended(s: BeyondTheRift, f: Frame): boolean | null {
  const result = get(s, f, r.result);
  return result === 0 ? null : result === MISSED;
}
