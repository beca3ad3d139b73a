// Packs the library: one tarball for each package, as `npm publish` would send it. What it is made of must be built.
//   npm run pack:all -- <folder>
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = join(root, "packages");

/** Gives the tarballs' names. */
export function packAll(folder) {
  mkdirSync(folder, { recursive: true });
  const homes = readdirSync(packages)
    .map((name) => join(packages, name))
    .filter((home) => !JSON.parse(readFileSync(join(home, "package.json"), "utf8")).private);
  for (const home of homes) clearStale(join(home, "dist"), join(home, "src"));
  // npm takes the licence only from beside a package's own description.
  const licences = homes.map((home) => join(home, "LICENSE"));
  for (const licence of licences) copyFileSync(join(root, "LICENSE"), licence);
  try {
    const args = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder, ...homes];
    const said = execFileSync("npm", args, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });
    return said.trim().split("\n");
  } finally {
    for (const licence of licences) rmSync(licence);
  }
}

/** tsc leaves behind what it made of a source that is gone. */
function clearStale(dist, src) {
  for (const file of readdirSync(dist, { recursive: true })) {
    const made = /^(.*?)(\.d\.ts|\.js|\.js\.map)$/.exec(String(file));
    if (made && !existsSync(join(src, `${made[1]}.ts`))) rmSync(join(dist, String(file)));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder = join(root, "dist")] = process.argv;
  for (const name of packAll(resolve(folder))) console.log(join(folder, name));
}
