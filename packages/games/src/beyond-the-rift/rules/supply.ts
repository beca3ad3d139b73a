import { type Card, NONE, PUBLIC, type Seat, type Zone } from "@rifthall/kernel/ids";
import { isOver } from "@rifthall/kernel/state";
import { move, show } from "@rifthall/kernel/zone";
import {
  type BeyondTheRift,
  deckOf,
  defOf,
  discardOf,
  inPlay,
  isFinal,
  RESPONSE,
  RESPONSE_DECK,
  RESPONSE_DISCARD,
} from "../table.js";
import type { Event } from "../wire.js";
import { attachCard } from "./areas.js";
import { lose } from "./end.js";
import { onCard } from "./name.js";
import { hasFatigue, toHand, topOf } from "./piles.js";

/** Where a hero gets a Wound or Fatigue. */
type Into = "hand" | "deck" | "discard";
type Drawn = Extract<Event, { do: "response" }>["for"];

/** BR-A1, BR-A52: the value of the next Response card, which is discarded as soon as it is read. */
export function drawResponse(s: BeyondTheRift, what: Drawn): number {
  const card = topOf(s, "response");
  if (card === NONE) return 0;
  move(s, card, RESPONSE_DISCARD);
  const n = defOf(s, card).value;
  s.tally[RESPONSE] = n;
  if (s.log !== null) s.log.push({ do: "response", rule: RULES[what], ...onCard(s, card), n, for: what });
  return n;
}
const RULES: Readonly<Record<Drawn, string>> = {
  column: "BR-74",
  attack: "BR-93",
  defence: "BR-65",
  symbol: "BR-64",
  check: "BR-3",
  door: "BR-134",
};

/**
 * How many of each value are still to come: all but those discarded, which anybody can count without seeing the deck;
 * after the last, all of them are (BR-A1).
 */
export function responsesLeft(s: BeyondTheRift, out: Int32Array): void {
  out.set(s.shape.responses);
  if (s.size[RESPONSE_DECK] === 0) return;
  for (let c = s.head[RESPONSE_DISCARD]; c !== NONE; c = s.next[c]) out[defOf(s, c).value]--;
}

/** BR-121: a Wound that is owed and not there loses at once. */
export function takeWound(s: BeyondTheRift, seat: Seat, n: number, to: Into): void {
  for (let i = 0; i < n && !isOver(s); i++) {
    const card = topOf(s, "wound");
    if (card === NONE) lose(s, "wounds");
    else give(s, card, seat, to);
  }
}

/** BR-119: a Fatigue that is owed and not there is a Wound, card by card (BR-A57). */
export function takeFatigue(s: BeyondTheRift, seat: Seat, n: number, to: Into): void {
  for (let i = 0; i < n && !isOver(s); i++) {
    const card = topOf(s, "fatigue");
    if (card !== NONE) give(s, card, seat, to);
    else if (isReplaced(s, to)) takeWound(s, seat, 1, to);
  }
}

/** BR-119, BR-A57: in v0.9.9 only what is bound for the hand is replaced. */
const isReplaced = (s: BeyondTheRift, to: Into): boolean => isFinal(s) || to === "hand";

/** Would a Fatigue for that place change anything? */
export const fatigueComes = (s: BeyondTheRift, to: Into): boolean => hasFatigue(s) || isReplaced(s, to);

function give(s: BeyondTheRift, card: Card, seat: Seat, to: Into): void {
  s.owner[card] = seat;
  if (to === "hand") toHand(s, card, seat);
  else if (to === "discard") move(s, card, discardOf(seat));
  else {
    // Everybody sees what is laid on a deck: which it is would else be known by what its own pile lacks.
    show(s, card, PUBLIC);
    putOnTop(s, card, deckOf(seat));
  }
  if (s.log !== null)
    s.log.push({
      do: defOf(s, card).type === "wound" ? "wound" : "fatigue",
      rule: to === "hand" ? "BR-95" : to === "deck" ? "BR-86" : "BR-22",
      ...onCard(s, card),
      seat,
      to,
    });
}

/** BR-86: cards come to the end of a list, so the others go behind it once, in their order. */
function putOnTop(s: BeyondTheRift, card: Card, deck: Zone): void {
  move(s, card, deck);
  while (s.head[deck] !== card) move(s, s.head[deck], deck);
}

/** BR-67, BR-112, BR-A37: one by one, until it is dead; BR-121: none left loses. */
export function attachWounds(s: BeyondTheRift, card: Card, n: number): void {
  for (let i = 0; i < n && inPlay(s, card) && !isOver(s); i++) {
    const wound = topOf(s, "wound");
    if (wound === NONE) lose(s, "wounds");
    else attachCard(s, wound, card, "BR-112");
  }
}

/** BR-120, BR-A29: where none is left, nothing is attached. */
export function attachFatigue(s: BeyondTheRift, card: Card, n: number): void {
  for (let i = 0; i < n && inPlay(s, card); i++) {
    const fatigue = topOf(s, "fatigue");
    if (fatigue === NONE) return;
    attachCard(s, fatigue, card, "BR-112");
  }
}
