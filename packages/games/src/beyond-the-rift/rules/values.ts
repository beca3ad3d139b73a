import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { modifier } from "@rifthall/kernel/machine";
import { MODIFIERS } from "@rifthall/kernel/state";
import { refer } from "@rifthall/kernel/zone";
import { ongoingFor } from "../../shared/changes.js";
import { probe, unprobe } from "../../shared/probe.js";
import type { Ongoing } from "../content.js";
import { HAND_SIZES } from "../facts.js";
import { ATTACHED, type BeyondTheRift, defOf, heroOf, holderOf, isEnemy, isTerrain } from "../table.js";
import { statKey } from "../verbs/stats.js";
import type { Numbers } from "../wire.js";

const ENGAGEMENT = statKey("engagement");
const RANGE = statKey("range");
const ATTACK = statKey("attack");
const DEFENCE = statKey("defence");
const HEALTH = statKey("health");
/** Stats of heroes, which the rules ask by `heroAdded`. */
export const STRENGTH = statKey("strength");
export const GUARD = statKey("guard");
export const DAMAGE = statKey("damage");
const HAND = statKey("hand");
export const DRAW_COST = statKey("draw-cost");
export const SWAP_COST = statKey("swap-cost");
export const TRADE_GAIN = statKey("trade-gain");
export const START_AP = statKey("start-ap");
export const CANT_ENGAGE = statKey("engage");
export const CANT_AID = statKey("aid");
export const CANT_DRAW = statKey("draw");

/** BR-28 */
const FARTHEST = 2;

/** BR-113, BR-A60: everything is added to the printed value, then the floor is applied once. */
export const engagementOf = (s: BeyondTheRift, card: Card): number =>
  Math.max(0, sum(s, card, "engagement", ENGAGEMENT));
export const rangeOf = (s: BeyondTheRift, card: Card): number =>
  Math.min(FARTHEST, Math.max(1, sum(s, card, "range", RANGE)));
export const attackOf = (s: BeyondTheRift, card: Card): number => Math.max(0, sum(s, card, "attack", ATTACK));
export const defenceOf = (s: BeyondTheRift, card: Card): number => Math.max(0, sum(s, card, "defence", DEFENCE));
/** BR-114: no floor; below 1 it is dead. */
export const healthOf = (s: BeyondTheRift, card: Card): number => sum(s, card, "health", HEALTH);

/** May something else than attachments add to health now? */
export const isHealthChanged = (s: BeyondTheRift): boolean =>
  s.cell[MODIFIERS] > 0 || s.library.changers[HEALTH] !== null;

function sum(s: BeyondTheRift, card: Card, name: keyof Numbers, key: number): number {
  return (
    defOf(s, card).numbers[name] +
    attachedTo(s, card, name) +
    modifier(s, key, refer(s, card)) +
    ongoingFor(s, key, card, NONE as Seat, concerns)
  );
}

/** BR-112, BR-127: what its attachments add up to. */
function attachedTo(s: BeyondTheRift, card: Card, name: keyof Numbers): number {
  let sum = 0;
  for (let c = s.head[ATTACHED]; c !== NONE; c = s.next[c]) if (s.host[c] === card) sum += defOf(s, c).modifiers[name];
  return sum;
}

/** What is added to a stat of a hero: by rows that last a while, and by everything ongoing in play. */
export const heroAdded = (s: BeyondTheRift, seat: Seat, key: number): number =>
  modifier(s, key, refer(s, heroOf(s, seat))) + ongoingFor(s, key, NONE as Card, seat, concerns);

/** BR-17 */
export const handSize = (s: BeyondTheRift, seat: Seat): number =>
  Math.max(1, HAND_SIZES[s.shape.seats - 1] + heroAdded(s, seat, HAND));

function concerns(s: BeyondTheRift, source: Card, o: Ongoing, card: Card, seat: Seat): boolean {
  // A stat of heroes that names nobody means the hero it lies at, and then "you" on it is that hero.
  if (o.fits === null && (card !== NONE || !isMeant(s, source, seat))) return false;
  if (o.fits === null && o.holds === null) return true;
  const f = probe(s, source, o.fits === null ? seat : youOn(s, source));
  const whom = card === NONE ? heroOf(s, seat) : card;
  const result = (o.fits === null || o.fits(s, f, whom)) && (o.holds === null || o.holds(s, f));
  unprobe(s, f);
  return result;
}

/** What lies in no Hero Area concerns every hero if it is the scenario or terrain; an enemy there concerns none. */
function isMeant(s: BeyondTheRift, source: Card, seat: Seat): boolean {
  const holder = holderOf(s, source);
  return holder === NONE ? !isEnemy(s, source) : holder === seat;
}

/** BR-A84: who "you" is on a card in play: the hero in whose area it lies; on what belongs to no hero, nobody. */
const youOn = (s: BeyondTheRift, card: Card): Seat =>
  isEnemy(s, card) || isTerrain(s, card) ? (NONE as Seat) : holderOf(s, card);
