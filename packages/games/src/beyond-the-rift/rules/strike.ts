import { type Card, type Def, type Frame, NONE, type Ref, type Seat } from "@rifthall/kernel/ids";
import { enter, get, outline, type Register, set, within } from "@rifthall/kernel/machine";
import { FRAME, holds } from "@rifthall/kernel/state";
import { move, pickOut, present, refer } from "@rifthall/kernel/zone";
import { IS_AFFLICTION, IS_DOOR } from "../bits.js";
import { areaOf, type BeyondTheRift, COMMITTED, defOf, handOf, inPlay, isFinal } from "../table.js";
import { payAp } from "./ap.js";
import { onCard } from "./name.js";
import { inRange } from "./range.js";
import { heroAdded, STRENGTH } from "./values.js";

/** BR-A51 */
export const MOST_TARGETS = 3;
/** Response cards of one defence together: a door may draw several. */
export const MOST_RESPONSE = 99;
/** What came of an attack. */
export const FAILED = 1;
export const SUCCEEDED = 2;

/** An attack of the heroes, from its first card to its last Bonus; its steps stand in `striking`. */
export const strike = outline("strike", {
  /** Who began it, leads and closes it (BR-A39); NONE where no hero strikes, but a card or a place. */
  seat: holds.seatOrNone,
  target: holds.ref,
  target1: holds.ref,
  target2: holds.ref,
  targets: holds.int(1, MOST_TARGETS),
  /** Of a blow without cards: its value; else NONE. */
  value: holds.int(NONE, 99),
  done: holds.seats,
  /** BR-A39: those who asked to be waited for. */
  awaited: holds.seats,
  /** BR-64: Response cards drawn for symbols, together. */
  drawn: holds.int(0, 999),
  /** BR-65 */
  response: holds.int(0, MOST_RESPONSE),
  at: holds.int(0, MOST_TARGETS),
  /** What came of it at the target looked at last. */
  hit: holds.int(0, SUCCEEDED),
  /** BR-A48, BR-A51: what came of it so far: of several targets one that is beaten is enough; 0 before the first. */
  success: holds.int(0, SUCCEEDED),
});
const r = strike.registers;

export const strikeFrame = (s: BeyondTheRift): Frame => within(s, s.cell[FRAME] as Frame, strike);
/** The target of that number, while it is in play; NONE if it has gone (BR-A47). */
export function strikeTarget(s: BeyondTheRift, f: Frame, at: number): Card {
  const card = present(s, get(s, f, (r.target + at) as Register<Ref>));
  return (card !== NONE && inPlay(s, card) ? card : NONE) as Card;
}

/** The enemy or door attacked now; for a Bonus, behind all of them, the one that was attacked first. NONE if no hero attacks. */
export function targetNow(s: BeyondTheRift): Card {
  const f = strikeFrame(s);
  if (f === NONE) return NONE as Card;
  const at = get(s, f, r.at);
  const more = at < MOST_TARGETS && get(s, f, (r.target + at) as Register<Ref>) !== NONE;
  return strikeTarget(s, f, more ? at : 0);
}

/** BR-153 */
export const isDoor = (s: BeyondTheRift, card: Card): boolean => (s.library.bits[s.def[card]] & IS_DOOR) !== 0;
/** BR-33: does this hero stand free of enemies? */
export function isUnengaged(s: BeyondTheRift, seat: Seat): boolean {
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) if (defOf(s, c).type === "enemy") return false;
  return true;
}

/** BR-71; of a door BR-135: v0.9.9 lets only a hero without enemies at it, the final edition others at range 2. */
export function reachesTarget(s: BeyondTheRift, seat: Seat, target: Card, range: number): boolean {
  if (!isDoor(s, target)) return inRange(s, seat, target, range);
  return isUnengaged(s, seat) || (isFinal(s) && range >= 2);
}

/** Is every target within range of such a card of this hero? (BR-71) */
export function reachesAll(s: BeyondTheRift, f: Frame, seat: Seat, range: number): boolean {
  for (let at = 0; at < MOST_TARGETS; at++) {
    const target = strikeTarget(s, f, at);
    if (target !== NONE && !reachesTarget(s, seat, target, range)) return false;
  }
  return true;
}

/** BR-63: what the cards laid come to, without Wounds and Fatigue; BR-64: with what was drawn for them so far. */
export function plainTotal(s: BeyondTheRift, f: Frame): number {
  const seat = get(s, f, r.seat);
  let sum = get(s, f, r.drawn) + (seat === NONE ? 0 : heroAdded(s, seat, STRENGTH));
  if (get(s, f, r.value) !== NONE) return Math.max(0, sum + get(s, f, r.value));
  for (let c = s.head[COMMITTED]; c !== NONE; c = s.next[c]) sum += defOf(s, c).attack?.value ?? 0;
  return Math.max(0, sum);
}

/** BR-150: Wounds and Fatigue that were laid, together. */
export function burden(s: BeyondTheRift): number {
  const { bits, cards } = s.library;
  let sum = 0;
  for (let c = s.head[COMMITTED]; c !== NONE; c = s.next[c])
    if ((bits[s.def[c]] & IS_AFFLICTION) !== 0) sum += cards[s.def[c]].n;
  return sum;
}

/** BR-72, BR-A38: at least 1, but never more than it would be without them. */
export const floored = (plain: number, weight: number): number => Math.max(plain + weight, Math.min(plain, 1));

export const strikeTotal = (s: BeyondTheRift, f: Frame): number =>
  get(s, f, r.value) === NONE ? floored(plainTotal(s, f), burden(s)) : plainTotal(s, f);

/** BR-A61, if the match has it so: may a Wound of that weight still be laid? */
export const mayBurden = (s: BeyondTheRift, f: Frame, weight: number): boolean =>
  !s.rulings.woundBan || plainTotal(s, f) + burden(s) + weight >= 1;

/** BR-64: Response cards still to be drawn for what lies there. */
export function symbolsLaid(s: BeyondTheRift): number {
  let sum = 0;
  for (let c = s.head[COMMITTED]; c !== NONE; c = s.next[c]) sum += defOf(s, c).attack?.responses ?? 0;
  return sum;
}

/** BR-58: the first card, its Primary Cost, its target. */
export function startStrike(s: BeyondTheRift, seat: Seat, def: Def, target: Card): void {
  const { attack } = s.library.cards[def];
  const card = pickOut(s, handOf(seat), def);
  if (attack === null || card === NONE) return;
  const cost = attack.primary ?? 0;
  move(s, card, COMMITTED);
  if (s.log !== null)
    s.log.push({
      do: "attack",
      rule: "BR-58",
      ...onCard(s, card),
      seat,
      cost,
      target: defOf(s, target).id,
      targetId: target,
    });
  payAp(s, seat, cost);
  const f = begin(s, seat, target);
  set(s, f, r.targets, Math.min(attack.targets, MOST_TARGETS));
}

/** An attack of a fixed value, by a card in play or a place: no cards are added to it. */
export function startBlow(s: BeyondTheRift, seat: Seat, target: Card, value: number): void {
  set(s, begin(s, seat, target), r.value, Math.max(0, value));
}

function begin(s: BeyondTheRift, seat: Seat, target: Card): Frame {
  const f = enter(s, strike.id);
  set(s, f, r.seat, seat);
  set(s, f, r.target, refer(s, target));
  set(s, f, r.target1, NONE as Ref);
  set(s, f, r.target2, NONE as Ref);
  set(s, f, r.targets, 1);
  set(s, f, r.value, NONE);
  return f;
}
