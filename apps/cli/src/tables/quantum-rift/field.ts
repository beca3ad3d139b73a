import { cut, padEnd, widthOf } from "../../paint.js";
import { wordsOf } from "./text.js";
import { type Detail, unitLines } from "./unit.js";
import { type UnitView, unitsOf } from "./view.js";
import type { Sight } from "./wire.js";

/** A lane needs at least so many columns. */
const LEAST = 24;

interface Lane {
  readonly title: string;
  readonly enemies: readonly UnitView[];
  readonly friends: readonly UnitView[];
}

/** Every engagement as a lane, enemies above the line and friends below; who is in none stands in a lane of its own. */
export function field(sight: Sight, detail: Detail): string[] {
  const lanes = lanesOf(sight);
  const each = Math.max(1, Math.floor((sight.width - 2) / (LEAST + 1)));
  const lines: string[] = [];
  for (let from = 0; from < lanes.length; from += each)
    lines.push(...band(sight, lanes.slice(from, from + each), detail));
  return lines;
}

/** 0: in none. */
const engagementOf = ({ engagement = 0 }: UnitView): number => engagement;

function lanesOf(sight: Sight): Lane[] {
  const words = wordsOf(sight.language);
  const units = unitsOf(sight);
  const numbers = [...new Set(units.map(engagementOf))].sort((a, b) => (a || 99) - (b || 99));
  return numbers.map((n) => {
    const here = units.filter((unit) => engagementOf(unit) === n);
    return {
      title: n === 0 ? words.unengaged : words.engagement(n),
      enemies: here.filter((unit) => unit.seat === null),
      friends: here.filter((unit) => unit.seat !== null),
    };
  });
}

function band(sight: Sight, lanes: readonly Lane[], detail: Detail): string[] {
  const { paint, width, language } = sight;
  const words = wordsOf(language);
  const room = width - 2 - lanes.length;
  const columns = lanes.map((_, i) => Math.floor(room / lanes.length) + (i < room % lanes.length ? 1 : 0));
  const cells = (side: "enemies" | "friends"): string[][] =>
    lanes.map((lane, i) =>
      lane[side].flatMap((unit, at) => {
        // The text of equal units is told once.
        const isTold = lane[side].findIndex((other) => other.card === unit.card) < at;
        return unitLines(sight, unit, columns[i] - 1, detail === "text" && isTold ? "facts" : detail);
      }),
    );
  const bar = paint.dim("│");
  const rows = (side: string[][], fromBelow: boolean): string[] => {
    const height = Math.max(1, ...side.map((lines) => lines.length));
    return Array.from({ length: height }, (_, row) => {
      const parts = side.map((lines, i) => {
        const at = fromBelow ? row - (height - lines.length) : row;
        return padEnd(` ${lines[at] ?? (lines.length === 0 && at === 0 ? paint.dim("·") : "")}`, columns[i]);
      });
      return ` ${bar}${parts.join(bar)}`.trimEnd();
    });
  };
  const rule = (left: string, middle: string): string =>
    ` ${paint.dim(left + columns.map((n) => "─".repeat(n)).join(middle))}`;
  const line = lanes.map(({ title }, i) => {
    const said = ` ${cut(title, columns[i] - 4)} `;
    const rest = columns[i] - widthOf(said) - 1;
    return paint.accent("═") + paint.bold(said) + paint.accent("═".repeat(Math.max(0, rest)));
  });
  const top = ` ${paint.dim("┌")} ${paint.dim(words.enemies)} ${paint.dim("─".repeat(Math.max(0, columns[0] - widthOf(words.enemies) - 2)))}`;
  const rest = columns
    .slice(1)
    .map((n) => paint.dim(`┬${"─".repeat(n)}`))
    .join("");
  return [
    top + rest,
    ...rows(cells("enemies"), true),
    ` ${paint.accent("╞")}${line.join(paint.accent("╪"))}`,
    ...rows(cells("friends"), false),
    ...(detail === "numbers" ? [] : [rule("└", "┴")]),
  ];
}
