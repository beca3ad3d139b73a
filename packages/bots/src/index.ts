import type { Bot } from "./bot.js";
import { greedy } from "./greedy.js";
import { random } from "./random.js";
import { search } from "./search/index.js";

export type { Bot, Budget, Choice, Considered } from "./bot.js";
export { pickKindFirst } from "./random.js";

/** Every level that people are offered, weakest first. */
export const bots: readonly Bot[] = [random, greedy];

const all: readonly Bot[] = [...bots, search];

export const botById = (id: string): Bot | undefined => all.find((b) => b.id === id);
export const levelNames: readonly string[] = all.map((b) => b.id);

/** Who plays where nobody said. */
export const DEFAULT_LEVEL = greedy.id;
