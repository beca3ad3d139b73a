import type { Game } from "@rifthall/kernel/game";
import type { Option } from "@rifthall/kernel/ids";
import type { View } from "@rifthall/kernel/view";

/**
 * The first that is not spent for nothing: the first of all where a game does not ask for that, or where all of them are.
 * Only what a bot is about to take is looked at, which is hardly ever more than one.
 */
export function soberly<T extends { readonly option: Option }>(game: Game, { state }: View, ranked: readonly T[]): T {
  const [first] = ranked;
  if (!game.insight?.sober || ranked.length < 2) return first;
  return ranked.find(({ option }) => game.describe(state, option).idle !== true) ?? first;
}
