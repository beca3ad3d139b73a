import { type Seat, seatList } from "@rifthall/kernel/ids";
import { options } from "@rifthall/kernel/machine";
import { type Input, isResign, isUndo, type Match } from "@rifthall/kernel/match";
import { asked, type State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import type { Coder } from "./bits.js";
import { text, whole } from "./words.js";

/** Inputs a link holds. */
export const MOST_INPUTS = 4_000;

/** Plays the given inputs, or those that are read, and writes each as one of what is possible at its point. */
export function codeInputs(c: Coder, match: Match, given: readonly Input[]): readonly Input[] {
  checkCount(given.length);
  const count = whole(c, given.length);
  checkCount(count);
  for (let i = 0; i < count; i++) {
    try {
      match.input(codeInput(c, match, given[i]));
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(error.code, `inputs[${i}]: ${error.message}`);
      throw new Refusal(
        "bad-record",
        `inputs[${i}] cannot be played: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return match.inputs;
}

function checkCount(count: number): void {
  if (count > MOST_INPUTS)
    throw new Refusal("too-many-inputs", `inputs: there are ${count}; a link holds at most ${MOST_INPUTS}`);
}

/** Nearly all inputs are choices, so that costs next to nothing to say. */
function codeInput(c: Coder, match: Match, given: Input | undefined): Input {
  const isChoice = given === undefined || !(isResign(given) || isUndo(given));
  if (c.split(252, 256, isChoice ? 0 : 1) === 0)
    return codeChoice(c, match.state, given as number | readonly [number, number] | undefined);
  const { seats } = match.state.shape;
  const undo = given !== undefined && isUndo(given) ? given : null;
  if (c.pick(2, undo ? 1 : 0) === 0) {
    const resign = given !== undefined && isResign(given) ? given.resign : 0;
    return { resign: c.pick(seats, within(resign, seats, "there is no seat")) };
  }
  const points = match.inputs.length + 1;
  const to = c.pick(points, within(undo?.undo ?? 0, points, "cannot go back to input"));
  if (c.pick(2, undo?.seed === undefined ? 0 : 1) === 0) return { undo: to };
  return { undo: to, seed: text(c, "seed", undo?.seed ?? "") };
}

function codeChoice(c: Coder, s: State, given: number | readonly [number, number] | undefined): Input {
  const seats = seatList(asked(s));
  if (seats.length === 0) throw new Refusal("over", "a choice, but the match is over");
  const [by, wanted] = typeof given === "object" ? given : [seats[0], given ?? 0];
  const rank = seats.indexOf(by as Seat);
  if (rank < 0) throw new Refusal("not-asked", `seat ${by} is not asked; ${seats.join(", ")} may answer`);
  const seat = seats[c.pick(seats.length, rank)];
  const { count } = options(s, seat);
  const index = c.pick(count, within(wanted, count, "no option has index"));
  return seats.length === 1 ? index : [seat, index];
}

function within(value: number, count: number, wrong: string): number {
  if (!Number.isInteger(value) || value < 0 || value >= count)
    throw new Refusal("bad-index", `${wrong} ${value}; 0 to ${count - 1} are possible`);
  return value;
}
