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
  Sampler,
  type Seat,
  type State,
} from "@rifthall/kernel";
import { type Bot, type Choice, deadline } from "./bot.js";
import { room } from "./room.js";
import { nextStep, standing } from "./step.js";

const SAMPLES = 4;
/** More decisions of its own than this it does not look through; an action rarely has as many. */
const DEPTH = 12;
/** Options that are looked at to the end, however they began. */
const KEPT = 3;

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
    const sampler = new Sampler(game, view);
    const list = optionList(view.state, seat);
    const sums = list.map(() => 0);
    const visits = list.map(() => 0);
    const late = deadline(budget);
    const timed = "ms" in budget;
    const limit = budget.iterations ?? (timed ? Number.POSITIVE_INFINITY : (game.samples ?? SAMPLES) * list.length);
    let open = list.map((o, i) => [i, o] as const);
    let tried = 0;
    // The first tables are tried with every option, so that no option wins for having been left out; where a game asks
    // for many, the rest are kept for the options that look best.
    for (let table = 1; tried < list.length || (tried < limit && !late()); table++) {
      sampler.draw(dice, world);
      for (const [i, o] of open) {
        if (tried >= Math.max(limit, list.length)) break;
        line.copyFrom(world);
        sums[i] += carryThrough(game, line, attempt, seat, o);
        visits[i]++;
        tried++;
      }
      if (game.samples !== undefined && table === Math.ceil(game.samples / 4) && list.length > KEPT) {
        open = leading(open, sums, visits);
        tried += (game.samples - table) * (list.length - open.length);
      }
      if (list.length === 1) break;
    }
    return best(open, sums, visits, dice);
  },
};

/** The third that stands best so far, and no fewer than KEPT. */
function leading<T extends readonly [number, Option]>(
  open: readonly T[],
  sums: readonly number[],
  visits: readonly number[],
): T[] {
  const mean = ([i]: T): number => sums[i] / visits[i];
  return [...open].sort((a, b) => mean(b) - mean(a)).slice(0, Math.max(KEPT, Math.ceil(open.length / 3)));
}

function best(
  open: readonly (readonly [number, Option])[],
  sums: readonly number[],
  visits: readonly number[],
  dice: Dice,
): Choice {
  const mean = (i: number): number => sums[i] / visits[i];
  const top = Math.max(...open.map(([i]) => mean(i)));
  const ties = open.filter(([i]) => mean(i) === top);
  const [index, option] = ties[ties.length > 1 ? dice.below(ties.length) : 0];
  return { index, option, value: top, visits: visits[index] };
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
