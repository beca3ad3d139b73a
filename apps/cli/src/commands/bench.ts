import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "@rifthall/kernel/game";
import { Failure } from "../failure.js";
import { textsOf } from "../text/index.js";

const main = fileURLToPath(new URL("../../../../bench/dist/bundle/main.js", import.meta.url));

/** Runs the benchmarks in a process of their own, so that nothing of ours is warm or in their way. */
export function benchCommand(language: Language, words: readonly string[]): Promise<number> {
  if (!existsSync(main)) throw new Failure(textsOf(language).benchMissing);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--enable-source-maps", main, ...words], { stdio: "inherit" });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
