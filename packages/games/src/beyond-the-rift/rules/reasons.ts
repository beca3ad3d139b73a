import type { Reason } from "@rifthall/kernel/game";
import { type Card, type Def, type Frame, includes, NONE, type Seat } from "@rifthall/kernel/ids";
import { get, PROCEDURE } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, FRAME, isOver } from "@rifthall/kernel/state";
import { cardsIn, findDef, sees } from "@rifthall/kernel/zone";
import { type Candidate, isAmong, no } from "../../shared/reason.js";
import { IS_AFFLICTION, OF_AP, OF_ATTACK, OF_DEFENSE } from "../bits.js";
import type { CardDef } from "../content.js";
import { REACTIONS } from "../facts.js";
import {
  areaOf,
  type BeyondTheRift,
  boardOf,
  defOf,
  handOf,
  holderOf,
  inPlay,
  isEnemy,
  QUEST,
  USED,
  USED_EVER,
} from "../table.js";
import { cardsInPlay } from "../verbs/find.js";
import { KINDS, type OptionKind } from "../verbs/kinds.js";
import type { Choice } from "../wire.js";
import { defenseCost, guardCost } from "./defending.js";
import { mayOpen } from "./doors.js";
import { canDraw, canMove, canUse, drawCost, holdsPlain, swapCost, tradeGain } from "./hero.js";
import { cardName, onCard } from "./name.js";
import { mayWeigh } from "./onslaught.js";
import { BESIDES, describe, isDefending, isStriking, laying, leader, named, promptOf, RULE_OF } from "./options.js";
import { isDoor, isUnengaged, mayBurden, reachesAll, reachesTarget, strikeTarget } from "./strike.js";
import { layCost } from "./striking.js";
import { CANT_AID, CANT_DRAW, CANT_ENGAGE, engagementOf, heroAdded } from "./values.js";
import { canReact, reactions } from "./window.js";

export { asker, describe } from "./options.js";

/** Why a candidate is not legal now; none means it is. Each line asks the function the options ask. */
export function reasons(s: BeyondTheRift, seat: Seat, c: Candidate): readonly Reason[] {
  if (isOver(s)) return no("over", "BR-6");
  const what = KINDS.find((k) => k === c.do);
  if (what === undefined) return no("unknown-verb", "BR-44");
  if (!includes(asked(s), seat)) return no("not-asked", "BR-42");
  // What is told besides the names takes longest to find out, and hardly anybody asks.
  const list = optionList(s, seat).map((o) => (BESIDES.some((field) => field in c) ? describe : named)(s, o));
  if (isAmong(c, list)) return [];
  const why = explain(s, seat, what, c);
  return [why ?? { code: list.some((o) => o.do === what) ? "not-offered" : "not-now", rule: RULE_OF[what] }];
}

const HERO_PHASE: readonly OptionKind[] = [
  "attack",
  "ap-card",
  "special",
  "suffer",
  "draw",
  "swap",
  "trade",
  "engage",
  "disengage",
  "open",
  "use",
  "act",
];

function explain(s: BeyondTheRift, seat: Seat, what: OptionKind, c: Candidate): Reason | undefined {
  if (HERO_PHASE.includes(what)) {
    if (promptOf(s) !== "hero-phase") return { code: "hero-phase-only", rule: "BR-42" };
    return inHeroPhase(s, seat, what, c);
  }
  if (what === "lay" || what === "guard" || what === "close") return inCommitment(s, seat, what, c);
  if (what === "react") return whyNotReact(s, seat, c);
  if (what === "discard" || what === "exchange") return whyNotDiscard(s, seat, c);
  return undefined;
}

function inHeroPhase(s: BeyondTheRift, seat: Seat, what: OptionKind, c: Candidate): Reason | undefined {
  const because = (code: string, rule = RULE_OF[what]): Reason => ({ code, rule });
  switch (what) {
    case "draw":
      if (heroAdded(s, seat, CANT_DRAW) > 0) return because("forbidden", "BR-3");
      if (drawCost(s, seat) > s.ap[seat]) return because("cannot-pay", "BR-36");
      return canDraw(s, seat) ? undefined : because("nothing-to-draw");
    case "swap":
      if (swapCost(s, seat) > s.ap[seat]) return because("cannot-pay", "BR-36");
      return holdsPlain(s, seat) ? undefined : because("nothing-to-discard", "BR-4");
    case "engage":
    case "disengage":
      return whyNotMove(s, seat, what, c);
    case "open":
      return whyNotOpen(s, seat, c);
    case "use":
      return whyNotUse(s, seat, cardNamed(s, c, "card", "id"));
    case "act":
      return whyNotAct(s, seat, c);
    default:
      return withCard(s, seat, what, c);
  }
}

