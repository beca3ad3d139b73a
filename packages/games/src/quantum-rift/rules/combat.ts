import {
  type Card,
  type Frame,
  kindOf,
  NOBODY,
  NONE,
  option,
  placeOf,
  type Seat,
  type Seats,
  thingOf,
  type Zone,
} from "@rifthall/kernel/ids";
import {
  ask,
  askAll,
  boundary,
  get,
  goto,
  label,
  procedure,
  proceedIf,
  roll as randomBelow,
  run,
  set,
  type Window,
} from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import {
  areaOf,
  controller,
  defOf,
  ENEMIES,
  FOUGHT,
  isEnemy,
  isUnit,
  living,
  PHASE,
  phase,
  type QuantumRift,
  READY,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { startAttack } from "./attack.js";
import { canEngage, engage } from "./engage.js";
import { alike } from "./order.js";
import { completion } from "./resolve.js";
import { hasFirstStrike, hasMelee, touchedStats } from "./stats.js";
import { bothSides, unmark } from "./units.js";
import { addEndAndUses, addUses, closedHands, guess, isWindowFor, stopName, use, window } from "./window.js";

const ENGAGE = kind("engage");
const ATTACK = kind("attack");
const STRIKE = kind("strike");
const TARGET = kind("target");
const END = option(kind("end"));

/** QR-58 to QR-68: engagement, then melee. */
export const combat = procedure("combat", { passed: holds.seats, striker: holds.cardOrNone }, (r) => [
  run<QuantumRift>((s) => {
    s.tally[PHASE] = phase("combat");
    unmark(s, FOUGHT);
  }),
  label("engagement"),
  boundary<QuantumRift>("step", [{ ...completion, boundary: "step" }]),
  proceedIf<QuantumRift>(bothSides, "end"),
  askAll<QuantumRift>("engagement", r.passed, {
    prompt: "engage",
    always: closedHands,
    who: living,
    guess: (s, _f, seat) => guess(canEngageAny(s, seat) || isWindowFor(s, seat)),
    options: (s, _f, seat) => {
      addEngagements(s, seat);
      addEndAndUses(s, seat, END, s.offer.count > 0);
    },
    choose: (s, _f, o, seat) => {
      if (o === END) return "done";
      if (!use(s, seat, o)) engage(s, thingOf(o) as Card, placeOf(o) as Card, "QR-59");
      return "on";
    },
    window: (s, _f, seat) => (canEngageAny(s, seat) ? null : { stop: stopName(s, seat, "engage"), pass: END }),
  }),
  run<QuantumRift>((s, f) => {
    set(s, f, r.passed, NOBODY);
    set(s, f, r.striker, NONE as Card);
  }),

  label("melee"),
  run<QuantumRift>((s, f) => {
    if (s.rulings.order === "random" && get(s, f, r.striker) === NONE) drawStriker(s, f);
  }),
  askAll<QuantumRift>("melee", r.passed, {
    prompt: "melee",
    always: closedHands,
    who: living,
    closed: (s, f) => get(s, f, r.striker) !== NONE,
    options: (s, _f, seat) => addAttacks(s, seat),
    choose: (s, f, o, seat) => {
      if (o === END) {
        if (!hasAttacker(s, seat)) return "done";
        restOf(s, seat);
      } else if (kindOf(o) === ATTACK) fight(s, thingOf(o) as Card, placeOf(o) as Card);
      else if (kindOf(o) === STRIKE) set(s, f, r.striker, thingOf(o) as Card);
      else use(s, seat, o);
      return "on";
    },
    window: meleeWindow,
  }),
  proceedIf<QuantumRift>((s, f) => get(s, f, r.striker) !== NONE, "end"),
  ask<QuantumRift>({
    prompt: "strike",
    who: (s, f) => deciders(s, get(s, f, r.striker)),
    options: (s, f) => addTargets(s, get(s, f, r.striker)),
    choose: (s, f, o) => {
      if (o === END) s.marks[get(s, f, r.striker)] |= FOUGHT;
      else fight(s, get(s, f, r.striker), thingOf(o) as Card);
    },
  }),
  run<QuantumRift>((s, f) => set(s, f, r.striker, NONE as Card)),
  goto("melee"),
  label("end"),
  window("combat"),
]);

const R = combat.registers;

/** QR-59: each free, ready unit with Melee with each free enemy, or with one of each engagement. */
function addEngagements(s: QuantumRift, seat: Seat): void {
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) {
    if (!mayEngage(s, c)) continue;
    for (let e = s.head[ENEMIES]; e !== NONE; e = s.next[e])
      if (canEngage(s, c, e) && isFirstInEngagement(s, e)) s.offer.add(option(ENGAGE, c, e));
  }
}

