// Writes the path of each icon that a table's icons.ts names, and what its landmarks.ts does, a file each per table, and src/look/icons.ts for what all share; src/online/icons.ts for what is there only among others.
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

/** What an icon draws: one path in a square of 512. */
function path(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent];
  if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
  const [, d] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body) ?? [];
  if (d === undefined) throw new Error(`the icon "${name}" is more than one path`);
  return rounded(d);
}

const files = { table: await named("look/icons.ts"), online: await named("online/icons.ts") };
for (const game of (await readdir(at("tables"))).sort()) {
  // What stands on maps is not fetched by tables.
  for (const [file, own] of [
    ["icons", game],
    ["landmarks", `${game}-landmarks`],
  ]) {
    const path = `tables/${game}/${file}.ts`;
    if (existsSync(at(path))) files[own] = await named(path);
  }
}

for (const [file, names] of Object.entries(files)) {
  const json = `${JSON.stringify(Object.fromEntries(names.map((name) => [name, path(name)])), null, 2)}\n`;
  await writeFile(at(`assets/icons/${file}.json`), json);
  console.log(`${file}: ${names.length} icons, ${(json.length / 1024).toFixed(1)} KB`);
}
