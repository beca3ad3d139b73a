import { able, type Effect, type Foresees, meaningsOf } from "@rifthall/effects";
import type { MatchOptions } from "@rifthall/kernel/game";
import type { Card } from "@rifthall/kernel/ids";
import { enter, leave } from "@rifthall/kernel/machine";
import type { Guilds } from "../content.js";
import { COPIES, LEAST, numberOf, type Riftforce, TRAINER } from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { begin } from "./ability.js";

/** RF-81: which drill the bots of a number run: the challenge chosen by its stars, with the add-on if there is one. */
function drillIndex(guilds: Guilds, options: MatchOptions, number: number): number {
  const challenge = guilds.challenges.findIndex(
    (c) => c.number === number && c.stars === options[`challenge${number}`],
  );
  const addOn = guilds.addOns.findIndex((a) => a.id === options.addOn);
  return challenge * (guilds.addOns.length + 1) + addOn + 1;
}

const indices = new WeakMap<MatchOptions, readonly number[]>();

/** The same for all matches with these options, so it is looked up once. */
function drillOf(s: Riftforce, number: number): number {
  let known = indices.get(s.options);
  if (!known) {
    known = COPIES.map((_, i) => drillIndex(s.library, s.options, LEAST + i));
    indices.set(s.options, known);
  }
  return known[number - LEAST];
}

/** The procedure a bot of this number runs. */
export const drillFor = (s: Riftforce, number: number): number => s.library.drills[drillOf(s, number)];

export const drillEffect = (s: Riftforce, number: number): Effect => s.library.drillEffects[drillOf(s, number)];

const words = { grammar, meanings: meaningsOf(grammar, new Map()) };
const harming = new WeakMap<Effect, Foresees<Riftforce>>();

function harm(effect: Effect): Foresees<Riftforce> {
  const known = harming.get(effect);
  if (known) return known;
  const made = able(effect, words, { verb: "damage" });
  harming.set(effect, made);
  return made;
}

/** RF-83: would this bot damage something? The frame is only lent for the question. */
export function canHarm(s: Riftforce, bot: Card): boolean {
  const number = numberOf(s.def[bot]);
  const id = drillFor(s, number);
  const f = enter(s, id);
  begin(s, f, bot, TRAINER);
  const harms = harm(drillEffect(s, number))(s, f);
  leave(s, f);
  return harms;
}