/** What is done with a card from the hand. */
function withCard(s: BeyondTheRift, seat: Seat, what: OptionKind, c: Candidate): Reason | undefined {
  const because = (code: string, rule = RULE_OF[what]): Reason => ({ code, rule });
  const def = defNamed(s, c.card);
  if (def === NONE) return because("unknown-card");
  if (findDef(s, handOf(seat), def) === NONE) return because("not-in-hand");
  const card = s.library.cards[def];
  const isAffliction = (s.library.bits[def] & IS_AFFLICTION) !== 0;
  const pays = (cost: number): Reason | undefined => (cost > s.ap[seat] ? because("cannot-pay", "BR-36") : undefined);
  const played = !card.divided && card.attack !== null;
  switch (what) {
    case "attack":
      return whyNotAttack(s, seat, card, c);
    case "ap-card":
      if (card.ap === null) return because("no-ap-card");
      if (played) return because("part-of-attack", "BR-A87");
      return pays(card.ap.cost) ?? (c.to === seat ? undefined : because("range-2"));
    case "special":
      if (card.special === null) return because("no-special");
      if (played) return because("part-of-attack", "BR-A87");
      return pays(card.special.cost) ?? (c.to === seat || !card.persistent ? undefined : because("range-2", "BR-123"));
    case "suffer":
      if ((s.library.bits[def] & OF_AP) === 0) return because("not-ap-wound");
      return pays(-card.n);
    default:
      return isAffliction ? because("is-affliction", "BR-4") : undefined;
  }
}

function whyNotAttack(s: BeyondTheRift, seat: Seat, card: CardDef, c: Candidate): Reason | undefined {
  if (card.attack === null) return { code: "no-attack", rule: "BR-58" };
  if (card.attack.primary === null) return { code: "no-primary", rule: "BR-60" };
  if (card.attack.primary > s.ap[seat]) return { code: "cannot-pay", rule: "BR-36" };
  const target = cardNamed(s, c, "target", "targetId");
  if (target === NONE || !inPlay(s, target)) return { code: "unknown-target", rule: "BR-25" };
  const door = isDoor(s, target);
  if (!door && !isEnemy(s, target)) return { code: "not-a-target", rule: "BR-58" };
  if (reachesTarget(s, seat, target, card.range)) return undefined;
  return door ? { code: "engaged-with-enemies", rule: "BR-135" } : { code: "out-of-range", rule: "BR-71" };
}

function whyNotMove(s: BeyondTheRift, seat: Seat, what: "engage" | "disengage", c: Candidate): Reason | undefined {
  const rule = RULE_OF[what];
  const enemy = cardNamed(s, c, "card", "id");
  if (enemy === NONE || !inPlay(s, enemy) || !isEnemy(s, enemy)) return { code: "not-an-enemy", rule };
  const own = holderOf(s, enemy) === seat;
  if (what === "engage" && own) return { code: "engaged-already", rule: "BR-A68" };
  if (what === "disengage" && !own) return { code: "not-engaged", rule };
  if (what === "engage" && heroAdded(s, seat, CANT_ENGAGE) > 0) return { code: "forbidden", rule: "BR-3" };
  if (canMove(s, seat, enemy)) return undefined;
  return engagementOf(s, enemy) > s.ap[seat] ? { code: "cannot-pay", rule: "BR-36" } : { code: "too-many-free", rule };
}

function whyNotOpen(s: BeyondTheRift, seat: Seat, c: Candidate): Reason | undefined {
  const door = cardNamed(s, c, "card", "id");
  if (door === NONE || s.zone[door] !== QUEST || !isDoor(s, door)) return { code: "not-a-door", rule: "BR-134" };
  if (!isUnengaged(s, seat)) return { code: "engaged-with-enemies", rule: "BR-132" };
  return mayOpen(s, seat, door) ? { code: "cannot-pay", rule: "BR-36" } : undefined;
}

function whyNotUse(s: BeyondTheRift, seat: Seat, card: Card): Reason | undefined {
  const rule = "BR-44";
  const action = card === NONE || !inPlay(s, card) ? null : defOf(s, card).action;
  if (action === null) return { code: "no-action", rule };
  const at = s.zone[card];
  if (at !== QUEST && at !== areaOf(seat) && at !== boardOf(seat)) return { code: "not-yours", rule };
  if (at === QUEST && !isUnengaged(s, seat)) return { code: "engaged-with-enemies", rule: "BR-132" };
  if (action.cost > s.ap[seat]) return { code: "cannot-pay", rule: "BR-36" };
  const spent = action.once === "scenario" ? USED_EVER : action.once === "round" ? USED : 0;
  if ((s.marks[card] & spent) !== 0) return { code: "used-up", rule };
  return canUse(s, seat, card) ? undefined : { code: "condition-unmet", rule };
}

