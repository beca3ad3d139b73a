import { bottom, fitting } from "../sight.js";
import * as commands from "./commands.js";
import { grid, type Plan } from "./grid.js";
import { hand, type Spread } from "./hand.js";
import { markList } from "./marks.js";
import * as pages from "./pages.js";
import * as reading from "./read.js";
import { seatLines, type Telling } from "./seats.js";
import { wordsOf } from "./text.js";
import { othersIn } from "./view.js";
import type { Drawing, Sight } from "./wire.js";

const plan = (rows: Plan["rows"], isRuled = true): Plan => ({ rows, isRuled });

/** What a low screen gives up, in order: what tamers and cards of the hand say, then lines of the fields. */
const VARIANTS: readonly (readonly [Plan, Telling, Spread])[] = [
  [plan(4), "told", "whole"],
  [plan(4), "named", "whole"],
  [plan(4), "named", "lines"],
  [plan(3), "named", "whole"],
  [plan(3), "named", "lines"],
  [plan(3), "line", "lines"],
  [plan(2), "line", "lines"],
  [plan(3), "line", "flat"],
  [plan(2, false), "line", "lines"],
  [plan(2), "line", "flat"],
  [plan(2, false), "line", "flat"],
];

function board(sight: Sight): string[] {
  const others = othersIn(sight);
  const isDealing = sight.choices.some((option) => option.do === "keep");
  // With many tamers what they say would bury the table; the help page has it.
  return fitting(sight, others.length > 1 ? VARIANTS.slice(1) : VARIANTS, ([plan, telling, spread]) => [
    ...others.flatMap((seat) => seatLines(sight, seat, telling)),
    // While hands are exchanged nothing lies there yet, and the hand needs the room.
    ...(isDealing ? [] : grid(sight, plan)),
    ...seatLines(sight, bottom(sight), telling),
    ...hand(sight, spread),
  ]);
}

const legend: Drawing["legend"] = (language) => wordsOf(language).legend(markList(language));

export const neverrift: Drawing = {
  board,
  legend,
  ...commands,
  ...reading,
  ...pages,
};
