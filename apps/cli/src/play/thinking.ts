import { setImmediate as breath } from "node:timers/promises";

/** Between two looks at what else happens, thinking goes on for so long. */
const SLICE = 40;

/** Lets something think to its end without holding up the rest. */
export async function thinkThrough(thinking: { go(): boolean }): Promise<void> {
  let since = performance.now();
  while (thinking.go()) {
    if (performance.now() - since < SLICE) continue;
    await breath();
    since = performance.now();
  }
}
