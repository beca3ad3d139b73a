import type { Game, Levels } from "@rifthall/kernel/game";
import type { Bot } from "./bot.js";
import { careless } from "./greedy.js";
import { thoughtful, usualTrees } from "./search/index.js";

/** What suits a game that nobody has measured. */
const USUAL: Levels = { novice: 600, apprentice: 300, master: 500, oracle: 3000 };

const of =
  (level: keyof Levels) =>
  ({ insight }: Game): number =>
    (insight?.levels ?? USUAL)[level];

/** Every level that people are offered, weakest first. The lower ones overlook things, the upper ones think further. */
export const levels: readonly Bot[] = [
  careless("novice", { en: "Novice", de: "Neuling" }, of("novice"), true),
  careless("apprentice", { en: "Apprentice", de: "Lehrling" }, of("apprentice")),
  careless("adept", { en: "Adept", de: "Kundige" }, () => 0),
  thoughtful("master", { en: "Master", de: "Meister" }, usualTrees, of("master")),
  thoughtful("oracle", { en: "Oracle", de: "Orakel" }, usualTrees, of("oracle")),
];

/** The same between the levels, by how many options in a thousand escape it, `careless/240`: for those who tune them. */
export function overlooking(id: string): Bot | undefined {
  const often = Number(/^careless\/(\d{1,3})$/.exec(id)?.[1]);
  return often >= 0 ? careless(id, { en: "Careless", de: "Unachtsam" }, () => often) : undefined;
}
