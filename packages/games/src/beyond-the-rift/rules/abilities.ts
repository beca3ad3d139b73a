import {
  type Card,
  type Def,
  everyone,
  isSole,
  kindOf,
  NO_REF,
  NOBODY,
  NONE,
  option,
  type Seat,
  type Seats,
  soleSeat,
  thingOf,
} from "@rifthall/kernel/ids";
import { ask, askOn, call, get, label, procedure, proceedIf, run, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { present, refer } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import { IS_AFFLICTION, IS_PERSISTENT } from "../bits.js";
import { areaOf, type BeyondTheRift, HEALED, handOf, inPlay, isFinal, QUEST, reaction } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { loseAp } from "./ap.js";
import { enemiesIn, hasAttachment, heroReach, mend, moveEnemy, removeCard, zoneOfArea } from "./areas.js";
import { canDiscard, discardFromHand } from "./cards.js";
import { onCard } from "./name.js";
import { isOfType } from "./scenario.js";
import { askShield } from "./shield.js";
import { attachWounds, fatigueComes, takeFatigue } from "./supply.js";
import { addHeroes, fixTarget, preferred, type Reach } from "./target.js";
import { closedHands, openWindow } from "./window.js";

const DISCARD = kind("discard");
const GIVE = kind("give");
const TARGET = kind("target");
const POISONED = reaction("poisoned");
const MOST_LOST = 99;
const MOST_HEALED = 99;

/** BR-86, BR-A15: v0.9.9 names no range for Poison. */
export const poisonReach: Reach = (s, enemy, seat) => !isFinal(s) || heroReach(s, enemy, seat);

/** BR-A57: in v0.9.9 nothing is placed where there is no Fatigue; else there is always something to come. */
export const canPoison = (s: BeyondTheRift): boolean => fatigueComes(s, "deck");

/** BR-86, BR-126: Fatigue on top of the hero's deck (BR-A16), or a Wound for the ally that stands in. */
export const poison = procedure("poison", { enemy: holds.card, seat: holds.seat, ally: holds.ref }, (r) => [
  askShield(r.seat, (s, f, ally) => set(s, f, r.ally, refer(s, ally))),
  run<BeyondTheRift>((s, f) => {
    const seat = get(s, f, r.seat);
    const ally = present(s, get(s, f, r.ally));
    if (ally !== NONE) {
      attachWounds(s, ally, 1);
      return;
    }
    takeFatigue(s, seat, 1, "deck");
    openWindow(s, POISONED, get(s, f, r.enemy), seat);
  }),
]);

export function startPoison(s: BeyondTheRift, enemy: Card, seat: Seat): void {
  if (s.log !== null) s.log.push({ do: "poison", rule: "BR-86", ...onCard(s, enemy), seat, n: 1 });
  const f = call(s, poison);
  set(s, f, poison.registers.enemy, enemy);
  set(s, f, poison.registers.seat, seat);
  set(s, f, poison.registers.ally, NO_REF);
}

/** BR-87: has the hero anything to lose by it? An ally that could stand in lies in the Hero Area too (BR-A14). */
export const canIntimidate = (s: BeyondTheRift, seat: Seat): boolean => canDiscard(s, seat) || hasLasting(s, seat);

/** BR-87: in the final edition Persistent cards in the Hero Area may be given, in v0.9.9 an ally only by standing in. */
function hasLasting(s: BeyondTheRift, seat: Seat): boolean {
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) if (isGiven(s, c)) return true;
  return false;
}
const isGiven = (s: BeyondTheRift, card: Card): boolean =>
  isFinal(s) && (s.library.bits[s.def[card]] & IS_PERSISTENT) !== 0;

/** BR-87, BR-A85: the hero gives so many cards, or as many as able; BR-126, BR-A14: an ally that stands in is discarded. */
export const intimidate = procedure("intimidate", { seat: holds.seat, left: holds.int(0, MOST_LOST) }, (r) => [
  askShield(r.seat, (s, f, ally) => {
    removeCard(s, ally);
    set(s, f, r.left, 0);
  }),
  label("next"),
  proceedIf<BeyondTheRift>((s, f) => get(s, f, r.left) > 0, "end"),
  askOn<BeyondTheRift>("next", {
    prompt: "intimidated",
    always: closedHands,
    who: r.seat,
    options: (s, f) => addGiven(s, get(s, f, r.seat)),
    choose: (s, f, o, seat) => {
      set(s, f, r.left, get(s, f, r.left) - 1);
      if (kindOf(o) === GIVE) removeCard(s, thingOf(o) as Card);
      else discardFromHand(s, seat, thingOf(o) as Def, "BR-87");
    },
  }),
  label("end"),
]);

function addGiven(s: BeyondTheRift, seat: Seat): void {
  const { bits } = s.library;
  const n = distinctDefs(s, handOf(seat));
  for (let i = 0; i < n; i++)
    if ((bits[s.scratch[i]] & IS_AFFLICTION) === 0) s.offer.add(option(DISCARD, s.scratch[i]));
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) if (isGiven(s, c)) s.offer.add(option(GIVE, c));
}

export function startIntimidate(s: BeyondTheRift, enemy: Card, seat: Seat, n: number): void {
  if (s.log !== null) s.log.push({ do: "intimidate", rule: "BR-87", ...onCard(s, enemy), seat, n });
  const f = call(s, intimidate);
  set(s, f, intimidate.registers.seat, seat);
  set(s, f, intimidate.registers.left, Math.min(n, MOST_LOST));
}

/** BR-88: has the hero AP to lose? */
export const canObstruct = (s: BeyondTheRift, seat: Seat): boolean => s.ap[seat] > 0;

