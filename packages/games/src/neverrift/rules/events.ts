import { type Card, lowest, NOBODY, NONE, type Seat } from "@rifthall/kernel/ids";
import { finish, SIGNALS, VOID } from "@rifthall/kernel/state";
import { probe, unprobe } from "../../shared/probe.js";
import type { Trigger } from "../content.js";
import {
  BASE,
  cardAt,
  type Field,
  inPlay,
  isCreature,
  isOut,
  type Neverrift,
  occupied,
  TURN,
  tamerOf,
} from "../table.js";

/** What a card did this turn that it may do once. */
export const TRIGGERED = 1;
export const SHIFTED = 2;

/** Liberate is no effect of a card's own words: it waits in line like one, and this stands for its procedure. */
export const LIBERATE = -2;

/** A note beside a waiting trigger: who will be `that`, and in which stay its own card was. */
const SUBJECT = 12;
const STAY = (1 << 18) - 1;
const NO_SUBJECT = (1 << SUBJECT) - 1;
export const subjectOf = (note: number): Card => {
  const card = note & NO_SUBJECT;
  return (card === NO_SUBJECT ? NONE : card) as Card;
};
export const isSameStay = (s: Neverrift, source: Card, note: number): boolean =>
  (s.stay[source] & STAY) === note >>> SUBJECT;
const noteOf = (s: Neverrift, source: Card, that: Card): number =>
  (that === NONE ? NO_SUBJECT : that) | ((s.stay[source] & STAY) << SUBJECT);

/**
 * Says that something happened to a card (NONE: to no card). Whoever answers it waits in line, the oldest first
 * (NR-69); of one card's answers, those to what happened first (NR-A44). `that` is whom the answer will call so, `by`
 * the player who does what happens to no card.
 */
export function raise(s: Neverrift, what: number, subject: Card, that: Card = subject, by = s.tally[TURN]): void {
  const listeners = s.library.listeners[what];
  if (listeners === null) return;
  // NR-66: a tamer only works in its owner's turn.
  const tamer = tamerOf(s, s.tally[TURN] as Seat);
  if (tamer !== NONE && listeners[s.def[tamer]] !== 0) answer(s, tamer, what, subject, that, by);
  for (let bits = occupied(s); bits !== 0; bits &= bits - 1) {
    const source = cardAt(s, lowest(bits) as Field);
    if (listeners[s.def[source]] !== 0) answer(s, source, what, subject, that, by);
  }
  // What has left play still tells of its own going.
  if (subject !== NONE && !inPlay(s, subject) && listeners[s.def[subject]] !== 0)
    answer(s, subject, what, subject, that, by);
}

function answer(s: Neverrift, source: Card, what: number, subject: Card, that: Card, by: number): void {
  const { trigger } = s.library.cards[s.def[source]];
  if (trigger === null || trigger.on !== what || isSpent(s, source, trigger)) return;
  if (youOf(s, source) !== NONE && isMeant(s, source, trigger, subject, by)) wait(s, trigger.procedure, source, that);
}

/** Does it happen to whom the trigger speaks of? What happens to no card is done by a player. */
function isMeant(s: Neverrift, source: Card, trigger: Trigger, subject: Card, by: number): boolean {
  if (trigger.self) return source === subject;
  if (trigger.who === null) return youOf(s, source) === by;
  if (subject === NONE || (source === subject && !inPlay(s, source))) return false;
  const f = probe(s, source, youOf(s, source));
  const result = trigger.who(s, f, subject);
  unprobe(s, f);
  return result;
}

/** NR-64: a passive once a turn. */
export const isSpent = (s: Neverrift, source: Card, trigger: Trigger): boolean =>
  trigger.once && (s.done[source] & TRIGGERED) !== 0;

/**
 * NR-103: who controls it now; of what has left play, who did last; of a place or a tamer, its owner. NR-A26: a place
 * outlasts its owner, and whoever is at turn acts for it then. NR-A27: for a creature of nobody, nobody does.
 */
export function youOf(s: Neverrift, source: Card): Seat {
  if (isCreature(s, source)) return s.controller[source];
  const owner = s.owner[source];
  return isOut(s, owner) ? (s.tally[TURN] as Seat) : owner;
}

/** Stands in line behind those that are as old or older. */
export function wait(s: Neverrift, answers: number, source: Card, that: Card): void {
  const rows = s.cell[SIGNALS];
  if (rows === s.signalAnswer.length) {
    finish(s, NOBODY, VOID);
    return;
  }
  s.cell[SIGNALS] = rows + 1;
  const base = s.tally[BASE];
  let row = rows;
  while (row > base && s.age[s.signalCard[row - 1] as Card] > s.age[source]) {
    s.signalAnswer[row] = s.signalAnswer[row - 1];
    s.signalCard[row] = s.signalCard[row - 1];
    s.signalNote[row] = s.signalNote[row - 1];
    row--;
  }
  s.signalAnswer[row] = answers;
  s.signalCard[row] = source;
  s.signalNote[row] = noteOf(s, source, that);
}
