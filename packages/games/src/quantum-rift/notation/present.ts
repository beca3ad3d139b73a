import { type Card, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { get, PREVIOUS, PROCEDURE } from "@rifthall/kernel/machine";
import { FRAME, SIGNALS } from "@rifthall/kernel/state";
import { cardsIn } from "@rifthall/kernel/zone";
import { resolve } from "../rules/resolve.js";
import { ATTACK_ROLL, added, attackOf, defenceOf, hitsOf } from "../rules/stats.js";
import { activeLocation, areaOf, ENEMIES, heroOf, isLiving, isUnit, type QuantumRift, trigger } from "../table.js";
import type { Numbers, Present } from "../wire.js";

/** Written for reading: it follows from the rest, so it is passed over when a position is set up. */
export function writePresent(s: QuantumRift): Present {
  const players = Array.from({ length: s.shape.seats }, (_, i) => {
    const seat = i as Seat;
    const hero = heroOf(s, seat);
    const units = cardsIn(s, areaOf(seat)).filter((c) => isUnit(s, c) && c !== hero);
    return { hero: isLiving(s, seat) ? numbersOf(s, hero) : null, units: units.map((c) => numbersOf(s, c)) };
  });
  return {
    enemies: cardsIn(s, ENEMIES).map((c) => numbersOf(s, c)),
    players,
    ...(isArriving(s) ? { arriving: true as const } : {}),
  };
}

function numbersOf(s: QuantumRift, c: Card): Numbers {
  const [roll, hits] = [added(s, c, ATTACK_ROLL), hitsOf(s, c)];
  return {
    attack: attackOf(s, c),
    defence: defenceOf(s, c),
    ...(roll === 0 ? {} : { roll }),
    ...(hits === 0 ? {} : { hits }),
  };
}

/** QR-85: is the location's REVEAL still to be finished? Its Distance counters come after it. */
function isArriving(s: QuantumRift): boolean {
  const location = activeLocation(s);
  if (location === NONE) return false;
  for (let row = 0; row < s.cell[SIGNALS]; row++)
    if (s.signalCard[row] === location && s.signalAnswer[row] === s.library.triggers.answers[REVEAL][s.def[location]])
      return true;
  for (let f = s.cell[FRAME] as Frame; f !== NONE; f = s.stack[f + PREVIOUS] as Frame)
    if (s.stack[f + PROCEDURE] === resolve.id && get(s, f, resolve.registers.card) === location)
      return get(s, f, resolve.registers.word) === REVEAL;
  return false;
}
const REVEAL = trigger("reveal");
