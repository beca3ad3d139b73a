// Prints for every rule which tests cite it, and fails where none does. Rules stand in each game's rules.yaml; a line
// with nothing that could be broken is listed there under `exempt` with a reason, at most eight a game.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = join(root, "packages/games/src");
const MOST_EXEMPT = 8;
const TITLE = /(?<![.\w])test(?:\.each\([\s\S]*?\))?\(\s*(["'`])((?:(?!\1)[\s\S])*)\1/g;

function testFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".test.ts"))
    .sort()
    .map((name) => join(folder, name));
}

/** The titles of all tests of a game, each with its file. Only a whole id cites: `QR-A10` is neither QR-A1 nor QR-1. */
function titles(game) {
  return testFiles(join(root, "packages/games/test", game)).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(TITLE)].map((match) => ({ file: relative(root, file), title: match[2] })),
  );
}

let failed = false;
for (const game of readdirSync(sources).filter((name) => existsSync(join(sources, name, "rules.yaml")))) {
  const { rules, exempt = [] } = parse(readFileSync(join(sources, game, "rules.yaml"), "utf8"));
  const cited = titles(game);
  const uncovered = [];
  for (const { id, title } of rules) {
    const whole = new RegExp(`(?<![\\w-])${id}(?!\\w)`);
    const tests = cited.filter((t) => whole.test(t.title));
    const excused = exempt.find((e) => e.id === id);
    console.log(`${id} ${title.en}${excused ? ` (exempt: ${excused.reason})` : ""}`);
    for (const t of tests) console.log(`    ${t.title.replace(/\s+/g, " ")}  (${t.file})`);
    if (tests.length === 0 && !excused) uncovered.push(id);
  }
  if (exempt.length > MOST_EXEMPT) {
    console.error(`${game}: ${exempt.length} rules are exempt; at most ${MOST_EXEMPT} may be`);
    failed = true;
  }
  if (uncovered.length > 0) {
    console.error(`${game}: no test cites ${uncovered.join(", ")}`);
    failed = true;
  }
  console.log(
    `${game}: ${rules.length - uncovered.length} of ${rules.length} rules covered by ${cited.length} test titles`,
  );
}
process.exitCode = failed ? 1 : 0;
