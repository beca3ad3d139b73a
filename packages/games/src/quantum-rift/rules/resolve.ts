import { effectNumber, R } from "@rifthall/effects";
import { type Card, type Frame, kindOf, NO_REF, NOBODY, NONE, option, type Seat } from "@rifthall/kernel/ids";
import type { Item } from "@rifthall/kernel/machine";
import {
  ask,
  askOn,
  boundary,
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
  run,
  set,
  type Watch,
  within,
} from "@rifthall/kernel/machine";
import { FRAME, holds, SIGNALS } from "@rifthall/kernel/state";
import { move } from "@rifthall/kernel/zone";
import {
  ASIDE,
  ATTACKS,
  activeEncounter,
  controller,
  defOf,
  LATCHED,
  living,
  MOST_DICE,
  type QuantumRift,
  THREAT,
  TRIGGERS,
  trigger,
  WAITING_ENCOUNTERS,
  WATCHED,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { duration } from "./duration.js";
import { win } from "./end.js";
import { onCard } from "./name.js";
import { addTriggers, chosenRow, dropGone, inQuestion, type Waiting, waiting } from "./order.js";
import { activate, revealed } from "./story.js";

const REVEAL = trigger("reveal");
const ACCEPT = kind("accept");
const DECLINE = kind("decline");

/** QR-94, QR-A25: what the queue holds from `base` on is revealed, in the order the players choose. */
export function cascade(r: Waiting): Item<QuantumRift>[] {
  return [
    label("cascade"),
    proceedIf((s, f) => stillWaits(s, get(s, f, r.base)), "settled"),
    askOn("cascade", {
      prompt: "order",
      // One alone has no order: most have nobody to ask and nothing to list.
      who: (s, f) => (s.cell[SIGNALS] - get(s, f, r.base) > 1 ? living(s) : NOBODY),
      options: (s, f) => addTriggers(s, get(s, f, r.base), inQuestion(s, f, r, REVEAL)),
      choose: (s, f, o) => pull(s, chosenRow(s, f, r, o), REVEAL),
    }),
    run((s, f) => pull(s, get(s, f, r.base), REVEAL)),
    goto("cascade"),
    label("settled"),
    run((s, f) => set(s, f, r.listed, 0)),
  ];
}

/** QR-A35: never in the middle of an attack, and never inside another effect; it stays latched until then. */
export const completion: Pick<Watch<QuantumRift>, "when" | "latch" | "act"> = {
  ...duration,
  // Every change that could turn it false was noticed when it happened.
  when: () => false,
  act: (s) => {
    const f = s.cell[FRAME] as Frame;
    if (s.tally[ATTACKS] > 0 || isInside(s, f)) s.tally[LATCHED] = 1;
    else set(s, call(s, complete), complete.registers.card, activeEncounter(s));
  },
};

const effectEnds = boundary<QuantumRift>("effect", [{ ...completion, boundary: "effect" }]);

/**
 * One effect of one card, from its first step to what it set off. `successes` is what its last roll gave, or the roll
 * of the dice that paid for it.
 */
export const resolve = procedure(
  "resolve",
  {
    card: holds.card,
    you: holds.seatOrNone,
    effect: effectNumber,
    word: holds.int(NONE, TRIGGERS.length - 1),
    ...waiting,
    successes: holds.int(0, MOST_DICE),
  },
  (r) => [
    run<QuantumRift>((s, f) => {
      set(s, f, r.base, s.cell[SIGNALS]);
      const id = get(s, f, r.effect);
      begin(s, enter(s, id), get(s, f, r.card), get(s, f, r.you));
    }),
    ...cascade(r),
    run<QuantumRift>((s, f) => {
      if (get(s, f, r.word) === REVEAL) revealed(s, get(s, f, r.card));
      effectEnds.step(s, f);
    }),
  ],
);

/** Fills the registers every effect starts with. Story cards and enemies belong to nobody: then `you` is NONE. */
export function begin(s: QuantumRift, f: Frame, card: Card, you: Seat): void {
  set(s, f, R.self, card);
  set(s, f, R.you, you);
  set(s, f, R.that, NO_REF);
}

/** Runs an effect, if there is one, by the number of its procedure; `word` is the trigger word it stands under, if any. */
export function startEffect(
  s: QuantumRift,
  card: Card,
  you: Seat,
  effect: number,
  word: number = NONE,
  successes = 0,
): void {
  if (effect === NONE) return;
  const f = call(s, resolve);
  const r = resolve.registers;
  set(s, f, r.card, card);
  set(s, f, r.you, you);
  set(s, f, r.effect, effect);
  set(s, f, r.word, word);
  set(s, f, r.successes, successes);
}

/** QR-A10: is an effect being resolved, whose resolution nothing may interrupt? */
export const isResolving = (s: QuantumRift): boolean => within(s, s.cell[FRAME] as Frame, resolve) !== NONE;

/** Likewise around this frame. */
function isInside(s: QuantumRift, f: Frame): boolean {
  const own = s.stack[f + PROCEDURE] === resolve.id ? (s.stack[f + PREVIOUS] as Frame) : f;
  return own !== NONE && within(s, own, resolve) !== NONE;
}

/** QR-47: an encounter is complete; its REWARD may be taken (QR-A12), then it leaves play. */
export const complete = procedure("complete", { card: holds.card, ...waiting }, (r) => [
  run<QuantumRift>((s, f) => {
    const card = get(s, f, r.card);
    s.tally[WATCHED] = 0;
    s.tally[LATCHED] = 0;
    if (s.log !== null) s.log.push({ do: "complete", rule: "QR-47", ...onCard(s, card) });
    // QR-3
    if (defOf(s, card).id === s.shape.chapter.finale) win(s);
  }),
  ask<QuantumRift>({
    prompt: "reward",
    who: living,
    options: (s, f) => {
      if (defOf(s, get(s, f, r.card)).procedures.reward === undefined) return;
      s.offer.add(option(ACCEPT));
      s.offer.add(option(DECLINE));
    },
    choose: (s, f, o) => {
      const card = get(s, f, r.card);
      if (kindOf(o) === ACCEPT) startEffect(s, card, NONE as Seat, defOf(s, card).procedures.reward ?? NONE);
    },
  }),
  run<QuantumRift>((s, f) => {
    // QR-A18
    if (activeEncounter(s) === get(s, f, r.card)) move(s, get(s, f, r.card), ASIDE);
    s.tally[THREAT] = 0;
    set(s, f, r.base, s.cell[SIGNALS]);
    // QR-A31
    if (s.head[WAITING_ENCOUNTERS] !== NONE) activate(s, s.head[WAITING_ENCOUNTERS]);
  }),
  ...cascade(r),
]);

function stillWaits(s: QuantumRift, base: number): boolean {
  dropGone(s, base);
  return s.cell[SIGNALS] > base;
}

/** Takes a waiting trigger and runs it; those of cards that are gone were dropped before. */
export function pull(s: QuantumRift, row: number, word: number): void {
  if (row >= s.cell[SIGNALS]) return;
  const card = s.signalCard[row] as Card;
  const answer = s.signalAnswer[row];
  dropSignal(s, row);
  if (s.log !== null) s.log.push({ do: "trigger", rule: RULES[word], ...onCard(s, card), word: TRIGGERS[word] });
  startEffect(s, card, controller(s, card), answer, word);
}

const RULES = ["QR-94", "QR-83", "QR-89", "QR-90"];
