import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Refusal } from "@rifthall/kernel/text";

const run = promisify(execFile);
const here = path.dirname(fileURLToPath(import.meta.url));
/** What a commit must have. */
const ENGINE = ["kernel", "effects", "games", "bots"];

/** This build's programs that are to run with a commit's engine: files of one folder of this repository. */
export interface Guests {
  /** From the root of the repository. */
  readonly folder: string;
  readonly files: readonly string[];
}

/** Where a build has the program of that name. */
export type Programs = (name: string) => string;

/**
 * Checks a commit out into a folder of its own, builds its engine the way it does, puts this build's programs beside it,
 * and clears up whatever happens.
 */
export async function withBuild<T>(
  commit: string,
  guests: Guests,
  say: (text: string) => void,
  use: (built: Programs) => Promise<T>,
): Promise<T> {
  const root = await repository(guests);
  const sha = await resolved(root, commit);
  const folder = await mkdtemp(path.join(tmpdir(), "rifthall-build-"));
  const tree = path.join(folder, "tree");
  // Ctrl-C ends the child that runs; its failure then leads through the clearing up below.
  const interrupted = (): void => say("interrupted, clearing up");
  process.once("SIGINT", interrupted);
  try {
    say(`${commit}: checking out and building`);
    await git(root, "worktree", "add", "--detach", tree, sha);
    await linkDependencies(root, tree);
    await divideKernel(root, tree);
    return await use(await place(root, tree, commit, guests));
  } finally {
    process.off("SIGINT", interrupted);
    await git(root, "worktree", "remove", "--force", tree).catch(() => {});
    await rm(folder, { recursive: true, force: true });
    await git(root, "worktree", "prune").catch(() => {});
  }
}

/** The full name of a commit. */
export const commitOf = async (guests: Guests, commit: string): Promise<string> =>
  resolved(await repository(guests), commit);

const git = (root: string, ...args: string[]): Promise<{ stdout: string }> => run("git", args, { cwd: root });
const tsc = (root: string): string => path.join(root, "node_modules", "typescript", "bin", "tsc");

/** The repository this runs from: an installed package has none. */
async function repository({ folder }: Guests): Promise<string> {
  const found = await git(here, "rev-parse", "--show-toplevel").catch(() => undefined);
  const root = found?.stdout.trim();
  if (root === undefined || !existsSync(path.join(root, folder)))
    throw new Refusal("no-repository", "--against builds an earlier commit, so it needs the repository of Rifthall");
  return root;
}

async function resolved(root: string, commit: string): Promise<string> {
  if (commit.startsWith("-")) throw new Refusal("bad-commit", `--against needs a commit, not "${commit}"`);
  const found = await git(root, "rev-parse", "--verify", "--quiet", `${commit}^{commit}`).catch(() => undefined);
  if (found === undefined) throw new Refusal("bad-commit", `--against: "${commit}" is not a commit of this repository`);
  return found.stdout.trim();
}

function explain(commit: string): (error: unknown) => never {
  return (error) => {
    const said =
      error instanceof Error && "stdout" in error ? `${error.stdout}${"stderr" in error ? error.stderr : ""}` : "";
    throw new Refusal(
      "does-not-build",
      `${commit} does not build with the packages installed here:\n${said || String(error)}`,
    );
  };
}

/** What is installed here serves there too, except for the workspaces, which must be the commit's own. */
async function linkDependencies(root: string, tree: string): Promise<void> {
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
async function divideKernel(root: string, tree: string): Promise<void> {
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

/** Bundled if that is how the commit runs its programs, as modules of what its engine compiles to if it is not. */
async function place(root: string, tree: string, commit: string, { folder, files }: Guests): Promise<Programs> {
  const packages = ENGINE.map((name) => path.join(tree, "packages", name));
  const guests = path.join(tree, "guests");
  await cp(path.join(root, folder), guests, {
    recursive: true,
    filter: (from) => path.basename(from) !== "bundle",
  });
  await writeFile(path.join(guests, "package.json"), '{ "type": "module" }\n');
  const built = isBundled(tree) && files.every((file) => file.endsWith(".ts"));
  if (!built) await run(process.execPath, [tsc(root), "-b", ...packages]).catch(explain(commit));
  if (!isBundled(tree) && files.some((file) => file.endsWith(".ts")))
    throw new Refusal("too-old", `${commit} has no way to bundle a program; give a later one`);
  if (!isBundled(tree)) return (name) => path.join(guests, `${name}.js`);
  for (const file of files)
    await run(process.execPath, [
      bundlerOf(tree),
      path.join(guests, file),
      path.join(guests, "bundle", nameOf(file)),
    ]).catch(explain(commit));
  return (name) => path.join(guests, "bundle", `${name}.js`);
}

const nameOf = (file: string): string => file.replace(/\.ts$/, ".js");
