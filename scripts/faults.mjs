// Plays under faults by seed, at length: `npm run faults -- --runs 200 --from 1`. Every run kills nodes and databases,
// loses, doubles and delays messages, and then looks whether each answer that was taken is in the log once.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: { runs: { type: "string", default: "20" }, from: { type: "string", default: "1" } },
});
for (const [name, value] of Object.entries(values))
  if (!/^\d{1,6}$/.test(value)) {
    console.error(`--${name} ${value}: must be a whole number`);
    process.exit(2);
  }
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "apps/server/test/faults.test.ts", "--reporter=verbose"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, RIFTHALL_FAULTS: values.runs, RIFTHALL_FAULTS_FROM: values.from },
  },
);
process.exit(status ?? 1);
