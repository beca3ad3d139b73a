import { pickAtRandom } from "@rifthall/bots";
import { drawSetup } from "@rifthall/host";
import type { Content, Game, OptionValue, Setup } from "@rifthall/kernel/game";
import { NONE, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { advance, boot, choose, type Dice, options, rekey } from "@rifthall/kernel/machine";
import { placePosition } from "@rifthall/kernel/match";
import { asked, isOver, type State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";

/** A table by lot, and what it was laid from. */
export interface Table<S extends State, C extends Content> extends Setup<C> {
  readonly s: S;
}

/** A table of the given mode with whatever else the game takes. */
export function randomTable<S extends State, C extends Content>(
  game: Game<S, C>,
  dice: Dice,
  mode: string,
  checked: boolean,
): Table<S, C> {
  return lay(game, drawSetup(game, game.content([]), { mode }, dice), checked);
}

/** The same, with each value of each option in turn; where those do not go together, of the option that has most of them. */
export function nthTable<S extends State, C extends Content>(
  game: Game<S, C>,
  dice: Dice,
  mode: string,
  nth: number,
): Table<S, C> {
  const choices = choicesOf(game).sort((a, b) => b.values.length - a.values.length);
  const inTurn = choices.map(({ name, values }, i) => {
    const { length } = values;
    return [name, values[(nth + i * Math.floor(nth / length)) % length]] as const;
  });
  const draw = (given: typeof inTurn): Setup<C> =>
    drawSetup(game, game.content([]), { ...Object.fromEntries(given), mode }, dice);
  try {
    return lay(game, draw(inTurn), true);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return lay(game, draw(inTurn.slice(0, 1)), true);
  }
}

const lay = <S extends State, C extends Content>(game: Game<S, C>, setup: Setup<C>, checked: boolean): Table<S, C> => ({
  ...setup,
  s: game.create({ ...setup, checked }),
});

/** Options that have values, the mode apart. */
export const choicesOf = ({ options }: Pick<Game, "options">): { name: string; values: readonly OptionValue[] }[] =>
  options.flatMap((o) => {
    if (o.name === "mode" || o.type === "lists" || o.type === "number") return [];
    return [{ name: o.name, values: o.type === "flag" ? [false, true] : o.values }];
  });

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

export const twin = <S extends State, C extends Content>(game: Game<S, C>, { s: _, ...setup }: Table<S, C>): S =>
  game.create(setup);
