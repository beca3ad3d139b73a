import type { Effect } from "@rifthall/effects";
import {
  type Card,
  type Def,
  type Frame,
  includes,
  kindOf,
  NONE,
  type Option,
  placeOf,
  type Seat,
  seatList,
  thingOf,
} from "@rifthall/kernel/ids";
import { get, within } from "@rifthall/kernel/machine";
import { asked, FRAME } from "@rifthall/kernel/state";
import { findDef } from "@rifthall/kernel/zone";
import { changesNothing, idleSteps } from "../../shared/idle.js";
import { meanings } from "../compile/condition.js";
import { MOST_AP } from "../facts.js";
import { type BeyondTheRift, defOf, handOf, scenarioRow } from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { KINDS } from "../verbs/kinds.js";
import { resolve } from "./resolve.js";
import { askingStep } from "./running.js";

/**
 * Would taking this option use something up and change nothing else? The rules allow it, so it is offered; whoever
 * reads the option is told. Asked only where options are described.
 */
export function isIdle(s: BeyondTheRift, o: Option): boolean {
  const thing = thingOf(o);
  switch (KINDS[kindOf(o)]) {
    case "ap-card": {
      const { ap, special } = s.library.cards[thing];
      return special === null && isFull(s, placeOf(o) as Seat, ap?.gain ?? 0, ap?.cost ?? 0);
    }
    case "special": {
      const { special, persistent, index } = s.library.cards[thing];
      return !persistent && special !== null && isIdleInHand(s, index as Def, special.effect);
    }
    case "react": {
      const { reaction, index } = s.library.cards[thing];
      return reaction !== null && isIdleInHand(s, index as Def, reaction.effect);
    }
    case "trade":
      return s.ap[seatAsked(s)] >= MOST_AP;
    case "use":
      return isIdleFor(s, thing as Card, seatAsked(s), defOf(s, thing as Card).action?.effect ?? []);
    case "act":
      return isIdleFor(s, scenarioRow, seatAsked(s), s.shape.scenario.actions[thing].effect);
    default:
      return false;
  }
}

/** BR-35: whoever has no room for more gains nothing. */
const isFull = (s: BeyondTheRift, to: Seat, gain: number, cost: number): boolean =>
  gain === 0 || (to === seatAsked(s) ? s.ap[to] - cost : s.ap[to]) >= MOST_AP;

/** Who is asked, the first of several. */
const seatAsked = (s: BeyondTheRift): Seat => seatList(asked(s))[0] ?? (0 as Seat);

/** The hero who is asked and holds such a card; NONE if nobody does. */
export function handWith(s: BeyondTheRift, def: Def): Seat {
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (includes(asked(s), seat as Seat) && findDef(s, handOf(seat as Seat), def) !== NONE) return seat as Seat;
  return NONE as Seat;
}

function isIdleInHand(s: BeyondTheRift, def: Def, effect: Effect): boolean {
  const seat = handWith(s, def);
  return seat !== NONE && isIdleFor(s, findDef(s, handOf(seat), def), seat, effect);
}

/** What of the step that may be done now would change nothing, whatever its other parts do. */
export function idlePart(s: BeyondTheRift): Effect {
  const f = s.cell[FRAME] as Frame;
  const around = within(s, f, resolve);
  if (around === NONE) return [];
  const card = get(s, around, resolve.registers.card);
  const you = seatAsked(s);
  return idleSteps(askingStep(s, f, "may"), grammar, (step) => isIdleFor(s, card, you, step));
}

const isIdleFor = (s: BeyondTheRift, card: Card, you: Seat, effect: Effect): boolean =>
  effect.length > 0 && changesNothing(s, card, you, effect, { grammar, meanings });
