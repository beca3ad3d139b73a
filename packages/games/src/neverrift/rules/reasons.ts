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
import {
  CREATURE,
  CREATURES,
  cardAt,
  type Field,
  fieldName,
  fieldNamed,
  handOf,
  isEmpty,
  isPlace,
  type Neverrift,
  PASSED,
  PLACES,
  SPELL,
} from "../table.js";
import { cardsInPlay } from "../verbs/find.js";
import { KINDS, type OptionKind } from "../verbs/kinds.js";
import { keywordBit } from "../verbs/stats.js";
import type { Choice } from "../wire.js";
import { isIdle } from "./idle.js";
import { named, onBoard } from "./name.js";
import { fight } from "./resolution.js";
import { mayActivate, maySacrifice, mayShift, step } from "./turn.js";
import { canBeMoved, canBeTamed, creatureLimit, mayMovePlaces, placeLimit } from "./values.js";

const SACRIFICE = keywordBit("sacrifice");

/** An option in the game's words; what would only use something up is marked. */
export const describe = (s: Neverrift, o: Option): Choice =>
  isIdle(s, o) ? { ...worded(s, o), idle: true } : worded(s, o);

function worded(s: Neverrift, o: Option): Choice {
  const what = KINDS[kindOf(o)];
  const thing = thingOf(o);
  switch (what) {
    case "return":
    case "cast":
    case "take":
    case "top":
    case "discard":
      return { do: what, card: s.library.cards[thing].id };
    case "play":
    case "sacrifice":
    case "put":
      return { do: what, card: s.library.cards[thing].id, field: fieldName(s, placeOf(o) as Field) };
    case "tame":
    case "target":
    case "shift":
      return { do: what, ...onBoard(s, thing as Card) };
    case "first":
      return { do: what, ...named(s, thing as Card) };
    case "move":
    case "aim":
      return { do: what, field: fieldName(s, placeOf(o) as Field) };
    case "against":
      return { do: what, seat: thing as Seat };
    default:
      return bare(what, o);
  }
}

/** Whose text asks, if one does. */
export function asker(s: Neverrift): Card {
  const f = s.cell[FRAME] as Frame;
  const now = s.stack[f + PROCEDURE];
  if (now === fight.id) return get(s, f, fight.registers.card);
  return now >= s.library.own ? get(s, f, R.self) : (NONE as Card);
}

/** Why a candidate is not legal now; none means it is. Each line asks the function the options ask. */
export const reasons = judging<Neverrift, OptionKind>(
  KINDS,
  [
    { code: "over", rule: "NR-62" },
    { code: "not-your-turn", rule: "NR-33" },
    { code: "unknown-verb", rule: "NR-24" },
  ],
  (s, seat, what, c) => (isAt(s, step) ? inStep : offered)(s, seat, what, c),
);

function inStep(s: Neverrift, seat: Seat, what: OptionKind, c: Candidate): readonly Reason[] {
  switch (what) {
    case "end":
      return [];
    case "active":
      return mayActivate(s, seat) ? [] : no("active-spent", "NR-65");
    case "cast":
      return ofHand(s, seat, c.card, (def) => (s.library.kinds[def] === SPELL ? [] : no("not-a-spell", "NR-25")));
    case "play":
    case "sacrifice":
      return ofHand(s, seat, c.card, (def) => [...limits(s, seat, def), ...places(s, seat, what, def, c.field)]);
    case "shift":
      return shifts(s, seat, c);
    case "tame":
      return no("no-pass", "NR-50");
    default:
      return no("not-now", "NR-24");
  }
}

/** What speaks against the card meant, if the seat holds it. */
function ofHand(s: Neverrift, seat: Seat, card: unknown, against: (def: Def) => readonly Reason[]): readonly Reason[] {
  const def = s.library.cards.findIndex((d) => d.id === card) as Def;
  if (def === NONE) return no("unknown-card", "NR-23");
  if (findDef(s, handOf(seat), def) === NONE)
    return no(defsInSight(s, seat).has(def) ? "not-in-hand" : "unknown-card", "NR-23");
  return against(def);
}

/** NR-23 */
function limits(s: Neverrift, seat: Seat, def: Def): readonly Reason[] {
  const kind = s.library.kinds[def];
  if (kind === SPELL) return no("spells-are-cast", "NR-25");
  if (kind === CREATURE) return s.tally[CREATURES] < creatureLimit(s, seat) ? [] : no("one-creature", "NR-23");
  return s.tally[PLACES] < placeLimit(s, seat) ? [] : no("one-place", "NR-23");
}

