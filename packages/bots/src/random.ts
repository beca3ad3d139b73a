import type { Game } from "@rifthall/kernel/game";
import { kindOf, NONE, type Option, type Seat } from "@rifthall/kernel/ids";
import { type Dice, options } from "@rifthall/kernel/machine";
import type { Offer, State } from "@rifthall/kernel/state";
import type { Bot } from "./bot.js";

const KINDS = 256;
/**
 * Of each kind in an offer: how many options, and where they begin if they all stand together (else NONE). They are filled
 * and read within one pick, which cannot be broken off, so they hold nothing of any match.
 */
const counts = new Int32Array(KINDS);
const firsts = new Int32Array(KINDS);
const kinds = new Uint8Array(KINDS);

/**
 * First a kind of option, each as likely, then one of that kind: what is offered in many variants, such as a card at
 * each of five places, does not drown what is offered once. Allocates nothing, for playouts and fuzzing.
 */
export function pickKindFirst(offer: Offer, dice: Dice): Option {
  const { list, count } = offer;
  if (count === 0) throw new RangeError("nothing is offered to pick from");
  let different = 0;
  // Options of a kind mostly stand together, so whole runs are counted at once.
  for (let i = 0; i < count; ) {
    const kind = kindOf(list[i]);
    const from = i;
    do i++;
    while (i < count && kindOf(list[i]) === kind);
    if (counts[kind] === 0) {
      kinds[different++] = kind;
      firsts[kind] = from;
    } else firsts[kind] = NONE;
    counts[kind] += i - from;
  }
  const kind = kinds[different > 1 ? dice.below(different) : 0];
  let nth = counts[kind] > 1 ? dice.below(counts[kind]) : 0;
  for (let i = 0; i < different; i++) counts[kinds[i]] = 0;
  if (firsts[kind] !== NONE) return list[firsts[kind] + nth];
  let at = 0;
  while (kindOf(list[at]) !== kind || nth-- > 0) at++;
  return list[at];
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
