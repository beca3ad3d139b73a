import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Logger } from "pino";
import { lineTo } from "../store/postgres.js";
import { type Hints, type Kind, Listeners } from "./hints.js";

const CHANNEL = "rifthall";
/** PostgreSQL takes 8,000 bytes at once. */
const LONGEST = 7_000;
/** Where nobody could be told for long, all is said to have been missed. */
const MOST_WAITING = 20_000;
/** How long until it is tried again, in ms, and how often the line is looked after. */
const PAUSE = 100;
const LONGEST_PAUSE = 2_000;
const LOOK = 10_000;
/** Said instead of all that waited too long: everything is to be read. */
const EVERYTHING = "*";

/**
 * Hints by PostgreSQL's notifications, on a line of their own that waits for no disk. What is told while another hint is
 * on its way goes with the next one, each thing once. A line that breaks is opened again; whoever listens is told that
 * something may have been missed, and so are the others.
 */
export class Notifications implements Hints {
  private readonly node = randomBytes(6).toString("base64url");
  private readonly listeners = new Listeners();
  private waiting = new Set<string>();
  private sending = false;
  private line: pg.Client | null = null;
  private closed = false;
  private readonly looking: NodeJS.Timeout;

  private constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {
    this.looking = setInterval(() => void this.line?.query("select 1").catch(() => {}), LOOK);
    this.looking.unref();
  }

  static async open(url: string, log: Logger): Promise<Notifications> {
    const hints = new Notifications(url, log);
    try {
      await hints.connect();
    } catch (error) {
      await hints.close();
      throw error;
    }
    return hints;
  }

  hear(kind: Kind, listener: (id: string) => void): void {
    this.listeners.hear(kind, listener);
  }
  missed(listener: () => void): void {
    this.listeners.missed(listener);
  }

  tell(kind: Kind, id: string): void {
    if (this.closed) return;
    if (this.waiting.size >= MOST_WAITING) this.waiting = new Set([EVERYTHING]);
    this.waiting.add(`${kind} ${id}`);
    if (!this.sending) void this.send();
  }

  private async send(): Promise<void> {
    this.sending = true;
    // What else is told in this turn comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.line && this.waiting.size > 0) {
      const { line } = this;
      const said = this.batch();
      try {
        await line.query(`select pg_notify('${CHANNEL}', $1)`, [[this.node, ...said].join("\n")]);
      } catch (error) {
        // Said once more on the next line; hearing it twice does no harm.
        for (const one of said) this.waiting.add(one);
        this.lose(line, error);
      }
    }
    this.sending = false;
  }
  private batch(): readonly string[] {
    const said: string[] = [];
    let length = 0;
    for (const one of this.waiting) {
      length += one.length + 1;
      if (length > LONGEST) break;
      said.push(one);
      this.waiting.delete(one);
    }
    return said;
  }

  private async connect(): Promise<void> {
    const line = new pg.Client(lineTo(this.url, false));
    line.on("error", (error) => this.lose(line, error));
    line.on("end", () => this.lose(line, new Error("it was closed")));
    line.on("notification", ({ payload = "" }) => this.heard(payload));
    await line.connect();
    await line.query(`listen ${CHANNEL}`);
    if (this.closed) return line.end();
    this.line = line;
    if (!this.sending) void this.send();
  }

  private heard(payload: string): void {
    const [node, ...said] = payload.split("\n");
    if (node === this.node) return;
    for (const one of said) {
      const [kind = "", id = ""] = one.split(" ", 2);
      if (one === EVERYTHING) this.listeners.sayMissed();
      else this.listeners.say(kind, id);
    }
  }

  private lose(line: pg.Client, error: unknown): void {
    if (this.line !== line) return;
    this.line = null;
    if (this.closed) return;
    this.log.warn({ error: error instanceof Error ? error.message : error }, "the line for hints broke");
    line.end().catch(() => {});
    void this.again();
  }

  private async again(): Promise<void> {
    for (let pause = PAUSE; !this.closed; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      try {
        await this.connect();
        this.listeners.sayMissed();
        return;
      } catch (error) {
        this.log.debug({ error: error instanceof Error ? error.message : error }, "no line for hints yet");
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.looking);
    await this.line?.end().catch(() => {});
    this.line = null;
  }
}
