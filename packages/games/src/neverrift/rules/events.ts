import type { Card, Seat } from "@rifthall/kernel";
import { finish, NOBODY, NONE, SIGNALS, VOID } from "@rifthall/kernel";
import { probe, unprobe } from "../../shared/probe.js";
import type { Trigger } from "../content.js";
import { BASE, cardAt, type Field, inPlay, isCreature, type Neverrift, TURN, tamerOf } from "../table.js";

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
 * (NR-69); of one card's answers, those to what happened first (NR-A44). `that` is whom the answer will call so.
 */
export function raise(s: Neverrift, what: number, subject: Card, that: Card = subject): void {
  const listeners = s.library.listeners[what];
  if (listeners === null) return;
  // NR-66: a tamer only works in its owner's turn.
  const tamer = tamerOf(s, s.tally[TURN] as Seat);
  if (tamer !== NONE && listeners[s.def[tamer]] !== 0) answer(s, tamer, what, subject, that);
  for (let field = 0; field < s.shape.fields; field++) {
    const source = cardAt(s, field as Field);
    if (source !== NONE && listeners[s.def[source]] !== 0) answer(s, source, what, subject, that);
  }
  // What has left play still tells of its own going.
  if (subject !== NONE && !inPlay(s, subject) && listeners[s.def[subject]] !== 0)
    answer(s, subject, what, subject, that);
}

function answer(s: Neverrift, source: Card, what: number, subject: Card, that: Card): void {
  const { trigger } = s.library.cards[s.def[source]];
  if (trigger === null || trigger.on !== what || isSpent(s, source, trigger)) return;
  // NR-A27: a creature of nobody has nobody to act for it.
  if (s.controller[source] === NONE && isCreature(s, source)) return;
  if (isMeant(s, source, trigger, subject)) wait(s, trigger.procedure, source, that);
}

/** Does it happen to whom the trigger speaks of? What happens to no card happens to whose turn it is. */
function isMeant(s: Neverrift, source: Card, trigger: Trigger, subject: Card): boolean {
  if (trigger.self) return source === subject;
  if (trigger.who === null) return youOf(s, source) === s.tally[TURN];
  if (subject === NONE || (source === subject && !inPlay(s, source))) return false;
  const f = probe(s, source, youOf(s, source));
  const result = trigger.who(s, f, subject);
  unprobe(s, f);
  return result;
}

/** NR-64: a passive once a turn. */
export const isSpent = (s: Neverrift, source: Card, trigger: Trigger): boolean =>
  trigger.once && (s.done[source] & TRIGGERED) !== 0;

/** NR-103: who controls it now; of what has left play, who did last; of a tamer, its owner. */
export const youOf = (s: Neverrift, source: Card): Seat =>
  s.controller[source] === NONE ? s.owner[source] : s.controller[source];

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