/** BR-88: as much AP as there is; no ally stands in. */
export function obstruct(s: BeyondTheRift, enemy: Card, seat: Seat, n: number): void {
  if (s.log !== null) s.log.push({ do: "obstruct", rule: "BR-88", ...onCard(s, enemy), seat, n });
  loseAp(s, seat, n, "BR-88");
}

/** BR-84: how many others of that name or family are in an area; NONE is the Quest Area. */
function friendsIn(s: BeyondTheRift, enemy: Card, at: Seat, who: string): number {
  const zone = zoneOfArea(at);
  return enemiesIn(s, zone, who) - (s.zone[enemy] === zone && isOfType(s, enemy, who) ? 1 : 0);
}

/**
 * BR-84, BR-A73: the heroes whose areas it could go to, more than one in a tie of priority; NOBODY if it stays where it is,
 * null if it goes to the Quest Area.
 */
function supported(s: BeyondTheRift, enemy: Card, who: string): Seats | null {
  let most = 0;
  let seats = NOBODY as number;
  for (let seat = 0 as Seat; seat < s.shape.seats; seat++) {
    const n = friendsIn(s, enemy, seat, who);
    if (n > most) {
      most = n;
      seats = 0;
    }
    if (n === most && n > 0) seats |= 1 << seat;
  }
  const quest = friendsIn(s, enemy, NONE as Seat, who);
  if (quest > most) return s.zone[enemy] === QUEST ? NOBODY : null;
  if (most === 0 || friendsIn(s, enemy, s.areaHolder[s.zone[enemy]] as Seat, who) === most) return NOBODY;
  return preferred(s, seats as Seats);
}

export const canSupport = (s: BeyondTheRift, enemy: Card, who: string): boolean =>
  inPlay(s, enemy) && supported(s, enemy, who) !== NOBODY;

/** BR-84: to the area with most others of that name or family; among equal heroes players choose (BR-99). */
export const support = procedure("support", { enemy: holds.card, heroes: holds.seats }, (r) => [
  ask<BeyondTheRift>({
    prompt: "support",
    who: (s) => everyone(s.shape.seats),
    options: (s, f) => addHeroes(s, get(s, f, r.heroes)),
    choose: (s, f, o) => {
      const seat = thingOf(o) as Seat;
      fixTarget(s, get(s, f, r.enemy), seat);
      moveEnemy(s, get(s, f, r.enemy), areaOf(seat), "support", "BR-84");
    },
  }),
]);

export function startSupport(s: BeyondTheRift, enemy: Card, who: string): void {
  if (!inPlay(s, enemy)) return;
  const seats = supported(s, enemy, who);
  if (seats === NOBODY) return;
  if (seats === null) moveEnemy(s, enemy, QUEST, "support", "BR-84");
  else if (isSole(seats)) moveEnemy(s, enemy, areaOf(soleSeat(seats)), "support", "BR-84");
  else {
    const f = call(s, support);
    set(s, f, support.registers.enemy, enemy);
    set(s, f, support.registers.heroes, seats);
  }
}

/** BR-89, BR-A17, BR-A80: one of that name or family in the healer's area, itself too, with something attached. */
const isHurt = (s: BeyondTheRift, card: Card, who: string): boolean => isOfType(s, card, who) && hasAttachment(s, card);

export function canHeal(s: BeyondTheRift, healer: Card, who: string): boolean {
  for (let c = s.head[s.zone[healer]]; c !== NONE; c = s.next[c]) if (isHurt(s, c, who)) return true;
  return false;
}

/** BR-89: one attachment from each of so many; where there are more, players choose which. */
export const heal = procedure("heal", { healer: holds.card, left: holds.int(0, MOST_HEALED) }, (r) => [
  label("next"),
  proceedIf<BeyondTheRift>((s, f) => get(s, f, r.left) > 0, "end"),
  askOn<BeyondTheRift>("next", {
    prompt: "heal",
    who: (s) => everyone(s.shape.seats),
    options: (s, f) => {
      for (let c = s.head[s.zone[get(s, f, r.healer)]]; c !== NONE; c = s.next[c])
        if ((s.marks[c] & HEALED) !== 0) s.offer.add(option(TARGET, c));
    },
    choose: (s, f, o) => {
      set(s, f, r.left, get(s, f, r.left) - 1);
      s.marks[thingOf(o) as Card] &= ~HEALED;
      mend(s, thingOf(o) as Card, "BR-89");
    },
  }),
  label("end"),
  run<BeyondTheRift>(unmark),
]);

/** Those who may be healed carry a mark until it is done; where all of them are, nobody is asked. */
export function startHeal(s: BeyondTheRift, healer: Card, who: string, n: number): void {
  let hurt = 0;
  for (let c = s.head[s.zone[healer]]; c !== NONE; c = s.next[c]) if (isHurt(s, c, who)) hurt++;
  if (hurt > n) {
    for (let c = s.head[s.zone[healer]]; c !== NONE; c = s.next[c]) if (isHurt(s, c, who)) s.marks[c] |= HEALED;
    const f = call(s, heal);
    set(s, f, heal.registers.healer, healer);
    set(s, f, heal.registers.left, Math.min(n, MOST_HEALED));
    return;
  }
  for (let c = s.head[s.zone[healer]], next = c; c !== NONE; c = next) {
    next = s.next[c];
    if (isHurt(s, c, who)) mend(s, c, "BR-89");
  }
}

/** Wherever they are by now. */
function unmark(s: BeyondTheRift): void {
  for (let seat = NONE as Seat; seat < s.shape.seats; seat++)
    for (let c = s.head[zoneOfArea(seat)]; c !== NONE; c = s.next[c]) s.marks[c] &= ~HEALED;
}
