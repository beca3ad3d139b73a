import {
  type Card,
  type Def,
  everyone,
  type Frame,
  includes,
  kindOf,
  NONE,
  only,
  option,
  type Seat,
  type Seats,
  thingOf,
} from "@rifthall/kernel/ids";
import { askAll, get, goto, label, proceedIf, run, set, stepsOf } from "@rifthall/kernel/machine";
import { move, pickOut, refer } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import { HAS_DEFENSE, OF_DEFENSE } from "../bits.js";
import {
  AIDING,
  type BeyondTheRift,
  BONUS_DONE,
  COMMITTED,
  defOf,
  handOf,
  isFinal,
  reaction,
  sheetOf,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { payAp } from "./ap.js";
import { heroReach } from "./areas.js";
import { leaveCommitment } from "./commitment.js";
import { onCard } from "./name.js";
import {
  allyOf,
  attackerOf,
  defenceTotal,
  HIT,
  MISSED,
  mayWeigh,
  onslaught,
  onslaughtTotal,
  symbolsInDefence,
} from "./onslaught.js";
import { startRun } from "./resolve.js";
import { settled } from "./settle.js";
import { askShield } from "./shield.js";
import { attachFatigue, attachWounds, drawResponse, takeFatigue, takeWound } from "./supply.js";
import { CANT_AID, heroAdded } from "./values.js";
import { closedHands, openWindow } from "./window.js";

const LAY = kind("lay");
const GUARD = option(kind("guard"));
const CLOSE = option(kind("close"));
const WAIT = option(kind("wait"));
const PASS = option(kind("pass"));
const ATTACKED = reaction("attacked");
const RESPONDING = reaction("response");
const HITTING = reaction("hit");
const WOUNDED = reaction("wounded");
const MISSING = reaction("missed");
/** BR-97, BR-131: what reaches another hero. */
const AID_RANGE = 2;

/** BR-91 to BR-97, BR-A13, BR-A39, BR-A44 to BR-A50. */
export const defending = stepsOf(onslaught, (r) => [
  run<BeyondTheRift>((s, f) => openWindow(s, ATTACKED, attackerOf(s, f), get(s, f, r.seat))),
  proceedIf<BeyondTheRift>(isOn, "end"),
  // BR-126, BR-A83: after the target is fixed, before anything is committed.
  askShield(r.seat, (s, f, ally) => set(s, f, r.ally, refer(s, ally))),
  proceedIf<BeyondTheRift>((s, f) => get(s, f, r.ally) === NONE, "closed"),
  label("commit"),
  askAll<BeyondTheRift>("commit", r.done, {
    prompt: "commit-defence",
    always: closedHands,
    who: (s) => everyone(s.shape.seats),
    // BR-A39: whoever is attacked closes it, unless somebody asked to be waited for.
    closed: (s, f, done) => includes(done, get(s, f, r.seat)) && (get(s, f, r.awaited) & ~done) === 0,
    options: addCommitments,
    choose: (s, f, o, seat) => {
      if (o === CLOSE || o === PASS) return "done";
      if (o === WAIT) set(s, f, r.awaited, (get(s, f, r.awaited) | only(seat)) as Seats);
      else if (o === GUARD) buy(s, f, seat);
      else if (kindOf(o) === LAY) lay(s, f, seat, thingOf(o) as Def);
      return "on";
    },
  }),
  label("closed"),
  // BR-A44: first a Response card for each symbol, in the order laid, then the enemy's (BR-152).
  run<BeyondTheRift>((s, f) => {
    for (let left = symbolsInDefence(s); left > 0; left--)
      set(s, f, r.drawn, get(s, f, r.drawn) + drawResponse(s, "symbol"));
    set(s, f, r.response, drawResponse(s, "attack"));
    openWindow(s, RESPONDING, attackerOf(s, f), get(s, f, r.seat));
  }),
  proceedIf<BeyondTheRift>(isOn, "end"),
  run<BeyondTheRift>(compare),
  proceedIf<BeyondTheRift>((s, f) => get(s, f, r.result) === HIT, "missed"),
  run<BeyondTheRift>((s, f) => {
    if (get(s, f, r.ally) === NONE) openWindow(s, HITTING, attackerOf(s, f), get(s, f, r.seat));
  }),
  run<BeyondTheRift>(hurt),
  goto("bonus"),
  label("missed"),
  run<BeyondTheRift>((s, f) => {
    if (get(s, f, r.ally) === NONE) openWindow(s, MISSING, attackerOf(s, f), get(s, f, r.seat));
  }),
  label("bonus"),
  // BR-69, BR-A49: in v0.9.9 only attacks have a Bonus. BR-A50: in the order laid, before any of them is discarded.
  proceedIf<BeyondTheRift>((s) => isFinal(s) && nextBonus(s) !== NONE, "end"),
  run<BeyondTheRift>((s, f) => {
    const card = nextBonus(s);
    s.marks[card] |= BONUS_DONE;
    startRun(s, card, s.owner[card], defOf(s, card).defense?.bonus?.procedure ?? NONE, attackerOf(s, f));
  }),
  goto("bonus"),
  label("end"),
  run<BeyondTheRift>(leaveCommitment),
  settled,
]);
const r = onslaught.registers;

/** BR-A47: an enemy that has gone or is out of range attacks nobody, nor is an ally hit that has; what was spent stays spent. */
function isOn(s: BeyondTheRift, f: Frame): boolean {
  const attacker = attackerOf(s, f);
  if (attacker === NONE || !heroReach(s, attacker, get(s, f, r.seat))) return false;
  return get(s, f, r.ally) === NONE || allyOf(s, f) !== NONE;
}

/** BR-91, BR-97: what the hero may still do for this defence, or another for it. */
function addCommitments(s: BeyondTheRift, f: Frame, seat: Seat): void {
  const { offer } = s;
  const leads = seat === get(s, f, r.seat);
  const before = offer.count;
  addLays(s, f, seat, leads);
  if (leads) {
    const cost = guardCost(s, seat);
    if (cost > 0 && cost <= s.ap[seat]) offer.add(GUARD);
    offer.add(CLOSE);
  } else if (offer.count > before || (s.rulings.hiddenHands && s.size[handOf(seat)] > 0)) {
    offer.add(PASS);
    if (!includes(get(s, f, r.awaited), seat)) offer.add(WAIT);
  }
}

/** BR-92: AP for a point of defence, by the hero's own board; BR-A46: never for another. */
export const guardCost = (s: BeyondTheRift, seat: Seat): number => sheetOf(s, seat).board.board?.guard ?? 0;

/** BR-57, BR-117: Defense cards, and Wounds and Fatigue of defence with them; an aid needs range 2 (BR-97, BR-131). */
function addLays(s: BeyondTheRift, f: Frame, seat: Seat, leads: boolean): void {
  if (!leads && heroAdded(s, seat, CANT_AID) > 0) return;
  const { bits, cards } = s.library;
  const n = distinctDefs(s, handOf(seat));
  for (let i = 0; i < n; i++) {
    const def = s.scratch[i];
    if ((bits[def] & HAS_DEFENSE) !== 0) {
      if ((leads || cards[def].range >= AID_RANGE) && defenseCost(s, def as Def) <= s.ap[seat])
        s.offer.add(option(LAY, def));
    } else if ((bits[def] & OF_DEFENSE) !== 0 && takesPart(s, f, seat) && mayWeigh(s, f, cards[def].n))
      s.offer.add(option(LAY, def));
  }
}

/** BR-A87: a card with two undivided types has one cost, that of the first. */
export function defenseCost(s: BeyondTheRift, def: Def): number {
  const { attack, defense, divided } = s.library.cards[def];
  const cost = defense?.cost ?? 0;
  return divided ? cost : (attack?.primary ?? cost);
}

/** BR-A62: whoever has laid a Defense card or bought a point of defence. */
function takesPart(s: BeyondTheRift, f: Frame, seat: Seat): boolean {
  if (seat === get(s, f, r.seat) && get(s, f, r.bought) > 0) return true;
  for (let c = s.head[COMMITTED]; c !== NONE; c = s.next[c])
    if (s.owner[c] === seat && defOf(s, c).defense !== null) return true;
  return false;
}

/** BR-A44: paid when it is laid, and not taken back. */
function lay(s: BeyondTheRift, f: Frame, seat: Seat, def: Def): void {
  const card = pickOut(s, handOf(seat), def);
  const aids = seat !== get(s, f, r.seat);
  const { defense, n } = defOf(s, card);
  const cost = defense === null ? 0 : defenseCost(s, def);
  move(s, card, COMMITTED);
  if (aids) s.marks[card] |= AIDING;
  if (s.log !== null)
    s.log.push({
      do: aids ? "aid" : "lay",
      rule: defense === null ? "BR-117" : aids ? "BR-97" : "BR-91",
      ...onCard(s, card),
      seat,
      cost,
      value: defense?.value ?? n,
    });
  payAp(s, seat, cost);
}

function buy(s: BeyondTheRift, f: Frame, seat: Seat): void {
  const cost = guardCost(s, seat);
  set(s, f, r.bought, get(s, f, r.bought) + 1);
  if (s.log !== null) s.log.push({ do: "guard", rule: "BR-92", seat, n: 1, cost });
  payAp(s, seat, cost);
}

/** BR-5, BR-94: only strictly more hits; then the damage that the enemy's card names stands to be dealt (BR-95). */
function compare(s: BeyondTheRift, f: Frame): void {
  const attacker = attackerOf(s, f);
  const ally = allyOf(s, f);
  const attack = onslaughtTotal(s, f);
  const defence = defenceTotal(s, f);
  const success = attack > defence;
  set(s, f, r.result, success ? HIT : MISSED);
  const { id, wounds, fatigue } = defOf(s, attacker);
  if (success) {
    set(s, f, r.wounds, wounds);
    set(s, f, r.fatigue, fatigue);
  }
  if (s.log === null) return;
  const against = ally === NONE ? sheetOf(s, get(s, f, r.seat)).hero.id : defOf(s, ally).id;
  s.log.push({ do: "compare", rule: "BR-94", by: id, against, attack, defence, success });
}

/** BR-95, BR-A59: Wounds first, straight into the hand; BR-A13, BR-A82: an ally has them attached, and what is too much is lost. */
function hurt(s: BeyondTheRift, f: Frame): void {
  const wounds = get(s, f, r.wounds);
  const fatigue = get(s, f, r.fatigue);
  const seat = get(s, f, r.seat);
  if (get(s, f, r.ally) !== NONE) {
    const ally = allyOf(s, f);
    if (ally === NONE) return;
    attachWounds(s, ally, wounds);
    attachFatigue(s, ally, fatigue);
    return;
  }
  takeWound(s, seat, wounds, "hand");
  takeFatigue(s, seat, fatigue, "hand");
  if (wounds + fatigue > 0) openWindow(s, WOUNDED, attackerOf(s, f), seat);
}

/** The first card whose Bonus is still to come. */
function nextBonus(s: BeyondTheRift): Card {
  let c = s.head[COMMITTED];
  while (c !== NONE && (s.marks[c] & BONUS_DONE) !== 0) c = s.next[c];
  return c;
}
