import type { Game } from "@rifthall/kernel";
import { Refusal, unknown } from "@rifthall/kernel";
import { engines } from "../tables/engines.ts";

const loaded = new Map<string, Promise<Game>>();

/** The engine of a game, fetched when it is first needed. */
export function gameFor(id: string): Promise<Game> {
  const known = loaded.get(id);
  if (known) return known;
  const load = Object.hasOwn(engines, id) ? engines[id] : undefined;
  if (!load) throw new Refusal("unknown-game", unknown("game", id, Object.keys(engines)));
  const game = load();
  loaded.set(id, game);
  return game;
}
