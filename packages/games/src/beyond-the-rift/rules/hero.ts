import {
  type Card,
  type Def,
  everyone,
  kindOf,
  NONE,
  type Option,
  option,
  placeOf,
  type Seat,
  thingOf,
  type Zone,
} from "@rifthall/kernel/ids";
import { askAll, call, get, label, procedure, run, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { move, pickOut } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import { probe, unprobe } from "../../shared/probe.js";
import {
  HAS_ACTION,
  HAS_AP,
  HAS_ATTACK,
  HAS_SPECIAL,
  IS_AFFLICTION,
  IS_DOOR,
  IS_ENEMY,
  IS_PERSISTENT,
  IS_TERRAIN,
  IS_WOUND,
  OF_AP,
} from "../bits.js";
import type { Ability } from "../content.js";
import {
  areaOf,
  type BeyondTheRift,
  boardOf,
  DONE,
  deckOf,
  defOf,
  discardOf,
  FREE_MOVES,
  handOf,
  heroOf,
  LIMBO,
  MOST_FREE_MOVES,
  QUEST,
  scenarioRow,
  sheetOf,
  USED,
  USED_EVER,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { gainAp, payAp } from "./ap.js";
import { moveEnemy } from "./areas.js";
import { discardFromHand, draw } from "./cards.js";
import { mayOpen, open } from "./doors.js";
import { onCard } from "./name.js";
import { discardAffliction, returnAffliction } from "./piles.js";
import { startPlayed, startRun } from "./resolve.js";
import { settled } from "./settle.js";
import { isUnengaged, reachesTarget, startStrike } from "./strike.js";
import { fatigueComes } from "./supply.js";
import { swapping } from "./swap.js";
import { CANT_DRAW, CANT_ENGAGE, DRAW_COST, engagementOf, heroAdded, SWAP_COST, TRADE_GAIN } from "./values.js";

const ATTACK = kind("attack");
const AP_CARD = kind("ap-card");
const SPECIAL = kind("special");
const SUFFER = kind("suffer");
const DRAW = kind("draw");
const SWAP = kind("swap");
const TRADE = kind("trade");
const ENGAGE = kind("engage");
const DISENGAGE = kind("disengage");
const OPEN = kind("open");
const USE = kind("use");
const ACT = kind("act");
export const FINISHED = option(kind("done"));

/** BR-41 to BR-44: any hero may take the next action; it ends when all are done at once (BR-43, BR-A102). */
export const heroPhase = procedure("hero phase", { done: holds.seats }, (r) => [
  run<BeyondTheRift>((s) => {
    s.tally[FREE_MOVES] = 0;
    s.tally[DONE] = 0;
  }),
  label("again"),
  settled,
  askAll<BeyondTheRift>("again", r.done, {
    prompt: "hero-phase",
    sure: true,
    // BR-A102: bots go on after that, though every action of theirs withdraws it.
    back: FINISHED,
    who: (s) => everyone(s.shape.seats),
    options: (s, _f, seat) => addActions(s, seat),
    choose: (s, f, o, seat) => {
      if (o !== FINISHED) {
        if (s.log !== null) tellAnew(s, seat);
        s.tally[DONE] = 0;
        act(s, seat, o);
        return "anew";
      }
      s.tally[DONE] = get(s, f, r.done) | (1 << seat);
      if (s.log !== null) s.log.push({ do: "done", rule: "BR-43", seat });
      return "done";
    },
  }),
]);

/** BR-A102: those who were done are asked once more, since this hero acts. */
function tellAnew(s: BeyondTheRift, acting: Seat): void {
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (seat !== acting && (s.tally[DONE] & (1 << seat)) !== 0)
      s.log?.push({ do: "anew", rule: "BR-43", seat: seat as Seat });
}

/** BR-44: everything that hero may do now. */
function addActions(s: BeyondTheRift, seat: Seat): void {
  const n = distinctDefs(s, handOf(seat));
  for (let i = 0; i < n; i++)
    if ((s.library.bits[s.scratch[i]] & HAS_ATTACK) !== 0) addAttacks(s, seat, s.scratch[i] as Def);
  // What could be spent for nothing stands behind the end.
  s.offer.add(FINISHED);
  for (let i = 0; i < n; i++) addCard(s, seat, s.scratch[i] as Def);
  addMoves(s, seat);
  addUses(s, seat);
  if (canDraw(s, seat)) s.offer.add(option(DRAW, 0, seat));
  if (swapCost(s, seat) <= s.ap[seat] && holdsPlain(s, seat)) s.offer.add(option(SWAP, 0, seat));
}

/** BR-58: a card with a Primary Cost that can be paid, at every target within its range. */
function addAttacks(s: BeyondTheRift, seat: Seat, def: Def): void {
  const { attack, range } = s.library.cards[def];
  if (attack === null || attack.primary === null || attack.primary > s.ap[seat]) return;
  addTargets(s, seat, areaOf(seat), def, range);
  addTargets(s, seat, QUEST, def, range);
  if (range >= 2)
    for (let other = 0; other < s.shape.seats; other++)
      if (other !== seat) addTargets(s, seat, areaOf(other as Seat), def, range);
}

function addTargets(s: BeyondTheRift, seat: Seat, zone: Zone, def: Def, range: number): void {
  const { bits } = s.library;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c])
    if ((bits[s.def[c]] & (IS_ENEMY | IS_DOOR)) !== 0 && reachesTarget(s, seat, c, range))
      s.offer.add(option(ATTACK, def, c));
}

