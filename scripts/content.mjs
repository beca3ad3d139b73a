// Writes what games run from what authors write: packs and rule lines from YAML into TypeScript beside them.
import { readFileSync, writeFileSync, mkdirSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const root = fileURLToPath(new URL("..", import.meta.url));
const games = join(root, "packages/games/src");

/** The generated files of every game: path and text. */
export function generated() {
  const files = [];
  for (const game of readdirSync(games)) {
    const folder = join(games, game);
    if (!existsSync(join(folder, "rules.yaml"))) continue;
    const packs = readdirSync(join(folder, "content"))
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => parse(readFileSync(join(folder, "content", name), "utf8")));
    files.push({
      path: join(folder, "generated/packs.ts"),
      text: `// Written by \`npm run content\` from content/*.yaml.\nexport const packs = ${JSON.stringify(packs, null, 1)} as const;\n`,
    });
    const { rules } = parse(readFileSync(join(folder, "rules.yaml"), "utf8"));
    const book = Object.fromEntries(rules.map((r) => [r.id, { title: r.title, text: { en: r.en, de: r.de } }]));
    files.push({
      path: join(folder, "generated/rulebook.ts"),
      text: `// Written by \`npm run content\` from rules.yaml.\nexport const rulebook = ${JSON.stringify(book, null, 1)};\n`,
    });
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, text } of generated()) {
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path.slice(root.length)}`);
  }
