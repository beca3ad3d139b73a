import type { Bot } from "./bot.js";
import { greedy } from "./greedy.js";
import { levels, overlooking } from "./levels.js";
import { random } from "./random.js";
import { inTrees, search } from "./search/index.js";

export { type Bot, type Budget, type Choice, type Considered, decide, type Thinking } from "./bot.js";
export { levels } from "./levels.js";
export { pickAtRandom } from "./random.js";
export type { Grown } from "./search/grown.js";
export { imagine } from "./search/index.js";
export { Forest } from "./search/memory.js";
export { type Errand, running, Searching } from "./search/searching.js";

/** The levels for people, and the plain strategies behind them for those who measure. */
const all: readonly Bot[] = [...levels, random, greedy, search];

export const botById = (id: string): Bot | undefined => all.find((b) => b.id === id) ?? inTrees(id) ?? overlooking(id);
export const botNames: readonly string[] = all.map((b) => b.id);

/** Who plays where nobody said. */
export const DEFAULT_LEVEL = "adept";