function whyNotAct(s: BeyondTheRift, seat: Seat, c: Candidate): Reason | undefined {
  const { actions } = s.shape.scenario;
  const i = actions.findIndex((action) => action.id === c.action);
  if (i < 0) return { code: "unknown-action", rule: "BR-44" };
  const { cost, unengaged, once } = actions[i];
  if (unengaged && !isUnengaged(s, seat)) return { code: "engaged-with-enemies", rule: "BR-132" };
  if (cost > s.ap[seat]) return { code: "cannot-pay", rule: "BR-36" };
  const used = once === "scenario" ? s.actionsUsed[1] : once === "round" ? s.actionsUsed[0] : 0;
  return { code: (used & (1 << i)) === 0 ? "condition-unmet" : "used-up", rule: "BR-44" };
}

/** BR-59 to BR-62, BR-91 to BR-97: what is laid for an attack or a defence. */
function inCommitment(s: BeyondTheRift, seat: Seat, what: "lay" | "guard" | "close", c: Candidate): Reason | undefined {
  if (!isStriking(s) && !isDefending(s)) return { code: "no-commitment", rule: RULE_OF[what] };
  const leads = leader(s) === seat;
  if (what === "close") return leads ? undefined : { code: "not-leading", rule: "BR-A39" };
  if (what === "guard") {
    if (!isDefending(s)) return { code: "no-commitment", rule: "BR-92" };
    if (!leads) return { code: "not-your-defence", rule: "BR-A46" };
    return guardCost(s, seat) > s.ap[seat] ? { code: "cannot-pay", rule: "BR-36" } : undefined;
  }
  const def = defNamed(s, c.card);
  if (def === NONE) return { code: "unknown-card", rule: "BR-A44" };
  if (findDef(s, handOf(seat), def) === NONE) return { code: "not-in-hand", rule: "BR-A44" };
  if (!leads && heroAdded(s, seat, CANT_AID) > 0) return { code: "forbidden", rule: "BR-130" };
  const f = s.cell[FRAME] as Frame;
  return isStriking(s) ? whyNotStrikeWith(s, f, seat, def, leads) : whyNotDefendWith(s, f, seat, def, leads);
}

function whyNotStrikeWith(s: BeyondTheRift, f: Frame, seat: Seat, def: Def, leads: boolean): Reason | undefined {
  const { attack, range, n } = s.library.cards[def];
  if (attack === null) {
    if ((s.library.bits[def] & OF_ATTACK) === 0) return { code: "no-attack", rule: "BR-A35" };
    return mayBurden(s, f, n) ? { code: "no-part", rule: "BR-A19" } : { code: "below-one", rule: "BR-A61" };
  }
  const cost = layCost(s, f, seat, def);
  if (cost === null) return leads ? { code: "no-secondary", rule: "BR-61" } : { code: "no-primary", rule: "BR-60" };
  if (cost > s.ap[seat]) return { code: "cannot-pay", rule: "BR-36" };
  if (reachesAll(s, f, seat, range)) return undefined;
  // A door is out of range only for a hero with enemies.
  const target = strikeTarget(s, f, 0);
  return target !== NONE && isDoor(s, target)
    ? { code: "engaged-with-enemies", rule: "BR-A100" }
    : { code: "out-of-range", rule: "BR-71" };
}

function whyNotDefendWith(s: BeyondTheRift, f: Frame, seat: Seat, def: Def, leads: boolean): Reason | undefined {
  const { defense, range, n } = s.library.cards[def];
  if (defense === null) {
    if ((s.library.bits[def] & OF_DEFENSE) === 0) return { code: "no-defense", rule: "BR-57" };
    return mayWeigh(s, f, n) ? { code: "no-part", rule: "BR-A62" } : { code: "below-one", rule: "BR-A61" };
  }
  if (!leads && range < 2) return { code: "range-2", rule: "BR-97" };
  return defenseCost(s, def) > s.ap[seat] ? { code: "cannot-pay", rule: "BR-36" } : undefined;
}

