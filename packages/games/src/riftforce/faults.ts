import type { Card, Def, Seat, Zone } from "@rifthall/kernel";
import { cardsIn, NONE } from "@rifthall/kernel";
import { COPIES, type Guild, HAND, HELD, handOf, inPlay, isLethal, LETHAL, type Riftforce } from "./table.js";

/** What must hold at every decision: every card once, no card that should be destroyed, hands and damage in range. */
export function faults(s: Riftforce): readonly string[] {
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
  let lethal = 0;
  for (let c = 0; c < s.shape.cards; c++) {
    const card = c as Card;
    if (s.zone[card] === NONE) continue;
    if (!seen.has(card)) list.push(`card ${c} is nowhere`);
    if (!inPlay(s, card) && s.damage[card] !== 0) list.push(`card ${c} carries damage off the table`);
    if (inPlay(s, card) && isLethal(s, card)) lethal++;
  }
  if (lethal !== s.tally[LETHAL]) list.push(`${lethal} cards should be destroyed, ${s.tally[LETHAL]} are counted`);
  if (seen.size > 0) list.push(...miscounted(s));
  for (let owner = 0; owner < s.shape.owners; owner++)
    if (s.size[handOf(owner as Seat)] > HAND) list.push(`seat ${owner} holds ${s.size[handOf(owner as Seat)]} cards`);
  return list;
}

/** RF-1: four 5s, three 6s and two 7s of each guild that plays. */
function miscounted(s: Riftforce): string[] {
  const count = new Map<Def, number>();
  for (let c = 0; c < s.shape.cards; c++)
    if (s.zone[c as Card] !== NONE) count.set(s.def[c as Card], (count.get(s.def[c as Card]) ?? 0) + 1);
  const list: string[] = [];
  s.guilds.list.forEach((guild, g) => {
    COPIES.forEach((copies, i) => {
      const want = s.summoner[g as Guild] >= HELD ? copies : 0;
      const have = count.get((g * COPIES.length + i) as Def) ?? 0;
      if (have !== want) list.push(`${have} ${guild.id}-${5 + i} instead of ${want}`);
    });
  });
  return list;
}
