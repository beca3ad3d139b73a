import { choose, type Game, isOver, type Option, options, type Seat, type State, WINNERS } from "@rifthall/kernel";

/** Worth more than any position, so that a won match beats a good one. */
const WON = 1_000_000;

/** The answer after which the seat stands best; the first of them where several do. */
export function nextStep(game: Game, s: State, attempt: State, seat: Seat): Option {
  const { list, count } = options(s, seat);
  let found = list[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    attempt.copyFrom(s);
    choose(attempt, seat, list[i]);
    const value = standing(game, attempt, seat);
    if (value <= most) continue;
    most = value;
    found = list[i];
  }
  return found;
}

/** How well the seat stands, a match that is decided included. */
export function standing(game: Game, s: State, seat: Seat): number {
  const value = game.evaluate(s, seat);
  if (!isOver(s) || s.cell[WINNERS] === 0) return value;
  return (s.cell[WINNERS] & (1 << seat)) !== 0 ? value + WON : value - WON;
}
