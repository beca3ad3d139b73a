#!/usr/bin/env node
// npm links this file when it installs, which is before anything is built.
import { existsSync } from "node:fs";

const main = new URL("../dist/main.js", import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error("rifthall is not built yet. Build it once with: npm run build");
  process.exitCode = 1;
}
