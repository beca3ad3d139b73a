import {
  type Card,
  type Def,
  everyone,
  type Frame,
  includes,
  kindOf,
  meant,
  NOBODY,
  NONE,
  only,
  option,
  type Ref,
  type Seat,
  type Seats,
  thingOf,
} from "@rifthall/kernel/ids";
import { askAll, askOn, get, goto, label, proceedIf, type Register, run, set, stepsOf } from "@rifthall/kernel/machine";
import { move, pickOut, refer } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import { HAS_ATTACK, OF_ATTACK } from "../bits.js";
import {
  AIDING,
  areaOf,
  type BeyondTheRift,
  BONUS_DONE,
  COMMITTED,
  defOf,
  handOf,
  QUEST,
  reaction,
  sheetOf,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { gainAp, payAp } from "./ap.js";
import { removeCard } from "./areas.js";
import { leaveCommitment } from "./commitment.js";
import { onCard } from "./name.js";
import { startRun } from "./resolve.js";
import { doorDefence, doorResponses } from "./scenario.js";
import {
  FAILED,
  isDoor,
  MOST_RESPONSE,
  MOST_TARGETS,
  mayBurden,
  reachesAll,
  reachesTarget,
  SUCCEEDED,
  strike,
  strikeTarget,
  strikeTotal,
  symbolsLaid,
} from "./strike.js";
import { attachFatigue, attachWounds, drawResponse } from "./supply.js";
import { happened } from "./trigger.js";
import { CANT_AID, DAMAGE, defenceOf, heroAdded } from "./values.js";
import { closedHands, openWindow } from "./window.js";

const LAY = kind("lay");
const TARGET = kind("target");
const CLOSE = option(kind("close"));
const WAIT = option(kind("wait"));
const PASS = option(kind("pass"));
const END = option(kind("end"));
const STRUCK = reaction("struck");
const FAILING = reaction("failed");
const RESPONDING = reaction("response");

/** BR-58 to BR-72, BR-A44 to BR-A51. */
export const striking = stepsOf(strike, (r) => [
  label("targets"),
  askOn<BeyondTheRift>("targets", {
    prompt: "further-target",
    who: (s, f) => (targetCount(s, f) < get(s, f, r.targets) ? only(get(s, f, r.seat)) : NOBODY),
    options: (s, f) => addTargets(s, f),
    choose: (s, f, o) => {
      const at = targetCount(s, f);
      if (o === END) set(s, f, r.targets, at);
      else set(s, f, (r.target + at) as Register<Ref>, refer(s, thingOf(o) as Card));
    },
  }),
  proceedIf<BeyondTheRift>((s, f) => get(s, f, r.value) === NONE, "closed"),
  label("commit"),
  askAll<BeyondTheRift>("commit", r.done, {
    prompt: "commit-attack",
    always: closedHands,
    who: (s) => everyone(s.shape.seats),
    // BR-A39: whoever leads closes it, unless somebody asked to be waited for.
    closed: (s, f, done) => includes(done, get(s, f, r.seat)) && (get(s, f, r.awaited) & ~done) === 0,
    options: (s, f, seat) => {
      const leads = seat === get(s, f, r.seat);
      const before = s.offer.count;
      addLays(s, f, seat);
      if (leads) s.offer.add(CLOSE);
      else if (s.offer.count > before || (s.rulings.hiddenHands && s.size[handOf(seat)] > 0)) {
        s.offer.add(PASS);
        if (!includes(get(s, f, r.awaited), seat)) s.offer.add(WAIT);
      }
    },
    choose: (s, f, o, seat) => {
      if (o === CLOSE || o === PASS) return "done";
      if (o === WAIT) set(s, f, r.awaited, (get(s, f, r.awaited) | only(seat)) as Seats);
      else if (kindOf(o) === LAY) lay(s, f, seat, thingOf(o) as Def);
      return "on";
    },
  }),
  label("closed"),
  // BR-64: after all is committed, a Response card for each symbol (BR-A26).
  run<BeyondTheRift>((s, f) => {
    if (get(s, f, r.value) !== NONE) return;
    for (let left = symbolsLaid(s); left > 0; left--)
      set(s, f, r.drawn, get(s, f, r.drawn) + drawResponse(s, "symbol"));
  }),
  label("target"),
  proceedIf<BeyondTheRift>(
    (s, f) => get(s, f, r.at) < MOST_TARGETS && get(s, f, (r.target + get(s, f, r.at)) as Register<Ref>) !== NONE,
    "bonus",
  ),
  proceedIf<BeyondTheRift>(isReached, "missing"),
  // BR-65, BR-152: every defence draws one of its own; of a door those the scenario names (BR-136).
  run<BeyondTheRift>((s, f) => {
    const target = strikeTarget(s, f, get(s, f, r.at));
    let sum = 0;
    for (let left = isDoor(s, target) ? doorResponses(s, target) : 1; left > 0; left--)
      sum += drawResponse(s, "defence");
    set(s, f, r.response, Math.min(sum, MOST_RESPONSE));
    openWindow(s, RESPONDING, target, get(s, f, r.seat));
  }),
  proceedIf<BeyondTheRift>(isReached, "missing"),
  run<BeyondTheRift>(compare),
  run<BeyondTheRift>((s, f) => {
    const target = meant(get(s, f, (r.target + get(s, f, r.at)) as Register<Ref>));
    openWindow(s, get(s, f, r.hit) === SUCCEEDED ? STRUCK : FAILING, target, get(s, f, r.seat));
  }),
  // BR-A47: what is gone is passed over; where nothing is left to compare with, the attack ends without a Bonus.
  label("missing"),
  run<BeyondTheRift>((s, f) => set(s, f, r.at, get(s, f, r.at) + 1)),
  goto("target"),
  label("bonus"),
  // BR-69, BR-A48, BR-A50: card by card in the order laid, before any of them is discarded.
  proceedIf<BeyondTheRift>((s, f) => get(s, f, r.value) === NONE, "end"),
  proceedIf<BeyondTheRift>((s, f) => get(s, f, r.success) !== 0, "gone"),
  label("next bonus"),
  proceedIf<BeyondTheRift>((s) => nextBonus(s) !== NONE, "gone"),
  run<BeyondTheRift>((s, f) => bonus(s, f, nextBonus(s))),
  goto("next bonus"),
  label("gone"),
  // BR-70
  run<BeyondTheRift>((s, f) => {
    if (get(s, f, r.value) === NONE) leaveCommitment(s);
  }),
  label("end"),
]);
const r = strike.registers;

/** BR-A47: is the target still there, and within range of every card used? */
function isReached(s: BeyondTheRift, f: Frame): boolean {
  const target = strikeTarget(s, f, get(s, f, r.at));
  if (target === NONE || get(s, f, r.value) !== NONE) return target !== NONE;
  for (let c = s.head[COMMITTED]; c !== NONE; c = s.next[c]) {
    const { attack, range } = defOf(s, c);
    if (attack !== null && !reachesTarget(s, s.owner[c], target, range)) return false;
  }
  return true;
}

function targetCount(s: BeyondTheRift, f: Frame): number {
  let n = 0;
  while (n < MOST_TARGETS && get(s, f, (r.target + n) as Register<Ref>) !== NONE) n++;
  return n;
}

/** BR-A51: a further enemy within range of the card that began it. */
function addTargets(s: BeyondTheRift, f: Frame): void {
  const seat = get(s, f, r.seat);
  const { range } = defOf(s, s.head[COMMITTED]);
  s.offer.add(END);
  const before = s.offer.count;
  for (let zone = 0; zone <= s.shape.seats; zone++) {
    const at = zone === 0 ? QUEST : areaOf((zone - 1) as Seat);
    for (let c = s.head[at]; c !== NONE; c = s.next[c])
      if (defOf(s, c).type === "enemy" && !isTargeted(s, f, c) && reachesTarget(s, seat, c, range))
        s.offer.add(option(TARGET, c));
  }
  // A door stands alone (BR-136), and without a further enemy there is nothing to ask.
  if (s.offer.count === before || isDoor(s, strikeTarget(s, f, 0))) s.offer.count = 1;
}

function isTargeted(s: BeyondTheRift, f: Frame, card: Card): boolean {
  for (let at = 0; at < MOST_TARGETS; at++) if (strikeTarget(s, f, at) === card) return true;
  return false;
}

/** BR-59, BR-62, BR-A19, BR-A35: attack cards, and Wounds and Fatigue of attacks; nothing else enters an attack. */
function addLays(s: BeyondTheRift, f: Frame, seat: Seat): void {
  const { bits, cards } = s.library;
  const leads = seat === get(s, f, r.seat);
  const n = distinctDefs(s, handOf(seat));
  for (let i = 0; i < n; i++) {
    const def = s.scratch[i];
    const has = bits[def];
    if ((has & HAS_ATTACK) !== 0) {
      const cost = layCost(s, f, seat, def as Def);
      if (cost !== null && cost <= s.ap[seat] && reachesAll(s, f, seat, cards[def].range))
        s.offer.add(option(LAY, def));
    } else if ((has & OF_ATTACK) !== 0 && (leads || takesPart(s, seat)) && mayBurden(s, f, cards[def].n))
      s.offer.add(option(LAY, def));
  }
}

/** BR-59: the Secondary Cost for one's own attack; BR-62, BR-130: who aids pays the Primary. Null: it cannot be laid. */
export function layCost(s: BeyondTheRift, f: Frame, seat: Seat, def: Def): number | null {
  const { attack } = s.library.cards[def];
  if (attack === null) return null;
  if (seat === get(s, f, r.seat)) return attack.secondary;
  return heroAdded(s, seat, CANT_AID) > 0 ? null : attack.primary;
}

function takesPart(s: BeyondTheRift, seat: Seat): boolean {
  for (let c = s.head[COMMITTED]; c !== NONE; c = s.next[c])
    if (s.owner[c] === seat && defOf(s, c).attack !== null) return true;
  return false;
}

/** BR-A44: paid when it is laid, and not taken back. */
function lay(s: BeyondTheRift, f: Frame, seat: Seat, def: Def): void {
  const cost = layCost(s, f, seat, def) ?? 0;
  const card = pickOut(s, handOf(seat), def);
  const aids = seat !== get(s, f, r.seat);
  move(s, card, COMMITTED);
  if (aids) s.marks[card] |= AIDING;
  const { attack, n } = defOf(s, card);
  if (s.log !== null)
    s.log.push({
      do: aids ? "aid" : "lay",
      rule: attack === null ? "BR-117" : aids ? "BR-62" : "BR-59",
      ...onCard(s, card),
      seat,
      cost,
      value: attack?.value ?? n,
    });
  payAp(s, seat, cost);
}

/** BR-5, BR-66 to BR-68: strictly more succeeds; whoever began it says how much it hurts. */
function compare(s: BeyondTheRift, f: Frame): void {
  const target = strikeTarget(s, f, get(s, f, r.at));
  const seat = get(s, f, r.seat);
  const door = isDoor(s, target);
  const attack = strikeTotal(s, f);
  const defence = (door ? doorDefence(s, target) : defenceOf(s, target)) + get(s, f, r.response);
  const success = attack > defence;
  set(s, f, r.hit, success ? SUCCEEDED : FAILED);
  set(s, f, r.success, Math.max(get(s, f, r.success), get(s, f, r.hit)));
  if (s.log !== null)
    s.log.push({
      do: "compare",
      rule: "BR-66",
      by: seat === NONE ? "" : sheetOf(s, seat).hero.id,
      against: defOf(s, target).id,
      attack,
      defence,
      success,
    });
  if (!success) return;
  if (door) {
    // BR-A21
    happened(s, "opened", target);
    removeCard(s, target);
    return;
  }
  const board = seat === NONE || get(s, f, r.value) !== NONE ? null : sheetOf(s, seat).board.board;
  attachWounds(s, target, (board?.wounds ?? 1) + (seat === NONE ? 0 : heroAdded(s, seat, DAMAGE)));
  if (board !== null && strikeTarget(s, f, get(s, f, r.at)) !== NONE) attachFatigue(s, target, board.fatigue);
}

/** The first card whose Bonus, or whose other effects, are still to come. */
function nextBonus(s: BeyondTheRift): Card {
  let c = s.head[COMMITTED];
  while (c !== NONE && (s.marks[c] & BONUS_DONE) !== 0) c = s.next[c];
  return c;
}

/** BR-69, and what an undivided card does besides (BR-53, BR-A87); "you" is whoever laid it (BR-A45). */
function bonus(s: BeyondTheRift, f: Frame, card: Card): void {
  s.marks[card] |= BONUS_DONE;
  const { attack, ap, special, divided } = defOf(s, card);
  if (attack === null) return;
  const you = s.owner[card];
  const target = strikeTarget(s, f, 0);
  // What begins last runs first.
  if (!divided && special !== null) startRun(s, card, you, special.procedure, target);
  if (!divided && ap !== null) gainAp(s, you, ap.gain, "BR-53");
  if (attack.bonus !== null) startRun(s, card, you, attack.bonus.procedure, target);
}
