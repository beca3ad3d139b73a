#!/usr/bin/env node
// npm links this file when it installs, which is before anything is built.
import { existsSync } from "node:fs";

const main = new URL("../dist/bundle/main.js", import.meta.url);
if (existsSync(main)) {
  // A fault is told by the lines of the sources.
  process.setSourceMapsEnabled(true);
  await import(main.href);
} else {
  console.error("rifthall is not built yet. Build it once with: npm run build");
  process.exitCode = 1;
}
