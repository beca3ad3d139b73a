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
  thingOf,
} from "@rifthall/kernel/ids";
import { get, PROCEDURE } from "@rifthall/kernel/machine";
import { FRAME } from "@rifthall/kernel/state";
import { findDef } from "@rifthall/kernel/zone";
import { isAt } from "../../shared/asked.js";
import { bare, type Candidate, defsInSight, isAmong, judging, listed, no, promptOf } from "../../shared/reason.js";
import { cardNamed } from "../facts.js";
import {
  defOf,
  type Guild,
  guildOf,
  handOf,
  isBot,
  locationOf,
  numberOf,
  type Riftforce,
  sideOf,
  sideOfSeat,
} from "../table.js";
import { cardsOnTable } from "../verbs/grammar.js";
import { KINDS, type OptionKind } from "../verbs/kinds.js";
import { slotOf } from "../verbs/words.js";
import type { Choice } from "../wire.js";
import { activate, canActivate, isUsed, matches, mayStop, strikes } from "./activate.js";
import { canHarm } from "./drill.js";
import { isIdle } from "./idle.js";
import { cardName, defName } from "./name.js";
import { isUsed as isPlanned, plan, planned } from "./plan.js";
import { inRun, play, shares } from "./play.js";
import { action, mayCheck } from "./turn.js";

/** An option in the game's words; what would only use something up is marked. */
export const describe = (s: Riftforce, o: Option): Choice =>
  isIdle(s, o) ? { ...named(s, o), idle: true } : named(s, o);

function named(s: Riftforce, o: Option): Choice {
  const what = KINDS[kindOf(o)];
  switch (what) {
    case "draft":
      return { do: what, guild: s.library.list[thingOf(o)].id };
    case "play":
      return { do: what, card: defName(s, thingOf(o) as Def), location: placeOf(o) };
    case "discard":
      return { do: what, card: defName(s, thingOf(o) as Def), ...strikes(s, acting(s), thingOf(o) as Def) };
    case "activate":
    case "target":
      return { do: what, ...tableCard(s, thingOf(o) as Card) };
    case "move":
    case "aim":
    case "place":
      return { do: what, location: placeOf(o) };
    default:
      return bare(what, o);
  }
}

/** Whose action is asked for. */
const acting = (s: Riftforce): Seat => get(s, s.cell[FRAME] as Frame, action.registers.seat);

/** How options name a card on the table. */
const tableCard = (s: Riftforce, c: Card) => ({
  card: cardName(s, c),
  location: locationOf(s, c),
  slot: slotOf(s, c),
  damage: s.damage[c],
  side: sideOf(s, c),
  id: c,
});

/** Whose ability asks, if one does. */
export function asker(s: Riftforce): Card {
  const f = s.cell[FRAME] as Frame;
  return s.stack[f + PROCEDURE] >= s.library.own ? get(s, f, R.self) : (NONE as Card);
}

/** Why a candidate is not legal now; none means it is. Each line asks the function the options ask. */
export const reasons = judging<Riftforce, OptionKind>(
  KINDS,
  [
    { code: "over", rule: "RF-60" },
    { code: "not-your-turn", rule: "RF-31" },
    { code: "unknown-verb", rule: "RF-47" },
  ],
  (s, seat, what, c) => {
    const f = s.cell[FRAME] as Frame;
    if (isAt(s, action)) return inAction(s, seat, what, c);
    if (isAt(s, play)) return inPlayAction(s, f, seat, what, c);
    if (isAt(s, activate)) return inActivate(s, f, seat, what, c);
    if (isAt(s, plan)) return inPlan(s, f, what, c);
    return offered(s, seat, what, c);
  },
);

function inAction(s: Riftforce, seat: Seat, what: OptionKind, c: Candidate): readonly Reason[] {
  if (what === "check") return mayCheck(s, seat) ? [] : no("hand-full", "RF-45");
  if (what === "activate") {
    const meant = tableCards(s, c);
    const theirs = meant.length > 0 && meant.every((card) => sideOf(s, card) !== sideOfSeat(s, seat));
    return no(theirs ? "not-yours" : "discard-first", "RF-43");
  }
  if (what !== "play" && what !== "discard") return no("not-now", "RF-47");
  const def = inHand(s, seat, c.card);
  if (typeof def !== "number") return [def];
  if (what === "play") return place(s, c.location, () => true);
  return canActivate(s, seat, def as Def) ? [] : no("nothing-to-activate", "RF-44");
}

function inPlayAction(s: Riftforce, f: Frame, seat: Seat, what: OptionKind, c: Candidate): readonly Reason[] {
  if (what === "end") return [];
  if (what !== "play") return no("finish-playing", "RF-40");
  const def = inHand(s, seat, c.card);
  if (typeof def !== "number") return [def];
  const sharing = shares(s, f, def as Def) ? [] : no("no-shared", "RF-40");
  return [...sharing, ...place(s, c.location, (l) => inRun(s, f, l))];
}

