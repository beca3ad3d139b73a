import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Dice } from "@rifthall/kernel/machine";
import { BOUNDS } from "@rifthall/packs";
import { expect, test } from "vitest";
import { hostileFile } from "./hostile.js";

const FILES = 200;

interface Weighed {
  readonly files: readonly { name: string; ms: number; problems: number; message: string }[];
  readonly megabytes: number;
}

test(`${FILES} hostile files are each refused in less than 100 ms of CPU, all in less than 150 MB`, () => {
  const dice = new Dice(15);
  const folder = mkdtempSync(join(tmpdir(), "hostile-"));
  for (let i = 0; i < FILES; i++) writeFileSync(join(folder, `${i}.yaml`), hostileFile(dice, BOUNDS.bytes));
  const script = fileURLToPath(new URL("./weigh.mjs", import.meta.url));
  const printed = execFileSync(process.execPath, ["--max-old-space-size=64", script, folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const { files, megabytes }: Weighed = JSON.parse(printed);
  expect(files).toHaveLength(FILES);
  for (const { name, ms, problems, message } of files) {
    expect(problems, name).toBeGreaterThan(0);
    expect(problems, name).toBeLessThanOrEqual(50);
    expect(message.length, name).toBeLessThan(3000);
    expect(ms, `${name}: ${message}`).toBeLessThan(100);
  }
  expect(megabytes).toBeLessThan(150);
  expect(new Set(files.map(({ message }) => message.replace(/".*"|\d+/g, ""))).size).toBeGreaterThan(20);
});
