import { bottom, fitting } from "../sight.js";
import { commands, line, listed, manual } from "./commands.js";
import { crib } from "./crib.js";
import { draft } from "./draft.js";
import { hand } from "./hand.js";
import { read } from "./read.js";
import { openPiles, planLines, sideLines } from "./sides.js";
import { stacks } from "./stacks.js";
import { wordsOf } from "./text.js";
import { otherSides, sideOf, viewOf } from "./view.js";
import type { Drawing, Sight } from "./wire.js";

/** How many cards of a stack are shown, and whether the hand lies in one line: what a low screen gives up, in order. */
const VARIANTS = [
  [6, false],
  [6, true],
  [5, true],
  [4, true],
  [3, true],
] as const;

function board(sight: Sight): string[] {
  const v = viewOf(sight);
  const numbered = listed(sight);
  if (v.offered !== undefined) return draft(sight, numbered);
  const above = [...otherSides(sight).flatMap((side) => sideLines(sight, side)), ...planLines(sight)];
  const below = [...sideLines(sight, sideOf(v, bottom(sight))), ...openPiles(sight)];
  return fitting(sight, VARIANTS, ([most, isFlat]) => [
    ...above,
    ...stacks(sight, numbered, most),
    ...below,
    ...hand(sight, isFlat),
  ]);
}

const legend: Drawing["legend"] = (language) => wordsOf(language).legend;

export const riftforce: Drawing = { board, crib, legend, listed, line, commands, manual, read };
