import type { Bot } from "./bot.js";
import { greedy } from "./greedy.js";
import { random } from "./random.js";

export type { Bot, Budget, Choice } from "./bot.js";
export { pickKindFirst } from "./random.js";

/** Every level, weakest first. */
export const bots: readonly Bot[] = [random, greedy];

export const botById = (id: string): Bot | undefined => bots.find((b) => b.id === id);

/** Who plays where nobody said. */
export const DEFAULT_LEVEL = greedy.id;
