// Makes one file of each kind of process, from the sources: between modules V8 looks again at every use of an import,
// which costs an engine that is all small functions and constants a fifth to a quarter of its speed. Nothing is done
// while the stamp says that nothing changed; otherwise it takes about a second. Types are tsc's affair.
//   node scripts/bundle.mjs                 all that ships
//   node scripts/bundle.mjs <entry> <file>  any other program that imports the packages, for measuring
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "./fingerprint.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = join(root, "packages");
/** One folder below dist: what a module one folder deep finds from itself, it still finds. */
const PROGRAMS = [
  ["apps/cli", ["main"]],
  ["apps/server", ["main", "bench", "node", "examining", "thinking"]],
  ["bench", ["main", "odds", "playing", "searching", "theirs", "courses", "allocate", "labchild", "trees"]],
].flatMap(([home, names]) =>
  names.map((name) => ({ entry: `${home}/src/${name}.ts`, file: `${home}/dist/bundle/${name}.js` })),
);
/** The lab's worker lies beside whatever plays many matches. */
for (const home of ["apps/cli", "bench"])
  PROGRAMS.push({ entry: "packages/lab/src/worker.ts", file: `${home}/dist/bundle/worker.js` });
const stamp = join(root, "node_modules", ".rifthall-bundles");
const MADE_OF = [
  ...readdirSync(packages).map((of) => join(packages, of, "src")),
  ...["apps/cli/src", "apps/server/src", "bench/src"].map((name) => join(root, name)),
  ...["scripts/bundle.mjs", "scripts/serve.mjs", "scripts/postgres.mjs", "scripts/port.mjs", "package-lock.json"].map(
    (name) => join(root, name),
  ),
];

/** What npm installs stays outside, and so does the server for the terminal, which seldom starts it. */
const external = (id) => !/^(\.|\/|\w:|@rifthall\/(?!server))/.test(id);
/** The kernel has no index, but a module for each of its parts. */
const api = join(packages, "kernel", "src", "api");
const alias = Object.fromEntries([
  ...readdirSync(packages).map((name) => [`@rifthall/${name}$`, join(packages, name, "src", "index.ts")]),
  ...readdirSync(api).map((part) => [`@rifthall/kernel/${part.replace(/\.ts$/, "")}$`, join(api, part)]),
]);

async function bundle(entry, file) {
  const { rolldown } = await import("rolldown");
  const extensionAlias = { ".js": [".ts", ".js"] };
  const made = await rolldown({ input: entry, platform: "node", external, resolve: { alias, extensionAlias } });
  const { output } = await made.generate({ file, codeSplitting: false, sourcemap: true });
  await made.close();
  mkdirSync(dirname(file), { recursive: true });
  for (const part of output) {
    const at = join(dirname(file), part.fileName);
    // Whoever starts it meanwhile finds the old one or the new one, never a half.
    writeFileSync(`${at}.${process.pid}`, part.code ?? part.source);
    renameSync(`${at}.${process.pid}`, at);
  }
}

const [entry, file] = process.argv.slice(2).map((name) => resolve(name));
if (entry !== undefined && file !== undefined) await bundle(entry, file);
else {
  const print = fingerprint(root, MADE_OF);
  const current = existsSync(stamp) && readFileSync(stamp, "utf8") === print;
  if (!current || PROGRAMS.some((program) => !existsSync(join(root, program.file)))) {
    console.log("setup: bundling (rolldown)");
    await Promise.all(PROGRAMS.map((program) => bundle(join(root, program.entry), join(root, program.file))));
    writeFileSync(stamp, print);
  }
}
