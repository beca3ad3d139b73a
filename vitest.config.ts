import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const packages = fileURLToPath(new URL("packages", import.meta.url));

export default defineConfig({
  resolve: {
    // Tests run from the sources, without a build.
    alias: [
      { find: /^@rifthall\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@rifthall\/games\/([^/]+)$/, replacement: `${packages}/games/src/$1/game.ts` },
    ],
  },
  test: {
    include: ["{packages,apps}/*/test/**/*.test.ts", "bench/test/**/*.test.ts"],
    // Tests are computation, not waiting: threads start quicker than processes, and by default one core stays idle.
    pool: "threads",
    maxWorkers: "100%",
    testTimeout: 60_000,
    reporters: ["default"],
  },
});