/** BR-39, BR-47, BR-55, BR-118: what else a card in hand is good for in this phase. */
function addCard(s: BeyondTheRift, seat: Seat, def: Def): void {
  const has = s.library.bits[def];
  const c = s.library.cards[def];
  if ((has & IS_AFFLICTION) !== 0) {
    if ((has & OF_AP) !== 0 && s.ap[seat] + c.n >= 0) s.offer.add(option(SUFFER, def));
    return;
  }
  // BR-53, BR-A87: an undivided card with an attack is played as that attack.
  const alone = c.divided || c.attack === null;
  if ((has & HAS_AP) !== 0 && alone && (c.ap?.cost ?? 0) <= s.ap[seat]) addReceivers(s, seat, AP_CARD, def, c.range);
  if ((has & HAS_SPECIAL) !== 0 && alone && (c.divided || c.ap === null) && (c.special?.cost ?? 0) <= s.ap[seat]) {
    if ((has & IS_PERSISTENT) !== 0) addReceivers(s, seat, SPECIAL, def, c.range);
    else s.offer.add(option(SPECIAL, def, seat));
  }
  s.offer.add(option(TRADE, def));
}

/** BR-39, BR-123: one's own, or at range 2 anybody's. */
function addReceivers(s: BeyondTheRift, seat: Seat, what: number, def: Def, range: number): void {
  s.offer.add(option(what, def, seat));
  if (range < 2) return;
  for (let other = 0; other < s.shape.seats; other++) if (other !== seat) s.offer.add(option(what, def, other));
}

/** BR-48, BR-49, BR-134. */
function addMoves(s: BeyondTheRift, seat: Seat): void {
  const { bits } = s.library;
  const mayEngage = heroAdded(s, seat, CANT_ENGAGE) === 0;
  for (let place = 0; place <= s.shape.seats; place++) {
    const zone = place === 0 ? QUEST : areaOf((place - 1) as Seat);
    const own = zone === areaOf(seat);
    for (let c = s.head[zone]; c !== NONE; c = s.next[c]) {
      if ((bits[s.def[c]] & IS_ENEMY) !== 0) {
        if (canMove(s, seat, c) && (own || mayEngage)) s.offer.add(option(own ? DISENGAGE : ENGAGE, c));
      } else if ((bits[s.def[c]] & IS_DOOR) !== 0 && mayOpen(s, seat, c))
        for (let n = 1; n <= s.ap[seat]; n++) s.offer.add(option(OPEN, c, n));
    }
  }
}

/** BR-36; what costs nothing is bounded, so that no phase is endless. */
export function canMove(s: BeyondTheRift, seat: Seat, enemy: Card): boolean {
  const cost = engagementOf(s, enemy);
  return cost <= s.ap[seat] && (cost > 0 || s.tally[FREE_MOVES] < MOST_FREE_MOVES);
}

