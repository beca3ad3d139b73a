import { gameById } from "@rifthall/games";
import { type Game, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { Match } from "@rifthall/kernel/match";
import type { Visitor } from "./rifthall.ts";

export type Position = Readonly<Record<string, unknown>>;

/** A match that begins in the middle, as something to bring along. */
export function brought(id: string, position: Position, options: MatchOptions = {}): string {
  const game = gameById(id) as Game;
  const framed = game.framed?.(position, readOptions(game.options, options));
  if (!framed) throw new Error("no positions here");
  return JSON.stringify(new Match(game, { content: game.content([]), ...framed, seed: "test", position }).record());
}

/** Sits down at a table where all lies so already. */
export async function sitAt(
  visitor: Visitor,
  game: string,
  position: Position,
  options: MatchOptions = {},
): Promise<string> {
  const match = await visitor.ask<string>("bring", brought(game, position, options));
  await visitor.sit(match);
  return match;
}
