import { R } from "@rifthall/effects";
import type { Reason } from "@rifthall/kernel/game";
import {
  type Card,
  type Def,
  type Frame,
  kindOf,
  NONE,
  type Option,
  placeOf,
  type Seat,
  seatList,
  thingOf,
} from "@rifthall/kernel/ids";
import { get, PROCEDURE, within } from "@rifthall/kernel/machine";
import { asked, FRAME } from "@rifthall/kernel/state";
import { findDef } from "@rifthall/kernel/zone";
import { bare, type Candidate, defsInSight, isAmong, judging, listed, promptOf } from "../../shared/reason.js";
import type { CardDef } from "../content.js";
import { costText } from "../facts.js";
import { attackChances } from "../odds.js";
import {
  ACTED,
  ACTED_EVER,
  activeEncounter,
  CARRIED,
  COLOURS,
  type Colour,
  controller,
  deckOf,
  defOf,
  diceOf,
  HAS_RIFT,
  handOf,
  inPlay,
  isEnemy,
  isUnit,
  type QuantumRift,
  READY,
  RESPONDED,
  RESPONDED_EVER,
  STATES,
} from "../table.js";
import { cardsInPlay } from "../verbs/find.js";
import { KINDS, type OptionKind } from "../verbs/kinds.js";
import type { Choice, Odds, Outcome } from "../wire.js";
import { combat, isFirstInEngagement, isUp, mayAttack } from "./combat.js";
import { deployment, initial, isDeployable } from "./deployment.js";
import { faceOf, rollFrame, rollSeat } from "./dice.js";
import { holderOf, isIdle } from "./idle.js";
import { cardName, onCard } from "./name.js";
import { ACT, canPay, DEPLOY, pay, RESPOND, USE } from "./pay.js";
import { resolve } from "./resolve.js";
import { rifting } from "./rifting.js";
import { isRifted, mayRiftGear, roll, totalOf } from "./roll.js";
import { isForeseen, outcomeWith } from "./shown.js";
import { CANT_ACT, CANT_RESPOND, hasMelee, priceOf } from "./stats.js";
import { isForbidden, isMet, isSpent } from "./window.js";

/** An option in the game's words; what would only use something up is marked, an attack tells its odds, dice what they come to. */
export const describe = (s: QuantumRift, o: Option): Choice => ({
  ...named(s, o),
  ...(isIdle(s, o) ? { idle: true as const } : {}),
  ...besides(s, o),
});

function besides(s: QuantumRift, o: Option): Partial<Odds & Outcome & { value: number }> {
  const what = KINDS[kindOf(o)];
  const f = s.cell[FRAME] as Frame;
  if (what === "attack") return odds(s, thingOf(o) as Card, placeOf(o) as Card);
  if (what === "end") return isForeseen(s, o) ? (outcomeWith(s, f, 0, 0) ?? {}) : {};
  if ((what !== "rift" && what !== "rift-gear") || s.stack[f + PROCEDURE] !== roll.id) return {};
  const { rift } = what === "rift" ? s.library.cards[thingOf(o)] : defOf(s, thingOf(o) as Card);
  return { value: totalOf(s, f, placeOf(o)) + rift, ...outcomeWith(s, f, placeOf(o), rift) };
}
const BESIDES = ["idle", "beat", "hold", "count", "verdict", "value"];

/** In percent, before any Rift: that the attack beats its target (QR-72), and that it equals it (QR-73). */
function odds(s: QuantumRift, attacker: Card, target: Card): Odds {
  const chances = { beat: 0, hold: 0 };
  attackChances(s, attacker, target, chances);
  return { beat: Math.round(chances.beat / 10), hold: Math.round(chances.hold / 10) };
}

function named(s: QuantumRift, o: Option): Choice {
  const what = KINDS[kindOf(o)];
  const thing = thingOf(o);
  const place = placeOf(o) as Card;
  switch (what) {
    case "discard":
    case "recover":
      return { do: what, card: s.library.cards[thing].id };
    case "deploy":
    case "act":
      return { do: what, ...bought(s, s.library.cards[thing]) };
    case "equip":
      return { do: what, ...inPlayCard(s, thing as Card), to: cardName(s, place), toId: place };
    case "engage":
    case "attack":
      return { do: what, ...inPlayCard(s, thing as Card), target: cardName(s, place), targetId: place };
    case "use":
    case "respond":
    case "strike":
    case "trigger":
    case "target":
      return { do: what, ...inPlayCard(s, thing as Card) };
    case "pay":
      return { do: what, colour: COLOURS[thing] };
    case "dice":
      return { do: what, n: thing };
    case "die":
      return { do: what, die: placeOf(o), face: thing };
    case "rift":
      return { do: what, card: s.library.cards[thing].id, die: placeOf(o) };
    case "rift-gear":
      return { do: what, ...inPlayCard(s, thing as Card), die: placeOf(o) };
    case "take-on":
      return { do: what, seat: thing as Seat };
    default:
      return bare(what, o);
  }
}

