// Builds the page when something it is made of has changed. Uses nothing but Node until it builds.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "./fingerprint.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const web = join(root, "apps", "web");
/** Where the built page lies. */
export const page = join(web, "dist");
const stamp = join(page, ".stamp");
const lock = join(web, "node_modules", ".building");

const MADE_OF = [
  ...["src", "public", "scripts", "index.html", "vite.config.ts", "package.json"].map((name) => join(web, name)),
  ...["kernel", "effects", "games", "packs", "bots", "host", "service"].map((name) =>
    join(root, "packages", name, "dist"),
  ),
  ...["scripts/serve.mjs", "package-lock.json"].map((name) => join(root, name)),
];

const isCurrent = (print) => existsSync(stamp) && readFileSync(stamp, "utf8") === print;

/** Builds if need be; of several that want to, one builds and the others wait. Says whether the page is there. */
export function buildPage() {
  const print = fingerprint(root, MADE_OF);
  if (isCurrent(print)) return true;
  const held = holdLock();
  try {
    if (isCurrent(print)) return true;
    console.log("setup: building the page (vite build)");
    if (!build()) return false;
    writeFileSync(stamp, print);
    return true;
  } finally {
    if (held) rmdirSync(lock);
  }
}

function build() {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  // Whoever asks may run under another NODE_ENV, as tests do.
  const env = { ...process.env, NODE_ENV: "production" };
  const args = [vite, "build", "--logLevel", "warn"];
  return spawnSync(process.execPath, args, { cwd: web, stdio: "inherit", env }).status === 0;
}

const PATIENCE = 180_000;
const pause = (time) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);

/** A folder is made by one only. A lock older than any build was left behind. */
function holdLock() {
  mkdirSync(join(lock, ".."), { recursive: true });
  for (const end = Date.now() + PATIENCE; Date.now() < end; pause(250)) {
    try {
      mkdirSync(lock);
      return true;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > PATIENCE) rmdirSync(lock);
    }
  }
  return false;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = buildPage() ? 0 : 1;
