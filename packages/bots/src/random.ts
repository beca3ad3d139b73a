import {
  type Dice,
  type Game,
  kindOf,
  type Offer,
  type Option,
  options,
  type Seat,
  type State,
} from "@rifthall/kernel";
import type { Bot } from "./bot.js";

/** How many options of each kind the last offer had, and which kinds those were. */
const counts = new Int32Array(256);
const kinds = new Uint8Array(256);

/**
 * First a kind of option, each as likely, then one of that kind: what is offered in many variants, such as a card at
 * each of five places, does not drown what is offered once. Allocates nothing, for playouts and fuzzing.
 */
export function pickKindFirst(offer: Offer, dice: Dice): Option {
  const { list, count } = offer;
  let different = 0;
  for (let i = 0; i < count; i++) {
    const kind = kindOf(list[i]);
    if (counts[kind]++ === 0) kinds[different++] = kind;
  }
  const kind = kinds[different > 1 ? dice.below(different) : 0];
  let nth = counts[kind] > 1 ? dice.below(counts[kind]) : 0;
  for (let i = 0; i < different; i++) counts[kinds[i]] = 0;
  for (let i = 0; i < count; i++) if (kindOf(list[i]) === kind && nth-- === 0) return list[i];
  throw new RangeError("nothing is offered to pick from");
}

/** What somebody answers who does not think: as the game says, or a kind first. */
export function pickAtRandom(game: Game, s: State, seat: Seat, offer: Offer, dice: Dice): Option {
  const pick = game.insight?.pick;
  return pick ? pick(s, seat, offer, dice) : pickKindFirst(offer, dice);
}

export const random: Bot = {
  id: "random",
  title: { en: "Random", de: "Zufall" },
  begin: (game, _setup, { state, seat }, _budget, dice) => ({
    go: () => false,
    choice: () => {
      const offer = options(state, seat);
      const option = pickAtRandom(game, state, seat, offer, dice);
      let index = 0;
      while (offer.list[index] !== option) index++;
      return { index, option, value: game.evaluate(state, seat), visits: 0 };
    },
  }),
};
