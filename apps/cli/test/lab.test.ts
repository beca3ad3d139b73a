import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { codeOf } from "./decks.js";
import { lines, rifthall } from "./shell.js";

const program = fileURLToPath(new URL("../bin/rifthall.mjs", import.meta.url));
const folder = (): string => mkdtempSync(join(tmpdir(), "rifthall-lab-"));

/** `rifthall lab` as somebody calls it. */
function lab(...words: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "lab", ...words], { encoding: "utf8" });
  return { code: status, said: stdout + stderr };
}
const report = (out: string): unknown => JSON.parse(readFileSync(join(out, "report.json"), "utf8"));

describe("rifthall lab", () => {
  test.each([
    [["chess"], /unknown game "chess"/],
    [["riftforce", "--matches", "0"], /--matches 0: must be a whole number from 1/],
    [["riftforce", "--levels", "adapt"], /unknown level "adapt".*"?adept/],
    [["riftforce", "--levels", "search:0"], /--levels 0: must be a whole number/],
    [["riftforce", "--until", "100"], /--until 100: must be a whole number from 1 to 99/],
    [["riftforce", "--mode", "chess"], /--mode/],
    [["quantum-rift", "--option", "chapter=none"], /chapter/],
    [["riftforce", "--round-robin", "all"], /players of riftforce bring no decks/],
    [["neverrift", "--round-robin", "long-lines"], /2 seats need 2 or more decks/],
    [["neverrift", "--round-robin", "long-lines,long-line"], /unknown deck "long-line".*long-lines/],
    [["neverrift", "--round-robin", "all", "--levels", "random,adept"], /in the hands of one level, not of 2/],
    [["neverrift", "--round-robin", "all", "--option", "decks=long-lines"], /decks says who has which deck/],
  ])("%j is refused with what would be right", async (words, said) => {
    const { code, out, err } = await rifthall(`lab ${words.join(" ")}`);
    expect(code).toBe(2);
    expect(out + err).toMatch(said);
    expect(out + err).not.toContain("at ");
  });

  test("decks are given by a ready deck's id or by a code", () => {
    const out = folder();
    const words = ["neverrift", "--levels", "random", "--matches", "4", "--workers", "1", "--out", out];
    expect(lab(...words, "--option", `decks=long-lines/${codeOf("nine-paths")}`).code).toBe(0);
    const said = JSON.stringify(report(out));
    expect(said).toContain("long-lines");
    expect(said).toContain("ashka-ninepaths");
    expect(said).not.toContain("the-quiet-fortress");
    expect(lab(...words, "--option", "decks=long-lines/NR1AAA")).toMatchObject({
      code: 2,
      said: expect.stringContaining("damaged"),
    });
  });

  test("every ready deck meets every other, and the report draws who beats whom", () => {
    const out = folder();
    const words = ["neverrift", "--levels", "random", "--round-robin", "all", "--matches", "2", "--workers", "1"];
    const { code, said } = lab(...words, "--mode", "quick", "--out", out);
    expect(code).toBe(0);
    expect(said).toContain("20 matches of 10 set-ups");
    expect(said).toMatch(/Against each other\n +1 +2 +3 +4 +5\n +1 +long-lines +· /);
    const csv = readFileSync(join(out, "report.csv"), "utf8");
    expect(csv.match(/^against,/gm)).toHaveLength(20);
    expect(csv).toMatch(/^who began,,,/m);
    expect(readFileSync(join(out, "report.html"), "utf8")).toContain("--round-robin all");
  });

  test("the same whatever the number of workers, gone on with where it was left, in three files", () => {
    const [one, two] = [folder(), folder()];
    const words = ["riftforce", "--levels", "random,adept", "--seed", "workers"];
    expect(lab(...words, "--matches", "24", "--workers", "1", "--out", one).code).toBe(0);
    expect(lab(...words, "--matches", "10", "--workers", "2", "--out", two).code).toBe(0);
    expect(lab(...words, "--matches", "24", "--workers", "2", "--out", two).code).toBe(0);
    expect(report(two)).toEqual(report(one));
    expect(readFileSync(join(two, "report.csv"), "utf8")).toBe(readFileSync(join(one, "report.csv"), "utf8"));
    expect(readFileSync(join(two, "report.html"), "utf8")).toContain("--seed workers");
    const other = lab("riftforce", "--levels", "random", "--out", two);
    expect(other.code).not.toBe(0);
    expect(other.said).toContain("another experiment");
  });

  test("a pair that is sure stops early, at the same match with one worker or two", () => {
    const outs = ["1", "2"].map((workers) => {
      const out = folder();
      const words = ["--levels", "random,adept", "--matches", "200", "--until", "60", "--workers", workers];
      expect(lab("riftforce", ...words, "--out", out).code).toBe(0);
      return report(out) as { readonly played: number; readonly cells: readonly { readonly stop: unknown }[] };
    });
    expect(outs[0]).toEqual(outs[1]);
    expect(outs[0].played).toBeLessThan(100);
    expect(outs[0].cells[0].stop).not.toBeNull();
  });

  test("interrupted, it says how to go on and keeps what was played", async () => {
    const out = folder();
    const child = spawn(process.execPath, [program, "lab", "riftforce", "--matches", "100000", "--out", out]);
    let said = "";
    child.stdout.on("data", (part) => {
      said += part;
    });
    const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
    const journal = join(out, "matches.jsonl");
    await expect.poll(() => lines(journal), { timeout: 20_000 }).toBeGreaterThan(8);
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(said).toContain(journal);
    expect(lines(journal)).toBeGreaterThan(8);
  });
});
