// Adds a further game to a copy of the repository as CONTRIBUTING.md says, and plays it: what is told there is tried.
// The game is examples/game, a game of heaps; its files lie there as they would lie here.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const sample = join(root, "examples/game");
const copy = mkdtempSync(join(tmpdir(), "rifthall-newgame-"));

/** Where each layer's one list of games stands, and the line that CONTRIBUTING asks for. */
const LISTS = [
  {
    file: "packages/games/src/list.ts",
    imports: 'import { heaps } from "./heaps/game.js";',
    before: "];\n\nexport const games",
    line: "  { game: heaps as unknown as Game },\n",
  },
  {
    file: "apps/cli/src/tables/index.ts",
    imports: 'import { heaps } from "./heaps/index.js";',
    before: "};\n\nexport const drawingOf",
    line: "  heaps,\n",
  },
  {
    file: "apps/web/src/tables/engines.ts",
    before: "};\n",
    line: '  heaps: async () => (await import("@rifthall/games/heaps")).heaps as unknown as Game,\n',
  },
];

const step = (what) => console.log(`a further game: ${what}`);
// Its goldens are written by its first run, which CI does not allow to a game that is here to stay.
const env = { ...process.env, UPDATE_GOLDENS: "1", CI: "false" };
const node = (script, ...args) =>
  execFileSync(process.execPath, [join(copy, script), ...args], { cwd: copy, encoding: "utf8", env });
/** As if the compiler lay here: by the way to its own library it knows what it has built before. */
const tsc = (...args) =>
  execFileSync(
    process.execPath,
    ["--preserve-symlinks", "--preserve-symlinks-main", join(copy, "node_modules/typescript/bin/tsc"), ...args],
    { cwd: copy, stdio: "inherit" },
  );

try {
  copyRepository();
  step("its rules as lines (npm run content)");
  bring((name) => name.endsWith("rules.yaml"));
  node("scripts/content.mjs");
  step("its code, its drawings and one line in each list");
  bring(() => true);
  for (const list of LISTS) enlist(list);
  step("build");
  tsc("-b");
  node("scripts/content.mjs");
  node("scripts/bundle.mjs");
  step("its rules and imports");
  if (!node("scripts/rules.mjs").includes("HP-3")) throw new Error("npm run rules does not know its rules");
  node("scripts/imports.mjs");
  step("a match in the terminal");
  const played = node(
    "apps/cli/bin/rifthall.mjs",
    "play",
    "heaps",
    "--seats",
    "novice,novice",
    "--seed",
    "1",
    "--fast",
  );
  if (!/takes \d from heap/.test(played)) throw new Error(`the terminal shows no match:\n${played}`);
  step("its tests, the battery, and a match on the page");
  const tests = ["packages/games/test/heaps", "apps/web/test/browser/heaps.test.ts"];
  const said = node("node_modules/vitest/vitest.mjs", "run", ...tests, "--reporter=verbose");
  for (const title of ["nothing to do, since the game has none", "by pointer, to the end"])
    if (!said.includes(title)) throw new Error(`"${title}" was not run:\n${said}`);
  step("done");
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** What git knows, with what was built, so that only what changes is built again; and packages of its own. */
function copyRepository() {
  const known = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const name of known.split("\n").filter((file) => file !== "" && existsSync(join(root, file)))) take(name);
  for (const home of ["packages", "apps", "bench"])
    for (const name of home === "bench" ? [""] : readdirSync(join(root, home))) {
      const dist = join(home, name, "dist");
      if (existsSync(join(root, dist)) && !dist.includes("web")) take(dist);
    }
  linkModules("node_modules");
  // It says that this is what the lock file asks for: nothing need be installed.
  take("node_modules/.rifthall-stamp");
  for (const app of ["web", "server"]) linkModules(`apps/${app}/node_modules`);
  mkdirSync(join(copy, "node_modules/@rifthall"));
  for (const [scope, home] of ["packages", "apps"].flatMap((of) =>
    readdirSync(join(root, of)).map((name) => [name, `${of}/${name}`]),
  ))
    symlinkSync(join(copy, home), join(copy, "node_modules/@rifthall", scope), "junction");
}

function take(name) {
  cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
}

/** Everything installed, but our own packages: those are the copy's. */
function linkModules(folder) {
  if (!existsSync(join(root, folder))) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder)))
    if (name !== "@rifthall" && !name.startsWith("."))
      symlinkSync(join(root, folder, name), join(copy, folder, name), "junction");
}

function bring(wanted) {
  for (const name of readdirSync(sample, { recursive: true, withFileTypes: true })) {
    const from = join(name.parentPath, name.name);
    if (!name.isFile() || !wanted(from)) continue;
    const to = join(copy, from.slice(sample.length + 1));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
  }
}

function enlist({ file, imports, before, line }) {
  const text = readFileSync(join(copy, file), "utf8");
  if (!text.includes(before)) throw new Error(`${file} is not the list it was`);
  const listed = text.replace(before, `${line}${before}`);
  writeFileSync(join(copy, file), imports === undefined ? listed : `${imports}\n${listed}`);
}
