// Makes a release of what is committed: sets the version everywhere, gives the changelog its heading, commits and tags.
// Nothing is sent anywhere. Refuses where something is not as it should be, and changes nothing then.
//   npm run release -- 0.2.0
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = process.cwd();
const UNRELEASED = "## Unreleased\n";

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const read = (name) => readFileSync(join(root, name), "utf8");

try {
  release(process.argv[2] ?? "");
} catch (error) {
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}

function release(version) {
  const changelog = read("CHANGELOG.md");
  check(version, changelog);
  for (const name of descriptions()) edit(name, (text) => withVersion(JSON.parse(text), version));
  edit("package-lock.json", (text) => lockWith(JSON.parse(text), version));
  const day = new Date().toISOString().slice(0, 10);
  edit("CHANGELOG.md", (text) => text.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${day})\n`));
  git("commit", "--quiet", "--all", "--message", `Release ${version}`);
  git("tag", "--annotate", `v${version}`, "--message", `Rifthall ${version}`);
  console.log(`${version} is committed and tagged as v${version}; push both when you are sure: git push --follow-tags`);
}

function check(version, changelog) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version; say one such as 0.2.0`);
  const now = JSON.parse(read("package.json")).version;
  if (!isAbove(version, now)) throw new Error(`${version} is not above ${now}, the version here`);
  if (git("status", "--porcelain") !== "") throw new Error("there are changes that are not committed");
  if (git("tag", "--list", `v${version}`) !== "") throw new Error(`there is a tag v${version} already`);
  const news = changelog.split(UNRELEASED)[1]?.split("\n## ")[0]?.trim();
  if (!news) throw new Error('CHANGELOG.md says nothing under "## Unreleased"');
}

/** Compares part by part: 0.10.0 is above 0.9.0. */
function isAbove(a, b) {
  const [one, other] = [a, b].map((version) => version.split(".").map(Number));
  const at = one.findIndex((part, i) => part !== other[i]);
  return at >= 0 && one[at] > other[at];
}

/** Every package.json of the workspaces, and the one of all. */
function descriptions() {
  const { workspaces } = JSON.parse(read("package.json"));
  const homes = workspaces.flatMap((home) =>
    home.endsWith("/*")
      ? readdirSync(join(root, home.slice(0, -2))).map((name) => `${home.slice(0, -1)}${name}`)
      : home,
  );
  return ["package.json", ...homes.map((home) => `${home}/package.json`)];
}

/** Our packages need each other in exactly their own version. */
function withVersion(description, version) {
  const { dependencies = {} } = description;
  for (const name of Object.keys(dependencies)) if (name.startsWith("@rifthall/")) dependencies[name] = version;
  return Object.assign(description, { version });
}

function lockWith(lock, version) {
  for (const [home, description] of Object.entries(lock.packages))
    if (!home.includes("node_modules")) withVersion(description, version);
  return Object.assign(lock, { version });
}

function edit(name, change) {
  const made = change(read(name));
  writeFileSync(join(root, name), typeof made === "string" ? made : `${JSON.stringify(made, null, 2)}\n`);
}