/** A field that exists and fits; one left open fits if any does. */
function places(s: Neverrift, seat: Seat, what: "play" | "sacrifice", def: Def, given: unknown): readonly Reason[] {
  if (s.library.kinds[def] === SPELL) return [];
  const against = (field: Field): readonly Reason[] => {
    if (what === "play") return isEmpty(s, field) ? [] : no("not-empty", "NR-27");
    if ((s.library.keywords[def] & SACRIFICE) === 0) return no("no-sacrifice", "NR-89");
    const card = cardAt(s, field);
    return card !== NONE && maySacrifice(s, seat, card) ? [] : no("nothing-to-sacrifice", "NR-89");
  };
  if (given !== undefined) {
    const field = fieldNamed(s, given);
    return field === NONE ? no("no-such-field", "NR-4") : against(field);
  }
  const all = Array.from({ length: s.shape.fields }, (_, field) => against(field as Field));
  return all.some((list) => list.length === 0) ? [] : (all[0] ?? []);
}

/** NR-A37 */
function shifts(s: Neverrift, seat: Seat, c: Candidate): readonly Reason[] {
  if (!mayMovePlaces(s, seat)) return no("places-stay", "NR-A37");
  const cards = cardsInPlay(s).filter((card) => meets(s, card, c));
  const [first] = cards;
  if (first === undefined) return no("no-such-card", "NR-A37");
  if (isAmong(c, listed(s, seat, describe))) return [];
  if (!isPlace(s, first)) return no("not-a-place-card", "NR-A37");
  return no(mayShift(s, seat, first) ? "no-room" : "moved-already", "NR-A37");
}

const meets = (s: Neverrift, card: Card, c: Candidate): boolean =>
  Object.entries(onBoard(s, card)).every(([key, value]) => c[key] === undefined || c[key] === value);

/** Inside an effect the list itself is the rule: what its own words select. */
function offered(s: Neverrift, seat: Seat, what: OptionKind, c: Candidate): readonly Reason[] {
  const list = listed(s, seat, describe);
  const prompt = promptOf(s);
  if (isAmong(c, list)) return [];
  if (!list.some((o) => o.do === what)) {
    if (prompt === "mulligan") return no("mulligan-first", "NR-18");
    return prompt === "penalty" ? no("answer-pass", "NR-50") : no("finish-effect", "NR-70");
  }
  if (prompt === "penalty") return no(isOfPasser(s, c) ? "not-tamable" : "not-the-passer", "NR-52");
  if (prompt === "mulligan") return no("not-in-hand", "NR-18");
  const [card] = what === "target" ? cardsInPlay(s).filter((found) => meets(s, found, c)) : [];
  if (card !== undefined && prompt === "tame" && !canBeTamed(s, card)) return no("cant-be-tamed", "NR-97");
  if (card !== undefined && MOVING.includes(prompt) && !canBeMoved(s, card, seat)) return no("anchored", "NR-88");
  return no(what === "move" || what === "aim" ? "not-a-field" : "not-a-target", "NR-34");
}

const MOVING: readonly string[] = ["move", "hook", "push", "swap"];

const isOfPasser = (s: Neverrift, c: Candidate): boolean =>
  cardsInPlay(s).some((card) => meets(s, card, c) && s.controller[card] === s.tally[PASSED]);

/** Everything worth asking about: each verb with each card in sight and each field. */
export function candidates(s: Neverrift, seat: Seat): readonly Choice[] {
  const fields = Array.from({ length: s.shape.fields }, (_, f) => fieldName(s, f as Field));
  const list: Choice[] = (["keep", "end", "active", "accept", "decline"] as const).map((what) => ({ do: what }));
  for (const def of defsInSight(s, seat)) {
    const card = s.library.cards[def].id;
    for (const what of ["return", "cast", "take", "top", "discard"] as const) list.push({ do: what, card });
    for (const field of fields)
      for (const what of ["play", "sacrifice", "put"] as const) list.push({ do: what, card, field });
  }
  for (const card of cardsInPlay(s))
    for (const what of ["tame", "target", "shift"] as const) list.push({ do: what, ...onBoard(s, card) });
  for (const card of cardsInPlay(s)) list.push({ do: "first", ...named(s, card) });
  for (const field of fields) for (const what of ["move", "aim"] as const) list.push({ do: what, field });
  for (let other = 0; other < s.shape.seats; other++) list.push({ do: "against", seat: other as Seat });
  for (const branch of [0, 1, 2, 3]) list.push({ do: "choose", branch });
  return list;
}