/** A card and what it costs now. */
const bought = (s: QuantumRift, c: CardDef) => ({ card: c.id, cost: costText(pricesOf(s, c)) });

/** What a card costs the player who is asked: some make others cheaper. */
export function pricesOf(s: QuantumRift, c: CardDef): number[] {
  const holder = holderOf(s, c);
  const seat = holder === NONE ? seatList(asked(s))[0] : holder;
  return c.cost.map((n, colour) => (seat === undefined ? n : priceOf(s, seat, c.index, colour as Colour)));
}

const inPlayCard = (s: QuantumRift, c: Card) => ({
  ...onCard(s, c),
  state: STATES[s.condition[c]],
  engagement: s.engagement[c],
});

/** The card whose effect asks, if one does. */
export function asker(s: QuantumRift, f = s.cell[FRAME] as Frame): Card {
  const now = s.stack[f + PROCEDURE];
  if (now >= s.library.own) return get(s, f, R.self);
  if (now === rifting.id) return get(s, f, rifting.registers.card);
  if (now === roll.id) {
    const around = within(s, f, resolve);
    return around === NONE ? (NONE as Card) : get(s, around, resolve.registers.card);
  }
  if (now === pay.id) {
    const thing = get(s, f, pay.registers.thing);
    return get(s, f, pay.registers.purpose) > ACT ? (thing as Card) : (NONE as Card);
  }
  return NONE as Card;
}

/** Why a candidate is not legal now; none means it is. Each line asks the function the options ask. */
export const reasons = judging<QuantumRift, OptionKind>(
  KINDS,
  [
    { code: "over", rule: "QR-3" },
    { code: "not-asked", rule: "QR-45" },
    { code: "unknown-verb", rule: "QR-45" },
  ],
  (s, seat, what, c) => {
    // What is told besides the names takes longest to find out, and hardly anybody asks.
    const list = listed(s, seat, BESIDES.some((field) => field in c) ? describe : named);
    return isAmong(c, list) ? [] : [explain(s, seat, what, c, list) ?? { code: "not-offered", rule: RULE_OF[what] }];
  },
);

/** Where each kind of option has its rule. */
const RULE_OF: Readonly<Record<OptionKind, string>> = {
  deploy: "QR-54",
  equip: "QR-56",
  act: "QR-45",
  use: "QR-45",
  respond: "QR-96",
  engage: "QR-59",
  attack: "QR-64",
  strike: "QR-65",
  explore: "QR-83",
  trigger: "QR-89",
  "in-order": "QR-89",
  pay: "QR-32",
  dice: "QR-29",
  die: "QR-37",
  rift: "QR-37",
  "rift-gear": "QR-A28",
  target: "QR-68",
  discard: "QR-81",
  recover: "QR-11",
  "take-on": "QR-A39",
  accept: "QR-39",
  decline: "QR-39",
  choose: "QR-88",
  pass: "QR-A10",
  end: "QR-A10",
};

/** The card a candidate names: by row, or the first in play of that name. */
function namedCard(s: QuantumRift, c: Candidate, key: string, idKey: string): Card {
  const id = c[idKey];
  if (typeof id === "number" && Number.isInteger(id) && id >= 0 && id < s.shape.cards) return id as Card;
  return (cardsInPlay(s).find((x) => cardName(s, x) === c[key]) ?? NONE) as Card;
}

function explain(
  s: QuantumRift,
  seat: Seat,
  what: OptionKind,
  c: Candidate,
  list: readonly Choice[],
): Reason | undefined {
  const f = s.cell[FRAME] as Frame;
  const now = s.stack[f + PROCEDURE];
  const why = (code: string, rule = RULE_OF[what]): Reason => ({ code, rule });
  switch (what) {
    case "deploy":
      return why(whyNotDeploy(s, seat, c, now) ?? "not-now");
    case "equip":
      return why(whyNotEquip(s, seat, c, now) ?? "not-now");
    case "act":
      return why(whyNotAct(s, seat, c) ?? "inside-effect", undefined);
    case "use":
    case "respond":
      return whyNotUse(s, seat, what, namedCard(s, c, "card", "id")) ?? why("inside-effect", "QR-A10");
    case "engage":
      return why(whyNotEngage(s, seat, c, now) ?? "not-now");
    case "attack":
      return whyNotAttack(s, seat, c, now) ?? why("not-now");
    case "pay":
      return why(now === pay.id ? (whyNotPay(s, seat, f, c) ?? "not-offered") : "not-now");
    case "explore":
      return activeEncounter(s) === NONE ? why("not-now") : why("encounter-first", "QR-82");
    case "rift":
    case "rift-gear":
      return whyNotRift(s, seat, what, c) ?? why("not-now");
    default:
      return list.some((o) => o.do === what) ? why("not-offered") : why("not-now");
  }
}

