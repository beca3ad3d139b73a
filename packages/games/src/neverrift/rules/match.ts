import type { Deck } from "@rifthall/kernel/game";
import { type Card, type Def, kindOf, NONE, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask, call, get, goto, label, pointAt, procedure, proceedIf, roll, run, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { clearZones, move, pickOut } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import type { Library } from "../content.js";
import {
  deckOf,
  FIRST,
  HAND,
  handOf,
  isOut,
  type Neverrift,
  nextSeat,
  PASSED,
  RETURNED,
  TURN,
  tamerZone,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { draw, shuffleDeck } from "./board.js";
import { cardName } from "./name.js";
import { turn } from "./turn.js";

const RETURN = kind("return");
const KEEP = kind("keep");

/** Sets what the columns hold before anything is dealt. */
export function clearTable(s: Neverrift): void {
  clearZones(s);
  for (let c = 0; c < s.shape.cards; c++) {
    s.owner[c as Card] = Math.trunc(c / s.shape.deck) as Seat;
    s.controller[c as Card] = NONE as Seat;
  }
  s.tally[PASSED] = NONE;
}

/** NR-16, NR-17: tamers lie open, decks are shuffled, six cards each. */
export function deal(s: Neverrift, decks: readonly Deck[]): void {
  for (let seat = 0; seat < decks.length; seat++) {
    const defs = defsOf(s.library, decks[seat]);
    for (let i = 0; i < defs.length; i++) {
      const row = (seat * s.shape.deck + i) as Card;
      s.def[row] = defs[i] as Def;
      move(s, row, i === 0 ? tamerZone(seat as Seat) : deckOf(seat as Seat));
    }
  }
}

/** A deck's definitions, its tamer first. Ready decks are dealt again and again, so they are looked up once. */
function defsOf(library: Library, deck: Deck): Int16Array {
  const known = dealt.get(deck);
  if (known?.library === library) return known.defs;
  const ids = Object.entries(deck.cards).flatMap(([id, copies]) => Array<string>(copies).fill(id));
  const defs = Int16Array.from([deck.leader, ...ids], (id) => library.find(id)?.index ?? NONE);
  dealt.set(deck, { library, defs });
  return defs;
}
const dealt = new WeakMap<Deck, { readonly library: Library; readonly defs: Int16Array }>();

/** NR-20, NR-A5: by lot; then hands, then mulligans, then turns until it is over. */
export const match = procedure("match", {}, () => [
  run<Neverrift>((s) => {
    s.tally[FIRST] = roll(s, s.shape.seats);
    s.tally[TURN] = s.tally[FIRST];
    s.log?.push({ do: "first", rule: "NR-20", seat: s.tally[FIRST] as Seat });
    for (let seat = 0; seat < s.shape.seats; seat++) {
      shuffleDeck(s, seat as Seat);
      for (let i = 0; i < HAND; i++) draw(s, seat as Seat, "NR-17");
    }
  }),
  run<Neverrift>((s) => void call(s, mulligans)),
  label("turn"),
  run<Neverrift>((s) => {
    set(s, call(s, turn), turn.registers.seat, s.tally[TURN] as Seat);
  }),
  goto("turn"),
]);

/** Where the match goes on behind a turn. */
export const nextTurn = pointAt(match, "turn");

/** NR-18: everyone once, from the first player on. */
export const mulligans = procedure("mulligans", { asked: { range: ({ seats }) => [0, seats] } }, (r) => [
  label("next"),
  proceedIf<Neverrift>((s, f) => get(s, f, r.asked) < s.shape.seats, "done"),
  run<Neverrift>((s, f) => {
    const seat = ((s.tally[FIRST] + get(s, f, r.asked)) % s.shape.seats) as Seat;
    set(s, f, r.asked, get(s, f, r.asked) + 1);
    if (!isOut(s, seat)) set(s, call(s, mulligan), mulligan.registers.seat, seat);
  }),
  goto("next"),
  label("done"),
  run<Neverrift>((s) => {
    if (isOut(s, s.tally[TURN] as Seat)) s.tally[TURN] = nextSeat(s, s.tally[TURN] as Seat);
  }),
]);

/** NR-18, NR-19: up to three go back, as many come. */
export const mulligan = procedure("mulligan", { seat: holds.seat, returned: holds.int(0, RETURNED + 1) }, (r) => [
  label("next"),
  proceedIf<Neverrift>((s, f) => get(s, f, r.returned) < RETURNED, "deal"),
  ask<Neverrift>({
    prompt: "mulligan",
    sure: true,
    who: r.seat,
    options: (s, f) => {
      const n = distinctDefs(s, handOf(get(s, f, r.seat)));
      for (let i = 0; i < n; i++) s.offer.add(option(RETURN, s.scratch[i]));
      s.offer.add(option(KEEP));
    },
    choose: (s, f, o) => {
      if (kindOf(o) === KEEP) {
        redraw(s, get(s, f, r.seat), get(s, f, r.returned));
        set(s, f, r.returned, RETURNED + 1);
      } else {
        giveBack(s, get(s, f, r.seat), thingOf(o) as Def);
        set(s, f, r.returned, get(s, f, r.returned) + 1);
      }
    },
  }),
  goto("next"),
  label("deal"),
  run<Neverrift>((s, f) => {
    if (get(s, f, r.returned) === RETURNED) redraw(s, get(s, f, r.seat), RETURNED);
  }),
]);

function giveBack(s: Neverrift, seat: Seat, def: Def): void {
  const card = pickOut(s, handOf(seat), def);
  move(s, card, deckOf(seat));
  s.log?.push({
    do: "return-card",
    rule: "NR-18",
    seat,
    card: cardName(s, card),
    secret: ["card"],
    seen: s.knows[card],
  });
}

/** NR-A4: shuffled in, or left under the deck. */
function redraw(s: Neverrift, seat: Seat, count: number): void {
  s.log?.push({ do: "mulligan", rule: "NR-18", seat, n: count });
  if (count > 0 && !s.rulings.bottom) shuffleDeck(s, seat);
  for (let i = 0; i < count; i++) draw(s, seat, "NR-19");
}