/** A location that exists and fits; one left open fits if any does. */
function place(s: Riftforce, location: unknown, fits: (l: number) => boolean): readonly Reason[] {
  const all = Array.from({ length: s.shape.locations }, (_, l) => l);
  if (location === undefined) return all.some(fits) ? [] : no("not-in-run", "RF-41");
  if (!all.includes(location as number)) return no("no-such-location", s.shape.mode === "team" ? "RF-70" : "RF-33");
  return fits(location as number) ? [] : no("not-in-run", "RF-41");
}

/** The definition meant, if the seat holds such a card; else why not. */
function inHand(s: Riftforce, seat: Seat, card: unknown): Def | Reason {
  const def = parseCard(s, card);
  if (def === NONE) return { code: "unknown-card", rule: "RF-1" };
  if (findDef(s, handOf(seat), def) !== NONE) return def;
  return { code: defsInSight(s, seat).has(def) ? "not-in-hand" : "unknown-card", rule: "RF-40" };
}

export function parseCard(s: Riftforce, card: unknown): Def {
  const found = typeof card === "string" ? cardNamed(card) : null;
  const guild = found ? s.library.list.findIndex((g) => g.id === found.guild) : NONE;
  return guild === NONE || !found ? (NONE as Def) : defOf(guild as Guild, found.number);
}

/** Cards on the table that have all the fields the candidate names. */
function tableCards(s: Riftforce, c: Candidate): Card[] {
  const fields = ["card", "location", "slot", "damage", "side", "id"].filter((key) => c[key] !== undefined);
  if (fields.length === 0) return [];
  return cardsOnTable(s).filter((card) => {
    const t: Readonly<Record<string, unknown>> = tableCard(s, card);
    return fields.every((key) => t[key] === c[key]);
  });
}

/** Legal if one of the cards meant is; else what speaks against the first of them. */
function anyOf(s: Riftforce, c: Candidate, against: (card: Card) => readonly Reason[]): readonly Reason[] {
  const cards = tableCards(s, c);
  if (cards.length === 0) return no("no-such-card", "RF-43");
  const all = cards.map(against);
  return all.find((list) => list.length === 0) ?? all[0];
}

function inActivate(s: Riftforce, f: Frame, seat: Seat, what: OptionKind, c: Candidate): readonly Reason[] {
  if (what === "end") return mayStop(s, f) ? [] : no("activate-one", "RF-44");
  if (what !== "activate") return no("finish-activating", "RF-43");
  return anyOf(s, c, (card) => {
    if (sideOf(s, card) !== sideOfSeat(s, seat)) return no("not-yours", "RF-43");
    if (isUsed(s, f, card)) return no("already-activated", "RF-43");
    if (matches(s, f, card)) return [];
    const symbol = guildOf(s.def[card]) === get(s, f, activate.registers.guild);
    return symbol ? no("teammate-by-number", "RF-74") : no("no-match", "RF-43");
  });
}

function inPlan(s: Riftforce, f: Frame, what: OptionKind, c: Candidate): readonly Reason[] {
  if (what !== "activate") return no("trainer-acts", "RF-83");
  return anyOf(s, c, (card) => {
    if (!isBot(s, sideOf(s, card))) return no("not-a-bot", "RF-83");
    if (numberOf(s.def[card]) !== planned(s, f)) return no("other-number", "RF-83");
    if (isPlanned(s, f, card)) return no("already-activated", "RF-83");
    return canHarm(s, card) ? [] : no("harmless", "RF-83");
  });
}

/** Inside an ability or the draft the list itself is the rule: what the effect's own words select. */
function offered(s: Riftforce, seat: Seat, what: OptionKind, c: Candidate): readonly Reason[] {
  const list = listed(s, seat, describe);
  if (!list.some((o) => o.do === what)) return no(promptOf(s) === "draft" ? "draft-first" : "finish-ability", "RF-50");
  if (isAmong(c, list)) return [];
  const card = asker(s);
  if (card === NONE) return no("not-offered", "RF-30");
  const rule = isBot(s, sideOfSeat(s, get(s, s.cell[FRAME] as Frame, R.you)))
    ? "RF-86"
    : s.library.list[guildOf(s.def[card])].rule;
  return no(what === "target" ? "not-a-target" : "not-a-place", rule);
}

/** Everything worth asking about: each verb with each card in sight and each place. */
export function candidates(s: Riftforce, seat: Seat): readonly Choice[] {
  const locations = Array.from({ length: s.shape.locations }, (_, l) => l);
  const list: Choice[] = [{ do: "check" }, { do: "end" }, { do: "accept" }, { do: "decline" }];
  for (const def of defsInSight(s, seat)) {
    const card = defName(s, def);
    list.push({ do: "discard", card });
    for (const location of locations) list.push({ do: "play", card, location });
  }
  for (const card of cardsOnTable(s))
    list.push({ do: "activate", ...tableCard(s, card) }, { do: "target", ...tableCard(s, card) });
  for (const location of locations)
    for (const what of ["move", "aim", "place"] as const) list.push({ do: what, location });
  for (const g of s.library.list) list.push({ do: "draft", guild: g.id });
  for (const branch of [0, 1, 2, 3]) list.push({ do: "choose", branch });
  return list;
}
