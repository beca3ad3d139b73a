import { type Game, judgedBy, type Weights } from "@rifthall/kernel/game";

/** The game as it would be judged by those weights. */
export function taught(game: Game, weights: Weights | undefined): Game {
  if (!game.learned || weights === undefined) return game;
  const learned = { ...game.learned, weights };
  return { ...game, learned, evaluate: judgedBy(learned) };
}
