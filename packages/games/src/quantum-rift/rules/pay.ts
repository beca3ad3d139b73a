import { type Card, type Def, type Frame, NONE, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import {
  ask,
  boundary,
  call,
  get,
  goto,
  label,
  procedure,
  proceedIf,
  type Register,
  run,
  set,
} from "@rifthall/kernel/machine";
import { holds, SIGNALS } from "@rifthall/kernel/state";
import { move, pickOut } from "@rifthall/kernel/zone";
import {
  ACTED,
  ACTED_EVER,
  ANY,
  COLOURS,
  type Colour,
  deckOf,
  defOf,
  diceOf,
  handOf,
  isLiving,
  LIMBO,
  MOST_DICE,
  OWN_DICE,
  type QuantumRift,
  RESPONDED,
  RESPONDED_EVER,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { DICE, HAND } from "../verbs/touches.js";
import { putAway, putIntoPlay } from "./cards.js";
import { startPaidRoll } from "./dice.js";
import { noticeDuration } from "./duration.js";
import { onCard } from "./name.js";
import { waiting } from "./order.js";
import { actingPurse, covers, purseOf, totalIn } from "./purse.js";
import { cascade, completion, startEffect } from "./resolve.js";
import { actionPrice, priceOf } from "./stats.js";
import { exhaust } from "./units.js";

const PAY = kind("pay");

const paidDice = holds.int(0, OWN_DICE);

/** What is paid for. */
export const DEPLOY = 0;
export const ACT = 1;
export const USE = 2;
export const RESPOND = 3;

/** The costs as they are printed, of all there is. */
function costsFor(s: QuantumRift, purpose: number): Uint8Array {
  const { costs } = s.library;
  return purpose <= ACT ? costs.card : purpose === USE ? costs.action : costs.response;
}
/** Where the cost of a thing stands among them. `thing` is a definition for cards, a row for abilities. */
const costAt = (s: QuantumRift, purpose: number, thing: number): number =>
  (purpose <= ACT ? thing : s.def[thing as Card]) * (ANY + 1);

/** Symbols of that colour to be paid for it. */
const price = (s: QuantumRift, seat: Seat, purpose: number, thing: number, colour: Colour): number =>
  purpose === ACT ? priceOf(s, seat, thing, colour) : costsFor(s, purpose)[costAt(s, purpose, thing) + colour];

/** QR-32: complete or not at all; QR-34: with ready dice only. Who asks of several things looks once into the purse. */
export function canPay(s: QuantumRift, seat: Seat, purpose: number, thing: number, purse = purseOf(s, seat)): boolean {
  if (purpose === ACT) return canAct(s, seat, thing, actingPurse(s, seat, purse));
  const { costs, owed } = s.library;
  if (purpose === DEPLOY) return canSpare(purse, owed.card, costs.card, thing);
  if (purpose === USE) return canSpare(purse, owed.action, costs.action, s.def[thing as Card]);
  return canSpare(purse, owed.response, costs.response, s.def[thing as Card]);
}

/** The same of an Action, with a purse that has what is taken off the prices. */
export function canAct(s: QuantumRift, seat: Seat, def: number, purse: number): boolean {
  const { costs, owed } = s.library;
  if (!covers(purse, owed.card[def])) return false;
  return costs.card[def * (ANY + 1) + ANY] === 0 || canSpareChanged(s, seat, def);
}

/** Where nothing makes it cheaper or dearer. */
function canSpare(purse: number, owed: Int32Array, costs: Uint8Array, def: number): boolean {
  if (!covers(purse, owed[def])) return false;
  const any = costs[def * (ANY + 1) + ANY];
  return any === 0 || totalIn(purse) - totalIn(owed[def]) >= any;
}

/** Are there dice left for what an Action costs of any colour? */
function canSpareChanged(s: QuantumRift, seat: Seat, def: number): boolean {
  const { cost } = s.library.cards[def];
  let spare = totalIn(purseOf(s, seat)) - cost[ANY];
  for (let colour = 0; colour < ANY; colour++) spare -= actionPrice(s, seat, cost[colour], colour as Colour);
  return spare >= 0;
}

/**
 * Pays, colour by colour, and then does what was paid for. Symbols of any colour are chosen die by die in the order of
 * the colours, so that one payment is one way to answer (QR-31, QR-32).
 */
export const pay = procedure(
  "pay",
  {
    seat: holds.seat,
    purpose: holds.int(DEPLOY, RESPOND),
    thing: holds.int(0, 0xffff),
    any: paidDice,
    last: holds.int(0, COLOURS.length - 1),
    red: paidDice,
    yellow: paidDice,
    green: paidDice,
    blue: paidDice,
    card: holds.card,
    successes: holds.int(0, MOST_DICE),
    ...waiting,
  },
  (r) => [
    run<QuantumRift>((s, f) => {
      const seat = get(s, f, r.seat);
      const purpose = get(s, f, r.purpose);
      const thing = get(s, f, r.thing);
      set(s, f, r.any, price(s, seat, purpose, thing, ANY));
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const n = price(s, seat, purpose, thing, colour as Colour);
        s.ready[diceOf(seat, colour as Colour)] -= n;
        set(s, f, (r.red + colour) as Register, n);
      }
      set(s, f, r.base, s.cell[SIGNALS]);
      // Everybody sees what is being paid for.
      set(s, f, r.card, take(s, seat, purpose, thing));
      noticeDuration(s, DICE | HAND);
    }),
    label("any"),
    proceedIf<QuantumRift>((s, f) => get(s, f, r.any) > 0, "paid"),
    ask<QuantumRift>({
      prompt: "pay",
      who: r.seat,
      options: (s, f) => {
        let above = 0;
        for (let colour = COLOURS.length - 1; colour >= get(s, f, r.last); colour--)
          above += s.ready[diceOf(get(s, f, r.seat), colour as Colour)];
        for (let colour = get(s, f, r.last); colour < COLOURS.length; colour++) {
          const n = s.ready[diceOf(get(s, f, r.seat), colour as Colour)];
          if (n > 0 && above >= get(s, f, r.any)) s.offer.add(option(PAY, colour));
          above -= n;
        }
      },
      choose: (s, f, o) => {
        const colour = thingOf(o);
        s.ready[diceOf(get(s, f, r.seat), colour as Colour)]--;
        const register = (r.red + colour) as Register;
        set(s, f, register, get(s, f, register) + 1);
        set(s, f, r.last, colour);
        set(s, f, r.any, get(s, f, r.any) - 1);
        noticeDuration(s, DICE);
      },
    }),
    goto("any"),
    label("paid"),
    run<QuantumRift>((s, f) => carryOut(s, get(s, f, r.seat), get(s, f, r.purpose), get(s, f, r.card))),
    ...cascade(r),
    // QR-33
    proceedIf<QuantumRift>((s, f) => get(s, f, r.purpose) <= ACT && paidEffect(s, get(s, f, r.card)) !== NONE, "done"),
    run<QuantumRift>((s, f) => {
      if (isLiving(s, get(s, f, r.seat))) startPaidRoll(s, get(s, f, r.seat), f + r.red, f + r.successes);
    }),
    run<QuantumRift>((s, f) => {
      const card = get(s, f, r.card);
      startEffect(s, card, get(s, f, r.seat), paidEffect(s, card), NONE, get(s, f, r.successes));
    }),
    label("done"),
    run<QuantumRift>((s, f) => {
      // QR-45: an Action goes to the discard when it is done.
      const card = get(s, f, r.card);
      if (get(s, f, r.purpose) === ACT && s.zone[card] === LIMBO) putAway(s, card, get(s, f, r.seat));
      paymentEnds.step(s, f);
    }),
  ],
);

const paymentEnds = boundary<QuantumRift>("step", [{ ...completion, boundary: "step" }]);
const paidEffect = (s: QuantumRift, card: Card): number => defOf(s, card).procedures.paid ?? NONE;

export function startPay(s: QuantumRift, seat: Seat, purpose: number, thing: number): void {
  const f = call(s, pay);
  set(s, f, pay.registers.seat, seat);
  set(s, f, pay.registers.purpose, purpose);
  set(s, f, pay.registers.thing, thing);
}

/** The dice that follow of themselves once one of that colour has been chosen, by colour: no other way is left. */
export function paysBesides(s: QuantumRift, f: Frame, chosen: Colour): number[] {
  const ready = COLOURS.map((_, colour) => s.ready[diceOf(get(s, f, pay.registers.seat), colour as Colour)]);
  const dice = COLOURS.map(() => 0);
  let last: number = chosen;
  ready[last]--;
  for (let left = get(s, f, pay.registers.any) - 1; left > 0; left--) {
    const ways = ready.flatMap((n, colour) => {
      const above = ready.slice(colour).reduce((sum, more) => sum + more, 0);
      return colour >= last && n > 0 && above >= left ? [colour] : [];
    });
    if (ways.length !== 1) break;
    [last] = ways;
    ready[last]--;
    dice[last]++;
  }
  return dice;
}

/** Brings out what is paid for: a card from the hand (before the game from the deck), or a card in play. */
function take(s: QuantumRift, seat: Seat, purpose: number, thing: number): Card {
  if (purpose > ACT) return thing as Card;
  const hand = pickOut(s, handOf(seat), thing as Def);
  const card = hand === NONE ? pickOut(s, deckOf(seat), thing as Def) : hand;
  move(s, card, LIMBO);
  if (purpose === ACT && s.log !== null) s.log.push({ do: "act", rule: "QR-45", ...onCard(s, card), seat });
  return card;
}

function carryOut(s: QuantumRift, seat: Seat, purpose: number, card: Card): void {
  const { procedures, action, response } = defOf(s, card);
  if (purpose === DEPLOY) putIntoPlay(s, card, seat, "QR-54");
  else if (purpose === ACT) {
    if (procedures.play !== undefined) startEffect(s, card, seat, procedures.play);
  } else {
    const ability = purpose === USE ? action : response;
    s.marks[card] |= purpose === USE ? ACTED | ACTED_EVER : RESPONDED | RESPONDED_EVER;
    if (s.log !== null) {
      const [what, rule] = purpose === USE ? (["use", "QR-45"] as const) : (["respond", "QR-96"] as const);
      s.log.push({ do: what, rule, ...onCard(s, card), seat });
    }
    if (ability?.exhaust) exhaust(s, card, "QR-78");
    if (ability) startEffect(s, card, seat, ability.procedure);
  }
}
