// A private Redis for the tests that need one, from this machine's binary: on a free port, keeping nothing, gone with
// whoever started it. With --install Debian's package is got where that is possible.
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./port.mjs";

function program() {
  const places = (process.env.PATH ?? "").split(":").map((place) => join(place, "redis-server"));
  return places.find((place) => existsSync(place)) ?? null;
}

/** Whether one can be started here. */
export const hasRedis = () =>
  process.env.RIFTHALL_TEST_REDIS !== "none" && process.platform === "linux" && program() !== null;

/** One Redis without persistence: it may be killed and started again, and knows nothing then. */
export class PrivateRedis {
  #child = null;

  constructor(port) {
    this.port = port;
  }

  static async start() {
    if (program() === null) throw new Error("there is no Redis on this machine");
    const one = new PrivateRedis(await freePort());
    await one.start();
    return one;
  }

  /** The address of one of its databases. */
  url(database = 0) {
    return `redis://127.0.0.1:${this.port}/${database}`;
  }

  /** Until it takes questions. */
  async start() {
    const words = [
      "--port",
      String(this.port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
      "--hz",
      "100",
    ];
    this.#child = spawn("setpriv", ["--pdeathsig=SIGKILL", program(), ...words], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const child = this.#child;
    await new Promise((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (data) => {
        said = (said + data).slice(-10_000);
        if (said.includes("Ready to accept connections")) resolve();
      });
      child.once("exit", () => reject(new Error(`Redis did not start: ${said}`)));
    });
  }

  async end(signal) {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }

  /** Killed and started again: all that it knew is lost. */
  async restart(signal) {
    await this.end(signal);
    await this.start();
  }

  close() {
    return this.end("SIGKILL");
  }
}

function install() {
  if (hasRedis() || process.env.RIFTHALL_TEST_REDIS !== undefined) return;
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.log(
      "no Redis found: its tests are skipped. Install redis-server, or set RIFTHALL_TEST_REDIS to an address",
    );
    return;
  }
  console.log("installing redis-server for the tests of several servers");
  const quietly = { stdio: ["ignore", "ignore", "inherit"] };
  execFileSync("apt-get", ["update", "-qq"], quietly);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "redis-server"], quietly);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes("--install")) install();
