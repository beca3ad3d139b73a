import {
  able,
  commute,
  compare,
  comparisonOf,
  type Effect,
  effectOf,
  footprint,
  type Node,
  type Value,
} from "@rifthall/effects";
import type { Card, Def, Frame, Option, Seat } from "@rifthall/kernel";
import { asked, FRAME, findDef, get, kindOf, NONE, seatList, thingOf, within } from "@rifthall/kernel";
import { probe, unprobe } from "../../shared/probe.js";
import { meanings } from "../compile/condition.js";
import type { CardDef } from "../content.js";
import { controller, defOf, handOf, type QuantumRift } from "../table.js";
import { colourOf } from "../verbs/colours.js";
import { hasReady } from "../verbs/dice.js";
import { grammar } from "../verbs/grammar.js";
import { KINDS } from "../verbs/kinds.js";
import { resolve } from "./resolve.js";
import { rollFrame, rollSeat } from "./roll.js";
import { askingStep, testNow } from "./running.js";

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
      return changesNothing(s, findDef(s, handOf(seat), c.index as Def), seat, c.effects.play ?? []);
    }
    case "use":
      return changesNothing(
        s,
        thing as Card,
        controller(s, thing as Card),
        defOf(s, thing as Card).action?.effect ?? [],
      );
    case "respond":
      return changesNothing(
        s,
        thing as Card,
        controller(s, thing as Card),
        defOf(s, thing as Card).response?.effect ?? [],
      );
    case "dice":
      return thing > 0 && isIdleTest(s);
    default:
      return false;
  }
}

/** The player who is asked and holds such a card; NONE if nobody does. */
export function holderOf(s: QuantumRift, c: CardDef): Seat {
  const found = seatList(asked(s)).find((seat) => findDef(s, handOf(seat), c.index as Def) !== NONE);
  return found ?? (NONE as Seat);
}

/** Whatever the dice of this TEST show, nothing comes of it. */
function isIdleTest(s: QuantumRift): boolean {
  const f = rollFrame(s);
  const node = f === NONE ? undefined : testNow(s, f);
  const around = f === NONE ? NONE : within(s, f, resolve);
  if (node === undefined || around === NONE) return false;
  return changesNothing(s, get(s, around as Frame, resolve.registers.card), rollSeat(s, f), branches(node));
}

/** What of the step that may be done now would change nothing, whatever its other parts do. */
export function idlePart(s: QuantumRift): Effect {
  const f = s.cell[FRAME] as Frame;
  const node = askingStep(s, f, "may");
  const around = within(s, f, resolve);
  const effect = node === undefined ? [] : effectOf(node.values, "may");
  if (around === NONE || effect.length < 2) return [];
  const card = get(s, around, resolve.registers.card);
  const you = seatList(asked(s))[0] ?? (NONE as Seat);
  return effect.filter((step, i) => {
    const own = footprint([step], grammar);
    const isAlone = effect.slice(0, i).every((other) => commute(footprint([other], grammar), own));
    return isAlone && changesNothing(s, card, you, [step]);
  });
}

function changesNothing(s: QuantumRift, card: Card, you: Seat, effect: Effect): boolean {
  // How many dice will succeed is not known yet.
  if (JSON.stringify(effect).includes('"successes"')) return false;
  const { log } = s;
  s.log = null;
  const f = probe(s, card, you);
  const changes = able(withoutRolling(s, you, effect), { grammar, meanings })(s, f);
  unprobe(s, f);
  s.log = log;
  return !changes;
}

/** The same with what a TEST may lead to in its place: that its dice are exhausted does not count. */
function withoutRolling(s: QuantumRift, you: Seat, effect: Effect): Effect {
  const inside = (value: Value): Value => {
    if (value.type === "effect") return { ...value, effect: withoutRolling(s, you, value.effect) };
    if (value.type === "effects") return { ...value, effects: value.effects.map((e) => withoutRolling(s, you, e)) };
    return value;
  };
  return effect.flatMap((node) => {
    if (node.verb === "test") return withoutRolling(s, you, reachable(s, you, node));
    return [{ ...node, values: Object.fromEntries(Object.entries(node.values).map(([k, v]) => [k, inside(v)])) }];
  });
}

const branches = (node: Node): Effect => [...effectOf(node.values, "then"), ...effectOf(node.values, "else")];

/** QR-30: without a ready die only what comes of no success. */
function reachable(s: QuantumRift, you: Seat, node: Node): Effect {
  if (you === NONE || hasReady(s, you, colourOf(node, "test"))) return branches(node);
  return effectOf(node.values, compare(comparisonOf(node.values, "is"), 0) ? "then" : "else");
}