function canEngageAny(s: QuantumRift, seat: Seat): boolean {
  if (s.size[ENEMIES] === 0) return false;
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) if (mayEngage(s, c)) return true;
  return false;
}

const mayEngage = (s: QuantumRift, unit: Card): boolean =>
  isUnit(s, unit) && s.condition[unit] === READY && s.engagement[unit] === 0 && hasMelee(s, unit);

/** Of equal enemies that stand alike, and of those in one engagement, one is enough to name. */
export function isFirstInEngagement(s: QuantumRift, enemy: Card): boolean {
  for (let e = s.head[ENEMIES]; e !== enemy; e = s.next[e]) {
    if (s.engagement[e] !== 0 && s.engagement[e] === s.engagement[enemy]) return false;
    if (alike(s, e, enemy)) return false;
  }
  return true;
}

/** QR-64, QR-66: engaged, ready, with Melee, and not yet this combat. */
export const mayAttack = (s: QuantumRift, unit: Card): boolean =>
  isUnit(s, unit) &&
  s.engagement[unit] !== 0 &&
  s.condition[unit] === READY &&
  (s.marks[unit] & FOUGHT) === 0 &&
  hasMelee(s, unit);

const NO_TIER = 4;
/** QR-65: First Strike precedes all others; then the side whose turn it is by the attack order. */
function tier(s: QuantumRift, unit: Card, touched: number): number {
  const swift = hasFirstStrike(s, unit, touched) ? 0 : 2;
  const { order } = s.rulings;
  if (order === "random" || order === "free") return swift;
  return swift + (isEnemy(s, unit) === (order === "enemies-first") ? 0 : 1);
}

/** The first tier that has somebody to attack; NO_TIER where nobody is left. */
function frontTier(s: QuantumRift, touched: number): number {
  let least = frontIn(s, ENEMIES, touched);
  for (let seat = 0; seat < s.shape.seats; seat++) least = Math.min(least, frontIn(s, areaOf(seat as Seat), touched));
  return least;
}

function frontIn(s: QuantumRift, zone: Zone, touched: number): number {
  let least = NO_TIER;
  for (let c = s.head[zone]; c !== NONE && least > 0; c = s.next[c])
    if (mayAttack(s, c)) least = Math.min(least, tier(s, c, touched));
  return least;
}

/** Is it this unit's turn to attack, if that tier is the first? */
const isUpIn = (s: QuantumRift, unit: Card, front: number, touched: number): boolean =>
  mayAttack(s, unit) && tier(s, unit, touched) === front;
export function isUp(s: QuantumRift, unit: Card): boolean {
  const touched = touchedStats(s);
  return isUpIn(s, unit, frontTier(s, touched), touched);
}

function hasAttacker(s: QuantumRift, seat: Seat): boolean {
  const touched = touchedStats(s);
  const front = frontTier(s, touched);
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) if (isUpIn(s, c, front, touched)) return true;
  return false;
}

/** The player is done: no unit of theirs attacks any more in this combat. */
function restOf(s: QuantumRift, seat: Seat): void {
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) if (mayAttack(s, c)) s.marks[c] |= FOUGHT;
}

