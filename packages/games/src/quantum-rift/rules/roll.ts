import {
  type Card,
  type Def,
  type Frame,
  kindOf,
  NONE,
  option,
  placeOf,
  type Seat,
  thingOf,
} from "@rifthall/kernel/ids";
import { ask, askAll, askOn, get, goto, label, roll as randomBelow, run, set, stepsOf } from "@rifthall/kernel/machine";
import { aside } from "@rifthall/kernel/state";
import { move, pickOut, present } from "@rifthall/kernel/zone";
import {
  areaOf,
  COLOURS,
  type Colour,
  defOf,
  diceOf,
  ENEMY_SUCCESS,
  HAS_RIFT,
  handOf,
  IS_GEAR,
  LIMBO,
  living,
  MOST_DICE,
  type QuantumRift,
  RIFTED_GEAR,
  RIFTS_GEAR,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { HAND } from "../verbs/touches.js";
import type { DieColour, OnCard } from "../wire.js";
import { distinctDefs } from "./cards.js";
import { ATTACK, addDice, BOOST, colourOf, die, FACE, faceOf, PAID, RIFTED, rolling, TEST } from "./dice.js";
import { noticeDuration } from "./duration.js";
import { onCard } from "./name.js";
import { isResolving } from "./resolve.js";
import { startRifting } from "./rifting.js";
import { ATTACK_ROLL, added, rollBonus } from "./stats.js";
import { addUses, closedHands, guess, isWindow, isWindowFor, stopName, use } from "./window.js";

const DICE = kind("dice");
const PAY = kind("pay");
const RIFT = kind("rift");
const RIFT_GEAR = kind("rift-gear");
const END = option(kind("end"));
const PASS = option(kind("pass"));

/**
 * One roll, from choosing its dice to counting successes. The dice are registers of this frame, so a roll inside a roll
 * has its own. QR-29, QR-31: any number of matching ready dice; QR-37: then each die's own Rift; QR-A10: then, outside
 * of effects, whatever else can be used.
 */
export const roll = stepsOf(rolling, (r) => [
  label("mixed"),
  askOn<QuantumRift>("mixed", {
    prompt: "dice",
    who: r.seat,
    options: (s, f) => {
      if (get(s, f, r.named) === 1) return;
      const idle = get(s, f, r.idle) === 1;
      if (idle) s.offer.add(END);
      for (let colour = 0; colour < COLOURS.length; colour++)
        if (unpicked(s, f, colour) > 0 && get(s, f, r.count) < MOST_DICE) s.offer.add(option(PAY, colour));
      if (!idle && s.offer.count > 0) s.offer.add(END);
    },
    choose: (s, f, o) => {
      if (o === END) set(s, f, r.named, 1);
      else addDice(s, f, thingOf(o), 1);
    },
  }),
  goto("throw"),
  label("number"),
  ask<QuantumRift>({
    prompt: "dice",
    who: r.seat,
    options: (s, f) => {
      const n = Math.min(MOST_DICE, s.ready[diceOf(get(s, f, r.seat), get(s, f, r.colour) as Colour)]);
      if (n === 0) return;
      const least = get(s, f, r.idle);
      if (least === 1) s.offer.add(option(DICE, 0));
      for (let i = n; i >= least; i--) s.offer.add(option(DICE, i));
    },
    choose: (s, f, o) => addDice(s, f, get(s, f, r.colour), thingOf(o)),
  }),
  label("throw"),
  run<QuantumRift>(throwDice),
  label("rolled"),
  askAll<QuantumRift>("rolled", r.passed, {
    prompt: "rift",
    always: closedHands,
    who: living,
    guess: (s, f, seat) => {
      if (get(s, f, r.seat) === seat) return "list";
      return guess(!isResolving(s) && get(s, f, r.what) !== PAID && isWindowFor(s, seat));
    },
    options: (s, f, seat) => {
      const own = get(s, f, r.seat) === seat;
      const closed = isResolving(s) || get(s, f, r.what) === PAID;
      s.offer.add(own ? END : PASS);
      const rifts = own ? addRifts(s, f, seat) : 0;
      const uses = closed ? 0 : addUses(s, seat);
      if (rifts === 0 && (closed || !isWindow(s, seat, uses))) s.offer.count = 0;
    },
    choose: (s, f, o, seat) => {
      if (o === END || o === PASS) return "done";
      if (!use(s, seat, o)) rift(s, f, seat, kindOf(o), thingOf(o), placeOf(o));
      return "on";
    },
    // A seat with a Rift of its own to decide is always asked.
    window: (s, f, seat) => (get(s, f, r.seat) === seat ? null : { stop: stopName(s, seat, "rolled"), pass: PASS }),
  }),
  run<QuantumRift>((s, f) => {
    const n = successes(s, f);
    s.stack[get(s, f, r.into)] = n;
    if (s.log !== null)
      s.log.push({
        do: "successes",
        rule: "QR-27",
        n,
        seat: get(s, f, r.seat),
        dice: aside(s, () => values(s, f)),
      });
  }),
]);

const R = rolling.registers;
function unpicked(s: QuantumRift, f: Frame, colour: number): number {
  let n = s.ready[diceOf(get(s, f, R.seat), colour as Colour)];
  for (let i = 0; i < get(s, f, R.count); i++) if (colourOf(s, f, i) === colour) n--;
  return n;
}

/** QR-29: rolled, then exhausted. */
function throwDice(s: QuantumRift, f: Frame): void {
  const count = get(s, f, R.count);
  const seat = get(s, f, R.seat);
  for (let i = 0; i < count; i++) {
    if (get(s, f, R.what) === TEST) s.ready[diceOf(seat, colourOf(s, f, i) as Colour)]--;
    set(s, f, die(i), get(s, f, die(i)) | (randomBelow(s, 6) + 1));
  }
  noticeDuration(s, DICE);
  if (s.log !== null && count > 0)
    s.log.push({
      do: "roll",
      rule: RULES[get(s, f, R.what)],
      seat,
      ...whoRolls(s, f),
      dice: aside(s, () => values(s, f)),
      faces: Array.from({ length: count }, (_, i) => faceOf(s, f, i)),
      colours: colours(s, f),
    });
}
/** An attack is rolled by a unit; other dice by their player. */
function whoRolls(s: QuantumRift, f: Frame): Partial<OnCard> {
  const attacker = present(s, get(s, f, R.attacker));
  return attacker === NONE ? {} : onCard(s, attacker);
}
const RULES = ["QR-29", "QR-69", "QR-33"];

/** A die again, without what Rift gave it: that stays. */
export function reroll(s: QuantumRift, f: Frame, i: number): void {
  set(s, f, die(i), (get(s, f, die(i)) & ~FACE) | (randomBelow(s, 6) + 1));
  if (s.log !== null) s.log.push({ do: "reroll", rule: "QR-37", seat: get(s, f, R.seat), die: i, n: faceOf(s, f, i) });
}

/** QR-70: its face, what is added to such dice now, and its Rift. */
export const totalOf = (s: QuantumRift, f: Frame, i: number): number => shown(s, f, i) + bonus(s, f, i);

/** Its face and its Rift. */
function shown(s: QuantumRift, f: Frame, i: number): number {
  const packed = get(s, f, die(i));
  return (packed & FACE) + ((packed >> BOOST) & FACE);
}

export function bonus(s: QuantumRift, f: Frame, i: number): number {
  if (get(s, f, R.what) !== ATTACK) return rollBonus(s, get(s, f, R.seat), colourOf(s, f, i) as Colour);
  const attacker = present(s, get(s, f, R.attacker));
  return attacker === NONE ? 0 : added(s, attacker, ATTACK_ROLL);
}

/** QR-27, QR-A23: players' dice go by the difficulty, enemies' never. QR-A22: no face is special. */
export const thresholdOf = (s: QuantumRift, f: Frame): number =>
  get(s, f, R.seat) === NONE ? ENEMY_SUCCESS : s.rulings.success;

export function successes(s: QuantumRift, f: Frame): number {
  const count = get(s, f, R.count);
  const threshold = thresholdOf(s, f);
  let n = 0;
  let added = 0;
  for (let i = 0; i < count; i++) {
    // What is added is the same for dice of one colour, which mostly lie side by side; an attack's dice are all alike.
    if (i === 0 || colourOf(s, f, i) !== colourOf(s, f, i - 1)) added = bonus(s, f, i);
    if (shown(s, f, i) + added >= threshold) n++;
  }
  return n;
}

export const values = (s: QuantumRift, f: Frame): number[] =>
  Array.from({ length: get(s, f, R.count) }, (_, i) => totalOf(s, f, i));
export const colours = (s: QuantumRift, f: Frame): DieColour[] =>
  Array.from({ length: get(s, f, R.count) }, (_, i) => COLOURS[colourOf(s, f, i)] ?? "attack");

/** What Rift has added to it. */
export const riftOf = (s: QuantumRift, f: Frame, i: number): number => (get(s, f, die(i)) >> BOOST) & FACE;

export const isRifted = (s: QuantumRift, f: Frame, i: number): boolean => (get(s, f, die(i)) & RIFTED) !== 0;

const GEAR_THAT_RIFTS = IS_GEAR | HAS_RIFT;

/** QR-37, QR-38, QR-43: each die not rifted yet with each card of the hand that has a Rift Number; equal dice once. */
function addRifts(s: QuantumRift, f: Frame, seat: Seat): number {
  const { offer } = s;
  const before = offer.count;
  const n = distinctDefs(s, handOf(seat), HAS_RIFT);
  const gear = mayRiftGear(s, seat);
  if (n === 0 && !gear) return 0;
  for (let i = 0; i < get(s, f, R.count); i++) {
    if (isRifted(s, f, i) || !isFirstOfItsLike(s, f, i)) continue;
    for (let k = 0; k < n; k++) offer.add(option(RIFT, s.scratch[k], i));
    if (!gear) continue;
    for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c])
      if ((s.library.bits[s.def[c]] & GEAR_THAT_RIFTS) === GEAR_THAT_RIFTS) offer.add(option(RIFT_GEAR, c, i));
  }
  return offer.count - before;
}

