import { type Card, everyone, NONE, type Seat, seatList, type Zone } from "@rifthall/kernel/ids";
import { drawZones } from "@rifthall/kernel/view";
import { sourceSeen } from "../shared/asked.js";
import { writeDice } from "./notation/write.js";
import { attackerNow, targetNow } from "./rules/attack.js";
import { rollFrame } from "./rules/dice.js";
import { cardName, onCard } from "./rules/name.js";
import { asker } from "./rules/reasons.js";
import { rollNow } from "./rules/shown.js";
import { attackOf, defenceOf, hitsOf } from "./rules/stats.js";
import {
  ALLY_POOL,
  ASIDE,
  areaOf,
  DISTANCE,
  deckOf,
  discardOf,
  ENCOUNTER,
  ENCOUNTER_POOL,
  ENEMIES,
  ENEMY_DISCARD,
  ENEMY_POOL,
  ENEMY_VOID,
  EXPLORATION_DECK,
  EXPLORATION_DISCARD,
  handOf,
  isHero,
  isUnit,
  LIMBO,
  LOCATION,
  LOCATION_STACK,
  PHASE,
  PHASES,
  type QuantumRift,
  ROUND,
  STATES,
  THREAT,
  voidOf,
  WAITING_ENCOUNTERS,
} from "./table.js";
import type { Field, InPlay, Pile, Scene } from "./wire.js";

/** The table as the viewer sees it; the roll and the attack under way besides, and the card that asks. */
export function scene(s: QuantumRift, viewer: Seat | null, beside?: Scene): Scene {
  const roll = rollFrame(s);
  const [attacker, target] = [attackerNow(s), targetNow(s)];
  return {
    standing: beside?.standing ?? standing(s),
    zones: drawZones(s, viewer, { piles, name: cardName, fields, lying: inPlay }, beside?.zones),
    ...sourceSeen(s, viewer, asker),
    ...(roll === NONE ? {} : { roll: rollNow(s, roll) }),
    ...(attacker === NONE || target === NONE
      ? {}
      : { attack: { attacker, target, hits: hitsOf(s, attacker), defence: defenceOf(s, target) } }),
  };
}

const standing = (s: QuantumRift): Scene["standing"] => ({
  round: s.tally[ROUND],
  phase: PHASES[s.tally[PHASE]],
  distance: s.tally[DISTANCE],
  threat: s.tally[THREAT],
  players: seatsIn(s).map((seat) => ({ dice: writeDice(s, seat) })),
});

function inPlay(s: QuantumRift, id: Card): InPlay {
  const seen = { ...onCard(s, id), state: STATES[s.condition[id]] };
  if (!isUnit(s, id)) return s.bearer[id] === NONE ? seen : { ...seen, bearer: s.bearer[id] };
  return {
    ...seen,
    ...(s.engagement[id] === 0 ? {} : { engagement: s.engagement[id] }),
    attack: attackOf(s, id),
    defence: defenceOf(s, id),
    ...(isHero(s, id) ? { vitality: s.vitality[id] } : {}),
  };
}

const seatsIn = (s: QuantumRift): readonly Seat[] => seatList(everyone(s.shape.seats));

const fields = (s: QuantumRift): (readonly [Field, Zone])[] => [
  ["enemies", ENEMIES],
  ["location", LOCATION],
  ["encounter", ENCOUNTER],
  ...seatsIn(s).map((seat): [Field, Zone] => [`area-${seat}`, areaOf(seat)]),
];

const piles = (s: QuantumRift): (readonly [Pile, Zone])[] => [
  ["waiting", WAITING_ENCOUNTERS],
  ["exploration", EXPLORATION_DECK],
  ["explored", EXPLORATION_DISCARD],
  ["stack", LOCATION_STACK],
  ["aside", ASIDE],
  ["limbo", LIMBO],
  ["pool", ENEMY_POOL],
  ["allies", ALLY_POOL],
  ["encounters", ENCOUNTER_POOL],
  ["enemyDiscard", ENEMY_DISCARD],
  ["enemyVoid", ENEMY_VOID],
  ...seatsIn(s).flatMap((seat): [Pile, Zone][] => [
    [`hand-${seat}`, handOf(seat)],
    [`deck-${seat}`, deckOf(seat)],
    [`discard-${seat}`, discardOf(seat)],
    [`void-${seat}`, voidOf(seat)],
  ]),
];
