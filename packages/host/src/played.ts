import {
  asked,
  boot,
  FUEL,
  type Input,
  isResign,
  isUndo,
  type Match,
  NONE,
  options,
  Refusal,
  type Seat,
  type State,
  seatList,
  type Zone,
} from "@rifthall/kernel";
import type { Coder } from "./bits.js";
import { text, whole } from "./words.js";

/** Inputs a link holds, and machine steps it may take to play them, undos' replays included. */
export const MOST_INPUTS = 4_000;
const MOST_STEPS = 60_000;
/** What listing the options of one decision is worth, in steps, and what beginning a match anew is. */
const LISTING = 8;
const BEGINNING = 40;

/** Plays the given inputs, or those that are read, and writes each as one of what is possible at its point. */
export function codeInputs(c: Coder, match: Match, given: readonly Input[]): readonly Input[] {
  checkCount(given.length);
  const count = whole(c, given.length);
  checkCount(count);
  const work = new Work(match);
  for (let i = 0; i < count; i++) {
    try {
      const input = codeInput(c, match, given[i]);
      work.expect(input);
      match.input(input);
      work.done(input);
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

/** Counts what playing costs before it is paid: an undo plays the match again up to its point, without listing. */
class Work {
  private readonly fuel: number;
  /** By number of inputs: the steps from the start to there. */
  private readonly reach: number[];
  private total: number;

  constructor(private readonly match: Match) {
    const fresh = match.game.create(match.start);
    boot(fresh);
    this.fuel = fresh.cell[FUEL];
    this.total = LISTING + this.taken();
    this.reach = [this.total];
  }

  private taken(): number {
    return Math.max(0, this.fuel - this.match.state.cell[FUEL]);
  }

  expect(input: Input): void {
    if (isUndo(input)) this.total += BEGINNING + (this.reach[input.undo] >> 1);
    if (this.total > MOST_STEPS)
      throw new Refusal(
        "too-much-work",
        `playing up to here takes over ${MOST_STEPS} steps, which is the most a link may ask for; keep the record itself`,
      );
  }

  done(input: Input): void {
    const steps = isUndo(input) ? 0 : LISTING + this.taken();
    const before = isUndo(input) ? this.reach[input.undo] : this.reach[this.reach.length - 1];
    this.reach.push(before + steps);
    this.total += steps;
  }
}

/** A forged position could tie its cards into a ring, and every walk over them would be endless. */
export function checkLists(s: State): void {
  const { cards, zones } = s.shape;
  let left = cards;
  for (let z = 0; z < zones; z++)
    for (let card = s.head[z as Zone]; card !== NONE; card = s.next[card])
      if (!(card >= 0 && card < cards) || s.zone[card] !== z || --left < 0)
        throw new Refusal("bad-position", `position: zone ${z} is not a list of its cards`);
}
