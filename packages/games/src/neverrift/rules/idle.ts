import { able, type Effect, meaningsOf, R } from "@rifthall/effects";
import { type Card, type Def, kindOf, NONE, type Option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { set } from "@rifthall/kernel/machine";
import { findDef } from "@rifthall/kernel/zone";
import { probe, unprobe } from "../../shared/probe.js";
import { event } from "../content.js";
import { defOf, handOf, type Neverrift, TURN, tamerOf } from "../table.js";
import { cardsInPlay } from "../verbs/find.js";
import { grammar } from "../verbs/grammar.js";
import { KINDS } from "../verbs/kinds.js";
import { isSpent, youOf } from "./events.js";

const CAST = event("cast");
const words = { grammar, meanings: meaningsOf(grammar, new Map()) };

/**
 * Would taking this option use up a spell, or a tamer's active, and change nothing else? The rules allow it, so it is
 * offered; whoever reads the option is told. Asked only where options are described.
 */
export function isIdle(s: Neverrift, o: Option): boolean {
  const seat = s.tally[TURN] as Seat;
  switch (KINDS[kindOf(o)]) {
    case "cast": {
      const card = findDef(s, handOf(seat), thingOf(o) as Def);
      return changesNothing(s, card, seat, defOf(s, card).effects.play ?? []) && !answersCast(s, seat);
    }
    case "active": {
      const tamer = tamerOf(s, seat);
      return changesNothing(s, tamer, seat, defOf(s, tamer).effects.active ?? []);
    }
    default:
      return false;
  }
}

/** Does anything answer a spell of that player? */
const answersCast = (s: Neverrift, seat: Seat): boolean =>
  [tamerOf(s, seat), ...cardsInPlay(s)].some((card) => {
    const { trigger } = defOf(s, card);
    return trigger?.on === CAST && youOf(s, card) === seat && !isSpent(s, card, trigger);
  });

function changesNothing(s: Neverrift, card: Card, you: Seat, effect: Effect): boolean {
  const f = probe(s, card, you);
  // A spell or a tamer is nowhere on the board.
  set(s, f, R.here, NONE);
  set(s, f, R.there, NONE);
  const changes = able(effect, words, { own: true })(s, f);
  unprobe(s, f);
  return !changes;
}
