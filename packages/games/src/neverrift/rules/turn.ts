import {
  type Card,
  type Def,
  kindOf,
  lowest,
  NOBODY,
  NONE,
  only,
  option,
  placeOf,
  type Seat,
  thingOf,
} from "@rifthall/kernel/ids";
import { ask, call, get, goto, label, leave, pointAt, procedure, run, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { move, pickOut } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import { event } from "../content.js";
import {
  CREATURE,
  CREATURES,
  cardAt,
  defOf,
  empties,
  emptyFields,
  type Field,
  graveyardOf,
  handOf,
  isCreature,
  isEmpty,
  isPlace,
  limboOf,
  type Neverrift,
  nextSeat,
  occupied,
  PASSED,
  PASSES,
  PLACE,
  PLACED,
  PLACES,
  SPELL,
  TURN,
  tamerOf,
  tokens,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { keywordBit } from "../verbs/stats.js";
import { destroy, draw, relocate, takeOver } from "./board.js";
import { eliminate, endByTokens, endIfIdle, isFull } from "./end.js";
import { raise, SHIFTED } from "./events.js";
import { named } from "./name.js";
import { closes, land, openArrival, opens, putFromHand, settles, startEffect } from "./resolution.js";
import { canBeMoved, canBeTamed, creatureLimit, mayMovePlaces, maySacrificePlaces, placeLimit } from "./values.js";

const TAME = kind("tame");
const DECLINE = kind("decline");
const PLAY = kind("play");
const SACRIFICE = kind("sacrifice");
const CAST = kind("cast");
const ACTIVE = kind("active");
const SHIFT = kind("shift");
const MOVE = kind("move");
const END = kind("end");
const SACRIFICES = keywordBit("sacrifice");
const CAST_EVENT = event("cast");
const TURN_STARTS = event("turn-starts");
const TURN_ENDS = event("turn-ends");

/** NR-22: the answer to a pass and a card, the play step, the end. */
export const turn = procedure("turn", { seat: holds.seat, base: holds.signal, outer: holds.signal }, (r) => [
  opens(r.base, r.outer),
  run<Neverrift>((s) => void call(s, opening)),
  run<Neverrift>((s) => void call(s, step)),
  label("played"),
  run<Neverrift>((s) => raise(s, TURN_ENDS, NONE as Card)),
  ...settles(r.base),
  run<Neverrift>((s) => {
    if (isFull(s)) endByTokens(s);
  }),
  closes(r.outer),
  run<Neverrift>((s, f) => endTurn(s, get(s, f, r.seat))),
]);
/** Where a turn goes on once its play step is done. */
export const played = pointAt(turn, "played");

/** What comes before the play step. */
export const opening = procedure("opening", { base: holds.signal, outer: holds.signal }, (r) => [
  opens(r.base, r.outer),
  run<Neverrift>(startTurn),
  // NR-50, NR-A31: before the draw.
  ask<Neverrift>({
    prompt: "penalty",
    who: (s) => (s.tally[PASSED] === NONE ? NOBODY : only(s.tally[TURN] as Seat)),
    options: (s) => {
      addPenalties(s, s.tally[PASSED] as Seat);
      s.offer.add(option(DECLINE));
    },
    choose: (s, _f, o) => {
      // NR-54: not an attack, so Block does not matter.
      if (kindOf(o) === TAME) takeOver(s, thingOf(o) as Card, s.tally[TURN] as Seat, "NR-50");
    },
  }),
  // NR-A41
  run<Neverrift>((s) => {
    s.tally[PASSED] = NONE;
    raise(s, TURN_STARTS, NONE as Card);
  }),
  ...settles(r.base),
  // NR-21, NR-A32; NR-56: unless the start of the turn has filled the board.
  run<Neverrift>((s) => {
    if (isFull(s)) endByTokens(s);
    else draw(s, s.tally[TURN] as Seat, "NR-22");
  }),
  closes(r.outer),
]);

function startTurn(s: Neverrift): void {
  const seat = s.tally[TURN] as Seat;
  s.tally[CREATURES] = 0;
  s.tally[PLACES] = 0;
  s.tally[PLACED] = 0;
  for (let c = 0; c < s.shape.cards; c++) s.done[c as Card] = 0;
  s.log?.push({ do: "turn", rule: "NR-33", seat });
  // NR-51
  const passer = s.tally[PASSED] as Seat;
  if (passer === NONE || tokens(s, passer) > 0) return;
  s.tally[PASSED] = NONE;
  eliminate(s, passer);
}

/** NR-52, NR-53: those that can be tamed; if there are none, any of them. */
function addPenalties(s: Neverrift, passer: Seat): void {
  const before = s.offer.count;
  for (let all = 0; all < 2 && s.offer.count === before; all++)
    for (let field = 0; field < s.shape.fields; field++) {
      const card = cardAt(s, field as Field);
      if (card === NONE || s.controller[card] !== passer) continue;
      if (all === 1 || canBeTamed(s, card)) s.offer.add(option(TAME, card, field));
    }
}

/** NR-49: neither creature nor place came into play. */
function endTurn(s: Neverrift, seat: Seat): void {
  if (s.tally[PLACED] === 1) {
    s.tally[PASSES] = 0;
  } else {
    s.tally[PASSES]++;
    s.tally[PASSED] = seat;
    s.log?.push({ do: "pass", rule: "NR-49", seat });
    endIfIdle(s);
  }
  s.tally[TURN] = nextSeat(s, seat);
}

/** NR-23 to NR-25: whatever one likes, in any order, until one ends it or the board is full. */
export const step = procedure("step", {}, () => [
  label("next"),
  ask<Neverrift>({
    prompt: "step",
    sure: true,
    who: (s) => only(s.tally[TURN] as Seat),
    options: addSteps,
    choose: (s, f, o) => {
      if (kindOf(o) === END) leave(s, f);
      else act(s, s.tally[TURN] as Seat, kindOf(o), thingOf(o), placeOf(o) as Field);
    },
  }),
  // NR-56, NR-62
  run<Neverrift>((s) => {
    if (isFull(s)) endByTokens(s);
  }),
  goto("next"),
]);

function addSteps(s: Neverrift): void {
  const seat = s.tally[TURN] as Seat;
  const { offer, library } = s;
  const creatures = s.tally[CREATURES] < creatureLimit(s, seat);
  const places = s.tally[PLACES] < placeLimit(s, seat);
  const room = listEmpty(s);
  const n = distinctDefs(s, handOf(seat));
  for (let i = 0; i < n; i++) {
    const def = s.scratch[i];
    const type = library.kinds[def];
    if (type === CREATURE ? !creatures : type !== PLACE || !places) continue;
    if ((library.keywords[def] & SACRIFICES) !== 0) addWithSacrifice(s, seat, def as Def);
    else offer.addAt(option(PLAY, def), s.empty, room);
  }
  // What may be spent for nothing, a spell or the active, never stands first.
  const first = offer.count === 0;
  if (first) offer.add(option(END));
  for (let i = 0; i < n; i++) if (library.kinds[s.scratch[i]] === SPELL) offer.add(option(CAST, s.scratch[i]));
  if (mayActivate(s, seat)) offer.add(option(ACTIVE));
  if (mayMovePlaces(s, seat)) addShifts(s, seat);
  if (!first) offer.add(option(END));
}

/** Writes the empty fields into `s.empty` and says how many they are. */
function listEmpty(s: Neverrift): number {
  const { empty } = s;
  let n = 0;
  for (let bits = empties(s); bits !== 0; bits &= bits - 1) empty[n++] = lowest(bits);
  return n;
}

/** NR-A21: on an empty field, or in place of what it is sacrificed for. */
function addWithSacrifice(s: Neverrift, seat: Seat, def: Def): void {
  for (let field = 0; field < s.shape.fields; field++) {
    if (isEmpty(s, field as Field)) s.offer.add(option(PLAY, def, field));
    else if (maySacrifice(s, seat, cardAt(s, field as Field))) s.offer.add(option(SACRIFICE, def, field));
  }
}

/** NR-89, NR-A22: a creature one controls, whoever owns it. */
export const maySacrifice = (s: Neverrift, seat: Seat, card: Card): boolean =>
  isCreature(s, card) ? s.controller[card] === seat : maySacrificePlaces(s, seat);

/** NR-65 */
export const mayActivate = (s: Neverrift, seat: Seat): boolean =>
  s.spent[seat] === 0 && defOf(s, tamerOf(s, seat)).active !== NONE;

/** NR-A37: each place once. */
function addShifts(s: Neverrift, seat: Seat): void {
  if (emptyFields(s) === 0) return;
  for (let bits = occupied(s); bits !== 0; bits &= bits - 1) {
    const card = cardAt(s, lowest(bits) as Field);
    if (mayShift(s, seat, card)) s.offer.add(option(SHIFT, card, lowest(bits)));
  }
}

export const mayShift = (s: Neverrift, seat: Seat, card: Card): boolean =>
  isPlace(s, card) && (s.done[card] & SHIFTED) === 0 && canBeMoved(s, card, seat);

function act(s: Neverrift, seat: Seat, what: number, thing: number, field: Field): void {
  if (what === PLAY || what === SACRIFICE) play(s, seat, thing as Def, field, what === SACRIFICE);
  else if (what === CAST) cast(s, seat, thing as Def);
  else if (what === ACTIVE) activate(s, seat);
  else if (what === SHIFT) {
    const f = call(s, shifting);
    set(s, f, shifting.registers.card, thing as Card);
  }
}

/** NR-27; NR-89: or onto the field of what is destroyed for it. */
function play(s: Neverrift, seat: Seat, def: Def, field: Field, sacrifice: boolean): void {
  s.tally[PLACED] = 1;
  if (s.library.kinds[def] === CREATURE) s.tally[CREATURES]++;
  else s.tally[PLACES]++;
  if (!sacrifice) {
    putFromHand(s, seat, def, field, "NR-23");
    return;
  }
  const f = openArrival(s);
  destroy(s, cardAt(s, field), "NR-89");
  land(s, f, pickOut(s, handOf(seat), def), field, seat, "NR-89");
}

/** NR-25: it lies aside while it is resolved. */
function cast(s: Neverrift, seat: Seat, def: Def): void {
  const f = call(s, casting);
  const card = pickOut(s, handOf(seat), def);
  move(s, card, limboOf(s.shape));
  s.log?.push({ do: "cast", rule: "NR-25", seat, ...named(s, card) });
  set(s, f, casting.registers.card, card);
}

export const casting = procedure("casting", { card: holds.card, base: holds.signal, outer: holds.signal }, (r) => [
  opens(r.base, r.outer),
  run<Neverrift>((s, f) => {
    const card = get(s, f, r.card);
    startEffect(s, card, s.tally[TURN] as Seat, defOf(s, card).play);
  }),
  // NR-30
  run<Neverrift>((s, f) => {
    const card = get(s, f, r.card);
    move(s, card, graveyardOf(s.owner[card]));
    raise(s, CAST_EVENT, NONE as Card);
  }),
  ...settles(r.base),
  closes(r.outer),
]);

/** NR-65, NR-66 */
function activate(s: Neverrift, seat: Seat): void {
  s.spent[seat] = 1;
  const tamer = tamerOf(s, seat);
  s.log?.push({ do: "active", rule: "NR-65", seat, ...named(s, tamer) });
  startEffect(s, tamer, seat, defOf(s, tamer).active);
}

/** NR-A37 */
export const shifting = procedure("shifting", { card: holds.card, base: holds.signal, outer: holds.signal }, (r) => [
  opens(r.base, r.outer),
  ask<Neverrift>({
    prompt: "shift",
    who: (s) => only(s.tally[TURN] as Seat),
    options: (s) => {
      for (let field = 0; field < s.shape.fields; field++)
        if (isEmpty(s, field as Field)) s.offer.add(option(MOVE, 0, field));
    },
    choose: (s, f, o) => {
      const card = get(s, f, r.card);
      s.done[card] |= SHIFTED;
      relocate(s, card, placeOf(o) as Field, "NR-A37");
    },
  }),
  ...settles(r.base),
  closes(r.outer),
]);
