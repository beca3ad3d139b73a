import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const START = join(import.meta.dirname, "..", "..", "..", "..", "scripts", "start.mjs");
const SEEDED = join(import.meta.dirname, "seeded.mjs");

/** The server as `npm start` runs it, a process of its own with a folder of its own; with a seed its matches are always the same. */
export class Hosted {
  readonly data = mkdtempSync(join(tmpdir(), "rifthall-online-"));
  port = 0;
  private child: ChildProcess | undefined;

  constructor(
    private readonly words: readonly string[] = [],
    private readonly env: Readonly<Record<string, string>> = {},
    private readonly seed: string | null = null,
  ) {}

  static async open(...words: readonly string[]): Promise<Hosted> {
    const hosted = new Hosted(words);
    await hosted.start();
    return hosted;
  }

  static async seeded(seed: string, ...words: readonly string[]): Promise<Hosted> {
    const hosted = new Hosted(words, {}, seed);
    await hosted.start();
    return hosted;
  }

  /** On any free port for the first time, then on the same. */
  async start(): Promise<void> {
    const words = [`--port=${this.port}`, `--data=${this.data}`, ...this.words];
    const program = this.seed === null ? [START] : [SEEDED, this.seed];
    const child = spawn(process.execPath, [...program, ...words], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...this.env },
    });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const [, port] = /open at http:\/\/localhost:(\d+)\//.exec(line) ?? [];
      if (port === undefined) continue;
      this.port = Number(port);
      return;
    }
    throw new Error("the server did not start");
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }

  get address(): string {
    return `http://localhost:${this.port}/`;
  }
}
