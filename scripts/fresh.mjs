// Tests run what is built: nobody tests yesterday's sources, however the tests were started.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export default function build() {
  const setup = path.join(path.dirname(fileURLToPath(import.meta.url)), "setup.mjs");
  if (spawnSync(process.execPath, [setup, "--engine"], { stdio: "inherit" }).status !== 0)
    throw new Error("the sources cannot be built");
}
