import type { Game, Setup, Text } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Dice } from "@rifthall/kernel/machine";
import type { View } from "@rifthall/kernel/view";
import type { Bot, Budget } from "../bot.js";
import { Forest } from "./memory.js";
import { Searching } from "./searching.js";

/** Trees of a decision, where a game does not say. */
const TREES = 2;
export const usualTrees = ({ insight }: Game): number => insight?.trees ?? TREES;

/** Thinks ahead on tables that fit what it sees: among so many trees, for so many iterations where nobody says. */
export const thoughtful = (
  id: string,
  title: Text,
  trees: (game: Game) => number,
  tries?: (game: Game) => number,
): Bot => ({
  id,
  title,
  remember: () => new Forest(),
  begin: (game, setup, view, budget, dice, memory) => {
    const time = tries === undefined ? budget : { iterations: tries(game), ...budget };
    return new Searching(game, setup, view, time, dice, view.seat, { trees: trees(game), decides: true }, memory);
  },
});

export const search = thoughtful("search", { en: "Search", de: "Suche" }, () => 1);

const MOST_TREES = 16;

/** The same in so many trees, `search/4`: for those who measure what they cost. */
export function inTrees(id: string): Bot | undefined {
  const trees = Number(/^search\/(\d{1,2})$/.exec(id)?.[1]);
  return trees >= 1 && trees <= MOST_TREES ? thoughtful(id, search.title, () => trees) : undefined;
}

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
  trees = usualTrees(game),
): Searching => new Searching(game, setup, view, budget, dice, seat, { trees, decides: false });
