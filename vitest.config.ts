import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification, type Vite } from "vitest/node";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * What is tested runs as Node runs it: the modules that `tsc` makes of the sources, brought up to date before the first
 * test. Vite would make a look-up of every imported name, and matches take three times as long to play.
 */
const BUILT = /\/(packages\/\w+|apps\/(?:cli|server)|bench)\/src\/(.+)\.ts$/;
const built: Vite.Plugin = {
  name: "built",
  enforce: "pre",
  async resolveId(source, importer, how) {
    const found = await this.resolve(source, importer, { ...how, skipSelf: true });
    if (!found || !BUILT.test(found.id)) return found;
    return { ...found, id: found.id.replace(BUILT, "/$1/dist/$2.js") };
  },
};

/** `npm run test:quick` is `--mode quick`: no browser, nothing that plays many matches to judge bots or to compare rates. */
const LEFT_OUT = [
  "apps/web/test/browser/**",
  "apps/web/test/start.test.ts",
  "bench/**",
  "packages/bots/test/{bots,search}.test.ts",
  "packages/lab/test/packed/**",
];

/** What takes longest, in this order: first what also waits most, so that others compute meanwhile. */
const LONGEST = [
  /\/browser\/(match|friend|motion|online-time)\.|\/lab-queue\.test/,
  /\/browser\/(forged|screens|tables|online|neverrift|battleground|campaign-screens|decks|sitting|eyes)\./,
  /\/browser\/|\/server\/test\/(faults|packs|crash)\./,
  /\/battery\.test|\/test\/(lab|flood|start|bench)\.test/,
  /\/(packed|cold|schema|lean|bounds|bots|differential|campaigns|forge|known|effort|play|search)\.test/,
];

/** What takes longest comes first, so that no core is left with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((long) => long.test(moduleId));
      return at < 0 ? LONGEST.length : at;
    };
    // The order within a place stays as it was: what failed last time is told first.
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [built],
  test: {
    globalSetup: `${root}scripts/fresh.mjs`,
    server: { deps: { external: [/\/dist\//] } },
    include: ["{packages,apps}/*/test/**/*.test.ts", "bench/test/**/*.test.ts"],
    exclude: mode === "quick" ? LEFT_OUT : [],
    env: mode === "quick" ? { CHROME_PATH: "none", RIFTHALL_QUICK: "1" } : {},
    // Threads start quicker than processes.
    pool: "threads",
    // Nothing of ours keeps state in a module, so files may share theirs: loading them anew took a sixth of the time.
    isolate: false,
    // One more than there are cores: while a browser, a server or a clock is waited for, another file computes.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    // What a page shows is looked at until it is there; on a busy machine that takes a while.
    expect: { poll: { timeout: 15_000 } },
    reporters: ["default"],
  },
}));
