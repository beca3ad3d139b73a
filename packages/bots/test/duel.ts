import { gameById } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import type { Dice } from "@rifthall/kernel/machine";
import { Match } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";
import { type Bot, type Budget, botById, decide } from "../src/index.js";

export function level(id: string): Bot {
  const bot = botById(id);
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
}

export function duel(seed: string, options: Record<string, unknown> = {}): Match {
  const game = gameById("riftforce") as Game;
  const read = readOptions(game.options, options);
  return new Match(game, { content: game.content([]), seats: game.seats(read)[0], options: read, seed });
}

/** Plays a match out, one bot per seat; each sees its own view only. Gives the winning seats. */
export function playOut(match: Match, players: readonly Bot[], dice: Dice, budget: Budget = {}): readonly Seat[] {
  const { game, start, state } = match;
  const eyes = game.create(start);
  while (!match.over) {
    const [seat] = seatList(asked(state));
    const view = look(game, state, seat, eyes);
    match.choose(seat, decide(players[seat], game, start, view, budget, dice).index);
  }
  return game.outcome(state).winners;
}

/** How often the first bot wins, seats swapped every other duel. Draws count half. */
export function rate(a: Bot, b: Bot, duels: number, dice: Dice, budget: Budget = {}): number {
  let points = 0;
  for (let i = 0; i < duels; i++) {
    const seat = i % 2;
    const winners = playOut(duel(`duel ${i >> 1}`), seat === 0 ? [a, b] : [b, a], dice, budget);
    points += winners.length === 0 ? 0.5 : winners.includes(seat as Seat) ? 1 : 0;
  }
  return points / duels;
}
