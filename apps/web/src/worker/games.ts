import type { Game } from "@rifthall/kernel/game";
import type { Games } from "@rifthall/service";
import { engines } from "../tables/engines.ts";

/** The rules of each game as this page was built. See vite.config.ts. */
declare const __RULES__: Readonly<Record<string, string>>;

const loaded = new Map<string, Promise<Game>>();

export const games: Games = {
  rules: __RULES__,
  load: (id) => {
    const known = loaded.get(id);
    if (known) return known;
    const game = engines[id]?.() ?? Promise.reject(new Error(`there is no engine of ${id}`));
    loaded.set(id, game);
    return game;
  },
};
