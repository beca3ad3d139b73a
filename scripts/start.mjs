// `npm start` opens the table in the browser. Words go to the command line as they are (`npm start -- play …`);
// with --terminal (`npm run cli`) so does their absence, which opens the menu there.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { page } from "./page.mjs";
import { serve } from "./serve.mjs";

const PORT = 4420;
const words = process.argv.slice(2);
const own = /^(--open|--port(=.*)?|\d+)$/;

if (words[0] === "--terminal") await terminal(words.slice(1));
else if (words.every((word) => own.test(word)) && !/^\d/.test(words[0] ?? "")) await table();
else await terminal(words);

async function terminal(given) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...(given.length === 0 ? ["start"] : given));
  await import("../apps/cli/bin/rifthall.mjs");
}

async function table() {
  const wish = read();
  if (wish === null) return;
  if (!existsSync(join(page, "index.html"))) {
    fail("the page is not built yet. Build it once with: npm run build");
    return;
  }
  const taken = (port, next) =>
    console.log(`Port ${port} is taken; trying ${next}. (A browser keeps matches by address.)`);
  try {
    const { address } = await serve(page, { port: wish.port, taken });
    console.log(`\n  Rifthall is open at ${address}\n  In the terminal instead: npm run cli · Ctrl-C ends it\n`);
    if (wish.open) open(address);
  } catch (error) {
    fail(`no port from ${wish.port} on could be used: ${error.message}`);
    return;
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
}

function read() {
  try {
    const options = { port: { type: "string" }, open: { type: "boolean" } };
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const said = values.port ?? process.env.PORT ?? String(PORT);
    const port = Number(said);
    if (positionals.length > 0) throw new Error(`"${positionals[0]}" is no option; there are --port and --open`);
    if (said.trim() === "" || !Number.isInteger(port) || port < 0 || port > 65535)
      throw new Error(`"${said}" is no port; it is a number from 0 (any free one) to 65535`);
    return { port, open: values.open === true };
  } catch (error) {
    fail(error.message);
    return null;
  }
}

function open(address) {
  const [command, ...args] =
    process.platform === "win32" ? ["cmd", "/c", "start", ""] : [process.platform === "darwin" ? "open" : "xdg-open"];
  const opened = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  opened.on("error", () => console.log("No browser could be opened; open the address yourself."));
  opened.unref();
}

function fail(message) {
  console.error(`start: ${message}`);
  process.exitCode = 1;
}
