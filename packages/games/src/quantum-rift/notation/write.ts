import { type Card, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { cardsIn, sees } from "@rifthall/kernel/zone";
import { eachField } from "../../shared/position.js";
import { cardName } from "../rules/name.js";
import {
  ALLY_POOL,
  areaOf,
  COLOURS,
  type Colour,
  DISTANCE,
  defOf,
  diceOf,
  ENCOUNTER,
  ENCOUNTER_POOL,
  ENEMIES,
  ENEMY_POOL,
  heroOf,
  isGear,
  isLiving,
  isUnit,
  LOCATION,
  MIXED,
  PHASE,
  PHASES,
  type QuantumRift,
  ROUND,
  THREAT,
} from "../table.js";
import type { Player, Position, Quantum } from "../wire.js";
import { writeCard } from "./card.js";
import { OWN, SHARED } from "./fields.js";
import { writePresent } from "./present.js";

/** The position in our notation; a viewer sees "?" for each card it has not seen. */
export function writePosition(s: QuantumRift, viewer: Seat | null): Position {
  const name = (c: Card): string => (viewer === null || sees(s, viewer, c) ? cardName(s, c) : "?");
  const list = (zone: Zone): string[] => cardsIn(s, zone).map((c) => (zone === ENEMIES ? writeCard(s, c) : name(c)));
  const first = (zone: Zone): string | null => (s.head[zone] === NONE ? null : cardName(s, s.head[zone]));
  const { enemies, ...shared } = eachField(SHARED, list);
  return {
    mode: s.shape.seats === 2 ? "pair" : "solo",
    chapter: s.shape.chapter.id,
    hero: s.shape.heroes[0].id,
    round: s.tally[ROUND],
    phase: PHASES[s.tally[PHASE]],
    location: first(LOCATION),
    distance: s.tally[DISTANCE],
    encounter: first(ENCOUNTER),
    threat: s.tally[THREAT],
    enemies,
    players: Array.from({ length: s.shape.seats }, (_, seat) => writePlayer(s, seat as Seat, name)),
    pool: tallyOf(s, ENEMY_POOL),
    allies: tallyOf(s, ALLY_POOL),
    encounters: list(ENCOUNTER_POOL),
    ...shared,
    ...(s.tally[MIXED] === 1 ? { mixed: true as const } : {}),
    present: writePresent(s),
  };
}

/** How many of each card lie there. */
export const tallyOf = (s: QuantumRift, zone: Zone): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const c of cardsIn(s, zone)) counts[cardName(s, c)] = (counts[cardName(s, c)] ?? 0) + 1;
  return counts;
};

function writePlayer(s: QuantumRift, seat: Seat, name: (c: Card) => string): Player {
  const area = cardsIn(s, areaOf(seat));
  const of = (fits: (c: Card) => boolean): string[] => area.filter(fits).map((c) => writeCard(s, c));
  const hero = heroOf(s, seat);
  const { hand, ...piles } = eachField(OWN, (zone) => cardsIn(s, zone(seat)).map(name));
  return {
    hero: isLiving(s, seat) ? writeCard(s, hero) : null,
    units: of((c) => isUnit(s, c) && c !== hero),
    gear: of((c) => isGear(s, c)),
    skills: of((c) => defOf(s, c).type === "skill"),
    dice: writeDice(s, seat),
    hand: hand.sort(),
    ...piles,
  };
}

const QUANTA = Object.fromEntries(COLOURS.map((colour, i) => [colour, i])) as Record<Quantum, Colour>;
/** Ready and all, by colour. */
export const writeDice = (s: QuantumRift, seat: Seat): Player["dice"] =>
  eachField(QUANTA, (colour) => `${s.ready[diceOf(seat, colour)]}/${s.dice[diceOf(seat, colour)]}`);
