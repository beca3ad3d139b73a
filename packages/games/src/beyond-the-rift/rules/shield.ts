import { type Card, type Frame, kindOf, NONE, type Option, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask, get, type Item, type Register } from "@rifthall/kernel/machine";
import { areaOf, type BeyondTheRift, isAlly } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { onCard } from "./name.js";

const SHIELD = kind("shield");
const DECLINE = option(kind("decline"));

/** BR-126: the hero of that register may have an ally in the own Hero Area take it instead. */
export const askShield = (
  who: Register<Seat>,
  taken: (s: BeyondTheRift, f: Frame, ally: Card) => void,
): Item<BeyondTheRift> =>
  ask<BeyondTheRift>({
    prompt: "shield",
    who,
    options: (s, f) => addShields(s, get(s, f, who)),
    choose: (s, f, o, seat) => {
      if (kindOf(o) === SHIELD) taken(s, f, shield(s, seat, o));
    },
  });

/** BR-A82: each ally may; none is no question. */
function addShields(s: BeyondTheRift, seat: Seat): void {
  const before = s.offer.count;
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) if (isAlly(s, c)) s.offer.add(option(SHIELD, c));
  if (s.offer.count > before) s.offer.add(DECLINE);
}

function shield(s: BeyondTheRift, seat: Seat, o: Option): Card {
  const ally = thingOf(o) as Card;
  if (s.log !== null) s.log.push({ do: "shield", rule: "BR-126", ...onCard(s, ally), seat });
  return ally;
}
