import type { Card, Facts, Frame, Scene, Seat, Zone } from "@rifthall/kernel";
import { FRAME, isOver, NONE, seenZones, sees } from "@rifthall/kernel";
import { writeDice } from "./notation/write.js";
import { attackerNow, targetNow } from "./rules/attack.js";
import { rollFrame } from "./rules/dice.js";
import { cardName } from "./rules/name.js";
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
  inPlay,
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

/** The table as the viewer sees it; the roll and the attack under way besides, and the card that asks. */
export function scene(s: QuantumRift, viewer: Seat | null): Scene {
  const source = isOver(s) ? NONE : asker(s, s.cell[FRAME] as Frame);
  const known = source !== NONE && (viewer === null || sees(s, viewer, source as Card));
  const roll = rollFrame(s);
  const [attacker, target] = [attackerNow(s), targetNow(s)];
  return {
    standing: {
      round: s.tally[ROUND],
      phase: PHASES[s.tally[PHASE]],
      distance: s.tally[DISTANCE],
      threat: s.tally[THREAT],
      players: Array.from({ length: s.shape.seats }, (_, seat) => ({ dice: writeDice(s, seat as Seat) })),
    },
    zones: seenZones(s, viewer, zonesOf(s), (c) => facts(s, c)),
    ...(known ? { source } : {}),
    ...(roll === NONE ? {} : { roll: rollNow(s, roll) }),
    ...(attacker === NONE || target === NONE
      ? {}
      : { attack: { attacker, target, hits: hitsOf(s, attacker), defence: defenceOf(s, target) } }),
  };
}

function facts(s: QuantumRift, c: Card): Facts {
  const card = cardName(s, c);
  if (!inPlay(s, c)) return { card };
  return {
    card,
    state: STATES[s.condition[c]],
    ...(s.engagement[c] === 0 ? {} : { engagement: s.engagement[c] }),
    ...(s.bearer[c] === NONE ? {} : { bearer: s.bearer[c] }),
    ...(isUnit(s, c) ? { attack: attackOf(s, c), defence: defenceOf(s, c) } : {}),
    ...(isHero(s, c) ? { vitality: s.vitality[c] } : {}),
  };
}

const SHARED: readonly (readonly [string, Zone])[] = [
  ["enemies", ENEMIES],
  ["location", LOCATION],
  ["encounter", ENCOUNTER],
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
];

function zonesOf(s: QuantumRift): (readonly [string, Zone])[] {
  const own = Array.from({ length: s.shape.seats }, (_, i) => i as Seat).flatMap((seat) => [
    [`area-${seat}`, areaOf(seat)] as const,
    [`hand-${seat}`, handOf(seat)] as const,
    [`deck-${seat}`, deckOf(seat)] as const,
    [`discard-${seat}`, discardOf(seat)] as const,
    [`void-${seat}`, voidOf(seat)] as const,
  ]);
  return [...SHARED, ...own];
}
