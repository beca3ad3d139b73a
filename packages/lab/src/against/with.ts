import type { Game, Pack } from "@rifthall/kernel/game";
import { type Guests, withBuild } from "../build/worktree.js";
import type { Player } from "../experiment.js";
import { agree } from "./agree.js";
import { visitingFrom } from "./load.js";

/** What runs with the other engine; of the repository, since it is bundled there. */
export const GUESTS: Guests = { folder: "packages/lab/src/against", files: ["guest.ts"] };

/** Builds a commit, looks whether its bots can meet these players, and gives the file with which they do. */
export function withVisitors<T>(
  commit: string,
  {
    game,
    packs,
    players,
  }: { readonly game: Game; readonly packs: readonly Pack[]; readonly players: readonly Player[] },
  say: (text: string) => void,
  use: (other: string) => Promise<T>,
): Promise<T> {
  return withBuild(commit, GUESTS, say, async (built) => {
    const other = built("guest");
    agree(game, packs, players, commit, await visitingFrom(other));
    return use(other);
  });
}
