import { R } from "@rifthall/effects";
import { type Card, type Def, NONE, type Seat } from "@rifthall/kernel/ids";
import { enter, outline, set } from "@rifthall/kernel/machine";
import { holds, isOver } from "@rifthall/kernel/state";
import { refer } from "@rifthall/kernel/zone";
import { probe, unprobe } from "../../shared/probe.js";
import { HAS_REACTION } from "../bits.js";
import type { Holding } from "../content.js";
import { REACTIONS } from "../facts.js";
import { type BeyondTheRift, handOf, heroOf } from "../table.js";
import { inRange } from "./range.js";

/** BR-A40: something happened that Reactions may answer; the steps stand in `reacting`. */
export const reactions = outline("reactions", {
  event: holds.int(0, REACTIONS.length - 1),
  card: holds.cardOrNone,
  seat: holds.seatOrNone,
  passed: holds.seats,
});

/** Questions about hands are asked even where one answer is left, if hands are hidden (BR-A22). */
export const closedHands = (s: BeyondTheRift): boolean => s.rulings.hiddenHands;

/** BR-A40: opens the window of that event, about that card and that hero, if anybody is to be asked. */
export function openWindow(s: BeyondTheRift, event: number, card: Card, about: Seat): void {
  if (isOver(s)) return;
  let any = false;
  for (let seat = 0; seat < s.shape.seats && !any; seat++) any = isAsked(s, seat as Seat, event, card, about);
  if (!any) return;
  const f = enter(s, reactions.id);
  const r = reactions.registers;
  set(s, f, r.event, event);
  set(s, f, r.card, card);
  set(s, f, r.seat, about);
}

/** Where hands are hidden, asking must not tell what is in them: it is enough to hold cards. */
export function isAsked(s: BeyondTheRift, seat: Seat, event: number, card: Card, about: Seat): boolean {
  if (s.rulings.hiddenHands) return s.size[handOf(seat)] > 0;
  const { bits } = s.library;
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c])
    if ((bits[s.def[c]] & HAS_REACTION) !== 0 && canReact(s, seat, s.def[c], event, card, about)) return true;
  return false;
}

/** BR-56: only at the time its text names; BR-158: at its cost; BR-A42: within its range. */
export function canReact(s: BeyondTheRift, seat: Seat, def: Def, event: number, card: Card, about: Seat): boolean {
  const { reaction, range } = s.library.cards[def];
  if (reaction === null || reaction.when !== REACTIONS[event] || reaction.cost > s.ap[seat]) return false;
  return reaches(s, seat, range, card, about) && meets(s, seat, reaction.holds, card);
}

/** BR-A42: the hero it is about, in whose area that card was if it has left play, or the card where it lies now. */
const reaches = (s: BeyondTheRift, seat: Seat, range: number, card: Card, about: Seat): boolean =>
  range >= 2 || about === seat || inRange(s, seat, card, range);

function meets(s: BeyondTheRift, seat: Seat, holding: Holding | null, card: Card): boolean {
  if (holding === null) return true;
  const f = probe(s, heroOf(s, seat), seat);
  if (card !== NONE) set(s, f, R.that, refer(s, card));
  const met = holding(s, f);
  unprobe(s, f);
  return met;
}
