// Counts what was written twice for two games: runs of six or more equal lines, imports aside, that stand in the folders
// of both. What a second game needs is lifted to where both can use it; a few small likenesses are left alone.
// Prints the runs; fails where there are more than may be.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const LEAST = 6;
/** The limit is 15; this is what four games have come to, and it only ever goes down. */
const MOST = 8;

/** Where a part of a component begins or ends: around imports that do not count, it would make them count. */
const PART = /^<\/?(script|style)\b[^>]*>$/;

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const HOMES = [
  "packages/games/src",
  "packages/games/test",
  "apps/web/src/tables",
  "apps/web/test",
  "apps/cli/src/tables",
];
const games = folders("packages/games/src").filter((name) => name !== "shared");

const texts = games.map((game) => HOMES.flatMap((home) => filesOf(path.join(home, game))).map(read));
const runs = texts.flatMap((ours, i) => texts.slice(i + 1).flatMap((theirs) => shared(ours, theirs.flat())));

for (const { length, a, b } of runs.sort((x, y) => y.length - x.length))
  console.log(`${length} lines: ${a.file}:${a.number} ~ ${b.file}:${b.number}`);
console.log(`${runs.length} runs of ${LEAST} or more equal lines in two games' folders (at most ${MOST})`);
if (runs.length > MOST) process.exitCode = 1;

function folders(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? e.name : []));
}

function filesOf(folder) {
  if (!existsSync(path.join(root, folder))) return [];
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((e) => e.isFile() && /\.(ts|svelte|css)$/.test(e.name) && !e.parentPath.endsWith("generated"))
    .map((e) => path.join(e.parentPath, e.name))
    .sort();
}

/** The lines that say something, each with where it stands. */
function read(file) {
  let isImport = false;
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, i) => {
      const text = line.trim();
      isImport ||= /^(import|export \*|export \{)/.test(text);
      const counts = text !== "" && !isImport && !PART.test(text);
      if (isImport && (/;$/.test(text) || /from "/.test(text))) isImport = false;
      return counts ? [{ text, file: path.relative(root, file), number: i + 1 }] : [];
    });
}

/** The runs of our files that stand in theirs too, each counted once: a line of ours belongs to one run. */
function shared(ours, theirs) {
  const places = new Map();
  for (const [i, { text }] of theirs.entries()) places.set(text, [...(places.get(text) ?? []), i]);
  return ours.flatMap((lines) => {
    const found = [];
    for (let from = 0; from < lines.length; ) {
      let [length, at] = [0, 0];
      for (const start of places.get(lines[from].text) ?? []) {
        let n = 0;
        while (isSame(lines[from + n], theirs[start + n], theirs[start])) n++;
        if (n > length) [length, at] = [n, start];
      }
      if (length >= LEAST) found.push({ length, a: lines[from], b: theirs[at] });
      from += length >= LEAST ? length : 1;
    }
    return found;
  });
}

function isSame(a, b, first) {
  return a !== undefined && b !== undefined && a.text === b.text && b.file === first.file;
}
