import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification, type Vite } from "vitest/node";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * What is tested runs as Node runs it: the modules that `tsc` makes of the sources, brought up to date before the first
 * test. Vite would make a look-up of every imported name, and matches take three times as long to play.
 */
const BUILT = /\/(packages\/\w+|apps\/cli|bench)\/src\/(.+)\.ts$/;
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
];

/** What takes longest comes first, so that no core is left with it at the end: the browser, and every game's battery. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => /\/browser\/|battery\.test/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
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
    // Tests are computation, not waiting: threads start quicker than processes, and by default one core stays idle.
    pool: "threads",
    // Nothing of ours keeps state in a module, so files may share theirs: loading them anew took a sixth of the time.
    isolate: false,
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    reporters: ["default"],
  },
}));
