import type { Game } from "@rifthall/kernel/game";
import { includes, type Option, type Seat } from "@rifthall/kernel/ids";
import { choose, options } from "@rifthall/kernel/machine";
import { asked, isOver, type State, WINNERS } from "@rifthall/kernel/state";

/** Worth more than any position, so that a won match beats a good one. */
const WON = 1_000_000;

/** Tables behind the one that is played on: one for the answer, one for each that is looked at behind it, one that is kept. */
export const attemptsOf = (game: Game): number => 2 + (game.insight?.ahead ?? 0);

/**
 * Takes the answer after which the seat stands best on one of these tables; the first of them where several do. In the
 * middle of an action it looks so many answers further. They are tried on the tables behind it, and that of the best takes
 * its place, so that nothing is played twice: until all were tried, it is kept as the last.
 */
export function takeBest(game: Game, tables: State[], at: number, ahead: number, seat: Seat): void {
  const s = tables[at];
  const { list, count } = options(s, seat);
  const passes = game.insight?.passes;
  let found = list[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count && count > 1; i++) {
    const value = outlook(game, tables, at, ahead, seat, list[i]);
    if (value <= most) continue;
    most = value;
    found = list[i];
    exchange(tables, at + 1, tables.length - 1);
  }
  if (count < 2 || passes?.(found)) choose(s, seat, found);
  else exchange(tables, at, tables.length - 1);
}

function exchange(tables: State[], a: number, b: number): void {
  const table = tables[a];
  tables[a] = tables[b];
  tables[b] = table;
}

/** How well the seat will stand behind that answer, if it goes on with the best it sees. */
function outlook(game: Game, tables: readonly State[], at: number, ahead: number, seat: Seat, o: Option): number {
  const s = tables[at];
  if (game.insight?.passes?.(o)) return standing(game, s, seat);
  const attempt = tables[at + 1];
  attempt.copyFrom(s);
  choose(attempt, seat, o);
  if (ahead === 0 || !isAmidst(game, attempt, seat)) return standing(game, attempt, seat);
  const { list, count } = options(attempt, seat);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, outlook(game, tables, at + 1, ahead - 1, seat, list[i]));
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
