import type { Effect } from "@rifthall/effects";
import {
  type Card,
  type Def,
  type Frame,
  kindOf,
  NONE,
  type Option,
  placeOf,
  type Seat,
  seatList,
  thingOf,
} from "@rifthall/kernel/ids";
import { get, PROCEDURE, within } from "@rifthall/kernel/machine";
import { asked, FRAME } from "@rifthall/kernel/state";
import { findDef } from "@rifthall/kernel/zone";
import { changesNothing, idleSteps } from "../../shared/idle.js";
import { meanings } from "../compile/condition.js";
import type { CardDef } from "../content.js";
import { controller, defOf, handOf, type QuantumRift } from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { KINDS } from "../verbs/kinds.js";
import { isIdleTest, rollFrame, rollSeat } from "./dice.js";
import { resolve } from "./resolve.js";
import { roll, successes } from "./roll.js";
import { askingStep } from "./running.js";
import { successesWith } from "./shown.js";

/**
 * Would taking this option use something up and change nothing else? The rules allow it, so it is offered; whoever
 * reads the option is told. Asked only where options are described.
 */
export function isIdle(s: QuantumRift, o: Option): boolean {
  const thing = thingOf(o);
  switch (KINDS[kindOf(o)]) {
    case "act": {
      const c = s.library.cards[thing];
      const seat = holderOf(s, c);
      if (seat === NONE || c.effects.paid !== undefined) return false;
      return isIdleFor(s, findDef(s, handOf(seat), c.index as Def), seat, c.effects.play ?? []);
    }
    case "use":
      return isIdleFor(s, thing as Card, controller(s, thing as Card), defOf(s, thing as Card).action?.effect ?? []);
    case "respond":
      return isIdleFor(s, thing as Card, controller(s, thing as Card), defOf(s, thing as Card).response?.effect ?? []);
    case "dice":
      return thing > 0 && isIdleRoll(s);
    case "pay":
      return isIdleRoll(s);
    case "rift":
      return isIdleRift(s, findDef(s, handOf(rollSeat(s, rollFrame(s))), thing as Def), placeOf(o));
    case "rift-gear":
      return isIdleRift(s, thing as Card, placeOf(o));
    default:
      return false;
  }
}

/** The player who is asked and holds such a card; NONE if nobody does. */
export function holderOf(s: QuantumRift, c: CardDef): Seat {
  const found = seatList(asked(s)).find((seat) => findDef(s, handOf(seat), c.index as Def) !== NONE);
  return found ?? (NONE as Seat);
}

/** Are dice being chosen of which nothing can come? */
function isIdleRoll(s: QuantumRift): boolean {
  const f = s.cell[FRAME] as Frame;
  return s.stack[f + PROCEDURE] === roll.id && isIdleTest(s, f);
}

/** QR-A27: no die succeeds that would not, and its RIFT effect would change nothing either. */
function isIdleRift(s: QuantumRift, card: Card, die: number): boolean {
  const f = rollFrame(s);
  const { rift, effects } = defOf(s, card);
  if (successesWith(s, f, die, rift) !== successes(s, f)) return false;
  return isIdleFor(s, card, rollSeat(s, f), effects.riftEffect ?? []);
}

/** What of the step that may be done now would change nothing, whatever its other parts do. */
export function idlePart(s: QuantumRift): Effect {
  const f = s.cell[FRAME] as Frame;
  const around = within(s, f, resolve);
  if (around === NONE) return [];
  const card = get(s, around, resolve.registers.card);
  const you = seatList(asked(s))[0] ?? (NONE as Seat);
  return idleSteps(askingStep(s, f, "may"), grammar, (step) => isIdleFor(s, card, you, step));
}

/** How many dice will succeed is not known yet, so whatever asks for that may change something. */
const isIdleFor = (s: QuantumRift, card: Card, you: Seat, effect: Effect): boolean =>
  !JSON.stringify(effect).includes('"successes"') && changesNothing(s, card, you, effect, { grammar, meanings });
