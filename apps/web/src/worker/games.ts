import type { Game } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
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
    const game = engines[id]?.() ?? Promise.reject(notHere(id));
    loaded.set(id, game);
    return game;
  },
};

/** A game has rules before it has a table: whoever brings a link of it is told where it can be played. */
const notHere = (id: string): Refusal =>
  new Refusal("not-here", `${id} has no table on this page yet`, undefined, {
    en: `This game is not on the page yet: it is still to come. In the terminal it can be played: rifthall play ${id}`,
    de: `Dieses Spiel gibt es auf der Seite noch nicht: Es kommt noch. Im Terminal lässt es sich spielen: rifthall play ${id}`,
  });
