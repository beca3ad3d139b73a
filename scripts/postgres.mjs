// A private PostgreSQL for the tests and measurements that need one, from this machine's binaries: on a free port, in a
// folder of its own, gone with whoever started it. With --install Debian's package is got where that is possible.
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./port.mjs";

const DEBIAN = "/usr/lib/postgresql";
const isRoot = () => process.getuid?.() === 0;

/** The folder of the newest PostgreSQL's programs, or null. */
function programs() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(DEBIAN, version, "bin")), ...(process.env.PATH ?? "").split(":")];
  return places.find((place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres"))) ?? null;
}

/** Whether one can be started here: it takes Linux, and PostgreSQL runs as nobody who is root. */
export const hasPostgres = () =>
  process.env.RIFTHALL_TEST_POSTGRES !== "none" && process.platform === "linux" && programs() !== null;

/** Who it runs as: root may not. */
function user() {
  if (!isRoot()) return null;
  const [, , uid, gid] = (/^postgres:.*$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0] ?? "").split(":");
  if (gid === undefined) throw new Error("PostgreSQL does not run as root, and there is no user postgres");
  return { uid: Number(uid), gid: Number(gid) };
}

/** One PostgreSQL: it may be killed and started again, and keeps what was committed. */
export class PrivatePostgres {
  #child = null;
  #settings;

  constructor(folder, port, settings) {
    this.folder = folder;
    this.port = port;
    this.#settings = settings;
  }

  static async start(settings = {}) {
    const bin = programs();
    if (bin === null) throw new Error("there is no PostgreSQL on this machine");
    const folder = mkdtempSync(join(tmpdir(), "rifthall-postgres-"));
    const who = user();
    if (who) chownSync(folder, who.uid, who.gid);
    const words = [
      "-D",
      join(folder, "data"),
      "-U",
      "rifthall",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ];
    execFileSync(join(bin, "initdb"), words, { stdio: "ignore", cwd: folder, ...(who ?? {}) });
    const one = new PrivatePostgres(folder, await freePort(), settings);
    await one.start();
    return one;
  }

  /** The address of one of its databases. */
  url(database = "postgres") {
    return `postgres://rifthall@127.0.0.1:${this.port}/${database}`;
  }

  /** Until it takes questions. */
  async start() {
    const given = { fsync: "on", max_connections: 60, ...this.#settings };
    const words = [
      ...["-D", join(this.folder, "data"), "-p", String(this.port)],
      ...["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${this.folder}`],
      ...Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ];
    const who = user();
    const as = who ? [`--reuid=${who.uid}`, `--regid=${who.gid}`, "--init-groups"] : [];
    const postgres = [join(programs(), "postgres"), ...words];
    this.#child = spawn("setpriv", ["--pdeathsig=SIGINT", ...as, ...postgres], {
      stdio: ["ignore", "ignore", "pipe"],
      cwd: this.folder,
    });
    const child = this.#child;
    await new Promise((resolve, reject) => {
      let said = "";
      child.stderr.on("data", (data) => {
        said = (said + data).slice(-10_000);
        if (said.includes("ready to accept connections")) resolve();
      });
      child.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    });
  }

  /** `SIGKILL` as a power cut would do it, `SIGINT` in good order. */
  async end(signal) {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }

  /** Killed, and started again as soon as its processes have noticed. */
  async restart(signal) {
    await this.end(signal);
    for (let tries = 0; ; tries++) {
      try {
        await this.start();
        return;
      } catch (error) {
        // Children of the one that was killed may hold its memory a moment longer.
        if (tries === 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async close() {
    await this.end("SIGINT");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function install() {
  if (hasPostgres() || process.env.RIFTHALL_TEST_POSTGRES !== undefined) return;
  if (process.platform !== "linux" || !isRoot() || !existsSync("/usr/bin/apt-get")) {
    console.log("no PostgreSQL found: its tests are skipped. Install it, or set RIFTHALL_TEST_POSTGRES to an address");
    return;
  }
  console.log("installing postgresql for the tests of the store");
  const quietly = { stdio: ["ignore", "ignore", "inherit"] };
  execFileSync("apt-get", ["update", "-qq"], quietly);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], quietly);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes("--install")) install();
