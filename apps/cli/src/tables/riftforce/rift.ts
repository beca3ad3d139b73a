import { AREA } from "@rifthall/games/riftforce/facts";
import { widthOf } from "../../paint.js";
import { sideSign } from "./card.js";
import { isPlace } from "./commands.js";
import type { Grid } from "./stacks.js";
import { wordsOf } from "./text.js";
import { controller, viewOf } from "./view.js";
import type { Numbered, Sight } from "./wire.js";

/** The line between the sides: each location's number, who controls it, and where a card may go. */
export function rift(sight: Sight, grid: Grid, listed: readonly Numbered[]): string {
  const { paint } = sight;
  const v = viewOf(sight);
  const cells = v.locations.map((stacks, location) => {
    const held = controller(stacks);
    const sign = held === null ? "" : `${sideSign(sight, held)} `;
    const label = `${number(sight, location, listed)}${areaName(sight, location)}${sign}`;
    const line = grid.inner - widthOf(label);
    const left = line >> 1;
    return paint.accent("═".repeat(left)) + label + paint.accent("═".repeat(line - left));
  });
  return " ".repeat(grid.margin) + paint.accent("╞") + cells.join(paint.accent("╪")) + paint.accent("╡");
}

/** A location that can be chosen now stands out. */
function number(sight: Sight, location: number, listed: readonly Numbered[]): string {
  const { paint, choices } = sight;
  const isListed = listed.some(({ option }) => isPlace(option) && option.location === location);
  if (isListed) return paint.key(`[${location + 1}]`);
  const open = new Set(choices.flatMap((o) => (o.do === "play" ? [o.location] : [])));
  const isNarrowed = open.size > 0 && open.size < viewOf(sight).locations.length;
  return isNarrowed && open.has(location) ? paint.key(`▸${location + 1}◂`) : paint.bold(` ${location + 1} `);
}

function areaName(sight: Sight, location: number): string {
  if (viewOf(sight).mode !== "team") return "";
  return `${sight.paint.dim(wordsOf(sight.language).area[location < AREA ? 0 : 1])} `;
}
