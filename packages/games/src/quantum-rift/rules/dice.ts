import { type Frame, NO_REF, NONE, type Ref, type Seat } from "@rifthall/kernel/ids";
import { enter, get, outline, pointAt, type Register, resume, set, within } from "@rifthall/kernel/machine";
import { FRAME, holds } from "@rifthall/kernel/state";
import { present } from "@rifthall/kernel/zone";
import { ANY, COLOURS, type Colour, controller, MOST_DICE, type QuantumRift } from "../table.js";

/** What is rolled. */
export const TEST = 0;
export const ATTACK = 1;
export const PAID = 2;

/** A die packed into a word: its face, what Rift added, its colour, and whether it was rifted. */
export const FACE = 15;
export const BOOST = 4;
const COLOUR = 8;
export const RIFTED = 1 << 12;
const packedDie = holds.int(0, 2 * RIFTED - 1);

/**
 * The frame of a roll: its dice are registers, so a roll inside a roll has its own. Its steps are `roll`. They offer what
 * may be used, which may have to be paid for by rolling: so whoever pays knows a roll by this alone.
 */
export const rolling = outline("roll", {
  seat: holds.seatOrNone,
  what: holds.int(TEST, PAID),
  colour: holds.int(NONE, ANY),
  attacker: holds.ref,
  into: holds.word,
  named: holds.flag,
  idle: holds.flag,
  passed: holds.seats,
  count: holds.int(0, MOST_DICE),
  die0: packedDie,
  die1: packedDie,
  die2: packedDie,
  die3: packedDie,
  die4: packedDie,
  die5: packedDie,
  die6: packedDie,
  die7: packedDie,
  die8: packedDie,
  die9: packedDie,
  die10: packedDie,
  die11: packedDie,
});

const R = rolling.registers;
export const die = (i: number): Register => (R.die0 + i) as Register;

/** The roll under way, nearest first; NONE if there is none. */
export const rollFrame = (s: QuantumRift): Frame => within(s, s.cell[FRAME] as Frame, rolling);
export const rollSeat = (s: QuantumRift, f: Frame): Seat => get(s, f, R.seat);
export const diceIn = (s: QuantumRift, f: Frame): number => get(s, f, R.count);
export const isAttackRoll = (s: QuantumRift, f: Frame): boolean => get(s, f, R.what) === ATTACK;
export const isTest = (s: QuantumRift, f: Frame): boolean => get(s, f, R.what) === TEST;
/** Do the dice lie on the table? */
export const isThrown = (s: QuantumRift, f: Frame): boolean => get(s, f, R.count) > 0 && faceOf(s, f, 0) > 0;
/** A test of which nothing can come, whatever its dice show. */
export const isIdleTest = (s: QuantumRift, f: Frame): boolean => get(s, f, R.idle) === 1;
export const testColour = (s: QuantumRift, f: Frame): Colour => get(s, f, R.colour) as Colour;
export const faceOf = (s: QuantumRift, f: Frame, i: number): number => get(s, f, die(i)) & FACE;

/** Where it begins: with choosing dice of any colour, how many of one, or with dice that are settled. */
const mixed = pointAt(rolling, "mixed");
const number = pointAt(rolling, "number");
const settled = pointAt(rolling, "throw");

function begin(s: QuantumRift, seat: Seat, what: number, colour: number, into: number): Frame {
  const f = enter(s, rolling.id);
  resume(s, f, what !== TEST ? settled : colour === ANY ? mixed : number);
  set(s, f, R.seat, seat);
  set(s, f, R.what, what);
  set(s, f, R.colour, colour);
  set(s, f, R.into, into);
  set(s, f, R.attacker, NO_REF);
  return f;
}

/** QR-29: a test; the successes go to that word of the stack. If nothing can come of it, no dice come first. */
export function startTest(s: QuantumRift, seat: Seat, colour: Colour, into: number, idle: boolean): void {
  set(s, begin(s, seat, TEST, colour, into), R.idle, idle ? 1 : 0);
}

/** QR-69: an attack; QR-35: its dice are nobody's. */
export function startAttackRoll(s: QuantumRift, attacker: Ref, dice: number, into: number): void {
  const seat = controller(s, present(s, attacker));
  const f = begin(s, seat, ATTACK, NONE, into);
  set(s, f, R.attacker, attacker);
  addDice(s, f, NONE, Math.min(MOST_DICE, dice));
}

/** QR-33: the dice that paid, by colour from that word of the stack on. */
export function startPaidRoll(s: QuantumRift, seat: Seat, from: number, into: number): void {
  const f = begin(s, seat, PAID, NONE, into);
  for (let colour = 0; colour < COLOURS.length; colour++) addDice(s, f, colour, s.stack[from + colour]);
}

export function addDice(s: QuantumRift, f: Frame, colour: number, n: number): void {
  const count = get(s, f, R.count);
  const most = Math.min(n, MOST_DICE - count);
  for (let i = 0; i < most; i++) set(s, f, die(count + i), (colour + 1) << COLOUR);
  set(s, f, R.count, count + most);
}

/** NONE for attack dice. */
export const colourOf = (s: QuantumRift, f: Frame, i: number): number => ((get(s, f, die(i)) >> COLOUR) & 7) - 1;
