import type { Share } from "../statistics.js";
import type { CardRow, Matrix } from "../summary.js";
import { percent, signed } from "./text.js";

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const LINE = 24;
const PLOT = 420;
const RIGHT = 150;

export const svg = (width: number, height: number, label: string, inside: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(label)}">${inside}</svg>`;

export const text = (x: number, y: number, words: string, kind = "", anchor = "start"): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}"${kind === "" ? "" : ` class="${kind}"`}>${escaped(words)}</text>`;

/** Shares as dots with their intervals, from 0 to 100%, the middle marked. */
export function dots(
  rows: readonly { readonly name: string; readonly wins: Share; readonly standsOut?: boolean }[],
  label: string,
): string {
  const left = Math.min(260, 14 + 7.4 * Math.max(...rows.map((r) => r.name.length), 4));
  const x = (part: number): number => left + part * PLOT;
  const height = rows.length * LINE + 28;
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (part) =>
        `<line x1="${x(part)}" x2="${x(part)}" y1="4" y2="${height - 24}" class="${part === 0.5 ? "even" : "grid"}"/>${text(x(part), height - 8, `${100 * part}%`, "axis", "middle")}`,
    )
    .join("");
  const marks = rows
    .map(({ name, wins, standsOut }, i) => {
      const y = 16 + i * LINE;
      const kind = standsOut === false ? "plain" : "dot";
      return [
        text(left - 10, y + 4, name, "name", "end"),
        `<line x1="${x(wins.low)}" x2="${x(wins.high)}" y1="${y}" y2="${y}" class="reach ${kind}"/>`,
        `<circle cx="${x(Number.isNaN(wins.share) ? 0.5 : wins.share)}" cy="${y}" r="4.5" class="${kind}"/>`,
        text(x(1) + 12, y + 4, `${percent(wins.share)}  of ${wins.played}`, "figure"),
      ].join("");
    })
    .join("");
  return svg(left + PLOT + RIGHT, height, label, grid + marks);
}

const CELL = 34;

/** How the rows' sides did with or against the columns': darker to one side of even, lighter to the other. */
export function heat({ names, shares, standsOut }: Matrix, label: string): string {
  const left = 14 + 7.4 * Math.max(...names.map((n) => n.length));
  const top = left * 0.72;
  const size = names.length * CELL;
  const heads = names
    .map((name, i) => {
      const at = left + i * CELL + CELL / 2;
      return `<g transform="translate(${at} ${top - 8}) rotate(-50)">${text(0, 0, name, "name")}</g>${text(left - 8, top + i * CELL + CELL / 2 + 4, name, "name", "end")}`;
    })
    .join("");
  const cells = shares
    .flatMap((row, i) =>
      row.map((found, j) => {
        const [x, y] = [left + j * CELL, top + i * CELL];
        if (!found) return `<rect x="${x}" y="${y}" width="${CELL - 2}" height="${CELL - 2}" class="empty"/>`;
        const off = Math.max(-1, Math.min(1, (found.share - 0.5) / 0.25));
        const kind = off >= 0 ? "over" : "under";
        const title = `${names[i]} – ${names[j]}: ${percent(found.share)} (${percent(found.low)} – ${percent(found.high)}), ${found.played}`;
        return `<g><title>${escaped(title)}</title><rect x="${x}" y="${y}" width="${CELL - 2}" height="${CELL - 2}" class="${kind}${standsOut[i][j] ? " ringed" : ""}" fill-opacity="${(0.08 + 0.8 * Math.abs(off)).toFixed(2)}"/>${text(x + CELL / 2 - 1, y + CELL / 2 + 4, String(Math.round(100 * found.share)), "cell", "middle")}</g>`;
      }),
    )
    .join("");
  return svg(left + size + 60, top + size + 8, label, heads + cells);
}

/** How many matches took how long. */
export function histogram(from: number, step: number, counts: readonly number[], label: string): string {
  const last = counts.findLastIndex((n) => n > 0);
  const shown = counts.slice(0, last + 1);
  const [width, height] = [520, 120];
  const most = Math.max(1, ...shown);
  const bar = width / Math.max(1, shown.length);
  const bars = shown
    .map((n, i) => {
      const tall = (n / most) * (height - 30);
      return `<g><title>${from + i * step}–${from + (i + 1) * step - 1}: ${n}</title><rect x="${(i * bar + 1).toFixed(1)}" y="${(height - 22 - tall).toFixed(1)}" width="${(bar - 2).toFixed(1)}" height="${tall.toFixed(1)}" class="bar"/></g>`;
    })
    .join("");
  const ends = `${text(0, height - 6, String(from), "axis")}${text(width, height - 6, String(from + (last + 1) * step - 1), "axis", "end")}`;
  return svg(width, height, label, bars + ends);
}

/** Wins with the card drawn less wins without, best and worst. */
export function impacts(rows: readonly CardRow[], label: string): string {
  const left = 14 + 7.4 * Math.max(...rows.map((r) => r.card.length), 4);
  const most = Math.max(0.02, ...rows.map((r) => Math.abs(r.impact)));
  const middle = left + PLOT / 2;
  const bars = rows
    .map((r, i) => {
      const y = 4 + i * LINE;
      const wide = (Math.abs(r.impact) / most) * (PLOT / 2 - 44);
      const kind = r.impact >= 0 ? "over" : "under";
      const end = r.impact >= 0 ? middle + wide + 6 : middle - wide - 6;
      return `${text(left - 10, y + 15, r.card, "name", "end")}<rect x="${r.impact >= 0 ? middle : middle - wide}" y="${y + 3}" width="${wide.toFixed(1)}" height="${LINE - 8}" class="${kind}" fill-opacity="${r.standsOut ? 0.9 : 0.35}"/>${text(end, y + 15, signed(r.impact), "figure", r.impact >= 0 ? "start" : "end")}`;
    })
    .join("");
  const axis = `<line x1="${middle}" x2="${middle}" y1="0" y2="${rows.length * LINE + 8}" class="even"/>`;
  return svg(left + PLOT + 20, rows.length * LINE + 12, label, axis + bars);
}
