import { type Card, type Frame, includes, NONE, type Seat, type Seats, type Zone } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { FRAME, isOver } from "@rifthall/kernel/state";
import { drawZones } from "@rifthall/kernel/view";
import { sees } from "@rifthall/kernel/zone";
import { COLUMNS, PHASES } from "./facts.js";
import { lyingAt } from "./notation/card.js";
import { OWN, SHARED } from "./notation/fields.js";
import { hasNumbers, numbersOf } from "./notation/present.js";
import { chanceOf, defenceSum, drawsOf, firstTarget, percent, type Sum, strikeSum } from "./odds.js";
import { drawCost, swapCost, tradeGain } from "./rules/hero.js";
import { cardName, onCard } from "./rules/name.js";
import { attackerOf, onslaught, onslaughtFrame } from "./rules/onslaught.js";
import { asker } from "./rules/options.js";
import { doorDefence, doorResponses, doorValue } from "./rules/scenario.js";
import { floored, isDoor, strike, strikeFrame } from "./rules/strike.js";
import { responsesLeft } from "./rules/supply.js";
import { DAMAGE, handSize, heroAdded, START_AP } from "./rules/values.js";
import {
  ACTING,
  ATTACHED,
  areaOf,
  type BeyondTheRift,
  COLUMN,
  type Counter,
  DONE,
  defOf,
  PHASE,
  QUEST,
  ROUND,
  ROW,
  sheetOf,
  THREAT,
  UNDER,
} from "./table.js";
import type { Commitment, Field, InPlay, Pile, Scene, Standing } from "./wire.js";

/** The table as the viewer sees it; the attack or defence under way besides, and the card that asks. */
export function scene(s: BeyondTheRift, viewer: Seat | null, beside?: Scene): Scene {
  const source = isOver(s) ? NONE : asker(s, s.cell[FRAME] as Frame);
  // An enemy that acts is told as such.
  const isTold = source === NONE || source === s.tally[ACTING];
  const known = !isTold && (viewer === null || sees(s, viewer, source as Card));
  const commitment = beside ? (beside.commitment ?? null) : isOver(s) ? null : commitmentNow(s);
  return {
    standing: beside?.standing ?? standing(s),
    zones: drawZones(s, viewer, { piles, name: cardName, fields, lying: inPlay }, beside?.zones),
    ...(s.tally[ACTING] === NONE ? {} : { acting: s.tally[ACTING] as Card }),
    ...(known ? { source } : {}),
    ...(commitment === null ? {} : { commitment }),
  };
}

function standing(s: BeyondTheRift): Scene["standing"] {
  const { scenario } = s.shape;
  return {
    scenario: scenario.id,
    edition: s.rulings.edition,
    round: s.tally[ROUND],
    phase: PHASES[s.tally[PHASE]],
    threat: s.tally[THREAT],
    counters: scenario.counters.map(({ id }, i) => ({ counter: id, n: s.counter[i as Counter] })),
    responses: responsesNow(s),
    heroes: seatsIn(s).map((seat) => heroStanding(s, seat)),
    ...(s.tally[COLUMN] === NONE ? {} : { column: s.tally[COLUMN] }),
    ...(s.tally[ROW] === NONE ? {} : { row: s.tally[ROW] }),
  };
}

function responsesNow(s: BeyondTheRift): readonly number[] {
  const left = new Int32Array(COLUMNS);
  responsesLeft(s, left);
  return [...left];
}

/** A hero's board, with everything that is added to it now. */
function heroStanding(s: BeyondTheRift, seat: Seat): Standing {
  const { hero, board } = sheetOf(s, seat);
  const printed = board.board;
  return {
    seat,
    hero: hero.id,
    ap: s.ap[seat],
    startAp: Math.max(0, (printed?.ap ?? 0) + heroAdded(s, seat, START_AP)),
    handSize: handSize(s, seat),
    draw: drawCost(s, seat),
    swap: swapCost(s, seat),
    trade: tradeGain(s, seat),
    guard: printed?.guard ?? 0,
    wounds: Math.max(0, (printed?.wounds ?? 0) + heroAdded(s, seat, DAMAGE)),
    fatigue: printed?.fatigue ?? 0,
    done: includes(s.tally[DONE] as Seats, seat),
  };
}

function inPlay(s: BeyondTheRift, id: Card): InPlay {
  const attached = lyingAt(s, id, ATTACHED).map((c) => cardName(s, c));
  const under = lyingAt(s, id, UNDER).length;
  return {
    ...onCard(s, id),
    type: defOf(s, id).type,
    ...(hasNumbers(s, id) ? numbersOf(s, id) : {}),
    ...(attached.length === 0 ? {} : { attached }),
    ...(under === 0 ? {} : { under }),
    ...(s.owner[id] === NONE ? {} : { owner: s.owner[id] }),
    ...(isDoor(s, id) ? { value: doorValue(s, id), defence: doorDefence(s, id), responses: doorResponses(s, id) } : {}),
  };
}

/** BR-A44: what lies for the attack or the defence under way; of two that go on, the inner one. */
function commitmentNow(s: BeyondTheRift): Commitment | null {
  const [attack, defence] = [strikeFrame(s), onslaughtFrame(s)];
  if (attack !== NONE && attack > defence) {
    const seat = get(s, attack, strike.registers.seat);
    return committed(s, strikeSum(s, attack), { side: "hero", seat, enemy: firstTarget(s, attack) });
  }
  if (defence === NONE) return null;
  const { seat, bought: points } = onslaught.registers;
  const bought = get(s, defence, points);
  return committed(s, defenceSum(s, defence), {
    side: "enemy",
    seat: get(s, defence, seat),
    enemy: attackerOf(s, defence),
    ...(bought === 0 ? {} : { bought }),
  });
}

const committed = (
  s: BeyondTheRift,
  sum: Sum | null,
  who: Pick<Commitment, "side" | "seat" | "enemy" | "bought">,
): Commitment | null => {
  if (sum === null) return null;
  const draws = drawsOf(s, sum);
  return {
    ...who,
    total: sum.weight === 0 ? sum.plain : floored(sum.plain, sum.weight),
    ...(sum.symbols === 0 ? {} : { symbols: sum.symbols }),
    against: sum.against,
    chance: percent(chanceOf(s, sum)),
    ...(draws === null ? {} : { draws }),
  };
};

const seatsIn = (s: BeyondTheRift): readonly Seat[] => Array.from({ length: s.shape.seats }, (_, i) => i as Seat);

const fields = (s: BeyondTheRift): (readonly [Field, Zone])[] => [
  ["quest", QUEST],
  ...seatsIn(s).map((seat): [Field, Zone] => [`area-${seat}`, areaOf(seat)]),
];

const piles = (s: BeyondTheRift): (readonly [Pile, Zone])[] => [
  ...(Object.entries(SHARED) as (readonly [Pile, Zone])[]),
  ...seatsIn(s).flatMap((seat) =>
    Object.entries(OWN).map(([name, zone]): [Pile, Zone] => [`${name as keyof typeof OWN}-${seat}`, zone(seat)]),
  ),
];
