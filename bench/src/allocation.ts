import { PerformanceObserver } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import type { Game } from "@rifthall/kernel/game";
import type { Mode } from "./mode.js";
import { Player } from "./player.js";

export interface Allocation {
  readonly bytesPerDecision: number;
  readonly decisions: number;
  /** Garbage collections while it was measured: with any, the figure would be too low. */
  readonly collections: number;
}

/**
 * What the process must be started with: so much room for new objects that nothing has to be collected, and a `gc`
 * function to begin with a clean heap. In megabytes.
 */
export const ALLOCATION_FLAGS: readonly string[] = [
  "--expose-gc",
  "--min-semi-space-size=512",
  "--max-semi-space-size=512",
];

/** How far the heap grows over so many decisions. Only means something under `ALLOCATION_FLAGS`. */
export async function measureAllocation(game: Game, mode: Mode, decisions: number): Promise<Allocation> {
  const player = new Player(game, mode, 1);
  // Until the compiler has settled: what it writes to the heap is not the engine's.
  player.play(decisions);
  return grown(() => player.play(decisions).decisions);
}

/** By how much the heap grows while something is done so many times. */
export async function grown(run: () => number): Promise<Allocation> {
  const starts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) starts.push(entry.startTime);
  });
  observer.observe({ entryTypes: ["gc"] });
  globalThis.gc?.();
  await reported();
  if (globalThis.gc && starts.length === 0) throw new Error("this Node does not report collections of garbage");
  starts.length = 0;
  const before = occupied();
  const decisions = run();
  const bytes = occupied() - before;
  await reported();
  observer.disconnect();
  return { bytesPerDecision: bytes / decisions, decisions, collections: starts.length };
}

/** The heap, and what typed arrays hold outside it. */
function occupied(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** Collections are told of some turns of the event loop later. */
const reported = (): Promise<void> => pause(50);
