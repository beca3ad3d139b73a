import { COLUMNS } from "./facts.js";
import { responsesLeft } from "./rules/supply.js";
import type { BeyondTheRift } from "./table.js";

/** Sums lie within so far of zero, or at the end of what is kept. */
const REACH = 32;
const SURE = 1000;
const counts = new Int32Array(COLUMNS);
let now = new Int32Array(2 * REACH + 1);
let then = new Int32Array(2 * REACH + 1);

/**
 * How likely, of 1000, a lead is still there (0 or more) once Response cards are added for oneself and for the other
 * side. Each is taken for drawn from what is in the Response Deck now: whole numbers, quick, and near enough for a bot.
 */
export function chance(s: BeyondTheRift, lead: number, own: number, others: number): number {
  responsesLeft(s, counts);
  let cards = 0;
  for (let value = 0; value < COLUMNS; value++) cards += counts[value];
  if (cards === 0) return lead >= 0 ? SURE : 0;
  now.fill(0);
  now[place(lead)] = SURE;
  for (let i = 0; i < own; i++) spread(cards, 1);
  for (let i = 0; i < others; i++) spread(cards, -1);
  let sum = 0;
  for (let at = REACH; at <= 2 * REACH; at++) sum += now[at];
  return sum;
}

/** By value, how likely one Response card shows no more than that; as it was when somebody looked. */
const upTo = new Int32Array(COLUMNS);

/** Counts the Response Deck, for many glances at it. */
export function look(s: BeyondTheRift): void {
  responsesLeft(s, counts);
  let sum = 0;
  for (let value = 0; value < COLUMNS; value++) {
    sum += counts[value];
    upTo[value] = sum;
  }
  for (let value = 0; value < COLUMNS; value++) upTo[value] = sum === 0 ? SURE : Math.trunc((SURE * upTo[value]) / sum);
}

/** How likely, of 1000, a lead outlasts one Response card of the other side. */
export const glance = (lead: number): number => (lead < 0 ? 0 : upTo[Math.min(lead, COLUMNS - 1)]);

const place = (lead: number): number => Math.max(0, Math.min(2 * REACH, lead + REACH));

/** One more card, in every way. */
function spread(cards: number, sign: number): void {
  then.fill(0);
  for (let at = 0; at <= 2 * REACH; at++)
    if (now[at] !== 0)
      for (let value = 0; value < COLUMNS; value++)
        if (counts[value] !== 0)
          then[place(at - REACH + sign * value)] += Math.trunc((now[at] * counts[value]) / cards);
  const spare = now;
  now = then;
  then = spare;
}
