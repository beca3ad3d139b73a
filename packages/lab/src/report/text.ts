import type { Language } from "@rifthall/kernel/game";
import type { Share } from "../statistics.js";
import type { Matrix, Summary } from "../summary.js";
import { WORDS, type Words } from "./words.js";

const WIDTH = 30;
const SHOWN = 8;
/** Up to so many are drawn as a table. */
const GRID = 8;

export const percent = (x: number): string => (Number.isNaN(x) ? "–" : `${(100 * x).toFixed(1)}%`);
export const labelOf = (label: Readonly<Record<string, string>>): string => Object.values(label).join(" · ");

/** A line with the interval drawn on it, the middle marked: ·····├──●──┤····· */
function drawn({ low, share: middle, high }: Share): string {
  const at = (x: number): number => Math.min(WIDTH - 1, Math.max(0, Math.round(x * (WIDTH - 1))));
  return Array.from({ length: WIDTH }, (_, i) => {
    if (i === at(middle)) return "●";
    if (i === at(low)) return "├";
    if (i === at(high)) return "┤";
    if (i > at(low) && i < at(high)) return "─";
    return i === Math.round((WIDTH - 1) / 2) ? "┊" : "·";
  }).join("");
}

function line(name: string, wins: Share, width: number, mark = ""): string {
  const interval = `${percent(wins.low).padStart(6)} – ${percent(wins.high).padStart(6)}`;
  return `  ${name.padEnd(width)} ${drawn(wins)} ${percent(wins.share).padStart(6)}  ${interval}  ${String(wins.played).padStart(6)}${mark}`;
}

/** The report for a terminal. */
export function textReport(summary: Summary, game: string, language: Language): string {
  const words = WORDS[language];
  const { cells, factors, synergy, matchUps, cards } = summary;
  const lines = [words.title(game), words.played(summary.played, cells.length), ""];
  const rows = results(summary, words);
  const width = Math.max(...rows.map(({ name }) => name.length), ...factors.map((f) => f.name.length), 10);
  lines.push(words.results, ...rows.map(({ name, wins }) => line(name, wins, width)), ...stops(summary, words), "");
  if (factors.length > 2)
    lines.push(words.factors, ...factors.map((f) => line(f.name, f.wins, width, f.standsOut ? " *" : "")), "");
  if (synergy) lines.push(words.synergy, ...notable(synergy, " + ", words.none), "");
  if (matchUps)
    lines.push(
      words.matchUps,
      ...(matchUps.names.length > GRID ? notable(matchUps, " – ", words.none) : grid(matchUps)),
      "",
    );
  const marked = cards.filter((c) => c.standsOut);
  if (cards.length > 0) {
    lines.push(`${words.cards}: ${words.cardsAbout}`);
    const shown = [...marked.slice(0, SHOWN), ...marked.slice(SHOWN).slice(-SHOWN)];
    lines.push(
      ...(shown.length === 0
        ? [`  ${words.none}`]
        : shown.map(
            (c) =>
              `  ${c.card.padEnd(width)} ${signed(c.impact).padStart(7)}  ${words.drawn} ${percent(c.drawn.share)} (${c.drawn.played})  ${words.usedCard} ${percent(c.played.share)} (${c.played.played})`,
          )),
      "",
    );
  }
  lines.push(words.length);
  for (const { cell, length } of cells)
    if (length.count > 0)
      lines.push(
        `  ${[labelOf(cell.label), words.decisions(String(length.median), String(length.quarter), String(length.threeQuarters))].filter((x) => x !== "").join(": ")}`,
      );
  lines.push("", words.caution);
  return lines.join("\n");
}

/** Who won how often in each set-up, and how often who began; in the end that for all set-ups together. */
export function results({ cells, first: all }: Summary, words: Words): { name: string; wins: Share }[] {
  const joined = (...parts: string[]): string => parts.filter((x) => x !== "").join(" · ");
  const rows = cells.flatMap(({ cell, players, first }) => {
    const name = labelOf(cell.label);
    return [
      ...players.map((p) => ({ name: cell.together ? name || p.name : joined(name, p.name), wins: p.wins })),
      ...(first ? [{ name: joined(name, words.first), wins: first }] : []),
    ];
  });
  return all && cells.length > 1 ? [...rows, { name: words.first, wins: all }] : rows;
}

/** Which series were ended early, and why that was sound. */
export function stops({ cells, experiment }: Summary, words: Words): string[] {
  return cells.flatMap(({ cell, players, stop }) => {
    if (stop === null || experiment.until === undefined) return [];
    const name = [labelOf(cell.label), players.at(-1)?.name ?? ""].filter((x) => x !== "").join(" · ");
    const interval = `${percent(stop.wins.low)} – ${percent(stop.wins.high)}`;
    return [`  ${words.stopped(name, stop.after, percent(experiment.until), interval)}`];
  });
}

export const signed = (x: number): string => (Number.isNaN(x) ? "–" : `${x > 0 ? "+" : ""}${(100 * x).toFixed(1)}`);

/** How often the row's side won against each column's, numbered as the rows are. */
function grid({ names, shares }: Matrix): string[] {
  const width = Math.max(...names.map((n) => n.length)) + 4;
  const head = names.map((_, i) => `${i + 1}`.padStart(7)).join("");
  const rows = names.map((name, i) => {
    const cells = shares[i].map((found) => (found ? percent(found.share) : "·").padStart(7));
    return `  ${`${i + 1}  ${name}`.padEnd(width)}${cells.join("")}`;
  });
  return [`  ${"".padEnd(width)}${head}`, ...rows];
}

/** Pairs that stand out, the most frequent winners first. */
function notable({ names, shares, standsOut }: Matrix, between: string, none: string): string[] {
  const list = names.flatMap((a, i) =>
    names.flatMap((b, j) => {
      const found = shares[i][j];
      return i < j && standsOut[i][j] && found ? [{ name: `${a}${between}${b}`, found }] : [];
    }),
  );
  if (list.length === 0) return [`  ${none}`];
  const width = Math.max(...list.map((x) => x.name.length));
  return list.sort((a, b) => b.found.share - a.found.share).map(({ name, found }) => line(name, found, width));
}
