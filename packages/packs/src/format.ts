import type { PackFormat } from "@rifthall/effects";
import { formats } from "@rifthall/games";
import { Refusal, unknown } from "@rifthall/kernel/text";

/** What packs of a game look like; what is no game of ours is refused. */
export function formatFor(game: unknown): PackFormat {
  const found = formats.find((f) => f.game === game);
  if (!found)
    throw new Refusal(
      "bad-pack",
      `game: ${unknown(
        "game",
        game,
        formats.map((f) => f.game),
      )}`,
    );
  return found;
}
