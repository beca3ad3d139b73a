import type { Bot, Choice } from "../bot.js";
import { deadline } from "../bot.js";
import { Memory, Search } from "./search.js";

/** Iterations between two looks at the clock. */
const SLICE = 8;
const ITERATIONS = 1000;

/** Thinks ahead on tables that fit what it sees. */
export const search: Bot = {
  id: "search",
  title: { en: "Search", de: "Suche" },
  remember: () => new Memory(),
  choose: (game, setup, view, budget, dice, memory) => {
    const thinking = new Search(game, setup, view, dice, memory instanceof Memory ? memory : undefined);
    const late = deadline(budget);
    const limit = budget.iterations ?? ("ms" in budget ? Number.POSITIVE_INFINITY : ITERATIONS);
    while (thinking.iterations < limit && !late()) thinking.run(Math.min(SLICE, limit - thinking.iterations));
    const considered = thinking.considered();
    const [first] = considered;
    thinking.took(first.option);
    return { ...first, considered } satisfies Choice;
  },
};