const defNamed = (s: QuantumRift, name: unknown): Def =>
  (typeof name === "string" ? (s.library.find(name)?.index ?? NONE) : NONE) as Def;

function whyNotDeploy(s: QuantumRift, seat: Seat, c: Candidate, now: number): string | undefined {
  const def = defNamed(s, c.card);
  if (def === NONE) return "unknown-card";
  if (now !== deployment.id && now !== initial.id) return "deployment-only";
  const zone = now === initial.id ? deckOf(seat) : handOf(seat);
  if (findDef(s, zone, def) === NONE) return now === initial.id ? "not-in-deck" : "not-in-hand";
  if (!isDeployable(s, def)) return "not-deployable";
  return canPay(s, seat, DEPLOY, def) ? undefined : "cannot-pay";
}

/** QR-32: symbols of any colour are chosen in the order of the colours, so one that comes late is not to be the first. */
function whyNotPay(s: QuantumRift, seat: Seat, f: Frame, c: Candidate): string | undefined {
  const colour = COLOURS.indexOf(c.colour as (typeof COLOURS)[number]);
  if (colour === -1) return undefined;
  if (s.ready[diceOf(seat, colour as Colour)] === 0) return "cannot-pay";
  return colour < get(s, f, pay.registers.last) ? "colour-passed" : "colour-later";
}

function whyNotEquip(s: QuantumRift, seat: Seat, c: Candidate, now: number): string | undefined {
  if (now !== deployment.id) return "deployment-only";
  const gear = namedCard(s, c, "card", "id");
  const unit = namedCard(s, c, "to", "toId");
  if (gear === NONE || controller(s, gear) !== seat || defOf(s, gear).type !== "gear") return "not-your-gear";
  if (unit === NONE || controller(s, unit) !== seat || !isUnit(s, unit)) return "not-your-unit";
  if (s.bearer[gear] === unit) return "carries-already";
  return (s.marks[gear] & CARRIED) !== 0 ? "moved-already" : undefined;
}

function whyNotAct(s: QuantumRift, seat: Seat, c: Candidate): string | undefined {
  const def = defNamed(s, c.card);
  if (def === NONE) return "unknown-card";
  if (findDef(s, handOf(seat), def) === NONE) return "not-in-hand";
  if (s.library.cards[def].type !== "action") return "not-an-action";
  return canPay(s, seat, ACT, def) ? undefined : "cannot-pay";
}

function whyNotUse(s: QuantumRift, seat: Seat, what: "use" | "respond", card: Card): Reason | undefined {
  const rule = RULE_OF[what];
  if (card === NONE || controller(s, card) !== seat) return { code: "not-yours", rule };
  const { action, response } = defOf(s, card);
  const ability = what === "use" ? action : response;
  if (ability === null) return { code: what === "use" ? "no-action" : "no-response", rule };
  if (isForbidden(s, seat, what === "use" ? CANT_ACT : CANT_RESPOND)) return { code: "forbidden", rule: "QR-46" };
  const [turn, ever] = what === "use" ? [ACTED, ACTED_EVER] : [RESPONDED, RESPONDED_EVER];
  if (isSpent(s, card, ability, turn, ever)) return { code: "used-up", rule: "QR-A32" };
  if (!canPay(s, seat, what === "use" ? USE : RESPOND, card)) return { code: "cannot-pay", rule: "QR-32" };
  return isMet(s, seat, card, ability) ? undefined : { code: "condition-unmet", rule: "QR-96" };
}

