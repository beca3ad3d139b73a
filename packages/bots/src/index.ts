import type { Bot } from "./bot.js";
import { greedy } from "./greedy.js";
import { random } from "./random.js";
import { search } from "./search/index.js";

export type { Bot, Budget, Choice, Considered } from "./bot.js";
export { pickKindFirst } from "./random.js";

/** Every level that people are offered, weakest first. */
export const bots: readonly Bot[] = [random, greedy];

export const botById = (id: string): Bot | undefined => [...bots, search].find((b) => b.id === id);

/** Who plays where nobody said. */
export const DEFAULT_LEVEL = greedy.id;
