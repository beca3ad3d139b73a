import { type Card, type Def, kindOf, NONE, type Option, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { askAll, call, type Guess, get, type Item, label, procedure, run, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { probe, unprobe } from "../../shared/probe.js";
import type { Ability } from "../content.js";
import {
  ACTED,
  ACTED_EVER,
  ATTACKS,
  areaOf,
  COLOURS,
  type Colour,
  controller,
  defOf,
  diceOf,
  HAS_ACTION,
  HAS_RESPONSE,
  handOf,
  IS_ACTION,
  isLiving,
  living,
  type QuantumRift,
  READY,
  RESPONDED,
  RESPONDED_EVER,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { distinctDefs } from "./cards.js";
import { rollFrame } from "./dice.js";
import { ACT, canAct, canPay, RESPOND, startPay, USE } from "./pay.js";
import { actingPurse, purseOf } from "./purse.js";
import { isResolving } from "./resolve.js";
import { addedFor, CANT_ACT, CANT_RESPOND } from "./stats.js";

const ACT_OPTION = kind("act");
const USE_OPTION = kind("use");
const RESPOND_OPTION = kind("respond");
const PASS = option(kind("pass"));

/** QR-A10: the closed list of points between two steps where nothing else is asked. */
export const WINDOWS = [
  "engage",
  "melee",
  "attack",
  "rolled",
  "combat",
  "explore",
  "threat",
  "regroup",
  "end",
  "response",
] as const;
export type WindowName = (typeof WINDOWS)[number];

/** Adds what that seat may use at any time: Action cards, ACTIONs, RESPONSEs (QR-45, QR-96). Says how many. */
export function addUses(s: QuantumRift, seat: Seat): number {
  const { offer } = s;
  const before = offer.count;
  const { bits } = s.library;
  const purse = purseOf(s, seat);
  const n = distinctDefs(s, handOf(seat), IS_ACTION);
  const acting = n > 0 ? actingPurse(s, seat, purse) : 0;
  for (let i = 0; i < n; i++) if (canAct(s, seat, s.scratch[i], acting)) offer.add(option(ACT_OPTION, s.scratch[i]));
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) {
    const has = bits[s.def[c]];
    if ((has & HAS_ACTION) !== 0 && canUse(s, seat, c, purse)) offer.add(option(USE_OPTION, c));
    if ((has & HAS_RESPONSE) !== 0 && canRespond(s, seat, c, purse)) offer.add(option(RESPOND_OPTION, c));
  }
  return offer.count - before;
}

/**
 * Is the seat to be asked for the sake of these uses? Where hands are closed, asking must not tell what is in them: then
 * it is enough that the seat holds cards and has dice.
 */
export function isWindow(s: QuantumRift, seat: Seat, uses: number): boolean {
  if (uses > 0 || s.rulings.openHands || s.size[handOf(seat)] === 0) return uses > 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (s.ready[diceOf(seat, colour as Colour)] > 0) return true;
  return false;
}

/**
 * What ends the question, then what may be used: a use that costs something and changes nothing never stands first.
 * Neither of them where nobody need be asked for it.
 */
export function addEndAndUses(s: QuantumRift, seat: Seat, end: Option, needed = false): void {
  const before = s.offer.count;
  s.offer.add(end);
  const uses = addUses(s, seat);
  if (!needed && !isWindow(s, seat, uses)) s.offer.count = before;
}

/** Questions about hands are asked even where one answer is left, if hands are closed. */
export const closedHands = (s: QuantumRift): boolean => !s.rulings.openHands;

function canUse(s: QuantumRift, seat: Seat, card: Card, purse: number): boolean {
  const { action } = defOf(s, card);
  if (action === null || controller(s, card) !== seat || isSpent(s, card, action, ACTED, ACTED_EVER)) return false;
  return canPay(s, seat, USE, card, purse) && !isForbidden(s, seat, CANT_ACT);
}

/** QR-96: only while its condition is met. */
function canRespond(s: QuantumRift, seat: Seat, card: Card, purse?: number): boolean {
  const { response } = defOf(s, card);
  if (response === null || controller(s, card) !== seat) return false;
  if (isSpent(s, card, response, RESPONDED, RESPONDED_EVER) || !canPay(s, seat, RESPOND, card, purse)) return false;
  return isMet(s, seat, card, response) && !isForbidden(s, seat, CANT_RESPOND);
}

/** QR-A32: used up for this turn or this game, or not ready where it exhausts. */
export function isSpent(s: QuantumRift, card: Card, a: Ability, turn: number, ever: number): boolean {
  if (a.exhaust && s.condition[card] !== READY) return true;
  if (a.once === "turn") return (s.marks[card] & turn) !== 0;
  return a.once === "game" && (s.marks[card] & ever) !== 0;
}

export function isMet(s: QuantumRift, seat: Seat, card: Card, a: Ability): boolean {
  if (a.holds === null) return true;
  if ((a.inAttack && s.tally[ATTACKS] === 0) || (a.inRoll && rollFrame(s) === NONE)) return false;
  const f = probe(s, card, seat);
  const met = a.holds(s, f);
  unprobe(s, f);
  return met;
}

/** QR-46: what forbids the one does not forbid the other. */
export const isForbidden = (s: QuantumRift, seat: Seat, key: number): boolean => addedFor(s, seat, key) > 0;

/** Is the seat to be asked for the sake of what it may use? */
export const isWindowFor = (s: QuantumRift, seat: Seat): boolean => isWindow(s, seat, hasUse(s, seat) ? 1 : 0);

/** Whoever may use something may also pass. */
export const guess = (open: boolean): Guess => (open ? "several" : "none");

/** Is it such a use? Then it begins. */
export function use(s: QuantumRift, seat: Seat, o: Option): boolean {
  const what = kindOf(o);
  if (what === ACT_OPTION) startPay(s, seat, ACT, thingOf(o) as Def);
  else if (what === USE_OPTION) startPay(s, seat, USE, thingOf(o));
  else if (what === RESPOND_OPTION) startPay(s, seat, RESPOND, thingOf(o));
  else return false;
  return true;
}

/** Under which name a seat is stopped at a window: a RESPONSE that could be used now has its own. */
export function stopName(s: QuantumRift, seat: Seat, window: WindowName): WindowName {
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) if (canRespond(s, seat, c)) return "response";
  return window;
}

/** Asked until every seat that could use something has passed. */
export const opened = procedure("window", { name: holds.int(0, WINDOWS.length - 1), passed: holds.seats }, (r) => [
  label("again"),
  askAll<QuantumRift>("again", r.passed, {
    prompt: "window",
    always: closedHands,
    who: living,
    guess: (s, _f, seat) => guess(isWindowFor(s, seat)),
    options: (s, _f, seat) => addEndAndUses(s, seat, PASS),
    choose: (s, _f, o, seat) => (use(s, seat, o) ? "anew" : "done"),
    window: (s, f, seat) => ({ stop: stopName(s, seat, WINDOWS[get(s, f, r.name)]), pass: PASS }),
  }),
]);

/** Is anybody to be asked here at all? */
function anyUse(s: QuantumRift): boolean {
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (isLiving(s, seat as Seat) && isWindowFor(s, seat as Seat)) return true;
  return false;
}

/** Would `addUses` add anything? */
function hasUse(s: QuantumRift, seat: Seat): boolean {
  const { bits } = s.library;
  const purse = purseOf(s, seat);
  const acting = s.size[handOf(seat)] > 0 ? actingPurse(s, seat, purse) : 0;
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c])
    if ((bits[s.def[c]] & IS_ACTION) !== 0 && canAct(s, seat, s.def[c], acting)) return true;
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c]) {
    const has = bits[s.def[c]];
    if ((has & HAS_ACTION) !== 0 && canUse(s, seat, c, purse)) return true;
    if ((has & HAS_RESPONSE) !== 0 && canRespond(s, seat, c, purse)) return true;
  }
  return false;
}

/** A window at this point, unless an effect is being resolved (QR-A10); asked only if somebody can use something. */
export function window(name: WindowName): Item<QuantumRift> {
  const at = WINDOWS.indexOf(name);
  return run<QuantumRift>((s) => {
    if (!isResolving(s) && anyUse(s)) set(s, call(s, opened), opened.registers.name, at);
  });
}
