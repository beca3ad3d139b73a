import { fitting } from "../sight.js";
import * as commands from "./commands.js";
import { listed } from "./commands.js";
import { field } from "./field.js";
import { hand, type Spread } from "./hand.js";
import * as pages from "./pages.js";
import { playerLines } from "./players.js";
import { scene, type Telling } from "./scene.js";
import { wordsOf } from "./text.js";
import type { Detail } from "./unit.js";
import type { Drawing, Sight } from "./wire.js";

/** What a low screen gives up, in order: the texts of units, of the hand and of story cards, and the second line of units. */
const VARIANTS: readonly (readonly [Telling, Spread, Detail])[] = [
  ["whole", "whole", "text"],
  ["whole", "whole", "facts"],
  ["whole", "lines", "facts"],
  ["short", "whole", "facts"],
  ["short", "lines", "facts"],
  ["short", "lines", "numbers"],
  ["short", "flat", "numbers"],
  ["names", "flat", "numbers"],
];

function board(sight: Sight): string[] {
  const numbered = listed(sight);
  return fitting(sight, VARIANTS, ([telling, spread, detail]) => [
    ...scene(sight, telling),
    ...field(sight, detail),
    ...playerLines(sight, detail === "numbers"),
    ...hand(sight, numbered, spread),
  ]);
}

const legend: Drawing["legend"] = (language) => wordsOf(language).legend;
const pauses: Drawing["pauses"] = (language) => wordsOf(language).windows;

export const quantumRift: Drawing = {
  board,
  legend,
  pauses,
  ...commands,
  ...pages,
};
