import type { Game } from "@rifthall/kernel/game";
import { Refusal, unknown } from "@rifthall/kernel/text";
import type { Games } from "./ports.js";

/** The engine of a game, fetched when it is first needed. */
export async function gameFor({ rules, load }: Games, id: string): Promise<Game> {
  if (!Object.hasOwn(rules, id)) throw new Refusal("unknown-game", unknown("game", id, Object.keys(rules)));
  return load(id);
}
