import { effectNumber, R } from "@rifthall/effects";
import {
  type Card,
  type Def,
  type Frame,
  kindOf,
  NO_REF,
  NOBODY,
  NONE,
  only,
  option,
  placeOf,
  type Seat,
  thingOf,
} from "@rifthall/kernel/ids";
import type { Item, Register } from "@rifthall/kernel/machine";
import {
  ask,
  call,
  dropSignal,
  enter,
  get,
  goto,
  label,
  PREVIOUS,
  PROCEDURE,
  procedure,
  proceedIf,
  raiseSignal,
  run,
  set,
  within,
} from "@rifthall/kernel/machine";
import { aside, holds, SIGNALS } from "@rifthall/kernel/state";
import { pickOut, refer } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import { probe, unprobe } from "../../shared/probe.js";
import type { Trigger } from "../content.js";
import {
  BASE,
  CREATURE,
  cardAt,
  type Direction,
  defOf,
  type Field,
  fieldOf,
  handOf,
  inPlay,
  isCreature,
  isEmpty,
  isOut,
  type Neverrift,
  neighbour,
  PLACED,
  SPENT,
  STILL,
  STIRRED,
  TURN,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { keywordBit } from "../verbs/stats.js";
import { putDown } from "./board.js";
import { isSameStay, isSpent, LIBERATE, subjectOf, TRIGGERED, youOf } from "./events.js";
import { liberate, strike } from "./fight.js";
import { named } from "./name.js";
import { hasOnslaught, hasStampede } from "./values.js";

const FIRST = kind("first");
const PUT = kind("put");
const DECLINE = kind("decline");
const STAMPEDE = keywordBit("stampede");

/** From here on, what is set off is settled by this frame: it notes where its own begins, and what was around it. */
export const opens = (base: Register, outer: Register): Item<Neverrift> =>
  run((s, f) => {
    set(s, f, outer, s.tally[BASE]);
    set(s, f, base, s.cell[SIGNALS]);
    s.tally[BASE] = s.cell[SIGNALS];
  });

/** Runs what waits from `base` on, the oldest first, each with all that it sets off itself (NR-A44: depth first). */
export function settles(base: Register, name = "settle"): Item<Neverrift>[] {
  return [
    label(name),
    proceedIf((s, f) => s.cell[SIGNALS] > get(s, f, base), `${name} end`),
    // NR-A39
    ask<Neverrift>({
      prompt: "first",
      // Mostly one waits, and there is nothing to list.
      who: (s, f) => (s.cell[SIGNALS] - get(s, f, base) > 1 ? only(s.tally[TURN] as Seat) : NOBODY),
      options: (s, f) => addEqual(s, get(s, f, base)),
      choose: (s, f, o) => bringUp(s, get(s, f, base), thingOf(o) as Card),
    }),
    run((s, f) => pull(s, get(s, f, base))),
    goto(name),
    label(`${name} end`),
  ];
}

/** Cards as old as the one whose turn it is to answer, if there are several. */
function addEqual(s: Neverrift, base: number): void {
  const first = s.signalCard[base] as Card;
  const { offer } = s;
  for (let row = base; row < s.cell[SIGNALS]; row++) {
    const card = s.signalCard[row] as Card;
    if (s.age[card] !== s.age[first]) break;
    const o = option(FIRST, card);
    let known = false;
    for (let i = 0; i < offer.count; i++) if (offer.list[i] === o) known = true;
    if (!known) offer.add(o);
  }
  if (offer.count === 1) offer.count = 0;
}

/** That card's answer comes before those that are as old. */
function bringUp(s: Neverrift, base: number, card: Card): void {
  let row = base;
  while (s.signalCard[row] !== card) row++;
  raiseSignal(s, row, base);
}

export const closes = (outer: Register): Item<Neverrift> =>
  run((s, f) => {
    s.tally[BASE] = get(s, f, outer);
  });

/** The first of those that wait. What a card that has left play since was to do is not due any more. */
function pull(s: Neverrift, row: number): void {
  if (row >= s.cell[SIGNALS]) return;
  const answer = s.signalAnswer[row];
  const card = s.signalCard[row] as Card;
  const note = s.signalNote[row];
  dropSignal(s, row);
  const that = subjectOf(note);
  if (!isSameStay(s, card, note)) return;
  if (answer === LIBERATE) {
    if (inPlay(s, card) && inPlay(s, that)) liberate(s, card, that, s.controller[card]);
    return;
  }
  const { trigger, type } = defOf(s, card);
  const you = youOf(s, card);
  if (trigger === null || you === NONE || isSpent(s, card, trigger)) return;
  if (trigger.once) s.done[card] |= TRIGGERED;
  const passive = type === "tamer";
  s.log?.push({
    ...(passive ? { do: "passive", rule: "NR-64" } : { do: "trigger", rule: "NR-69" }),
    seat: you,
    ...named(s, card),
    ...(aside(s, () => wouldChange(s, card, you, trigger, that)) ? {} : { idle: true }),
  });
  startEffect(s, card, you, answer, that);
}

/** Asked only where it is told. */
function wouldChange(s: Neverrift, card: Card, you: Seat, trigger: Trigger, that: Card): boolean {
  const f = probe(s, card, you);
  begin(s, f, card, you);
  if (that !== NONE) set(s, f, R.that, refer(s, that));
  const result = trigger.changes(s, f);
  unprobe(s, f);
  return result;
}

/** One effect of one card, from its first step to all that it set off. */
export const resolve = procedure(
  "resolve",
  {
    card: holds.card,
    you: holds.seat,
    effect: effectNumber,
    that: holds.cardOrNone,
    base: holds.signal,
    outer: holds.signal,
  },
  (r) => [
    opens(r.base, r.outer),
    run<Neverrift>((s, f) => {
      const id = get(s, f, r.effect);
      const inner = enter(s, id);
      begin(s, inner, get(s, f, r.card), get(s, f, r.you));
      const that = get(s, f, r.that);
      if (that !== NONE) set(s, inner, R.that, refer(s, that));
    }),
    ...settles(r.base),
    // NR-93, NR-A13: when the effect is done, those with Onslaught that it moved fight, the oldest first.
    label("onslaught"),
    proceedIf<Neverrift>((s) => stirred(s) !== NONE, "done"),
    run<Neverrift>((s) => {
      const card = stirred(s);
      s.onslaught[card] = SPENT;
      startFight(s, card);
    }),
    ...settles(r.base, "after"),
    goto("onslaught"),
    label("done"),
    run<Neverrift>((s, f) => {
      if (isOutermost(s, f)) calm(s);
    }),
    closes(r.outer),
  ],
);

/** Fills the registers every effect starts with. */
function begin(s: Neverrift, f: Frame, card: Card, you: Seat): void {
  set(s, f, R.self, card);
  set(s, f, R.you, you);
  set(s, f, R.that, NO_REF);
  set(s, f, R.here, fieldOf(s, card));
  set(s, f, R.there, NONE);
}

/** Runs an effect of this card for this player, by the number of its procedure. NR-A27: who has left does nothing. */
export function startEffect(s: Neverrift, card: Card, you: Seat, effect: number, that: Card = NONE as Card): void {
  if (effect === NONE || you === NONE || isOut(s, you)) return;
  const f = call(s, resolve);
  const r = resolve.registers;
  set(s, f, r.card, card);
  set(s, f, r.you, you);
  set(s, f, r.effect, effect);
  set(s, f, r.that, that);
}

/** The oldest creature with Onslaught that was moved and has not fought for it yet. */
function stirred(s: Neverrift): Card {
  let found = NONE as Card;
  for (let field = 0; field < s.shape.fields; field++) {
    const card = cardAt(s, field as Field);
    if (card === NONE || s.onslaught[card] !== STIRRED) continue;
    if ((found === NONE || s.age[card] < s.age[found]) && hasOnslaught(s, card)) found = card;
  }
  return found;
}

const isOutermost = (s: Neverrift, f: Frame): boolean => {
  const around = s.stack[f + PREVIOUS] as Frame;
  return around === NONE || within(s, around, resolve) === NONE;
};

/** Whatever was moved has had its chance. */
function calm(s: Neverrift): void {
  for (let field = 0; field < s.shape.fields; field++) {
    const card = cardAt(s, field as Field);
    if (card !== NONE) s.onslaught[card] = STILL;
  }
}

/** One attack of a creature with all that comes of it. */
export const fight = procedure(
  "fight",
  { card: holds.card, stay: holds.stay, base: holds.signal, outer: holds.signal },
  (r) => [
    opens(r.base, r.outer),
    run<Neverrift>((s, f) => strike(s, get(s, f, r.card))),
    ...settles(r.base),
    run<Neverrift>((s, f) => {
      const card = get(s, f, r.card);
      if (isStill(s, f)) startEffect(s, card, s.controller[card], defOf(s, card).fought);
    }),
    ...settles(r.base, "fought"),
    // NR-94, NR-A19: only in one's own turn, and from hand.
    ask<Neverrift>({
      prompt: "stampede",
      always: true,
      who: (s) => only(s.tally[TURN] as Seat),
      options: (s, f) => {
        if (isStill(s, f) && !isLed(s, f)) addStampede(s, get(s, f, r.card));
      },
      choose: (s, f, o) => {
        if (kindOf(o) === PUT)
          putFromHand(s, s.controller[get(s, f, r.card)], thingOf(o) as Def, placeOf(o) as Field, "NR-94");
      },
    }),
    ...settles(r.base, "stampede"),
    closes(r.outer),
  ],
);

const isStill = (s: Neverrift, f: Frame): boolean => {
  const card = get(s, f, fight.registers.card);
  return inPlay(s, card) && s.stay[card] === get(s, f, fight.registers.stay);
};

/** NR-95: did it come by Stampede just now? Then nobody follows it, whatever it was given. */
const isLed = (s: Neverrift, f: Frame): boolean => {
  const around = s.stack[f + PREVIOUS];
  return isFrame(s, around, arrival.id) && isFrame(s, s.stack[around + PREVIOUS], fight.id);
};
const isFrame = (s: Neverrift, f: number, procedure: number): boolean =>
  f !== NONE && s.stack[f + PROCEDURE] === procedure;

export function startFight(s: Neverrift, card: Card): void {
  if (!inPlay(s, card) || !isCreature(s, card) || s.controller[card] === NONE) return;
  const f = call(s, fight);
  set(s, f, fight.registers.card, card);
  set(s, f, fight.registers.stay, s.stay[card]);
}

/** NR-94, NR-A19: in its controller's turn, with a card in hand and a free field beside it, somebody may follow it. */
export function canLead(s: Neverrift, card: Card): boolean {
  const seat = s.controller[card];
  if (seat !== s.tally[TURN] || !hasStampede(s, card) || s.size[handOf(seat)] === 0) return false;
  for (let d = 0; d < 4; d++) {
    const to = neighbour(s, fieldOf(s, card), d as Direction);
    if (to !== NONE && isEmpty(s, to)) return true;
  }
  return false;
}

/** NR-94, NR-95: creatures of the hand without Stampede, on the free fields around; or none. */
function addStampede(s: Neverrift, card: Card): void {
  if (!canLead(s, card)) return;
  for (let d = 0; d < 4; d++) {
    const to = neighbour(s, fieldOf(s, card), d as Direction);
    if (to !== NONE && isEmpty(s, to)) addFromHand(s, s.controller[card], to, CREATURE, STAMPEDE);
  }
  // Asked whatever the hand holds: not being asked would tell of it.
  s.offer.add(option(DECLINE));
}

/** Cards of that kind in hand, without these keywords, onto that field. */
export function addFromHand(s: Neverrift, seat: Seat, field: Field, type: number, without = 0): void {
  const n = distinctDefs(s, handOf(seat));
  for (let i = 0; i < n; i++) {
    const def = s.scratch[i];
    if (s.library.kinds[def] === type && (s.library.keywords[def] & without) === 0)
      s.offer.add(option(PUT, def, field));
  }
}

/** NR-A20, NR-A42: a card of the hand comes into play under that player. */
export function putFromHand(s: Neverrift, seat: Seat, def: Def, field: Field, rule: string): void {
  if (seat === s.tally[TURN]) s.tally[PLACED] = 1;
  land(s, openArrival(s), pickOut(s, handOf(seat), def), field, seat, rule);
}

/** A card comes into play: NR-69 what that sets off, then its own words (NR-A12), then its fight. */
export const arrival = procedure(
  "arrival",
  { card: holds.card, stay: holds.stay, base: holds.signal, outer: holds.signal },
  (r) => [
    ...settles(r.base),
    run<Neverrift>((s, f) => {
      const card = get(s, f, r.card);
      if (hasStayed(s, f)) startEffect(s, card, youOf(s, card), defOf(s, card).enters);
    }),
    ...settles(r.base, "entered"),
    run<Neverrift>((s, f) => {
      // NR-A45: for whoever controls it by now.
      if (hasStayed(s, f)) startFight(s, get(s, f, r.card));
    }),
    ...settles(r.base, "fought"),
    closes(r.outer),
  ],
);

const hasStayed = (s: Neverrift, f: Frame): boolean => {
  const card = get(s, f, arrival.registers.card);
  return inPlay(s, card) && s.stay[card] === get(s, f, arrival.registers.stay);
};

/** From here on its coming is under way: what is set off before it lies there, as by a sacrifice, is settled with it. */
export function openArrival(s: Neverrift): Frame {
  const f = call(s, arrival);
  const r = arrival.registers;
  set(s, f, r.outer, s.tally[BASE]);
  set(s, f, r.base, s.cell[SIGNALS]);
  s.tally[BASE] = s.cell[SIGNALS];
  return f;
}

export function land(s: Neverrift, f: Frame, card: Card, field: Field, seat: Seat, rule: string): void {
  putDown(s, card, field, seat, rule);
  set(s, f, arrival.registers.card, card);
  set(s, f, arrival.registers.stay, s.stay[card]);
}
