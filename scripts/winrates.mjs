// Win rates by difficulty for a page of docs/balance, from what `rifthall lab --out` wrote: tables to paste, and a picture.
//   node scripts/winrates.mjs <picture.svg> <lab folder>...
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const load = (path) => import(join(root, "packages", path));
const { share } = await load("lab/dist/index.js");
const { gameById } = await load("games/dist/index.js");

const [picture, ...folders] = process.argv.slice(2);
if (!picture?.endsWith(".svg") || folders.length === 0) {
  console.error("usage: node scripts/winrates.mjs <picture.svg> <lab folder>...");
  process.exit(1);
}
const summaries = folders.map((folder) => JSON.parse(readFileSync(join(folder, "report.json"), "utf8")));
const [{ experiment }] = summaries;
const { game, scale } = experiment;
if (summaries.some((s) => s.experiment.game !== game || s.experiment.content !== experiment.content)) {
  console.error("these folders are of different games or cards");
  process.exit(1);
}

const { cards, content } = gameById(game);
const names = new Map(cards(content([]), "en").map(({ id, name }) => [id, name]));
const cells = summaries.flatMap((s) =>
  s.cells.map(({ cell, players }) => ({ label: cell.label, wins: players[0].wins })),
);
const [first, second] = Object.keys(cells[0].label).filter((key) => key !== scale);
const values = (key) => [...new Set(cells.map(({ label }) => label[key]))];

/** All matches of the cells with these words, as one. */
function pooled(words) {
  const those = cells.filter(({ label }) => Object.entries(words).every(([key, value]) => label[key] === value));
  const sum = (of) => those.reduce((n, { wins }) => n + wins[of], 0);
  return share(sum("won"), sum("played"));
}
const percent = (x) => Math.round(100 * x);
const shown = (wins) =>
  Number.isNaN(wins.share) ? "" : `${percent(wins.share)}% (${percent(wins.low)}–${percent(wins.high)})`;
const row = (list) => `| ${list.join(" | ")} |`;
const table = (heads, rows) => [row(heads), row(heads.map(() => "---")), ...rows.map(row)].join("\n");
const titled = (id) => names.get(id) ?? id;

const rows = values(first);
for (const at of values(scale)) {
  const columns = values(second);
  const lines = rows.map((r) => [
    titled(r),
    ...columns.map((c) => shown(pooled({ [scale]: at, [first]: r, [second]: c }))),
    shown(pooled({ [scale]: at, [first]: r })),
  ]);
  console.log(`${at}, ${pooled({ [scale]: at }).played} matches\n\n${table([first, ...columns, "all"], lines)}\n`);
}
const levels = values(scale);
console.log(
  table(
    [first, ...levels],
    rows.map((r) => [titled(r), ...levels.map((at) => shown(pooled({ [scale]: at, [first]: r })))]),
  ),
);

console.log(`\n${table(["", "with", "without", "difference"], factors())}`);
const drawn = summaries.flatMap((s) => s.cards).filter(({ drawn: { played } }) => played > 0);
const uses = new Map();
for (const { card, drawn: d, played: p } of drawn) {
  const [all, used] = uses.get(card) ?? [0, 0];
  uses.set(card, [all + d.played, used + p.played]);
}
const rarest = [...uses].map(([card, [all, used]]) => [card, used / all]).sort((a, b) => a[1] - b[1]);
console.log(
  `\nleast often played of those drawn: ${rarest
    .slice(0, 15)
    .map(([card, part]) => `${titled(card)} ${percent(part)}%`)
    .join(", ")}`,
);

/** What the presence of each factor goes with, compared within each set-up, where it was there in some matches only. */
function factors() {
  const played = folders.flatMap((folder, i) =>
    readFileSync(join(folder, "matches.jsonl"), "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => ({ ...JSON.parse(line), run: i }))
      .filter(({ number }) => number < summaries[i].experiment.matches),
  );
  const all = [...new Set(played.flatMap(({ factors: [seat] }) => seat))].sort();
  return all.map((factor) => {
    const tally = new Map();
    for (const { run, cell, winners, factors: seats } of played) {
      const at = tally.get(`${run} ${cell}`) ?? [0, 0, 0, 0];
      const side = seats.some((seat) => seat.includes(factor)) ? 0 : 2;
      at[side]++;
      if (winners.length > 0) at[side + 1]++;
      tally.set(`${run} ${cell}`, at);
    }
    const told = [...tally.values()].filter(([a, , b]) => a > 0 && b > 0);
    const sum = (i) => told.reduce((n, at) => n + at[i], 0);
    let [weight, difference, variance] = [0, 0, 0];
    for (const [a, wonA, b, wonB] of told) {
      const w = (a * b) / (a + b);
      const p = (wonA + wonB) / (a + b);
      weight += w;
      difference += w * (wonA / a - wonB / b);
      variance += w * w * p * (1 - p) * (1 / a + 1 / b);
    }
    const points = (100 * difference) / weight;
    const error = (200 * Math.sqrt(variance)) / weight;
    return [
      titled(factor),
      ...[0, 2].map((side) => shown(share(sum(side + 1), sum(side)))),
      `${points > 0 ? "+" : ""}${points.toFixed(1)} ± ${error.toFixed(1)}`,
    ];
  });
}

const [LEFT, WIDTH, TOP, LINE] = [250, 480, 30, 11];
const COLOURS = ["#7fd18b", "#8fb7ff", "#ff9a7a", "#d7a6ff"];
const ROW = LINE * (levels.length + 1) + 2;
const bottom = TOP + ROW * rows.length;
const x = (part) => (LEFT + WIDTH * part).toFixed(1);
const words = (at, y, text, fill = "#dde", anchor = "start") =>
  `<text x="${at}" y="${y}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;
const grid = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
  (part) =>
    `<line x1="${x(part)}" y1="${TOP}" x2="${x(part)}" y2="${bottom}" stroke="#2c3040"/>${words(x(part), bottom + 18, `${percent(part)}%`, "#aab", "middle")}`,
);
const key = levels.map(
  (at, i) =>
    `<circle cx="${LEFT + 10 + 90 * i}" cy="16" r="5" fill="${COLOURS[i]}"/>${words(LEFT + 20 + 90 * i, 20, at)}`,
);
const marks = rows.flatMap((r, i) => {
  const top = TOP + ROW * i;
  const lines = levels.map((at, j) => {
    const wins = pooled({ [scale]: at, [first]: r });
    const y = top + LINE * (j + 1);
    return `<line x1="${x(wins.low)}" y1="${y}" x2="${x(wins.high)}" y2="${y}" stroke="${COLOURS[j]}" stroke-width="2"/><circle cx="${x(wins.share)}" cy="${y}" r="4.5" fill="${COLOURS[j]}"><title>${titled(r)}, ${at}: ${shown(wins)}</title></circle>`;
  });
  return [words(LEFT - 10, top + ROW / 2 + 4, titled(r), "#dde", "end"), ...lines];
});
const [width, height] = [LEFT + WIDTH + 30, bottom + 26];
const label = `Win rates by ${first} and ${scale}`;
const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}" font-family="system-ui, sans-serif" font-size="13">`;
const back = `<rect width="${width}" height="${height}" fill="#14161d"/>`;
writeFileSync(picture, `${[head, back, ...grid, ...key, ...marks, "</svg>"].join("\n")}\n`);
