import { type Card, type Frame, type Option, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { contested, dropSignal, get, type Ordering, type Register, raiseSignal, set } from "@rifthall/kernel/machine";
import { holds, SIGNALS } from "@rifthall/kernel/state";
import { probe, unprobe } from "../../shared/probe.js";
import { controller, defOf, heroOf, inPlay, isLiving, living, type QuantumRift, TRIGGERS } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { LESS_VITALITY } from "../verbs/touches.js";
import { watched } from "./duration.js";

const TRIGGER = kind("trigger");
const IN_ORDER = option(kind("in-order"));

/** Where what waits begins, and whether the players have said that it may come as it is listed. */
export const waiting = { base: holds.signal, listed: holds.flag };
export interface Waiting {
  readonly base: Register;
  readonly listed: Register;
}

/** With so little vitality a hero may not outlast what takes some. */
const FRAIL = 3;

/** QR-A40: with a hero who falls, a hand, dice and units leave or change hands. Alone, that is the end. */
function mayFell(s: QuantumRift): boolean {
  if ((living(s) & (living(s) - 1)) === 0) return false;
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (isLiving(s, seat as Seat) && s.vitality[heroOf(s, seat as Seat)] <= FRAIL) return true;
  return false;
}

const ordering = TRIGGERS.map(
  (_, word): Ordering<QuantumRift> => ({
    able: (s, row) => {
      const card = s.signalCard[row] as Card;
      const changes = defOf(s, card).changes[word];
      if (changes === null) return true;
      const { log } = s;
      s.log = null;
      const f = probe(s, card, controller(s, card));
      const able = changes(s, f);
      unprobe(s, f);
      s.log = log;
      return able;
    },
    footprints: (s) => s.library.tracks,
    // What changes that goes before or after anything else with another result. QR-47: what changes something that the
    // DURATION reads may complete the encounter, and much follows from that.
    sweeping: (s) => watched(s) | (mayFell(s) ? LESS_VITALITY : 0),
  }),
);

/** QR-83, QR-89, QR-90, QR-94, QR-A25: whose order is to be chosen now, as bits from the first that waits. */
export const inQuestion = (s: QuantumRift, f: Frame, r: Waiting, word: number): number =>
  get(s, f, r.listed) === 1 ? 0 : contested(s, get(s, f, r.base), ordering[word]);

/**
 * One option for each of these; those of equal cards that stand alike are one. And, where several choices are ahead, one
 * that settles them all.
 */
export function addTriggers(s: QuantumRift, base: number, rows: number): void {
  const before = s.offer.count;
  let waits = 0;
  for (let row = base; row < s.cell[SIGNALS]; row++) {
    if (!isAmong(rows, row - base)) continue;
    waits++;
    let fresh = true;
    for (let other = base; other < row; other++)
      if (isAmong(rows, other - base) && alike(s, s.signalCard[other] as Card, s.signalCard[row] as Card))
        fresh = false;
    if (fresh) s.offer.add(option(TRIGGER, s.signalCard[row]));
  }
  if (waits > 2 && s.offer.count - before > 1) s.offer.add(IN_ORDER);
}

const isAmong = (rows: number, i: number): boolean => (rows & (1 << i)) !== 0;

/** Cards between which nobody could tell a difference. */
export const alike = (s: QuantumRift, a: Card, b: Card): boolean =>
  s.def[a] === s.def[b] &&
  s.zone[a] === s.zone[b] &&
  s.condition[a] === s.condition[b] &&
  s.engagement[a] === s.engagement[b];

/** The row that was chosen; with all of them as listed, the first. */
export function chosenRow(s: QuantumRift, f: Frame, r: Waiting, o: Option): number {
  const base = get(s, f, r.base);
  if (o === IN_ORDER) {
    set(s, f, r.listed, 1);
    gather(s, base);
    return base;
  }
  let row = base;
  while (row < s.cell[SIGNALS] - 1 && s.signalCard[row] !== thingOf(o)) row++;
  return row;
}

/** Those that are one option come one after the other. */
function gather(s: QuantumRift, base: number): void {
  for (let row = base; row < s.cell[SIGNALS]; row++)
    for (let other = row + 2, next = row + 1; other < s.cell[SIGNALS]; other++)
      if (alike(s, s.signalCard[row] as Card, s.signalCard[other] as Card)) raiseSignal(s, other, next++);
}

/**
 * QR-15: what a card that has left play since was to do is not due any more, so nobody is asked about it; nor if it
 * has come back, for then it is another stay. Rows below `base` are for whoever waits around this.
 */
export function dropGone(s: QuantumRift, base: number): void {
  for (let row = s.cell[SIGNALS] - 1; row >= base; row--) {
    const card = s.signalCard[row] as Card;
    if (s.stay[card] !== s.signalNote[row] || !inPlay(s, card)) dropSignal(s, row);
  }
}
