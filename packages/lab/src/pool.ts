import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Piscina } from "piscina";
import type { Played } from "./experiment.js";
import type { Task } from "./worker.js";

/** Where matches are played: threads of this process, or whoever else takes them. */
export interface Pool {
  play(task: Task): Promise<readonly Played[]>;
  close(): Promise<void>;
}

/** Of a bundle, the bundled worker lies beside it as well. */
const WORKER = new URL("./worker.js", import.meta.url);

/** So many threads of this process. */
export function threads(count: number): Pool {
  const pool = new Piscina<Task, Played[]>({
    filename: WORKER.href,
    execArgv: ["--enable-source-maps"],
    minThreads: count,
    maxThreads: count,
  });
  return { play: (task) => pool.run(task), close: () => pool.destroy() };
}

/** By what one knows whether another machine would play the same: what it plays with. */
export const buildHash = (): string => createHash("sha256").update(readFileSync(WORKER)).digest("hex").slice(0, 12);
