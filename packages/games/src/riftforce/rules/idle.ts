import { R } from "@rifthall/effects";
import { type Card, type Def, type Frame, kindOf, NONE, type Option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { get, set } from "@rifthall/kernel/machine";
import { FRAME } from "@rifthall/kernel/state";
import { probe, unprobe } from "../../shared/probe.js";
import { guildOf, handOf, locationOf, numberOf, type Riftforce, sideOf, sideOfSeat } from "../table.js";
import { cardsOnTable } from "../verbs/grammar.js";
import { KINDS } from "../verbs/kinds.js";
import { action } from "./turn.js";

/**
 * RF-43: would a card be discarded though nothing that it lets one activate would change anything? The rules allow it,
 * so it is offered; whoever reads the option is told. Asked only where options are described.
 */
export function isIdle(s: Riftforce, o: Option): boolean {
  if (KINDS[kindOf(o)] !== "discard") return false;
  const seat = get(s, s.cell[FRAME] as Frame, action.registers.seat);
  const [guild, number] = [guildOf(thingOf(o) as Def), numberOf(thingOf(o) as Def)];
  const shares = (c: Card): boolean =>
    numberOf(s.def[c]) === number || (guildOf(s.def[c]) === guild && s.controller[c] === seat);
  const hand = handOf(seat);
  // The discarded card is no longer in hand when its ability is asked.
  s.size[hand]--;
  const idle = !cardsOnTable(s).some((c) => sideOf(s, c) === sideOfSeat(s, seat) && shares(c) && changes(s, c, seat));
  s.size[hand]++;
  return idle;
}

function changes(s: Riftforce, card: Card, you: Seat): boolean {
  const f = probe(s, card, you);
  set(s, f, R.here, locationOf(s, card));
  set(s, f, R.there, NONE);
  const result = s.library.list[guildOf(s.def[card])].changes(s, f);
  unprobe(s, f);
  return result;
}