/** BR-44: hero actions, actions of cards in play, of terrain (BR-132) and of the scenario. */
function addUses(s: BeyondTheRift, seat: Seat): void {
  addAbilities(s, seat, boardOf(seat));
  addAbilities(s, seat, areaOf(seat));
  addAbilities(s, seat, QUEST);
  const { actions } = s.shape.scenario;
  for (let i = 0; i < actions.length; i++) if (canAct(s, seat, i)) s.offer.add(option(ACT, i, seat));
}

function addAbilities(s: BeyondTheRift, seat: Seat, zone: Zone): void {
  const { bits } = s.library;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c])
    if ((bits[s.def[c]] & HAS_ACTION) !== 0 && canUse(s, seat, c)) s.offer.add(option(USE, c, seat));
}

export function canUse(s: BeyondTheRift, seat: Seat, card: Card): boolean {
  const { action } = defOf(s, card);
  if (action === null || action.cost > s.ap[seat]) return false;
  if ((s.library.bits[s.def[card]] & IS_TERRAIN) !== 0 && !isUnengaged(s, seat)) return false;
  const spent = action.once === "scenario" ? USED_EVER : action.once === "round" ? USED : 0;
  return (s.marks[card] & spent) === 0 && stands(s, card, seat, action);
}

function canAct(s: BeyondTheRift, seat: Seat, i: number): boolean {
  const action = s.shape.scenario.actions[i];
  if (action.cost > s.ap[seat] || (action.unengaged && !isUnengaged(s, seat))) return false;
  const used = action.once === "scenario" ? s.actionsUsed[1] : action.once === "round" ? s.actionsUsed[0] : 0;
  return (used & (1 << i)) === 0 && stands(s, scenarioRow, seat, action);
}

function stands(s: BeyondTheRift, card: Card, seat: Seat, { holds: holding }: Ability): boolean {
  if (holding === null) return true;
  const f = probe(s, card, seat);
  const result = holding(s, f);
  unprobe(s, f);
  return result;
}

/** BR-45 */
export const drawCost = (s: BeyondTheRift, seat: Seat): number =>
  Math.max(0, (sheetOf(s, seat).board.board?.draw ?? 0) + heroAdded(s, seat, DRAW_COST));
/** BR-46 */
export const swapCost = (s: BeyondTheRift, seat: Seat): number =>
  Math.max(0, (sheetOf(s, seat).board.board?.swap ?? 0) + heroAdded(s, seat, SWAP_COST));
/** BR-47 */
export const tradeGain = (s: BeyondTheRift, seat: Seat): number =>
  Math.max(0, (sheetOf(s, seat).board.board?.trade ?? 0) + heroAdded(s, seat, TRADE_GAIN));

export function canDraw(s: BeyondTheRift, seat: Seat): boolean {
  if (drawCost(s, seat) > s.ap[seat] || heroAdded(s, seat, CANT_DRAW) > 0) return false;
  // BR-A3: without a card left, two Fatigue are the new deck.
  return s.size[deckOf(seat)] + s.size[discardOf(seat)] > 0 || fatigueComes(s, "discard");
}

/** BR-4: has it a card that may be discarded? */
export function holdsPlain(s: BeyondTheRift, seat: Seat): boolean {
  const { bits } = s.library;
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c]) if ((bits[s.def[c]] & IS_AFFLICTION) === 0) return true;
  return false;
}

function act(s: BeyondTheRift, seat: Seat, o: Option): void {
  const thing = thingOf(o);
  switch (kindOf(o)) {
    case ATTACK:
      startStrike(s, seat, thing as Def, placeOf(o) as Card);
      return;
    case AP_CARD:
      playAp(s, seat, thing as Def, placeOf(o) as Seat);
      return;
    case SPECIAL:
      playSpecial(s, seat, thing as Def, placeOf(o) as Seat);
      return;
    case SUFFER:
      suffer(s, seat, thing as Def);
      return;
    case DRAW:
      payAp(s, seat, drawCost(s, seat));
      draw(s, seat, 1, "BR-45");
      return;
    case SWAP:
      payAp(s, seat, swapCost(s, seat));
      set(s, call(s, swapping), swapping.registers.seat, seat);
      return;
    case TRADE:
      discardFromHand(s, seat, thing as Def, "BR-47");
      gainAp(s, seat, tradeGain(s, seat), "BR-47");
      return;
    case ENGAGE:
      shift(s, seat, thing as Card, areaOf(seat));
      return;
    case DISENGAGE:
      shift(s, seat, thing as Card, QUEST);
      return;
    case OPEN:
      open(s, seat, thing as Card, placeOf(o));
      return;
    case USE:
      use(s, seat, thing as Card);
      return;
    case ACT:
      actScenario(s, seat, thing);
  }
}

