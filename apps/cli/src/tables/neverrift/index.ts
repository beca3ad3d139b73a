import { commands, line, listed, manual } from "./commands.js";
import { grid, type Plan } from "./grid.js";
import { hand, type Spread } from "./hand.js";
import { markList } from "./marks.js";
import { crib, ending, page } from "./pages.js";
import { cardAt, isName, read } from "./read.js";
import { seatLines, type Telling } from "./seats.js";
import { wordsOf } from "./text.js";
import { bottom, othersIn } from "./view.js";
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
  let lines: string[] = [];
  const others = othersIn(sight);
  const isDealing = sight.choices.some((option) => option.do === "keep");
  // With many tamers what they say would bury the table; the help page has it.
  for (const [plan, telling, spread] of others.length > 1 ? VARIANTS.slice(1) : VARIANTS) {
    lines = [
      ...others.flatMap((seat) => seatLines(sight, seat, telling)),
      // While hands are exchanged nothing lies there yet, and the hand needs the room.
      ...(isDealing ? [] : grid(sight, plan)),
      ...seatLines(sight, bottom(sight), telling),
      ...hand(sight, spread),
    ];
    if (lines.length <= (sight.height ?? lines.length)) break;
  }
  return lines;
}

const legend: Drawing["legend"] = (language) => wordsOf(language).legend(markList(language));

export const neverrift: Drawing = {
  board,
  crib,
  legend,
  listed,
  line,
  commands,
  manual,
  read,
  isName,
  cardAt,
  page,
  ending,
};
