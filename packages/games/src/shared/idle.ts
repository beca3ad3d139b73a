import {
  able,
  commute,
  type Effect,
  effectOf,
  footprint,
  type Grammar,
  type Meanings,
  type Node,
} from "@rifthall/effects";
import type { Card, Seat } from "@rifthall/kernel/ids";
import type { State } from "@rifthall/kernel/state";
import { fill } from "./fill.js";
import { probe, unprobe } from "./probe.js";
import { promptOf } from "./reason.js";

/** Would a card's effect change nothing for you now? */
export function changesNothing<S extends State>(
  s: S,
  card: Card,
  you: Seat,
  effect: Effect,
  words: { readonly grammar: Grammar<S>; readonly meanings: Meanings<S> },
): boolean {
  const { log } = s;
  s.log = null;
  const f = probe(s, card, you);
  const changes = able(effect, words, { own: true })(s, f);
  unprobe(s, f);
  s.log = log;
  return !changes;
}

/** What of a step that may be done would change nothing, whatever its other parts do; nothing where it has one part. */
export function idleSteps<S extends State>(
  may: Node | undefined,
  grammar: Grammar<S>,
  isIdle: (step: Effect) => boolean,
): Effect {
  const effect = may === undefined ? [] : effectOf(may.values, "may");
  if (effect.length < 2) return [];
  return effect.filter((step, i) => {
    const own = footprint([step], grammar);
    const isAlone = effect.slice(0, i).every((other) => commute(footprint([other], grammar), own));
    return isAlone && isIdle([step]);
  });
}

/** Of what may be done, the part that would change nothing, in words; nothing where there is none. */
export function idleText<S extends State>(
  s: S,
  template: string,
  idlePart: (s: S) => Effect,
  say: (s: S, effect: Effect) => string,
): string {
  const part = promptOf(s) === "may" ? idlePart(s) : [];
  return part.length === 0 ? "" : fill(template, { text: say(s, part).replace(/\.$/, "") });
}