/** BR-39, BR-54; an undivided card's Special follows (BR-A87). */
function playAp(s: BeyondTheRift, seat: Seat, def: Def, to: Seat): void {
  const { ap, special, divided } = s.library.cards[def];
  const card = pickOut(s, handOf(seat), def);
  const cost = ap?.cost ?? 0;
  move(s, card, LIMBO);
  if (s.log !== null) s.log.push({ do: "ap-card", rule: "BR-39", ...onCard(s, card), seat, cost, to });
  payAp(s, seat, cost);
  gainAp(s, to, ap?.gain ?? 0, "BR-39");
  startPlayed(s, card, seat, divided ? NONE : (special?.procedure ?? NONE));
}

/** BR-55; a Persistent card goes to a Hero Area and stays there (BR-123). */
function playSpecial(s: BeyondTheRift, seat: Seat, def: Def, to: Seat): void {
  const { special, persistent } = s.library.cards[def];
  const card = pickOut(s, handOf(seat), def);
  const cost = special?.cost ?? 0;
  move(s, card, LIMBO);
  if (s.log !== null) s.log.push({ do: "special", rule: "BR-55", ...onCard(s, card), seat, cost });
  payAp(s, seat, cost);
  if (!persistent) {
    startPlayed(s, card, seat, special?.procedure ?? NONE);
    return;
  }
  move(s, card, areaOf(to));
  if (s.log !== null) s.log.push({ do: "persist", rule: "BR-123", ...onCard(s, card), to });
  // BR-A84: "you" is the hero before whom it lies by now.
  startRun(s, card, to, special?.procedure ?? NONE);
}

/** BR-118, BR-A63: a Wound or Fatigue of AP, played alone. */
function suffer(s: BeyondTheRift, seat: Seat, def: Def): void {
  const card = pickOut(s, handOf(seat), def);
  const { n } = defOf(s, card);
  move(s, card, LIMBO);
  if (s.log !== null) s.log.push({ do: "suffer", rule: "BR-118", ...onCard(s, card), seat, n });
  if (n < 0) payAp(s, seat, -n);
  else gainAp(s, seat, n, "BR-150");
  if ((s.library.bits[def] & IS_WOUND) !== 0) discardAffliction(s, card, seat);
  else returnAffliction(s, card);
}

/** BR-48, BR-49: the same cost both ways. */
function shift(s: BeyondTheRift, seat: Seat, enemy: Card, to: Zone): void {
  const cost = engagementOf(s, enemy);
  if (cost === 0) s.tally[FREE_MOVES]++;
  payAp(s, seat, cost);
  const engages = to !== QUEST;
  moveEnemy(s, enemy, to, engages ? "engage" : "disengage", engages ? "BR-48" : "BR-49");
}

function use(s: BeyondTheRift, seat: Seat, card: Card): void {
  const { action } = defOf(s, card);
  if (action === null) return;
  if (action.once !== null) s.marks[card] |= USED | (action.once === "scenario" ? USED_EVER : 0);
  if (s.log !== null)
    s.log.push({
      do: "use",
      rule: card === heroOf(s, seat) ? "BR-44" : "BR-132",
      ...onCard(s, card),
      seat,
      cost: action.cost,
    });
  payAp(s, seat, action.cost);
  startRun(s, card, seat, action.procedure);
}

function actScenario(s: BeyondTheRift, seat: Seat, i: number): void {
  const action = s.shape.scenario.actions[i];
  s.actionsUsed[0] |= 1 << i;
  s.actionsUsed[1] |= 1 << i;
  if (s.log !== null) s.log.push({ do: "action", rule: "BR-44", seat, action: action.id, cost: action.cost });
  payAp(s, seat, action.cost);
  startRun(s, scenarioRow, seat, action.procedure);
}
