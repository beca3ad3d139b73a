import { type Game, readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { choose, Dice } from "@rifthall/kernel/machine";
import { INPUTS_PER_RECORD, type Input, Match, type MatchRecord, optionList, type Start } from "@rifthall/kernel/match";
import { asked, FUEL, FUEL_PER_INPUT } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";

/** Choices of a match before it is flooded, at most. */
const HEAD = 60;

export function startOf(game: Game): Start {
  const options = readOptions(game.options, {});
  return { content: game.content([]), seats: game.seats(options)[0], options, seed: "flood" };
}

export function play(m: Match, dice: Dice): void {
  const seats = seatList(asked(m.state));
  const seat = seats[dice.below(seats.length)];
  m.choose(seat, dice.below(optionList(m.state, seat).length));
}

/** Records of up to a megabyte, made of hardly anything but restarts and undos, with checks that fit. */
export const FLOODS: Readonly<Record<string, (n: number, head: number, choice: Input) => Input>> = {
  "back to the start": () => ({ undo: 0 }),
  "back by one": (_n, head) => ({ undo: head - 1 }),
  "to and fro": (n, head) => ({ undo: n % 2 === 0 ? 0 : head }),
  "to anywhere": (n, head) => ({ undo: (n * 7919) % (head + 1) }),
  "dealt anew": (n) => ({ undo: 0, seed: `${n}` }),
  "dealt anew upon each other": (n) => ({ undo: n, seed: "" }),
  "resigned and taken back": (n, head) => ((n - head) % 2 === 0 ? { resign: 0 } : { undo: head }),
  "played and taken back": (n, head, choice) => ((n - head) % 2 === 0 ? choice : { undo: head }),
};
/** So near to what people do that it is taken whole. */
export const TAKEN = ["played and taken back"];

/** What people take back again and again is a play, not the end of a phase with all that follows: so many steps at most. */
const LIGHT = 30;

/** The option that takes least to play, and what it takes. */
function lightest({ game, start, state }: Match, seat: Seat): { readonly index: number; readonly work: number } {
  const copy = game.create(start);
  const takes = optionList(state, seat).map((option) => {
    copy.copyFrom(state);
    choose(copy, seat, option);
    return FUEL_PER_INPUT - copy.cell[FUEL] + copy.effort;
  });
  const work = Math.min(...takes);
  return { index: takes.indexOf(work), work };
}

function played(game: Game, choices: number, each?: (m: Match) => void): Match {
  const m = new Match(game, startOf(game));
  const dice = new Dice(3);
  while (m.inputs.length < choices && !m.over) {
    play(m, dice);
    each?.(m);
  }
  return m;
}

/** The last of its first choices behind which it goes on with something light. */
function headOf(game: Game): number {
  let head = 0;
  played(game, HEAD, (m) => {
    if (!m.over && lightest(m, seatList(asked(m.state))[0]).work <= LIGHT) head = m.inputs.length;
  });
  return head;
}

/** Such a record; what this program would not take any more stands in it all the same. */
export function flooded(game: Game, flood: keyof typeof FLOODS, inputs = INPUTS_PER_RECORD): MatchRecord {
  const head = headOf(game);
  const m = played(game, head);
  const [seat, ...others] = seatList(asked(m.state));
  const { index } = lightest(m, seat);
  const choice = others.length === 0 ? index : ([seat, index] as const);
  const first = m.inputs.length;
  const tail = Array.from({ length: inputs - first }, (_, i) => FLOODS[flood](first + i, head, choice));
  for (const input of tail)
    try {
      m.input(input);
    } catch (error) {
      if (error instanceof Refusal) break;
      throw error;
    }
  const record = m.record();
  return { ...record, inputs: [...record.inputs, ...tail.slice(record.inputs.length + tail.length - inputs)] };
}
