import { pickAtRandom } from "@rifthall/bots";
import { type Content, type Game, type MatchOption, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { NONE, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { advance, boot, choose, type Dice, options, rekey } from "@rifthall/kernel/machine";
import { placePosition } from "@rifthall/kernel/match";
import { asked, isOver, type State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";

export interface Table<S extends State> {
  readonly s: S;
  readonly options: MatchOptions;
  readonly seats: number;
}

/** A random set of options that the game accepts, in the given mode. */
export function randomTable<S extends State, C extends Content>(
  game: Game<S, C>,
  dice: Dice,
  mode: string,
  checked: boolean,
): Table<S> & { content: C } {
  const content = game.content([]);
  for (;;) {
    const given: Record<string, unknown> = {};
    for (const o of game.options) given[o.name] = randomValue(o, dice);
    given.mode = mode;
    const chosen = readOptions(game.options, given);
    const [least, most] = game.seats(chosen);
    const seats = least + dice.below(most - least + 1);
    try {
      return { s: game.create({ content, seats, options: chosen, checked }), options: chosen, seats, content };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

function randomValue(o: MatchOption, dice: Dice): unknown {
  switch (o.type) {
    case "choice":
    case "name":
      return o.values[dice.below(o.values.length)];
    case "flag":
      return dice.below(2) === 1;
    case "number":
      return o.least + dice.below(o.greatest - o.least + 1);
    case "lists":
      return null;
  }
}

/** From the start, or from a position. */
export function begin<S extends State, C extends Content>(
  game: Game<S, C>,
  s: S,
  seed: number,
  position?: unknown,
): void {
  s.words.fill(0);
  boot(s);
  rekey(s, seed, 1);
  if (position === undefined) {
    game.begin(s);
    advance(s);
  } else placePosition(game, s, position);
  s.offer.seat = NONE;
}

/** Who answers next, and what, by somebody who does not think. */
export function draw<S extends State, C extends Content>(
  game: Game<S, C>,
  s: S,
  dice: Dice,
): { seat: Seat; option: Option; index: number } {
  const seats = seatList(asked(s));
  const seat = seats[dice.below(seats.length)] as Seat;
  const offer = options(s, seat);
  const option = pickAtRandom(game as unknown as Game, s, seat, offer, dice);
  let index = 0;
  while (offer.list[index] !== option) index++;
  return { seat, option, index };
}

/** Plays at random to the end; `each` is called before every choice. */
export function playOut<S extends State, C extends Content>(
  game: Game<S, C>,
  s: S,
  dice: Dice,
  each: (step: number) => void = () => {},
): number {
  let step = 0;
  while (!isOver(s)) {
    each(step++);
    const { seat, option } = draw(game, s, dice);
    choose(s, seat, option);
  }
  return step;
}

/** Plays some random choices, and stops short of the end. */
export function wander<S extends State, C extends Content>(game: Game<S, C>, s: S, dice: Dice, steps: number): void {
  for (let i = 0; i < steps && !isOver(s); i++) {
    const { seat, option } = draw(game, s, dice);
    choose(s, seat, option);
  }
}

export const twin = <S extends State, C extends Content>(
  game: Game<S, C>,
  content: C,
  { options: chosen, seats }: Table<S>,
): S => game.create({ content, seats, options: chosen });
