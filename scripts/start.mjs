// `npm start` runs the server on this machine, and with it the page. Words go to the command line as they are (`npm start -- play …`);
// with --terminal (`npm run cli`) so does their absence, which opens the menu there.
import { spawn } from "node:child_process";

const words = process.argv.slice(2);
const own = /^--(open|lan|(port|data|origin|proxies|words|log)(=.*)?)$/;

if (words[0] === "--terminal") await terminal(words.slice(1));
else if (own.test(words[0] ?? "--open")) await table();
else await terminal(words);

async function terminal(given) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...(given.length === 0 ? ["start"] : given));
  await import("../apps/cli/bin/rifthall.mjs");
}

async function table() {
  const { NotStarted, start } = await import("../apps/server/dist/bundle/main.js");
  const taken = (port, next) =>
    console.log(`Port ${port} is taken; trying ${next}. (A browser keeps matches by address.)`);
  try {
    const given = words.filter((word) => word !== "--open");
    const server = await start(given, process.env, taken);
    const others = server.shared.map((address) => `\n  For others: ${address}`).join("");
    console.log(
      `\n  Rifthall is open at ${server.address}${others}\n  In the terminal instead: npm run cli · Ctrl-C ends it\n`,
    );
    if (given.length < words.length) open(server.address);
    for (const signal of ["SIGINT", "SIGTERM"])
      process.once(signal, () => void server.close().then(() => process.exit(0)));
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error;
    fail(error.message);
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
