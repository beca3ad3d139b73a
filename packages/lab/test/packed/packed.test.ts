import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { packAll } from "../../../../scripts/pack.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "rifthall-packed-"));
afterAll(() => rmSync(project, { recursive: true }));

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync("npm", [...args, "--silent", "--ignore-scripts", "--offline"], { cwd, encoding: "utf8", stdio: "pipe" });

test("the library can be packed, installed somewhere else without a network, and used", () => {
  // What the packages need from others comes from where it is installed here: nothing is fetched.
  const others = ["zod", "piscina"].map((name) => join(root, "node_modules", name));
  const foreign = npm(root, "pack", "--pack-destination", project, ...others)
    .trim()
    .split("\n");
  const tarballs = [...packAll(project), ...foreign];
  const dependencies = Object.fromEntries(
    tarballs.map((file) => [file.replace(/-\d.*$/, "").replace(/^rifthall-/, "@rifthall/"), `file:${file}`]),
  );
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  npm(project, "install", "--omit=optional", "--no-audit", "--no-fund");
  copyFileSync(join(here, "script.mjs"), join(project, "script.mjs"));
  const said = execFileSync(process.execPath, ["script.mjs"], { cwd: project, encoding: "utf8" });
  expect(JSON.parse(said)).toEqual({
    options: 8,
    resampled: 7,
    visits: expect.any(Number),
    inputs: 2,
    guild: true,
    prompt: "draft",
    problems: [],
    played: 2,
  });
});
