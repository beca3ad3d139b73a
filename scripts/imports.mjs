/**
 * Which way a game's files may point: each part may use those before it, and its own. What only types say is gone when
 * it runs, so `import type` may point anywhere; circles are the linter's affair.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** A game's parts from the lowest up: files, or folders with all that no other part names. See ARCHITECTURE.md. */
const PARTS = [
  {
    part: "vocabulary",
    holds: [
      "wire",
      "facts",
      "bits",
      "terms",
      "table",
      "content",
      "verbs/kinds",
      "verbs/stats",
      "verbs/touches",
      "verbs/colours",
    ],
  },
  { part: "rules", holds: ["rules"] },
  { part: "verbs", holds: ["verbs"] },
  { part: "drills", holds: ["rules/drill", "rules/plan", "rules/rounds"] },
  {
    part: "compiling",
    holds: ["compile", "format", "decks", "traits", "seating", "campaign", "cards", "text/notes", "text/names"],
  },
  { part: "answers", holds: ["rules/reasons", "rules/options", "rules/idle", "odds"] },
  {
    part: "faces",
    holds: [
      "text",
      "notation",
      "scene",
      "faults",
      "evaluate",
      "features",
      "striking",
      "stakes",
      "chance",
      "study",
      "lot",
      "pick",
      "generated",
    ],
  },
  { part: "game", holds: ["game"] },
];
const IMPORT = /^(?:import|export)\s+(?<what>[^;"]*?)\s*from\s+"(?<path>[^"]+)";/gm;

const partOf = (file) => {
  const name = file.replace(/\.ts$/, "");
  const named = PARTS.findIndex(({ holds }) => holds.includes(name));
  return named >= 0 ? named : PARTS.findIndex(({ holds }) => holds.includes(name.split("/")[0]));
};

/** Only types come of it, as `import type` or one by one. */
const isErased = (what) =>
  what.startsWith("type ") ||
  (what.startsWith("{") &&
    what
      .slice(1, -1)
      .split(",")
      .every((one) => one.trim() === "" || one.trim().startsWith("type ")));

/** What points up in a game's folder, and what has no place in the order. */
function strayImports(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => String(file).split(sep).join("/"))
    .filter((file) => file.endsWith(".ts"));
  return files.flatMap((file) => {
    const from = partOf(file);
    if (from < 0) return [`${file} belongs to no part of a game`];
    return [...readFileSync(join(folder, file), "utf8").matchAll(IMPORT)].flatMap(({ groups: { what, path } }) => {
      const to = join(dirname(file), path).split(sep).join("/").replace(/\.js$/, "");
      if (!path.startsWith(".") || to.startsWith("../") || isErased(what)) return [];
      const above = partOf(to);
      return above > from ? [`${file} (${PARTS[from].part}) uses ${to} (${PARTS[above].part})`] : [];
    });
  });
}

const GAMES = fileURLToPath(new URL("../packages/games/src/", import.meta.url));

const games = readdirSync(GAMES, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== "shared",
);
const stray = games.flatMap(({ name }) => strayImports(join(GAMES, name)).map((line) => `${name}: ${line}`));
for (const line of stray) console.error(line);
console.log(`${games.length} games, ${stray.length} imports that point up`);
process.exitCode = stray.length > 0 ? 1 : 0;
