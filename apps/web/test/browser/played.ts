import { botById, decide } from "@rifthall/bots";
import { gameById } from "@rifthall/games";
import { type Game, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, type MatchRecord } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";

const TRIES = 20;

/** A match for one that a bot has played to its end, won or lost. */
export function played(id: string, options: MatchOptions, won: boolean, level = "greedy"): MatchRecord {
  const game = gameById(id) as Game;
  const bot = botById(level);
  if (!bot) throw new Error("no such bot");
  for (let i = 0; i < TRIES; i++) {
    const read = readOptions(game.options, options);
    const match = new Match(game, { content: game.content([]), seats: 1, options: read, seed: `ending ${i}` });
    const eyes = game.create(match.start);
    const dice = new Dice(i);
    while (!match.over) {
      const [seat] = seatList(asked(match.state)) as [Seat];
      const view = look(game, match.state, seat, eyes);
      match.choose(seat, decide(bot, game, match.start, view, {}, dice).index);
    }
    if (game.outcome(match.state).winners.length > 0 === won) return match.record();
  }
  throw new Error("no such match was found");
}
