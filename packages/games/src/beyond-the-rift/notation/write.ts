import type { Card, Seat, Zone } from "@rifthall/kernel/ids";
import { cardsIn, sees } from "@rifthall/kernel/zone";
import { eachField } from "../../shared/position.js";
import { PHASES } from "../facts.js";
import { cardName } from "../rules/name.js";
import { isNoted } from "../rules/rewards.js";
import { areaOf, type BeyondTheRift, type Counter, PHASE, QUEST, ROUND, sheetOf, THREAT } from "../table.js";
import type { Hero, Position } from "../wire.js";
import { writeCard } from "./card.js";
import { OWN, SHARED } from "./fields.js";
import { writePresent } from "./present.js";

/** The position in our notation; a viewer sees "?" for each card it has not seen. */
export function writePosition(s: BeyondTheRift, viewer: Seat | null): Position {
  const name = (c: Card): string => (viewer === null || sees(s, viewer, c) ? cardName(s, c) : "?");
  const list = (zone: Zone): string[] => cardsIn(s, zone).map(name);
  const { scenario } = s.shape;
  return {
    scenario: scenario.id,
    edition: s.rulings.edition,
    round: s.tally[ROUND],
    phase: PHASES[s.tally[PHASE]],
    threat: s.tally[THREAT],
    counters: Object.fromEntries(scenario.counters.map(({ id }, i) => [id, s.counter[i as Counter]])),
    notes: s.library.notes.filter((note) => isNoted(s, note)),
    quest: cardsIn(s, QUEST).map((c) => writeCard(s, c, name)),
    heroes: Array.from({ length: s.shape.seats }, (_, seat) => writeHero(s, seat as Seat, name)),
    ...eachField(SHARED, list),
    present: writePresent(s),
  };
}

function writeHero(s: BeyondTheRift, seat: Seat, name: (c: Card) => string): Hero {
  const { hand, ...piles } = eachField(OWN, (zone) => cardsIn(s, zone(seat)).map(name));
  return {
    hero: writeSheet(s, seat),
    ap: s.ap[seat],
    area: cardsIn(s, areaOf(seat)).map((c) => writeCard(s, c, name)),
    hand: hand.sort(),
    ...piles,
  };
}

/** `bastian+alternate+moonsteel-greaves`: who it is, the side of the board and the items; a campaign's sheet says those. */
function writeSheet(s: BeyondTheRift, seat: Seat): string {
  const { hero, board, items } = sheetOf(s, seat);
  if (s.shape.campaign !== null) return hero.id;
  return [hero.id, ...(board === hero.alternate ? ["alternate"] : []), ...items.map((item) => item.id)].join("+");
}