function whyNotReact(s: BeyondTheRift, seat: Seat, c: Candidate): Reason | undefined {
  const def = defNamed(s, c.card);
  if (def === NONE) return { code: "unknown-card", rule: "BR-56" };
  if (findDef(s, handOf(seat), def) === NONE) return { code: "not-in-hand", rule: "BR-56" };
  const { reaction } = s.library.cards[def];
  if (reaction === null) return { code: "no-reaction", rule: "BR-56" };
  const f = s.cell[FRAME] as Frame;
  const { event, card, seat: about } = reactions.registers;
  if (s.stack[f + PROCEDURE] !== reactions.id || reaction.when !== REACTIONS[get(s, f, event)])
    return { code: "wrong-moment", rule: "BR-56" };
  if (reaction.cost > s.ap[seat]) return { code: "cannot-pay", rule: "BR-158" };
  const open = canReact(s, seat, def, get(s, f, event), get(s, f, card), get(s, f, about));
  return open ? undefined : { code: "condition-unmet", rule: "BR-A42" };
}

/** BR-4 */
function whyNotDiscard(s: BeyondTheRift, seat: Seat, c: Candidate): Reason | undefined {
  const def = defNamed(s, c.card);
  if (def === NONE) return { code: "unknown-card", rule: "BR-4" };
  if (findDef(s, handOf(seat), def) === NONE) return { code: "not-in-hand", rule: "BR-4" };
  return (s.library.bits[def] & IS_AFFLICTION) === 0 ? undefined : { code: "is-affliction", rule: "BR-4" };
}

const defNamed = (s: BeyondTheRift, name: unknown): Def =>
  (typeof name === "string" ? (s.library.find(name)?.index ?? NONE) : NONE) as Def;

/** The card in play that a candidate means, by its row or else by its name; NONE if there is none. */
function cardNamed(s: BeyondTheRift, c: Candidate, key: string, row: string): Card {
  const id = c[row];
  if (typeof id === "number" && Number.isInteger(id) && id >= 0 && id < s.shape.cards) return id as Card;
  return (cardsInPlay(s).find((x) => cardName(s, x) === c[key]) ?? NONE) as Card;
}

/** Everything worth asking about: each verb with each card in sight. */
export function candidates(s: BeyondTheRift, seat: Seat): readonly Choice[] {
  const list: Choice[] = [
    { do: "draw", cost: drawCost(s, seat) },
    { do: "swap", cost: swapCost(s, seat) },
    { do: "guard", cost: guardCost(s, seat) },
    ...(["close", "wait", "accept", "decline", "pass", "done", "end"] as const).map((what) => ({ do: what })),
    ...s.shape.scenario.actions.map(({ id, cost }) => ({ do: "act" as const, action: id, cost })),
    ...[0, 1].map((branch) => ({ do: "choose" as const, branch })),
  ];
  for (let other = 0; other < s.shape.seats; other++)
    list.push({ do: "hero", seat: other as Seat }, { do: "take-on", seat: other as Seat });
  const table = cardsInPlay(s);
  for (const card of table) {
    const on = onCard(s, card);
    for (const what of ["next", "target", "give", "shield", "trigger"] as const) list.push({ do: what, ...on });
    const { type, action } = defOf(s, card);
    if (type === "enemy")
      for (const what of ["engage", "disengage"] as const) list.push({ do: what, ...on, cost: engagementOf(s, card) });
    if (type === "terrain") list.push({ do: "open", ...on, n: 1 });
    list.push({ do: "use", ...on, cost: action?.cost ?? 0 });
  }
  const seen = new Set<CardDef>();
  for (const card of cardsIn(s, handOf(seat))) if (sees(s, seat, card)) seen.add(defOf(s, card));
  for (const def of seen) list.push(...withDef(s, seat, def, table));
  return list;
}

function withDef(s: BeyondTheRift, seat: Seat, c: CardDef, table: readonly Card[]): Choice[] {
  const card = c.id;
  return [
    ...table
      .filter((target) => defOf(s, target).type !== "hero")
      .map((targetId): Choice => {
        const target = cardName(s, targetId);
        return { do: "attack", card, cost: c.attack?.primary ?? 0, target, targetId };
      }),
    { do: "ap-card", card, cost: c.ap?.cost ?? 0, n: c.ap?.gain ?? 0, to: seat },
    { do: "special", card, cost: c.special?.cost ?? 0, to: seat },
    { do: "react", card, cost: c.reaction?.cost ?? 0 },
    { do: "lay", card, ...laying(s, seat, c.index as Def) },
    { do: "trade", card, n: tradeGain(s, seat) },
    { do: "suffer", card, cost: Math.max(0, -c.n) },
    ...(["exchange", "discard", "take"] as const).map((what) => ({ do: what, card })),
  ];
}
