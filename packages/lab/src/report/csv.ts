import type { Share } from "../statistics.js";
import type { Matrix, Summary } from "../summary.js";
import { labelOf } from "./text.js";

const quoted = (x: string | number): string => {
  const text = typeof x === "number" ? String(Number(x.toFixed(6))) : x;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const row = (cells: readonly (string | number)[]): string => cells.map(quoted).join(",");
const numbers = ({ won, played, share, low, high }: Share): number[] => [won, played, share, low, high];

/** Every figure as a line: of what, its names, and the share with its interval. */
export function csv({ cells, first: all, factors, synergy, matchUps, cards }: Summary): string {
  const lines = [row(["of", "a", "b", "won", "played", "share", "low", "high"])];
  for (const { cell, players, first } of cells) {
    for (const { name, wins } of players) lines.push(row(["player", labelOf(cell.label), name, ...numbers(wins)]));
    if (first) lines.push(row(["who began", labelOf(cell.label), "", ...numbers(first)]));
  }
  if (all && cells.length > 1) lines.push(row(["who began", "", "", ...numbers(all)]));
  for (const { name, wins } of factors) lines.push(row(["factor", name, "", ...numbers(wins)]));
  for (const [what, matrix] of [
    ["together", synergy],
    ["against", matchUps],
  ] as const)
    if (matrix) lines.push(...pairs(what, matrix));
  for (const { card, drawn, played } of cards) {
    lines.push(row(["drawn", card, "", ...numbers(drawn)]), row(["played", card, "", ...numbers(played)]));
  }
  return `${lines.join("\n")}\n`;
}

const pairs = (what: string, { names, shares }: Matrix): string[] =>
  names.flatMap((a, i) =>
    names.flatMap((b, j) => {
      const found = shares[i][j];
      return found ? [row([what, a, b, ...numbers(found)])] : [];
    }),
  );
