import type { Game, Setup, Text } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Dice } from "@rifthall/kernel/machine";
import type { View } from "@rifthall/kernel/view";
import type { Bot, Budget } from "../bot.js";
import { Forest } from "./memory.js";
import { Searching } from "./searching.js";

/** Thinks ahead on tables that fit what it sees: for so many iterations where nobody says, among so many trees. */
export const thoughtful = (id: string, title: Text, trees: number, iterations?: number): Bot => ({
  id,
  title,
  remember: () => new Forest(iterations === undefined ? undefined : Math.ceil(iterations / trees)),
  begin: (game, setup, view, budget, dice, memory) => {
    const time = iterations === undefined ? budget : { iterations, ...budget };
    return new Searching(game, setup, view, time, dice, view.seat, { trees, decides: true }, memory);
  },
});

export const search = thoughtful("search", { en: "Search", de: "Suche" }, 1);

const MOST_TREES = 16;

/** The same in so many trees, `search/4`: for those who measure what they cost. */
export function inTrees(id: string): Bot | undefined {
  const trees = Number(/^search\/(\d{1,2})$/.exec(id)?.[1]);
  return trees >= 1 && trees <= MOST_TREES ? thoughtful(id, search.title, trees) : undefined;
}

/** Trees of advice. */
const ADVISING = 4;

/**
 * Thinks about the decision of any seat with the eyes of the viewer, who need not be the one to decide: nothing comes
 * out of it that the viewer could not find out alone.
 */
export const imagine = (
  game: Game,
  setup: Setup,
  view: View,
  budget: Budget,
  dice: Dice,
  seat: Seat,
  trees = ADVISING,
): Searching => new Searching(game, setup, view, budget, dice, seat, { trees, decides: false });
