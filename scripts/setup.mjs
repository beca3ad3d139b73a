// Makes a fresh clone ready: installs when package-lock.json changed; builds everything that changed with --build, all
// but the page with --engine.
// Runs before anything is installed, so it uses nothing but Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const lock = path.join(root, "package-lock.json");
const stamp = path.join(root, "node_modules", ".rifthall-stamp");

requireNode(20, 19);
if (process.argv.includes("--stamp")) {
  writeStamp();
} else {
  if (!installed()) install();
  if (process.argv.includes("--build") || process.argv.includes("--engine")) build();
  if (process.argv.includes("--build")) run(process.execPath, [path.join(root, "scripts", "page.mjs")]);
}

function installed() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
}

function install() {
  const command = existsSync(lock) ? "ci" : "install";
  console.log(`setup: installing dependencies (npm ${command})`);
  runNpm([command, "--no-progress", "--loglevel=error"]);
  writeStamp();
}

function build() {
  console.log("setup: building (tsc -b)");
  run(process.execPath, [path.join(root, "node_modules", "typescript", "bin", "tsc"), "-b"]);
  run(process.execPath, [path.join(root, "scripts", "bundle.mjs")]);
}

// Native packages differ by platform, so a folder carried to another machine counts as not installed.
function fingerprint() {
  const hash = existsSync(lock) ? createHash("sha256").update(readFileSync(lock)).digest("hex") : "no lock file";
  return `${hash} ${process.platform}-${process.arch}\n`;
}

function writeStamp() {
  if (existsSync(path.dirname(stamp))) writeFileSync(stamp, fingerprint());
}

// npm is a script on every platform, but its launcher on Windows cannot be started without a shell.
function runNpm(args) {
  const beside = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(beside, "node_modules", "npm", "bin", "npm-cli.js"),
    path.join(beside, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const cli = candidates.find((file) => file && path.basename(file) === "npm-cli.js" && existsSync(file));
  if (cli) run(process.execPath, [cli, ...args]);
  else run("npm", args);
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (error) console.error(`setup: could not start ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function requireNode(major, minor) {
  const [haveMajor, haveMinor] = process.versions.node.split(".").map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  console.error(`setup: Rifthall needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