function isFirstOfItsLike(s: QuantumRift, f: Frame, i: number): boolean {
  for (let k = 0; k < i; k++) if (get(s, f, die(k)) === get(s, f, die(i))) return false;
  return true;
}

/** QR-A28: once a turn, by a card in play that allows it. */
export const mayRiftGear = (s: QuantumRift, seat: Seat): boolean => riftsGear(s, seat) !== NONE;

function riftsGear(s: QuantumRift, seat: Seat): Card {
  let c = s.head[areaOf(seat)];
  while (c !== NONE && ((s.library.bits[s.def[c]] & RIFTS_GEAR) === 0 || (s.marks[c] & RIFTED_GEAR) !== 0))
    c = s.next[c];
  return c;
}

function rift(s: QuantumRift, f: Frame, seat: Seat, what: number, thing: number, i: number): void {
  let card: Card;
  if (what === RIFT_GEAR) {
    card = thing as Card;
    s.marks[riftsGear(s, seat)] |= RIFTED_GEAR;
  } else {
    card = pickOut(s, handOf(seat), thing as Def);
    move(s, card, LIMBO);
    noticeDuration(s, HAND);
  }
  const { rift: number } = defOf(s, card);
  set(s, f, die(i), get(s, f, die(i)) | RIFTED | (number << BOOST));
  if (s.log !== null)
    s.log.push({
      do: "rift",
      rule: what === RIFT_GEAR ? "QR-A28" : "QR-37",
      seat,
      ...onCard(s, card),
      die: i,
      n: number,
      value: aside(s, () => totalOf(s, f, i)),
    });
  startRifting(s, seat, card);
}
