import type { Text } from "@rifthall/kernel/game";
import type { Bot } from "./bot.js";
import { careless } from "./greedy.js";
import { search } from "./search/index.js";
import { Memory } from "./search/memory.js";

/** Every level that people are offered, weakest first. The lower ones overlook things, the upper ones think further. */
export const levels: readonly Bot[] = [
  careless("novice", { en: "Novice", de: "Neuling" }, 0.6, true),
  careless("apprentice", { en: "Apprentice", de: "Lehrling" }, 0.3),
  careless("adept", { en: "Adept", de: "Kundige" }, 0),
  thoughtful("master", { en: "Master", de: "Meister" }, 500),
  thoughtful("oracle", { en: "Oracle", de: "Orakel" }, 3000),
];

/** Searches for so many iterations, or less where the time runs out. */
function thoughtful(id: string, title: Text, iterations: number): Bot {
  return {
    id,
    title,
    remember: () => new Memory(iterations),
    begin: (game, setup, view, budget, dice, memory) =>
      search.begin(game, setup, view, { iterations, ...budget }, dice, memory),
  };
}
