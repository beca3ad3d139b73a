import { gameById, games } from "@rifthall/games";
import { Refusal, unknown } from "@rifthall/kernel/text";
import type { Games } from "@rifthall/service";

/** The engines as they are here. */
export const engines: Games = {
  rules: Object.fromEntries(games.map(({ id, rules }) => [id, rules])),
  load: (id) => {
    const game = gameById(id);
    if (game) return game;
    throw new Refusal("unknown-game", unknown("game", id, Object.keys(engines.rules)));
  },
};
