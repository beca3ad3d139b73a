import { able, type Effect, meaningsOf } from "@rifthall/effects";
import type { Card } from "@rifthall/kernel";
import { enter, leave, NONE } from "@rifthall/kernel";
import { numberOf, type Riftforce, TRAINER } from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { begin } from "./ability.js";

/** RF-81: the challenge chosen for a number, by its stars, and the add-on if there is one. */
function challengeFor(s: Riftforce, number: number): number {
  const stars = s.options[`challenge${number}`];
  return s.guilds.challenges.findIndex((c) => c.number === number && c.stars === stars);
}
const addOnChosen = (s: Riftforce): number => s.guilds.addOns.findIndex((a) => a.id === s.options.addOn);

/** The procedure a bot of this number runs. */
export const drillFor = (s: Riftforce, number: number): number =>
  s.guilds.drills[challengeFor(s, number) * (s.guilds.addOns.length + 1) + addOnChosen(s) + 1];

export function drillEffect(s: Riftforce, number: number): Effect {
  const addOn = addOnChosen(s);
  return [
    ...(addOn === NONE ? [] : s.guilds.addOns[addOn].effect),
    ...s.guilds.challenges[challengeFor(s, number)].effect,
  ];
}

const words = { grammar, meanings: meaningsOf(grammar, new Map()) };

/** RF-83: would this bot damage something? The frame is only lent for the question. */
export function canHarm(s: Riftforce, bot: Card): boolean {
  const number = numberOf(s.def[bot]);
  const id = drillFor(s, number);
  const f = enter(s, id, s.program.procedures[id].words);
  begin(s, f, bot, TRAINER);
  const harms = able(s, f, drillEffect(s, number), words, "damage");
  leave(s, f);
  return harms;
}