/** QR-64, QR-67: own units whose turn it is with their targets; QR-65: which enemy strikes next; QR-A5: enemies must. */
function addAttacks(s: QuantumRift, seat: Seat): void {
  const { offer } = s;
  const touched = touchedStats(s);
  const front = frontTier(s, touched);
  // Often everybody has fought: then only what could be used is left.
  if (front === NO_TIER) {
    addEndAndUses(s, seat, END);
    return;
  }
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c])
    if (isUpIn(s, c, front, touched))
      for (let e = s.head[ENEMIES]; e !== NONE; e = s.next[e])
        if (s.engagement[e] === s.engagement[c] && isFirstAlike(s, ENEMIES, e)) offer.add(option(ATTACK, c, e));
  const own = offer.count;
  let enemies = 0;
  for (let e = s.head[ENEMIES]; e !== NONE; e = s.next[e])
    if (isUpIn(s, e, front, touched) && isFirstAlike(s, ENEMIES, e)) {
      offer.add(option(STRIKE, e));
      enemies++;
    }
  // A player is done with attacking, or only passes on what could be used; enemies go on by themselves.
  if (own > 0 || enemies === 0) addEndAndUses(s, seat, END, own > 0);
  else addUses(s, seat);
}

/** Nothing to choose but what could be used meanwhile: then passing lets the one enemy strike whose turn it is. */
function meleeWindow(s: QuantumRift, _f: Frame, seat: Seat): Window | null {
  if (hasAttacker(s, seat)) return null;
  let pass = END;
  let enemies = 0;
  for (let e = s.head[ENEMIES]; e !== NONE; e = s.next[e])
    if (isUp(s, e) && isFirstAlike(s, ENEMIES, e)) {
      pass = option(STRIKE, e);
      enemies++;
    }
  return enemies > 1 ? null : { stop: stopName(s, seat, "melee"), pass };
}

function isFirstAlike(s: QuantumRift, zone: Zone, card: Card): boolean {
  for (let c = s.head[zone]; c !== card; c = s.next[c])
    if (alike(s, c, card) && s.marks[c] === s.marks[card]) return false;
  return true;
}

function fight(s: QuantumRift, attacker: Card, target: Card): void {
  s.marks[attacker] |= FOUGHT;
  startAttack(s, attacker, target, "QR-64");
}

/** QR-65, order random: each unit whose turn it could be is as likely. */
function drawStriker(s: QuantumRift, f: Frame): void {
  let n = 0;
  const count = (zone: Zone, nth: number): Card => {
    for (let c = s.head[zone]; c !== NONE; c = s.next[c]) if (isUp(s, c) && n++ === nth) return c;
    return NONE as Card;
  };
  const zones = [ENEMIES, ...Array.from({ length: s.shape.seats }, (_, seat) => areaOf(seat as Seat))];
  for (const zone of zones) count(zone, NONE);
  if (n === 0) return;
  const nth = n > 1 ? randomBelow(s, n) : 0;
  n = 0;
  for (const zone of zones) {
    const found = count(zone, nth);
    if (found === NONE) continue;
    set(s, f, R.striker, found);
    return;
  }
}

/** Whoever controls the unit decides for it; for an enemy, anyone. */
const deciders = (s: QuantumRift, striker: Card): Seats =>
  isEnemy(s, striker) ? living(s) : ((1 << controller(s, striker)) as Seats);

/** QR-67; QR-68, QR-A6, QR-A7: an enemy prefers ready, then exhausted, then the higher Rift Number. */
function addTargets(s: QuantumRift, striker: Card): void {
  const { offer } = s;
  if (!isEnemy(s, striker)) {
    for (let e = s.head[ENEMIES]; e !== NONE; e = s.next[e])
      if (s.engagement[e] === s.engagement[striker] && isFirstAlike(s, ENEMIES, e)) offer.add(option(TARGET, e));
    offer.add(END);
    return;
  }
  let best = Number.NEGATIVE_INFINITY;
  for (let pass = 0; pass < 2; pass++)
    for (let seat = 0; seat < s.shape.seats; seat++)
      for (let c = s.head[areaOf(seat as Seat)]; c !== NONE; c = s.next[c]) {
        if (!isUnit(s, c) || s.engagement[c] !== s.engagement[striker]) continue;
        const worth = preference(s, c);
        if (pass === 0) best = Math.max(best, worth);
        else if (worth === best && isFirstAlike(s, areaOf(seat as Seat), c)) offer.add(option(TARGET, c));
      }
}

/** Ready counts most, then exhausted, then damaged; within one state the Rift Number, a hero's being 0. */
const preference = (s: QuantumRift, card: Card): number => -100 * s.condition[card] + defOf(s, card).rift;
