import type { Language } from "@rifthall/kernel/game";
import type { CellSummary, Summary } from "../summary.js";
import { dots, escaped, heat, histogram, impacts } from "./charts.js";
import { csv } from "./csv.js";
import { curves } from "./curves.js";
import { labelOf, results, stops } from "./text.js";
import { WORDS } from "./words.js";

const CARDS = 14;

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

const STYLE = `
:root{color-scheme:dark light;--ground:#17120e;--ink:#dccfb6;--soft:#b3a387;--line:#3d3024;--over:#e0a04a;--under:#7fb4d6;--even:#8a6630}
@media (prefers-color-scheme:light){:root{--ground:#faf5ea;--ink:#2a1d10;--soft:#6b5536;--line:#e0d3bb;--over:#b2661a;--under:#2f6f9c;--even:#a5854f}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 Georgia,"Times New Roman",serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .3rem}
h2{font-size:1.25rem;margin:2.4rem 0 .4rem}
.about,figcaption,footer{color:var(--soft);max-width:44rem}
code{font:14px/1.4 ui-monospace,Menlo,Consolas,monospace}
section{overflow-x:auto}
figure{margin:.8rem 0}
svg{max-width:100%;height:auto}
svg text{fill:var(--ink);font:13px ui-sans-serif,system-ui,sans-serif;font-variant-numeric:tabular-nums}
svg .axis{fill:var(--soft);font-size:11px}
svg .figure{fill:var(--soft)}
svg .cell{font-size:11px}
.grid{stroke:var(--line)}.even{stroke:var(--even);stroke-dasharray:3 3}
.reach{stroke:var(--over);stroke-width:3;stroke-linecap:round;stroke-opacity:.55}
circle.dot{fill:var(--over)}
.reach.plain{stroke:var(--soft)}circle.plain{fill:var(--soft)}
.over{fill:var(--over)}.under{fill:var(--under)}.empty{fill:none}
.ringed{stroke:var(--ink);stroke-width:1.6}
.curve polyline{fill:none;stroke:currentColor;stroke-width:2}.curve line{stroke:currentColor;stroke-width:2;stroke-opacity:.6}.curve circle{fill:currentColor}
.line0{color:#e0a04a}.line1{color:#7fb4d6}.line2{color:#8fbf7a}.line3{color:#d98aa8}.line4{color:#b79be0}.line5{color:#c9b45a}
@media (prefers-color-scheme:light){.line0{color:#b2661a}.line1{color:#2f6f9c}.line2{color:#4c7f35}.line3{color:#a33f66}.line4{color:#6d4aa8}.line5{color:#87701a}}
.bar{fill:var(--over);fill-opacity:.75}
a{color:var(--over)}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:1rem;font-size:.92rem}
`;
