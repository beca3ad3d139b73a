import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { progress } from "./progress.js";

const run = promisify(execFile);
const here = path.dirname(fileURLToPath(import.meta.url));
/** This runs bundled, beside the modules it was made of. */
const modules = path.resolve(here, "..");
const root = path.resolve(modules, "..", "..");
/** What a commit must have. */
const ENGINE = ["kernel", "effects", "games", "bots"];

/** Where a build has the program of that name. */
export type Programs = (name: string) => string;

/**
 * Checks a commit out into a folder of its own, builds its engine the way it does, puts this build's programs of those
 * names beside it, and clears up whatever happens.
 */
export async function withBuild<T>(
  commit: string,
  programs: readonly string[],
  use: (built: Programs) => Promise<T>,
): Promise<T> {
  const sha = await resolved(commit);
  const folder = await mkdtemp(path.join(tmpdir(), "rifthall-bench-"));
  const tree = path.join(folder, "tree");
  // Ctrl-C ends the child that runs; its failure then leads through the clearing up below.
  const interrupted = (): void => progress("interrupted, clearing up");
  process.once("SIGINT", interrupted);
  try {
    progress(`${commit}: checking out and building`);
    await git("worktree", "add", "--detach", tree, sha);
    await linkDependencies(tree);
    await divideKernel(tree);
    const packages = ENGINE.map((name) => path.join(tree, "packages", name));
    await run(process.execPath, [tsc(), "-b", ...packages]).catch(explain(commit));
    return await use(await place(tree, programs));
  } finally {
    process.off("SIGINT", interrupted);
    await git("worktree", "remove", "--force", tree).catch(() => {});
    await rm(folder, { recursive: true, force: true });
    await git("worktree", "prune").catch(() => {});
  }
}

const git = (...args: string[]): Promise<{ stdout: string }> => run("git", args, { cwd: root });
const tsc = (): string => path.join(root, "node_modules", "typescript", "bin", "tsc");

async function resolved(commit: string): Promise<string> {
  if (commit.startsWith("-")) throw new Error(`--against needs a commit, not "${commit}"`);
  const found = await git("rev-parse", "--verify", "--quiet", `${commit}^{commit}`).catch(() => undefined);
  if (found === undefined) throw new Error(`--against: "${commit}" is not a commit of this repository`);
  return found.stdout.trim();
}

function explain(commit: string): (error: unknown) => never {
  return (error) => {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    throw new Error(`${commit} does not build with the packages installed here:\n${output}`);
  };
}

/** What is installed here serves there too, except for the workspaces, which must be the commit's own. */
async function linkDependencies(tree: string): Promise<void> {
  const from = path.join(root, "node_modules");
  const to = path.join(tree, "node_modules");
  const scope = path.join(to, "@rifthall");
  await mkdir(scope, { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== "@rifthall" && !name.startsWith(".")) await link(path.join(from, name), path.join(to, name));
  }
  for (const name of ENGINE) await link(path.join(tree, "packages", name), path.join(scope, name));
}

/** Junctions are what Windows lets anybody make; elsewhere the word is ignored. */
const link = (target: string, at: string): Promise<void> => symlink(target, at, "junction");

/** Commits before the kernel had its parts have one index of all: then each part is that. */
async function divideKernel(tree: string): Promise<void> {
  const home = path.join(tree, "packages", "kernel");
  const api = path.join(home, "src", "api");
  if (existsSync(api)) return;
  const parts = await readdir(path.join(root, "packages", "kernel", "src", "api"));
  await mkdir(api);
  for (const part of parts) await writeFile(path.join(api, part), 'export * from "../index.js";\n');
  const file = path.join(home, "package.json");
  const description = JSON.parse(await readFile(file, "utf8"));
  // Bundles are made of the sources, and the kernel must not be in one twice.
  description.exports["./*"] = isBundled(tree) ? "./src/api/*.ts" : "./dist/api/*.js";
  await writeFile(file, JSON.stringify(description));
}

const bundlerOf = (tree: string): string => path.join(tree, "scripts", "bundle.mjs");
const isBundled = (tree: string): boolean => existsSync(bundlerOf(tree));

/** Bundled if that is how the commit runs its programs, as modules if it is not. */
async function place(tree: string, programs: readonly string[]): Promise<Programs> {
  const place = path.join(tree, "bench-now");
  await cp(modules, place, { recursive: true, filter: (from) => path.basename(from) !== "bundle" });
  await writeFile(path.join(place, "package.json"), '{ "type": "module" }\n');
  if (!isBundled(tree)) return (name) => path.join(place, `${name}.js`);
  for (const name of programs)
    await run(process.execPath, [
      bundlerOf(tree),
      path.join(place, `${name}.js`),
      path.join(place, "bundle", `${name}.js`),
    ]);
  return (name) => path.join(place, "bundle", `${name}.js`);
}
