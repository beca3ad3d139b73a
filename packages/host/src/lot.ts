import {
  type Content,
  type Game,
  type MatchOption,
  type MatchOptions,
  type OptionValue,
  readOptions,
  type Setup,
} from "@rifthall/kernel/game";
import type { Dice } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { inventDeck } from "./deck.js";

/** After so many set-ups that the game refused, what is given must do. */
const TRIES = 50;

/**
 * A set-up by lot, for whoever wants to see all of a game: options by their values, some of them left as they are; decks,
 * guilds, heroes and campaigns as strangers might bring them. What is given stays as it is.
 */
export function drawSetup<S extends State, C extends Content>(
  game: Game<S, C>,
  content: C,
  given: Readonly<Record<string, OptionValue>>,
  dice: Dice,
): Setup<C> {
  for (let attempt = 0; ; attempt++) {
    const rolled = attempt < TRIES ? rollOptions(game.options, dice) : {};
    const options = readOptions(game.options, { ...rolled, ...given });
    const [least, most] = game.seats(options);
    const seats = least + dice.below(most - least + 1);
    try {
      const setup = { content, seats, ...brought(game, content, options, seats, dice) };
      game.create(setup);
      return setup;
    } catch (error) {
      if (!(error instanceof Refusal) || attempt >= TRIES) throw error;
    }
  }
}

/** What players bring; now and then nothing. */
function brought<S extends State, C extends Content>(
  game: Game<S, C>,
  content: C,
  options: MatchOptions,
  seats: number,
  dice: Dice,
): Pick<Setup<C>, "options" | "campaign"> {
  const { decks, study } = game;
  if (dice.below(3) === 0) return { options };
  if (study?.draw) return study.draw(content, options, seats, dice);
  if (!decks) return { options: study?.vary?.(content, options, seats, dice) ?? options };
  const made = Array.from({ length: seats }, () => inventDeck(game as unknown as Game, content, dice, options));
  const codes = made.flatMap((deck) => (deck ? [[decks.encode(content, deck)]] : []));
  return { options: codes.length === seats ? { ...options, [decks.option]: codes } : options };
}

function rollOptions(declared: readonly MatchOption[], dice: Dice): Record<string, OptionValue> {
  const rolled: Record<string, OptionValue> = {};
  for (const option of declared) if (dice.below(3) > 0) rolled[option.name] = rollValue(option, dice);
  return rolled;
}

function rollValue(option: MatchOption, dice: Dice): OptionValue {
  switch (option.type) {
    case "flag":
      return dice.below(2) === 0;
    case "choice":
    case "name":
      return option.values[dice.below(option.values.length)];
    case "number":
      return option.least + dice.below(option.greatest - option.least + 1);
    case "lists":
      return option.default;
  }
}
