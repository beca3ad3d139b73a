import type { Bot } from "./bot.js";
import { careless } from "./greedy.js";
import { thoughtful } from "./search/index.js";

/** Every level that people are offered, weakest first. The lower ones overlook things, the upper ones think further. */
export const levels: readonly Bot[] = [
  careless("novice", { en: "Novice", de: "Neuling" }, 0.6, true),
  careless("apprentice", { en: "Apprentice", de: "Lehrling" }, 0.3),
  careless("adept", { en: "Adept", de: "Kundige" }, 0),
  thoughtful("master", { en: "Master", de: "Meister" }, 2, 500),
  thoughtful("oracle", { en: "Oracle", de: "Orakel" }, 4, 3000),
];
