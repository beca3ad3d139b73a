import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test as vitest } from "vitest";
import { hasPostgres, PrivatePostgres } from "../../../scripts/postgres.mjs";
import { hasRedis, PrivateRedis } from "../../../scripts/redis.mjs";
import { lines, rifthall } from "./shell.js";

const program = fileURLToPath(new URL("../bin/rifthall.mjs", import.meta.url));
const WORDS = ["riftforce", "--levels", "novice", "--matches", "100", "--seed", "queue"];

/** `rifthall lab` in a process of its own. */
function lab(...words: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [program, "lab", ...words], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}
/** Until it has said that. */
async function heard(child: ChildProcess, what: RegExp): Promise<void> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (said += part));
  await expect.poll(() => said, { timeout: 40_000 }).toMatch(what);
}
const ended = async (child: ChildProcess): Promise<unknown> => child.exitCode ?? (await once(child, "exit"))[0];

const KINDS = [
  { title: "redis", isThere: hasRedis(), start: () => PrivateRedis.start() },
  { title: "postgres", isThere: hasPostgres(), start: () => PrivatePostgres.start({ fsync: "off" }) },
] as const;

describe.each(KINDS)("a queue in $title", ({ title, isThere, start }) => {
  const test = vitest.skipIf(!isThere);
  const skipped = isThere ? "" : ` (skipped: no ${title} on this machine)`;

  test(`workers come and go, one is killed, and the report is the same to the byte${skipped}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "rifthall-lab-"));
    const at = (name: string): string => join(folder, name);
    const place = await start();
    onTestFinished(() => place.close());
    const queue = ["--queue", place.url()];
    const asking = lab(...WORDS, ...queue, "--out", at("shared"));
    const first = lab("worker", ...queue, "--workers", "2");
    const noted = (): number => lines(join(at("shared"), "matches.jsonl"));
    await expect.poll(noted, { timeout: 40_000, interval: 10 }).toBeGreaterThan(8);
    first.kill("SIGKILL");
    expect(noted()).toBeLessThan(95);
    const second = lab("worker", ...queue, "--workers", "1");
    await heard(second, /1 at once/);
    const third = lab("worker", ...queue, "--workers", "1");
    expect(await ended(asking)).toBe(0);
    for (const worker of [second, third]) {
      worker.kill("SIGTERM");
      expect(await ended(worker)).toBe(0);
    }
    expect(await ended(lab(...WORDS, "--workers", "2", "--out", at("alone")))).toBe(0);
    for (const name of ["report.json", "report.csv", "report.html"])
      expect(readFileSync(join(at("shared"), name), "utf8")).toBe(
        readFileSync(join(at("alone"), name), "utf8").replace(" --workers 2", ""),
      );
  }, 180_000);
});

vitest.each([
  [["riftforce", "--queue", "mysql://machine/name"], /--queue mysql:.*is like postgres:/],
  [["riftforce", "--queue", "redis://machine", "--against", "HEAD"], /leave --against out/],
  [["worker"], /a worker needs the address/],
  [["worker", "--queue", "here"], /--queue here: is like postgres:/],
])("%j is refused with what would be right", async (words, said) => {
  const { code, out, err } = await rifthall(`lab ${words.join(" ")}`);
  expect(code).toBe(2);
  expect(out + err).toMatch(said);
});
