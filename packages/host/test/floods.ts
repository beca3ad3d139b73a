import { type Game, readOptions } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { INPUTS_PER_RECORD, type Input, Match, type MatchRecord, optionList, type Start } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";

/** Choices of a match before it is flooded. */
const HEAD = 60;

export function startOf(game: Game): Start {
  const options = readOptions(game.options, {});
  return { content: game.content([]), seats: game.seats(options)[0], options, seed: "flood" };
}

export function choose(m: Match, dice: Dice): void {
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

/** Such a record; what this program would not take any more stands in it all the same. */
export function flooded(game: Game, flood: keyof typeof FLOODS, inputs = INPUTS_PER_RECORD): MatchRecord {
  const m = new Match(game, startOf(game));
  const dice = new Dice(3);
  while (m.inputs.length < HEAD && !m.over) choose(m, dice);
  // A finished match could not be resigned.
  const head = m.over ? m.inputs.length - 1 : HEAD;
  if (m.over) m.undo(head);
  const [seat, ...others] = seatList(asked(m.state));
  const choice = others.length === 0 ? 0 : ([seat, 0] as const);
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