function whyNotEngage(s: QuantumRift, seat: Seat, c: Candidate, now: number): string | undefined {
  const unit = namedCard(s, c, "card", "id");
  const target = namedCard(s, c, "target", "targetId");
  if (now !== combat.id || promptOf(s) !== "engage") return "combat-only";
  if (unit === NONE || controller(s, unit) !== seat || !isUnit(s, unit)) return "not-your-unit";
  if (target === NONE || !isEnemy(s, target)) return "not-an-enemy";
  if (s.engagement[unit] !== 0) return "engaged-already";
  if (s.condition[unit] !== READY) return "not-ready";
  if (!hasMelee(s, unit)) return "no-melee";
  return isFirstInEngagement(s, target) ? undefined : "same-as-another";
}

function whyNotAttack(s: QuantumRift, seat: Seat, c: Candidate, now: number): Reason | undefined {
  const unit = namedCard(s, c, "card", "id");
  const target = namedCard(s, c, "target", "targetId");
  if (now !== combat.id || promptOf(s) !== "melee") return { code: "combat-only", rule: "QR-64" };
  if (unit === NONE || controller(s, unit) !== seat || !isUnit(s, unit))
    return { code: "not-your-unit", rule: "QR-64" };
  if (s.condition[unit] !== READY) return { code: "not-ready", rule: "QR-66" };
  if (s.engagement[unit] === 0) return { code: "not-engaged", rule: "QR-64" };
  if (!hasMelee(s, unit)) return { code: "no-melee", rule: "QR-61" };
  if (!mayAttack(s, unit)) return { code: "attacked-already", rule: "QR-64" };
  if (target === NONE || !inPlay(s, target) || s.engagement[target] !== s.engagement[unit] || !isEnemy(s, target))
    return { code: "other-engagement", rule: "QR-67" };
  return isUp(s, unit) ? { code: "same-as-another", rule: "QR-67" } : { code: "not-its-turn", rule: "QR-65" };
}

function whyNotRift(s: QuantumRift, seat: Seat, what: OptionKind, c: Candidate): Reason | undefined {
  const f = rollFrame(s);
  if (f === NONE) return { code: "no-roll", rule: "QR-37" };
  if (rollSeat(s, f) !== seat) return { code: "not-your-roll", rule: "QR-40" };
  const die = Number(c.die);
  if (what === "rift-gear") {
    if (!mayRiftGear(s, seat)) return { code: "no-gear-rift", rule: "QR-A28" };
    const gear = namedCard(s, c, "card", "id");
    if (gear === NONE || controller(s, gear) !== seat || defOf(s, gear).type !== "gear")
      return { code: "not-your-gear", rule: "QR-A28" };
  } else {
    const def = defNamed(s, c.card);
    if (def === NONE) return { code: "unknown-card", rule: "QR-37" };
    if (findDef(s, handOf(seat), def) === NONE) return { code: "not-in-hand", rule: "QR-37" };
    if ((s.library.bits[def] & HAS_RIFT) === 0) return { code: "no-rift-number", rule: "QR-43" };
  }
  if (!Number.isInteger(die) || die < 0 || faceOf(s, f, die) === 0) return { code: "no-such-die", rule: "QR-37" };
  return isRifted(s, f, die) ? { code: "rifted-already", rule: "QR-37" } : { code: "same-as-another", rule: "QR-37" };
}

/** Everything worth asking about: each verb with each card in sight. */
export function candidates(s: QuantumRift, seat: Seat): readonly Choice[] {
  const list: Choice[] = [
    { do: "in-order" },
    { do: "explore" },
    { do: "end" },
    { do: "pass" },
    { do: "accept" },
    { do: "decline" },
    { do: "take-on", seat },
  ];
  for (const def of defsInSight(s, seat)) {
    const card = s.library.cards[def].id;
    for (const what of ["deploy", "act"] as const) list.push({ do: what, ...bought(s, s.library.cards[def]) });
    for (const what of ["discard", "recover"] as const) list.push({ do: what, card });
    for (const die of [0, 1]) list.push({ do: "rift", card, die });
  }
  const table = cardsInPlay(s);
  for (const card of table) {
    for (const what of ["use", "respond", "target", "trigger", "strike"] as const)
      list.push({ do: what, ...inPlayCard(s, card) });
    list.push({ do: "rift-gear", ...inPlayCard(s, card), die: 0 });
    for (const other of table) {
      const target = { target: cardName(s, other), targetId: other };
      list.push(
        { do: "engage", ...inPlayCard(s, card), ...target },
        { do: "attack", ...inPlayCard(s, card), ...target },
      );
      list.push({ do: "equip", ...inPlayCard(s, card), to: cardName(s, other), toId: other });
    }
  }
  for (const colour of COLOURS) list.push({ do: "pay", colour });
  for (const n of [0, 1, 2, 3]) list.push({ do: "dice", n }, { do: "choose", branch: n });
  return list;
}
