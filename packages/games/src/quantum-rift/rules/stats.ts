import { type Card, lowest, NONE, type Seat } from "@rifthall/kernel/ids";
import { modifier } from "@rifthall/kernel/machine";
import { MODIFIERS } from "@rifthall/kernel/state";
import { refer } from "@rifthall/kernel/zone";
import { ongoingFor } from "../../shared/changes.js";
import { probe, unprobe } from "../../shared/probe.js";
import type { Ongoing } from "../content.js";
import { ANY, COLOURS, type Colour, controller, defOf, heroOf, type QuantumRift } from "../table.js";
import { statKey } from "../verbs/stats.js";

const ATTACK = statKey("attack");
export const ATTACK_ROLL = statKey("attack-roll");
const HITS = statKey("hits");
const DEFENCE = statKey("defence");
const MELEE = statKey("melee");
const FIRST_STRIKE = statKey("first-strike");
export const CANT_ACT = statKey("action");
export const CANT_RESPOND = statKey("response");
const ROLL = COLOURS.map((c) => statKey(`${c}-roll`));
const COST = COLOURS.map((c) => statKey(`${c}-cost`));

/** Stats as bits: all there are. */
const ALL = ~0;

/**
 * The stats that anything changes now, as bits. Mostly hardly any: who reads many asks this once, and then of those few
 * alone what is added.
 */
export function touchedStats(s: QuantumRift): number {
  let keys = 0;
  for (let row = s.cell[MODIFIERS] - 1; row >= 0; row--) keys |= 1 << s.modifierKey[row];
  const { lasting } = s;
  const { touches } = s.library;
  for (let word = 0; word < lasting.length; word++)
    for (let bits = lasting[word]; bits !== 0; bits &= bits - 1)
      keys |= touches[s.def[((word << 5) | lowest(bits)) as Card]];
  return keys;
}

/** What is added to a stat of this card: by rows that last a while, and by everything ongoing in play. QR-69. */
export function added(s: QuantumRift, card: Card, key: number, touched = ALL): number {
  if ((touched & (1 << key)) === 0) return 0;
  const lasting = ongoingFor(s, key, card, controller(s, card), concerns);
  return s.cell[MODIFIERS] === 0 ? lasting : lasting + modifier(s, key, refer(s, card));
}

/** Likewise for a player; cards that belong to nobody concern everyone. */
export function addedFor(s: QuantumRift, seat: Seat, key: number, touched = ALL): number {
  if ((touched & (1 << key)) === 0) return 0;
  const lasting = ongoingFor(s, key, NONE as Card, seat, concerns);
  return s.cell[MODIFIERS] === 0 ? lasting : lasting + modifier(s, key, refer(s, heroOf(s, seat)));
}

function concerns(s: QuantumRift, source: Card, o: Ongoing, card: Card, seat: Seat): boolean {
  if (o.only !== null) {
    if (card !== (o.only === "self" ? source : s.bearer[source])) return false;
    if (o.holds === null) return true;
  }
  const you = controller(s, source);
  if (o.fits === null && (card !== NONE || (you !== NONE && you !== seat))) return false;
  // Nothing is to be read then, so nothing need be laid out for reading.
  if (o.fits === null && o.holds === null) return true;
  const f = probe(s, source, you);
  const result = (o.fits === null || o.fits(s, f, card)) && (o.holds === null || o.holds(s, f));
  unprobe(s, f);
  return result;
}

export const attackOf = (s: QuantumRift, card: Card, touched = ALL): number =>
  Math.max(0, defOf(s, card).attack + added(s, card, ATTACK, touched));
export const defenceOf = (s: QuantumRift, card: Card, touched = ALL): number =>
  Math.max(0, defOf(s, card).defence + added(s, card, DEFENCE, touched));
export const hitsOf = (s: QuantumRift, card: Card, touched = ALL): number => Math.max(0, added(s, card, HITS, touched));
export const hasMelee = (s: QuantumRift, card: Card): boolean =>
  (defOf(s, card).keywords & 1) !== 0 || added(s, card, MELEE) > 0;
export const hasFirstStrike = (s: QuantumRift, card: Card, touched = ALL): boolean =>
  (defOf(s, card).keywords & 2) !== 0 || added(s, card, FIRST_STRIKE, touched) > 0;

export const rollBonus = (s: QuantumRift, seat: Seat, colour: Colour, touched = ALL): number =>
  addedFor(s, seat, ROLL[colour], touched);

/** QR-32: symbols of that colour a card costs; what makes Actions cheaper or dearer counts for Actions only. */
export function priceOf(s: QuantumRift, seat: Seat, def: number, colour: Colour): number {
  const { cost, type } = s.library.cards[def];
  return colour === ANY || type !== "action" ? cost[colour] : actionPrice(s, seat, cost[colour], colour);
}

/** How many symbols more Actions cost of those that show that colour; fewer where it is negative. */
export const dearer = (s: QuantumRift, seat: Seat, colour: Colour): number =>
  // Of most colours nothing is ever changed.
  s.library.changers[COST[colour]] === null && s.cell[MODIFIERS] === 0 ? 0 : addedFor(s, seat, COST[colour]);

/** The same of an Action of which the printed number is at hand: what shows no such symbol never gets one. */
export const actionPrice = (s: QuantumRift, seat: Seat, printed: number, colour: Colour): number =>
  printed === 0 ? 0 : Math.max(0, printed + dearer(s, seat, colour));
