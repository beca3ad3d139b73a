import {
  type Card,
  type Def,
  kindOf,
  NONE,
  option,
  placeOf,
  type Seat,
  thingOf,
  type Zone,
} from "@rifthall/kernel/ids";
import { askAll, boundary, label, procedure, run } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import {
  areaOf,
  CARRIED,
  controller,
  deckOf,
  handOf,
  IS_DEPLOYABLE,
  isGear,
  isUnit,
  living,
  PHASE,
  phase,
  type QuantumRift,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { distinctDefs } from "./cards.js";
import { canPay, DEPLOY, startPay } from "./pay.js";
import { purseOf } from "./purse.js";
import { completion } from "./resolve.js";
import { give, unmark } from "./units.js";
import { addEndAndUses, closedHands, guess, isWindowFor, use } from "./window.js";

const DEPLOY_OPTION = kind("deploy");
const EQUIP = kind("equip");
const END = option(kind("end"));

/** QR-22: units, gear and skills; from the deck before the game, from the hand in the phase. */
export const isDeployable = (s: QuantumRift, def: number): boolean => (s.library.bits[def] & IS_DEPLOYABLE) !== 0;

function addDeployments(s: QuantumRift, seat: Seat, zone: Zone): void {
  const n = distinctDefs(s, zone, IS_DEPLOYABLE);
  const purse = purseOf(s, seat);
  for (let i = 0; i < n; i++)
    if (canPay(s, seat, DEPLOY, s.scratch[i], purse)) s.offer.add(option(DEPLOY_OPTION, s.scratch[i]));
}

/** QR-56: each gear changes its bearer at most once a phase. */
const canEquip = (s: QuantumRift, seat: Seat, gear: Card, unit: Card): boolean =>
  controller(s, gear) === seat &&
  controller(s, unit) === seat &&
  isGear(s, gear) &&
  isUnit(s, unit) &&
  s.bearer[gear] !== unit &&
  (s.marks[gear] & CARRIED) === 0;

function addEquipping(s: QuantumRift, seat: Seat): void {
  for (let gear = s.head[areaOf(seat)]; gear !== NONE; gear = s.next[gear])
    if (isGear(s, gear))
      for (let unit = s.head[areaOf(seat)]; unit !== NONE; unit = s.next[unit])
        if (canEquip(s, seat, gear, unit)) s.offer.add(option(EQUIP, gear, unit));
}

function canDeployAny(s: QuantumRift, seat: Seat): boolean {
  const purse = purseOf(s, seat);
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c])
    if (isDeployable(s, s.def[c]) && canPay(s, seat, DEPLOY, s.def[c], purse)) return true;
  return false;
}

function canEquipAny(s: QuantumRift, seat: Seat): boolean {
  for (let gear = s.head[areaOf(seat)]; gear !== NONE; gear = s.next[gear])
    if (isGear(s, gear))
      for (let unit = s.head[areaOf(seat)]; unit !== NONE; unit = s.next[unit])
        if (canEquip(s, seat, gear, unit)) return true;
  return false;
}

function equip(s: QuantumRift, gear: Card, unit: Card): void {
  s.marks[gear] |= CARRIED;
  give(s, gear, unit, "QR-56");
}

/** QR-22: before the first turn, out of the deck. */
export const initial = procedure("initial", { passed: holds.seats }, (r) => [
  label("again"),
  askAll<QuantumRift>("again", r.passed, {
    prompt: "initial",
    who: living,
    options: (s, _f, seat) => {
      addDeployments(s, seat, deckOf(seat));
      if (s.offer.count > 0) s.offer.add(END);
    },
    choose: (s, _f, o, seat) => {
      if (o === END) return "done";
      startPay(s, seat, DEPLOY, thingOf(o) as Def);
      return "on";
    },
  }),
]);

/** QR-54 to QR-56: any number, until every player is done. */
export const deployment = procedure("deployment", { passed: holds.seats }, (r) => [
  run<QuantumRift>((s) => {
    s.tally[PHASE] = phase("deployment");
    unmark(s, CARRIED);
  }),
  label("again"),
  boundary<QuantumRift>("step", [{ ...completion, boundary: "step" }]),
  askAll<QuantumRift>("again", r.passed, {
    prompt: "deployment",
    always: closedHands,
    who: living,
    guess: (s, _f, seat) => guess(canDeployAny(s, seat) || canEquipAny(s, seat) || isWindowFor(s, seat)),
    options: (s, _f, seat) => {
      addDeployments(s, seat, handOf(seat));
      addEquipping(s, seat);
      addEndAndUses(s, seat, END, s.offer.count > 0);
    },
    choose: (s, _f, o, seat) => {
      if (o === END) return "done";
      if (kindOf(o) === DEPLOY_OPTION) startPay(s, seat, DEPLOY, thingOf(o) as Def);
      else if (kindOf(o) === EQUIP) equip(s, thingOf(o) as Card, placeOf(o) as Card);
      else use(s, seat, o);
      return "on";
    },
  }),
]);
