import {
  asked,
  choose,
  type Dice,
  type Game,
  includes,
  isOver,
  isSole,
  type Option,
  optionList,
  options,
  resample,
  type Seat,
  type State,
  WINNERS,
} from "@rifthall/kernel";
import { type Bot, type Choice, deadline } from "./bot.js";
import { room } from "./room.js";

const SAMPLES = 4;
/** More decisions of its own than this it does not look through; an action rarely has as many. */
const DEPTH = 12;
/** Worth more than any position, so that a won match beats a good one. */
const WON = 1_000_000;

/**
 * Tries every option on a few tables that fit what it sees, carries its own action through by the choice that looks
 * best at each step, and takes the option that leaves it standing best on average.
 */
export const greedy: Bot = {
  id: "greedy",
  title: { en: "Greedy", de: "Gierig" },
  choose: (game, setup, view, budget, dice) => {
    const { seat } = view;
    const [world, line, attempt] = room(game, setup, 3);
    const list = optionList(view.state, seat);
    const sums = list.map(() => 0);
    const visits = list.map(() => 0);
    const late = deadline(budget);
    const timed = "ms" in budget;
    const limit = budget.iterations ?? (timed ? Number.POSITIVE_INFINITY : SAMPLES * list.length);
    let tried = 0;
    // The first table is always tried with every option, so that no option wins for having been left out.
    while (tried < list.length || (tried < limit && !late())) {
      resample(game, view, dice, world);
      for (const [i, o] of list.entries()) {
        if (tried >= Math.max(limit, list.length)) break;
        line.copyFrom(world);
        sums[i] += carryThrough(game, line, attempt, seat, o);
        visits[i]++;
        tried++;
      }
      if (list.length === 1) break;
    }
    return best(list, sums, visits, dice);
  },
};

function best(list: readonly Option[], sums: readonly number[], visits: readonly number[], dice: Dice): Choice {
  const means = sums.map((sum, i) => sum / visits[i]);
  const top = Math.max(...means);
  const ties = means.flatMap((mean, i) => (mean === top ? [i] : []));
  const index = ties[ties.length > 1 ? dice.below(ties.length) : 0];
  return { index, option: list[index], value: means[index], visits: visits[index] };
}

/** Takes the option and goes on until the seat's own action is done; says how well it stands then. */
function carryThrough(game: Game, line: State, attempt: State, seat: Seat, o: Option): number {
  choose(line, seat, o);
  for (let depth = 0; depth < DEPTH && isAmidst(game, line, seat); depth++)
    choose(line, seat, nextStep(game, line, attempt, seat));
  return standing(game, line, seat);
}

/** Still inside what this seat began: nobody else is asked, and the next action has not come. */
const isAmidst = (game: Game, s: State, seat: Seat): boolean =>
  !isOver(s) && isSole(asked(s)) && includes(asked(s), seat) && !game.settled(s);

function nextStep(game: Game, line: State, attempt: State, seat: Seat): Option {
  const { list, count } = options(line, seat);
  let found = list[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    attempt.copyFrom(line);
    choose(attempt, seat, list[i]);
    const value = standing(game, attempt, seat);
    if (value <= most) continue;
    most = value;
    found = list[i];
  }
  return found;
}

function standing(game: Game, s: State, seat: Seat): number {
  const value = game.evaluate(s, seat);
  if (!isOver(s) || s.cell[WINNERS] === 0) return value;
  return (s.cell[WINNERS] & (1 << seat)) !== 0 ? value + WON : value - WON;
}
