import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { framesOf, get } from "@rifthall/kernel/machine";
import { isOver, SIGNALS } from "@rifthall/kernel/state";
import { cardsIn } from "@rifthall/kernel/zone";
import { strayAnswers } from "../shared/answers.js";
import { playing } from "./rules/end.js";
import { LIBERATE } from "./rules/events.js";
import { mulligans } from "./rules/match.js";
import { arrival, fight } from "./rules/resolution.js";
import { casting, shifting } from "./rules/turn.js";
import {
  BASE,
  CREATURE,
  deckOf,
  type Field,
  graveyardOf,
  handOf,
  isCreature,
  isOut,
  isPlace,
  isTamer,
  type Neverrift,
  PASSED,
  PLACE,
  SPELL,
  TURN,
  tamerZone,
  zoneOf,
} from "./table.js";

/** What must hold at every decision: one card to a field, tokens on creatures only, everybody's own cards with them. */
export function faults(s: Neverrift): readonly string[] {
  const list: string[] = [];
  for (let c = 0; c < s.shape.cards; c++) list.push(...cardFaults(s, c as Card));
  for (let f = 0; f < s.shape.fields; f++) list.push(...fieldFaults(s, f as Field));
  for (let seat = 0; seat < s.shape.seats; seat++) {
    for (const zone of [deckOf(seat as Seat), handOf(seat as Seat), graveyardOf(seat as Seat)])
      for (const card of cardsIn(s, zone))
        if (s.owner[card] !== seat) list.push(`card ${card} of ${s.owner[card]} lies with seat ${seat}`);
    if (s.size[tamerZone(seat as Seat)] !== 1) list.push(`seat ${seat} has ${s.size[tamerZone(seat as Seat)]} tamers`);
  }
  if (s.tally[BASE] > s.cell[SIGNALS]) list.push(`${s.cell[SIGNALS]} triggers wait, but from ${s.tally[BASE]} on`);
  list.push(...strayAnswers(s, [LIBERATE]), ...frameFaults(s));
  if (!isOver(s) && s.tally[PASSED] === s.tally[TURN])
    list.push(`seat ${s.tally[TURN]} has just passed and is at turn`);
  // Who leaves during the mulligans is passed over when they are done.
  if (!isOver(s) && isOut(s, s.tally[TURN] as Seat) && framesOf(s, mulligans).length === 0)
    list.push(`seat ${s.tally[TURN]} is out and at turn`);
  if (!isOver(s) && playing(s) < 2) list.push("the match goes on with nobody to play against");
  return list;
}

/** Rows belong to the seats one after another; a tamer lies in its place, and nothing else does. */
function cardFaults(s: Neverrift, card: Card): string[] {
  const list: string[] = [];
  const owner = Math.trunc(card / s.shape.deck) as Seat;
  if (s.owner[card] !== owner) list.push(`card ${card} is of seat ${s.owner[card]}, in a row of seat ${owner}`);
  if (s.zone[card] !== NONE && isTamer(s, card) !== (s.zone[card] === tamerZone(owner)))
    list.push(`card ${card} is ${isTamer(s, card) ? "a" : "no"} tamer and lies in zone ${s.zone[card]}`);
  return list;
}

/** What goes on is about cards of the kind that it happens to. */
function frameFaults(s: Neverrift): string[] {
  const about = (
    p: typeof casting | typeof shifting | typeof fight | typeof arrival,
    kinds: readonly number[],
  ): string[] =>
    framesOf(s, p).flatMap((f) => {
      const card = get(s, f, p.registers.card);
      return kinds.includes(s.library.kinds[s.def[card]]) ? [] : [`${p.name} (frame ${f}) cannot be of card ${card}`];
    });
  return [
    ...about(casting, [SPELL]),
    ...about(shifting, [PLACE]),
    ...about(fight, [CREATURE]),
    ...about(arrival, [CREATURE, PLACE]),
  ];
}

function fieldFaults(s: Neverrift, field: Field): string[] {
  const list: string[] = [];
  const cards = cardsIn(s, zoneOf(s, field));
  if (cards.length > 1) list.push(`field ${field} holds ${cards.length} cards`);
  for (const card of cards) {
    if (!isCreature(s, card) && !isPlace(s, card)) list.push(`field ${field} holds neither creature nor place`);
    if (isPlace(s, card) && s.controller[card] !== NONE) list.push(`the place on field ${field} carries a token`);
    if (s.age[card] === 0) list.push(`card ${card} is in play and never came`);
  }
  return list;
}
