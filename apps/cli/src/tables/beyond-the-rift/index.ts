import { REACTIONS } from "@rifthall/games/beyond-the-rift/facts";
import { fitting } from "../sight.js";
import { actions } from "./actions.js";
import * as commands from "./commands.js";
import { listed } from "./commands.js";
import { commitment } from "./commitment.js";
import { type Detail, field } from "./field.js";
import { hand, type Spread } from "./hand.js";
import { head } from "./head.js";
import * as pages from "./pages.js";
import * as telling from "./telling.js";
import { termOf, wordsOf } from "./text.js";
import { tagged } from "./view.js";
import type { Drawing, Sight } from "./wire.js";

/** What a low screen gives up, in order: the texts of what lies in play, of the hand, and a line for each enemy. */
const VARIANTS: readonly (readonly [Spread, Detail])[] = [
  ["whole", "text"],
  ["whole", "facts"],
  ["lines", "facts"],
  ["lines", "numbers"],
  ["flat", "numbers"],
];

function board(sight: Sight): string[] {
  const numbered = listed(sight);
  return fitting(sight, VARIANTS, ([spread, detail]) => [
    ...head(sight),
    ...field(sight, detail),
    ...commitment(sight),
    ...hand(sight, spread),
    ...actions(sight, numbered),
  ]);
}

const legend: Drawing["legend"] = (language) => wordsOf(language).legend;
const pauses: Drawing["pauses"] = (language) =>
  Object.fromEntries(REACTIONS.map((name) => [name, termOf(language, `when-${name}`)]));

export const beyondTheRift: Drawing = {
  board,
  legend,
  pauses,
  cardAt: (word, sight) => tagged(sight, word)?.card,
  ...commands,
  ...pages,
  ...telling,
};
