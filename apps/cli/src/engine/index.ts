import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readPackValues } from "@rifthall/packs";
import { Engine } from "./engine.js";
import { speak } from "./speak.js";

/** `rifthall engine`: speaks the protocol on standard input and output until the input ends. */
export async function engineCommand(): Promise<void> {
  // Whoever listened has gone; there is nobody to tell.
  process.stdout.on("error", () => process.exit(0));
  const engine = new Engine({
    version: ownVersion(),
    entropy: randomUUID,
    now: () => performance.now(),
    readPacks: (_game, packs) => readPackValues(packs),
  });
  await speak(engine, process.stdin, process.stdout);
}

function ownVersion(): string {
  const file: unknown = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return typeof file === "object" && file !== null && "version" in file ? String(file.version) : "0";
}
