import type { Pack, Weights } from "@rifthall/kernel/game";
import { Piscina } from "piscina";
import type { Lessons, Seen } from "./watch.js";

/** What one worker watches: some matches of a round, with the weights of the round before. */
export interface Watching {
  readonly game: string;
  readonly packs: readonly Pack[];
  readonly weights: Weights | undefined;
  readonly lessons: Lessons;
  readonly numbers: readonly number[];
}

const BATCH = 25;

/** Watches all matches of a round, in their order whoever watched them. */
export async function gather(
  watching: Omit<Watching, "numbers">,
  matches: number,
  workers: number,
  progress: (done: number) => void,
): Promise<Seen> {
  const pool = new Piscina<Watching, Seen>({
    // Of a bundle, the bundled worker lies beside it as well.
    filename: new URL("./worker.js", place()).href,
    name: "watched",
    minThreads: workers,
    maxThreads: workers,
  });
  let done = 0;
  try {
    const batches = Array.from({ length: Math.ceil(matches / BATCH) }, (_, i) =>
      Array.from({ length: Math.min(BATCH, matches - i * BATCH) }, (_n, at) => i * BATCH + at),
    );
    const seen = await Promise.all(
      batches.map(async (numbers) => {
        const list = await pool.run({ ...watching, numbers });
        done += numbers.length;
        progress(done);
        return list;
      }),
    );
    return together(seen);
  } finally {
    await pool.destroy();
  }
}

/** As a module this lies one folder deeper than the worker; bundled, beside it. */
const place = (): string =>
  import.meta.url.includes("/fit/") ? new URL("../", import.meta.url).href : import.meta.url;

/** One after the other. */
export function together(list: readonly Seen[]): Seen {
  const rows = list.reduce((sum, { moments }) => sum + moments.length, 0);
  const width =
    rows === 0 ? 0 : Math.max(...list.map(({ features, moments }) => features.length / Math.max(1, moments.length)));
  const all = {
    features: new Int16Array(rows * width),
    moments: new Uint8Array(rows),
    results: new Uint8Array(rows),
    matches: new Int32Array(rows),
  };
  let at = 0;
  for (const one of list) {
    all.features.set(one.features, at * width);
    all.moments.set(one.moments, at);
    all.results.set(one.results, at);
    all.matches.set(one.matches, at);
    at += one.moments.length;
  }
  return all;
}
