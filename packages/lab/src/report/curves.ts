import type { Share } from "../statistics.js";
import type { Summary } from "../summary.js";
import { escaped, svg, text } from "./charts.js";
import { labelOf } from "./text.js";

const WIDTH = 460;
const HEIGHT = 220;
const LEFT = 46;
const RIGHT = 220;
const TOP = 12;
const BOTTOM = 30;
/** Intervals of several lines at one place stand beside each other. */
const ASIDE = 7;

interface Curve {
  readonly name: string;
  readonly points: readonly { readonly at: string; readonly wins: Share }[];
}

/** The set-ups that differ in nothing but the scale, each as a line along it. */
function curvesOf({ cells, experiment: { scale } }: Summary): readonly Curve[] {
  if (scale === undefined) return [];
  const curves = new Map<string, Curve["points"]>();
  for (const { cell, players } of cells) {
    const { [scale]: at, ...rest } = cell.label;
    const wins = players[0]?.wins;
    if (!cell.together || at === undefined || wins === undefined || wins.played === 0) continue;
    const name = labelOf(rest);
    curves.set(name, [...(curves.get(name) ?? []), { at, wins }]);
  }
  return [...curves].map(([name, points]) => ({ name, points })).filter(({ points }) => points.length > 1);
}

/** Wins along the scale with their intervals; nothing where there is no scale. */
export function curves(summary: Summary, label: string): string {
  const list = curvesOf(summary);
  if (list.length === 0) return "";
  const places = [...new Set(list.flatMap(({ points }) => points.map(({ at }) => at)))];
  const x = (at: string, nth: number): number =>
    LEFT + ((places.indexOf(at) + 0.5) / places.length) * WIDTH + (nth - (list.length - 1) / 2) * ASIDE;
  const y = (part: number): number => TOP + (1 - part) * HEIGHT;
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (part) =>
        `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${y(part)}" y2="${y(part)}" class="${part === 0.5 ? "even" : "grid"}"/>${text(LEFT - 8, y(part) + 4, `${100 * part}%`, "axis", "end")}`,
    )
    .join("");
  const names = places
    .map((at) => text(x(at, (list.length - 1) / 2), TOP + HEIGHT + 20, at, "axis", "middle"))
    .join("");
  const lines = list.map(({ name, points }, nth) => {
    const kind = `line${nth % 6}`;
    const path = points.map(({ at, wins }) => `${x(at, nth)},${y(wins.share)}`).join(" ");
    const marks = points
      .map(
        ({ at, wins }) =>
          `<line x1="${x(at, nth)}" x2="${x(at, nth)}" y1="${y(wins.low)}" y2="${y(wins.high)}"/><circle cx="${x(at, nth)}" cy="${y(wins.share)}" r="4"/>`,
      )
      .join("");
    const key = TOP + 10 + nth * 20;
    const entry = `<line x1="${LEFT + WIDTH + 16}" x2="${LEFT + WIDTH + 36}" y1="${key}" y2="${key}"/>${text(LEFT + WIDTH + 44, key + 4, name, "name")}`;
    return `<g class="curve ${kind}"><title>${escaped(name)}</title><polyline points="${path}"/>${marks}${entry}</g>`;
  });
  return svg(LEFT + WIDTH + RIGHT, TOP + HEIGHT + BOTTOM, label, grid + names + lines.join(""));
}
