import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { progress } from "./progress.js";

/** Decisions per second by game and mode. */
export type Rates = Record<string, Record<string, number>>;

const run = promisify(execFile);
const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, "..", "..");
/** The engine's packages that a commit must have; the policy that plays is this build's, for both. */
const ENGINE = ["kernel", "effects", "games"];
const POLICY = "bots";

export const builtHere = (): string => fileURLToPath(new URL("./rates.js", import.meta.url));

/** Checks a commit out into a folder of its own, builds its engine, and clears up whatever happens. */
export async function withBuild<T>(commit: string, use: (rates: string) => Promise<T>): Promise<T> {
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
    await run(process.execPath, [tsc(), "-b", path.join(tree, "packages", "games")]).catch(explain(commit));
    return await use(await placeBench(tree));
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
  await link(path.join(root, "packages", POLICY), path.join(scope, POLICY));
}

/** Junctions are what Windows lets anybody make; elsewhere the word is ignored. */
const link = (target: string, at: string): Promise<void> => symlink(target, at, "junction");

/** This build's measuring code, placed where its imports find the commit's engine. */
async function placeBench(tree: string): Promise<string> {
  const place = path.join(tree, "bench-now");
  await cp(here, place, { recursive: true });
  await writeFile(path.join(place, "package.json"), '{ "type": "module" }\n');
  return path.join(place, "rates.js");
}
