import { run } from "./program.js";

// Whoever read us has read enough, as `| head` does.
process.stdout.on("error", () => process.exit(0));

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
});
