import { centre, padEnd } from "../../paint.js";
import { bottom } from "../sight.js";
import { plate, sideSign } from "./card.js";
import { rift } from "./rift.js";
import { wordsOf } from "./text.js";
import { otherSides, sideOf, stackAt, type View, viewOf } from "./view.js";
import type { Numbered, Sight } from "./wire.js";

const MOST_INNER = 14;
/** Before each card there is room for the number that chooses it. */
const TAG = 2;

/** How the field is divided: columns of so many signs, behind a margin. */
export interface Grid {
  readonly inner: number;
  readonly margin: number;
}

/**
 * The rift with every stack: the other sides above, the reader's own below, first cards nearest the rift. Stacks of
 * more than `most` cards are folded.
 */
export function stacks(sight: Sight, listed: readonly Numbered[], most: number): string[] {
  const v = viewOf(sight);
  const grid = gridOf(sight, v);
  const others = otherSides(sight);
  const own = sideOf(v, bottom(sight));
  const isMany = others.length > 1;
  const band = (side: number): string[] =>
    rowsOf(sight, v, side, grid.inner, listed, most).map((row, r) =>
      line(sight, grid, row, isMany && r === 0 ? side : null),
    );
  return [
    rule(sight, grid, "┌┬┐"),
    ...others.flatMap((side, i) => [...(i > 0 ? [rule(sight, grid, "├┼┤")] : []), ...band(side).reverse()]),
    rift(sight, grid, listed),
    ...band(own),
    rule(sight, grid, "└┴┘"),
  ];
}

function gridOf({ width }: Sight, v: View): Grid {
  const margin = v.scores.length > 2 ? 3 : 1;
  const inner = Math.min(MOST_INNER, Math.floor((width - margin - 1) / v.locations.length) - 1);
  return { inner, margin };
}

function rule(sight: Sight, { inner, margin }: Grid, [left, middle, right]: string): string {
  const cells = viewOf(sight).locations.map(() => "─".repeat(inner));
  return " ".repeat(margin) + sight.paint.dim(left + cells.join(middle) + right);
}

function line(sight: Sight, { margin, inner }: Grid, cells: readonly string[], side: number | null): string {
  const bar = sight.paint.dim("│");
  const head = side === null ? "" : ` ${sideSign(sight, side)}`;
  return padEnd(head, margin) + bar + cells.map((cell) => padEnd(cell, inner)).join(bar) + bar;
}

/** The rows of one side, nearest the rift first. */
function rowsOf(
  sight: Sight,
  v: View,
  side: number,
  inner: number,
  listed: readonly Numbered[],
  most: number,
): string[][] {
  const columns = v.locations.map((_, location) => {
    const here = new Map(
      listed.flatMap(({ number, option: o }) =>
        (o.do === "activate" || o.do === "target") && o.location === location && o.side === side
          ? [[o.slot, number]]
          : [],
      ),
    );
    const stack = stackAt(sight, location, side);
    const cell = (slot: number): string =>
      sight.paint.key(tag(here.get(slot))) + plate(sight, stack[slot], inner - TAG);
    return folded(stack.length, most, [...here.keys()]).map((slot) =>
      slot >= 0 ? cell(slot) : sight.paint.dim(centre(wordsOf(sight.language).more(-slot), inner)),
    );
  });
  const height = Math.max(1, ...columns.map((column) => column.length));
  const nothing = sight.paint.dim(centre("·", inner));
  return Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? (row === 0 ? nothing : "")));
}

const tag = (number: number | undefined): string =>
  number === undefined ? " ".repeat(TAG) : number < 10 ? `${number}▸` : `${number}`;

/**
 * Which slots of a stack are shown: the first ones, a count (a negative number stands for that many cards), the last.
 * What can be chosen is never folded away.
 */
function folded(length: number, most: number, wanted: readonly number[]): number[] {
  const slots = Array.from({ length }, (_, slot) => slot);
  const shown = Math.max(1, most - 2);
  if (length <= most || wanted.some((slot) => slot >= shown && slot < length - 1)) return slots;
  return [...slots.slice(0, shown), -(length - shown - 1), length - 1];
}
