import { isEffect, R } from "@rifthall/effects";
import { type Card, type Frame, NO_REF, NONE, only, type Seat, type Seats } from "@rifthall/kernel/ids";
import { enter, get, outline, set, within } from "@rifthall/kernel/machine";
import { holds, type Kind, WORD } from "@rifthall/kernel/state";
import { refer } from "@rifthall/kernel/zone";
import type { BeyondTheRift } from "../table.js";

/** The number of an effect's procedure, or none. */
const effectOrNone: Kind = { range: () => WORD, fits: (s, word) => word === NONE || isEffect(s, word) };

/** One effect of one card, from its first step to its last; its steps stand in `resolving`. */
export const resolve = outline("resolve", {
  card: holds.card,
  you: holds.seatOrNone,
  effect: effectOrNone,
  that: holds.ref,
  /** BR-54: the card was played for it, and is discarded behind it unless it has gone elsewhere by then. */
  played: holds.flag,
  /** BR-129: whose cards it has revealed. */
  revealed: holds.seats,
});

/** BR-129: the effect around this frame has revealed cards of that hero. */
export function noteRevealed(s: BeyondTheRift, f: Frame, seat: Seat): void {
  const around = within(s, f, resolve);
  const { revealed } = resolve.registers;
  if (around !== NONE) set(s, around, revealed, (get(s, around, revealed) | only(seat)) as Seats);
}

/** Fills the registers every effect starts with. */
export function begin(s: BeyondTheRift, f: Frame, card: Card, you: Seat): void {
  set(s, f, R.self, card);
  set(s, f, R.you, you);
  set(s, f, R.that, NO_REF);
}

/** Runs an effect by the number of its procedure, if there is one; `that` is the card it is about. */
export function startRun(s: BeyondTheRift, card: Card, you: Seat, effect: number, that: Card = NONE as Card): void {
  if (effect !== NONE) start(s, card, you, effect, that, 0);
}

/** The same for a card that was played and lies in limbo (BR-27). */
export function startPlayed(s: BeyondTheRift, card: Card, you: Seat, effect: number, that: Card = NONE as Card): void {
  start(s, card, you, effect, that, 1);
}

function start(s: BeyondTheRift, card: Card, you: Seat, effect: number, that: Card, played: number): void {
  const f = enter(s, resolve.id);
  const r = resolve.registers;
  set(s, f, r.card, card);
  set(s, f, r.you, you);
  set(s, f, r.effect, effect);
  set(s, f, r.that, that === NONE ? NO_REF : refer(s, that));
  set(s, f, r.played, played);
}
