import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const packages = fileURLToPath(new URL("packages", import.meta.url));

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
  resolve: {
    // Tests run from the sources, without a build.
    alias: [
      { find: /^@rifthall\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@rifthall\/games\/([^/]+)\/names$/, replacement: `${packages}/games/src/$1/generated/names.ts` },
      { find: /^@rifthall\/games\/([^/]+\/[^/]+)$/, replacement: `${packages}/games/src/$1.ts` },
      { find: /^@rifthall\/games\/([^/]+)$/, replacement: `${packages}/games/src/$1/game.ts` },
    ],
  },
  test: {
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
