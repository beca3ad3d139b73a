import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const clone = mkdtempSync(join(tmpdir(), "rifthall-release-"));
afterAll(() => rmSync(clone, { recursive: true }));

const git = (...args: string[]): string => execFileSync("git", args, { cwd: clone, encoding: "utf8" }).trim();
const file = (name: string): string => readFileSync(join(clone, name), "utf8");
const release = (version: string): { status: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/release.mjs"), version], {
    cwd: clone,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
};

beforeAll(() => {
  git("clone", "--quiet", "--shared", root, ".");
  git("config", "user.name", "Somebody");
  git("config", "user.email", "somebody@example.org");
  git("config", "commit.gpgsign", "false");
  git("config", "tag.gpgsign", "false");
  // Right after a release there is nothing new.
  writeFileSync(
    join(clone, "CHANGELOG.md"),
    file("CHANGELOG.md").replace("## Unreleased\n", "## Unreleased\n\nNews.\n"),
  );
  git("commit", "--quiet", "--all", "--message", "Say something");
});

test.each([
  ["no version", "next", /"next" is no version/],
  ["the version here", JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version, /is not above/],
])("a release refuses %s", (_, version, why) => {
  expect(release(version)).toEqual({ status: 1, said: expect.stringMatching(why) });
});

test("a release refuses a dirty tree, and a changelog that says nothing", () => {
  appendFileSync(join(clone, "README.md"), "\n");
  expect(release("99.0.0")).toEqual({ status: 1, said: expect.stringMatching(/not committed/) });
  git("checkout", "--quiet", "README.md");
  const whole = file("CHANGELOG.md");
  writeFileSync(join(clone, "CHANGELOG.md"), whole.replace(/## Unreleased\n[\s\S]*?\n## /, "## Unreleased\n\n## "));
  git("commit", "--quiet", "--all", "--message", "Say nothing");
  expect(release("99.0.0")).toEqual({ status: 1, said: expect.stringMatching(/says nothing/) });
  git("reset", "--quiet", "--hard", "HEAD~");
  expect(git("status", "--porcelain")).toBe("");
});

test("a release sets every version, writes the heading, commits and tags", () => {
  expect(release("99.1.0")).toEqual({ status: 0, said: expect.stringMatching(/tagged as v99\.1\.0/) });
  const descriptions = git("ls-files", "package.json", "*/package.json").split("\n");
  expect(descriptions.length).toBeGreaterThan(9);
  for (const name of descriptions) expect(JSON.parse(file(name)).version, name).toBe("99.1.0");
  expect(JSON.parse(file("packages/host/package.json"))).toMatchObject({
    version: "99.1.0",
    dependencies: { "@rifthall/kernel": "99.1.0" },
  });
  expect(JSON.parse(file("package-lock.json")).packages["packages/host"].dependencies["@rifthall/kernel"]).toBe(
    "99.1.0",
  );
  expect(file("CHANGELOG.md")).toMatch(/^# Changelog\n\n## Unreleased\n\n## 99\.1\.0 \(\d{4}-\d\d-\d\d\)\n\n\S/);
  expect(git("log", "-1", "--format=%s")).toBe("Release 99.1.0");
  expect(git("describe", "--exact-match")).toBe("v99.1.0");
  expect(git("status", "--porcelain")).toBe("");
  expect(release("99.0.9")).toEqual({ status: 1, said: expect.stringMatching(/is not above/) });
});
