import type { Seat } from "@rifthall/kernel/ids";
import { COLOURS, type Colour, type Dice, diceOf, type QuantumRift } from "../table.js";
import { dearer } from "./stats.js";

/** Bits for the number of one colour, and the most that they hold: nobody has as many dice. */
const WIDTH = 7;
const MOST = 63;
/** The bit above each number. */
const LENT = COLOURS.reduce((bits, _, colour) => bits | ((MOST + 1) << (colour * WIDTH)), 0);

/**
 * Numbers by colour side by side in one word. What a seat can pay is asked of every card of its hand at every prompt; of
 * such words it is one subtraction for all colours.
 */
export const sideBySide = (numbers: readonly number[]): number =>
  COLOURS.reduce((word, _, colour) => word | (Math.min(MOST, numbers[colour]) << (colour * WIDTH)), 0);

/** A seat's ready dice like that. */
export function purseOf(s: QuantumRift, seat: Seat): number {
  const { ready } = s;
  const first = diceOf(seat, 0 as Colour);
  let purse = 0;
  for (let colour = COLOURS.length - 1; colour >= 0; colour--)
    purse = (purse << WIDTH) | ready[(first + colour) as Dice];
  return purse;
}

/**
 * With what is taken off the prices of Actions, and without what is put on. What shows no symbol of a colour never gets one, so
 * nothing is owed of a colour that is short.
 */
export function actingPurse(s: QuantumRift, seat: Seat, purse: number): number {
  let acting = purse;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const more = dearer(s, seat, colour as Colour);
    if (more === 0) continue;
    const at = colour * WIDTH;
    const n = Math.max(0, Math.min(MOST, ((purse >> at) & MOST) - more));
    acting = (acting & ~(MOST << at)) | (n << at);
  }
  return acting;
}

/** Is there of every colour as much as is owed? Where one is too small, it takes the bit that is lent to it. */
export const covers = (purse: number, owed: number): boolean => (((purse | LENT) - owed) & LENT) === LENT;

/** Of all colours together. */
export function totalIn(purse: number): number {
  let n = 0;
  for (let left = purse; left !== 0; left >>>= WIDTH) n += left & MOST;
  return n;
}
