import type { Game, Pack } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import type { Player } from "../experiment.js";
import type { Visiting } from "./visiting.js";

/** Bots of two builds can only meet by the same rules, with the same cards, where both have such bots. */
export function agree(
  game: Game,
  packs: readonly Pack[],
  players: readonly Player[],
  commit: string,
  other: Visiting,
): void {
  const { rules, content } = other.rules(game.id, packs);
  if (rules !== game.rules)
    throw new Refusal("other-rules", `${commit} plays ${game.id} by ${rules}, this build by ${game.rules}`);
  if (content !== game.content(packs).hash)
    throw new Refusal("other-content", `${commit} plays ${game.id} with other cards than this build`);
  for (const { level } of players)
    if (!other.hasLevel(level)) throw new Refusal("unknown-level", `${commit} has no bot "${level}"`);
}
