import { pickAtRandom } from "@rifthall/bots";
import type { Game } from "@rifthall/kernel/game";
import { NONE, type Seat, seatList } from "@rifthall/kernel/ids";
import { advance, boot, choose, Dice, options, seed } from "@rifthall/kernel/machine";
import { asked, isOver } from "@rifthall/kernel/state";
import { canonical } from "@rifthall/kernel/text";
import type { Mode } from "./mode.js";

/**
 * Everything that can be seen of one random match: at each decision who is asked, what each of them is offered, in order
 * and in the game's words, and what is chosen; at the end the position and the outcome. Says nothing of how the state
 * keeps it, so that two builds that play the same game tell the same.
 */
export function* course(game: Game, mode: Mode, match: number): Generator<string> {
  const s = game.create({ content: game.content([]), seats: mode.seats, options: mode.options });
  const dice = new Dice(match);
  boot(s);
  seed(s, `same ${match}`);
  game.begin(s);
  advance(s);
  s.offer.seat = NONE;
  while (!isOver(s)) {
    const seats = seatList(asked(s));
    const offered = seats.map((seat) => {
      const { list, count } = options(s, seat);
      return Array.from({ length: count }, (_, i) => game.describe(s, list[i]));
    });
    const seat = seats[dice.below(seats.length)] as Seat;
    const chosen = pickAtRandom(game, s, seat, options(s, seat), dice);
    yield canonical({ seats, offered, seat, chosen: game.describe(s, chosen) });
    choose(s, seat, chosen);
  }
  yield canonical({ position: game.position(s, null), outcome: game.outcome(s) });
}
