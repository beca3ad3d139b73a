import type { Card, Seat, Zone } from "@rifthall/kernel";
import { cardsIn, NONE, SIGNALS } from "@rifthall/kernel";
import {
  BASE,
  type Field,
  graveyardOf,
  handOf,
  isCreature,
  isPlace,
  type Neverrift,
  tamerZone,
  zoneOf,
} from "./table.js";

/** What must hold at every decision: every card once, one to a field, tokens on creatures only. */
export function faults(s: Neverrift): readonly string[] {
  const list: string[] = [];
  const seen = new Map<Card, Zone>();
  for (let z = 0; z < s.shape.zones; z++) {
    const cards = cardsIn(s, z as Zone);
    if (cards.length !== s.size[z as Zone])
      list.push(`zone ${z} says ${s.size[z as Zone]} cards and holds ${cards.length}`);
    if ((cards.at(-1) ?? NONE) !== s.tail[z as Zone]) list.push(`zone ${z} has a wrong tail`);
    for (const card of cards) {
      if (seen.has(card)) list.push(`card ${card} is in zones ${seen.get(card)} and ${z}`);
      if (s.zone[card] !== z) list.push(`card ${card} lies in ${z} but says ${s.zone[card]}`);
      seen.set(card, z as Zone);
    }
  }
  for (let f = 0; f < s.shape.fields; f++) list.push(...fieldFaults(s, f as Field));
  for (let seat = 0; seat < s.shape.seats; seat++) {
    for (const zone of [handOf(seat as Seat), graveyardOf(seat as Seat)])
      for (const card of cardsIn(s, zone))
        if (s.owner[card] !== seat) list.push(`card ${card} of ${s.owner[card]} lies with seat ${seat}`);
    if (s.size[tamerZone(seat as Seat)] > 1) list.push(`seat ${seat} has several tamers`);
  }
  if (s.tally[BASE] > s.cell[SIGNALS]) list.push(`${s.cell[SIGNALS]} triggers wait, but from ${s.tally[BASE]} on`);
  return list;
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
