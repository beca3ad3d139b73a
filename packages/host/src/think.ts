import { type Budget, botById, type Choice, levelNames } from "@rifthall/bots";
import { Dice, type Game, look, Refusal, type Seat, type Setup, type State, unknown } from "@rifthall/kernel";

/**
 * What a bot of that level would answer for the seat. It gets the seat's view and dice that follow from it, so two
 * tables that look the same to the seat get the same answer.
 */
export function think(game: Game, setup: Setup, s: State, seat: Seat, level: string, budget: Budget): Choice {
  const bot = botById(level);
  if (!bot) {
    throw new Refusal("unknown-level", unknown("level", level, levelNames));
  }
  const view = look(game, s, seat, game.create(setup));
  return bot.choose(game, setup, view, budget, new Dice(Number.parseInt(view.state.hash().slice(0, 8), 16)));
}
