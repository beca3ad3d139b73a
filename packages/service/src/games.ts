import { type Game, Refusal, unknown } from "@rifthall/kernel";
import type { Games } from "./ports.js";

/** The engine of a game, fetched when it is first needed. */
export async function gameFor({ rules, load }: Games, id: string): Promise<Game> {
  if (!Object.hasOwn(rules, id)) throw new Refusal("unknown-game", unknown("game", id, Object.keys(rules)));
  return load(id);
}
