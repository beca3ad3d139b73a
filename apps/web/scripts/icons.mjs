// Draws one sprite per table from the icons its icons.ts names, and src/look/icons.ts for what all tables share.
// Run it after naming another icon; a new author goes into src/assets/icons/CREDITS.txt.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { rounded } from "./path.mjs";

const require = createRequire(import.meta.url);
const set = JSON.parse(await readFile(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
const at = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Every name an icons.ts mentions: the values of all the tables it exports. */
async function named(path) {
  const { module } = await runnerImport(at(path), { configFile: false });
  const names = Object.values(module).flatMap((value) => (typeof value === "object" ? Object.values(value) : []));
  return [...new Set(names)].sort();
}

function symbol(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent];
  if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
  // without a fill of its own a symbol takes the colour of the place that uses it
  const body = icon.body
    .replaceAll(' fill="currentColor"', "")
    .replace(/ d="([^"]+)"/g, (_, d) => ` d="${rounded(d)}"`);
  return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
}

const sprites = { table: await named("look/icons.ts") };
for (const game of (await readdir(at("tables"))).sort()) {
  const path = `tables/${game}/icons.ts`;
  if (existsSync(at(path))) sprites[game] = await named(path);
}

for (const [sprite, names] of Object.entries(sprites)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons: ${sprite}</title>\n${names.map(symbol).join("\n")}\n</svg>\n`;
  await writeFile(at(`assets/icons/${sprite}.svg`), svg);
  console.log(`${sprite}: ${names.length} icons, ${(svg.length / 1024).toFixed(1)} KB`);
}

const key = (sprite) => (/^[a-z]+$/.test(sprite) ? sprite : `"${sprite}"`);
const list = Object.entries(sprites).map(([sprite, names]) => {
  const one = `  ${key(sprite)}: ${names.map((name) => `"${name}"`).join(" | ")};`;
  return one.length <= 120 ? one : `  ${key(sprite)}:\n${names.map((name) => `    | "${name}"`).join("\n")};`;
});
await writeFile(
  at("assets/icons/names.ts"),
  `// Written by scripts/icons.mjs: what each sprite holds.\nexport interface IconNames {\n${list.join("\n")}\n}\n`,
);
