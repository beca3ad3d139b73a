import type { Language } from "@rifthall/kernel/game";
import type { CellSummary, Summary } from "../summary.js";
import { dots, escaped, heat, histogram, impacts } from "./charts.js";
import { csv } from "./csv.js";
import { curves } from "./curves.js";
import { STYLE } from "./style.js";
import { labelOf, results, stops } from "./text.js";
import { WORDS } from "./words.js";

const CARDS = 14;
/** The crack in its ring, as on the page. */
const MARK =
  '<svg viewBox="0 0 40 40" width="26" height="26" aria-hidden="true"><circle cx="20" cy="20" r="17" class="ring"/><path d="M22 2L17 13L24 18L15 25L21 30L17 38" class="crack"/></svg>';

/** One file that needs nothing else: charts drawn in it, the numbers beside them to take along. */
export function htmlReport(summary: Summary, game: string, language: Language, command: string): string {
  const words = WORDS[language];
  const { cells, factors, synergy, matchUps, cards } = summary;
  const section = (title: string, about: string, ...parts: string[]): string =>
    `<section><h2>${escaped(title)}</h2>${about === "" ? "" : `<p class="about">${escaped(about)}</p>`}${parts.join("")}</section>`;
  const known = cards.filter((c) => !Number.isNaN(c.impact));
  const ends = known.length > 2 * CARDS ? [...known.slice(0, CARDS), ...known.slice(-CARDS)] : known;
  const along = curves(summary, words.curves);
  const body = [
    section(words.results, stops(summary, words).join(" "), dots(results(summary, words), words.results)),
    along === "" ? "" : section(words.curves, "", along),
    factors.length > 2 ? section(words.factors, "", dots(factors, words.factors)) : "",
    synergy ? section(words.synergy, words.synergyAbout, heat(synergy, words.synergy)) : "",
    matchUps ? section(words.matchUps, words.matchUpsAbout, heat(matchUps, words.matchUps)) : "",
    ends.length > 0 ? section(words.cards, words.cardsAbout, impacts(ends, words.cards)) : "",
    section(words.length, "", ...cells.filter((c) => c.played > 0).map((c) => lengthOf(c, words.decisions))),
  ];
  const file = (name: string, type: string, content: string): string =>
    `<a download="${name}" href="data:${type};charset=utf-8,${encodeURIComponent(content)}">${name}</a>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title(game))}</title>
<style>${STYLE}</style>
<header>${MARK}Rifthall</header>
<main>
<h1>${escaped(words.title(game))}</h1>
<p class="about">${escaped(words.played(summary.played, cells.length))} · ${escaped(words.command)} <code>${escaped(command)}</code></p>
${body.join("\n")}
<footer><p>${escaped(words.caution)}</p><p>${escaped(words.data)}: ${file("report.csv", "text/csv", csv(summary))} · ${file("report.json", "application/json", JSON.stringify(summary))}</p></footer>
</main>
</html>
`;
}

function lengthOf({ cell, length, lengths }: CellSummary, say: (a: string, b: string, c: string) => string): string {
  const told = say(String(length.median), String(length.quarter), String(length.threeQuarters));
  const name = labelOf(cell.label);
  return `<figure>${histogram(lengths.from, lengths.step, lengths.counts, told)}<figcaption>${escaped([name, told].filter((x) => x !== "").join(": "))}</figcaption></figure>`;
}
