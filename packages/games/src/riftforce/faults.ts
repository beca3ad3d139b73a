import { type Card, type Def, NONE, type Seat } from "@rifthall/kernel/ids";
import type { Column } from "@rifthall/kernel/state";
import { strayAnswers } from "../shared/answers.js";
import { guildCount } from "./rules/setup.js";
import {
  COPIES,
  DRAFTER,
  type Guild,
  guildUp,
  HAND,
  HELD,
  handOf,
  inPlay,
  isLethal,
  LETHAL,
  numberUp,
  POSITION,
  positionCount,
  type Riftforce,
  sideOf,
} from "./table.js";

/** What must hold at every decision: no card that should be destroyed, hands, guilds and damage in bounds. */
export function faults(s: Riftforce): readonly string[] {
  const list: string[] = [];
  let lethal = 0;
  let lying = 0;
  for (let c = 0; c < s.shape.cards; c++) {
    const card = c as Card;
    if (s.zone[card] === NONE) continue;
    lying++;
    if (!inPlay(s, card) && s.damage[card] !== 0) list.push(`card ${c} carries damage off the table`);
    if (inPlay(s, card) && isLethal(s, card)) lethal++;
  }
  if (lethal !== s.tally[LETHAL]) list.push(`${lethal} cards should be destroyed, ${s.tally[LETHAL]} are counted`);
  if (lying > 0) list.push(...miscounted(s));
  list.push(...miscountedUp(s));
  for (let owner = 0; owner < s.shape.owners; owner++) {
    if (s.size[handOf(owner as Seat)] > HAND) list.push(`seat ${owner} holds ${s.size[handOf(owner as Seat)]} cards`);
    const guilds = guildCount(s, owner);
    if (guilds > s.shape.hands[owner]) list.push(`seat ${owner} has ${guilds} guilds`);
  }
  if (s.tally[POSITION] >= positionCount(s)) list.push(`there is no position ${s.tally[POSITION]} in a round`);
  if (s.tally[DRAFTER] >= positionCount(s)) list.push(`there is no position ${s.tally[DRAFTER]} in a draft`);
  list.push(...strayAnswers(s));
  return list;
}

/** RF-1: four 5s, three 6s and two 7s of each guild that plays. */
function miscounted(s: Riftforce): string[] {
  const count = new Map<Def, number>();
  for (let c = 0; c < s.shape.cards; c++)
    if (s.zone[c as Card] !== NONE) count.set(s.def[c as Card], (count.get(s.def[c as Card]) ?? 0) + 1);
  const list: string[] = [];
  s.library.list.forEach((guild, g) => {
    COPIES.forEach((copies, i) => {
      const want = s.summoner[g as Guild] >= HELD ? copies : 0;
      const have = count.get((g * COPIES.length + i) as Def) ?? 0;
      if (have !== want) list.push(`${have} ${guild.id}-${5 + i} instead of ${want}`);
    });
  });
  return list;
}

/** What is counted of the table is what lies there. */
function miscountedUp(s: Riftforce): string[] {
  const numbers = new Int32Array(s.numbersUp.length);
  const guilds = new Int32Array(s.guildsUp.length);
  for (let c = 0; c < s.shape.cards; c++) {
    const card = c as Card;
    if (!inPlay(s, card)) continue;
    numbers[numberUp(sideOf(s, card), s.def[card])]++;
    guilds[guildUp(s, s.controller[card], s.def[card])]++;
  }
  const wrong = (name: string, right: Int32Array, counted: Column<number>): string[] =>
    [...right].flatMap((n, i) => (n === counted[i] ? [] : [`${name} ${i} is ${n}, but ${counted[i]} is counted`]));
  return [...wrong("numbersUp", numbers, s.numbersUp), ...wrong("guildsUp", guilds, s.guildsUp)];
}
