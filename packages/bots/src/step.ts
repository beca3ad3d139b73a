import type { Game } from "@rifthall/kernel/game";
import { includes, type Option, type Seat } from "@rifthall/kernel/ids";
import { choose, options } from "@rifthall/kernel/machine";
import { asked, isOver, type State, WINNERS } from "@rifthall/kernel/state";

/** Worth more than any position, so that a won match beats a good one. */
const WON = 1_000_000;

/** States to try answers in: one for the answer, and one for each that is looked at behind it. */
export const attemptsOf = (game: Game): number => 1 + (game.insight?.ahead ?? 0);

/**
 * The answer after which the seat stands best; the first of them where several do. In the middle of an action it looks
 * as many answers further as there are attempts.
 */
export function nextStep(game: Game, s: State, attempts: readonly State[], seat: Seat): Option {
  const { list, count } = options(s, seat);
  let found = list[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = outlook(game, s, attempts, 0, seat, list[i]);
    if (value <= most) continue;
    most = value;
    found = list[i];
  }
  return found;
}

/** How well the seat will stand behind that answer, if it goes on with the best it sees. */
function outlook(game: Game, s: State, attempts: readonly State[], at: number, seat: Seat, o: Option): number {
  if (game.insight?.passes?.(o)) return standing(game, s, seat);
  const attempt = attempts[at];
  attempt.copyFrom(s);
  choose(attempt, seat, o);
  if (at + 1 >= attempts.length || !isAmidst(game, attempt, seat)) return standing(game, attempt, seat);
  const { list, count } = options(attempt, seat);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, outlook(game, attempt, attempts, at + 1, seat, list[i]));
  return most;
}

/** Still inside what this seat began: nobody but friends is asked besides, and the next action has not come. */
export const isAmidst = (game: Game, s: State, seat: Seat): boolean =>
  !isOver(s) && includes(asked(s), seat) && (asked(s) & ~game.side(s, seat)) === 0 && !game.settled(s);

/** How well the seat stands, a match that is decided included. */
export function standing(game: Game, s: State, seat: Seat): number {
  const value = game.evaluate(s, seat);
  if (!isOver(s) || s.cell[WINNERS] === 0) return value;
  return (s.cell[WINNERS] & (1 << seat)) !== 0 ? value + WON : value - WON;
}
