import pg from "pg";
import type { Logger } from "pino";
import { lineTo } from "../store/postgres.js";
import { Grouped } from "./grouped.js";

const CHANNEL = "rifthall";
/** How long until it is tried again, in ms, and how often the line is looked after. */
const PAUSE = 100;
const LONGEST_PAUSE = 2_000;
const LOOK = 10_000;

/**
 * Hints by PostgreSQL's notifications, on a line of their own that waits for no disk. A line that breaks is opened again;
 * whoever listens is told that something may have been missed.
 */
export class Notifications extends Grouped {
  private line: pg.Client | null = null;
  private readonly looking: NodeJS.Timeout;

  private constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {
    super();
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

  protected override get isThere(): boolean {
    return this.line !== null;
  }
  protected override async say(text: string): Promise<void> {
    const { line } = this;
    try {
      await line?.query(`select pg_notify('${CHANNEL}', $1)`, [text]);
    } catch (error) {
      if (line) this.lose(line, error);
      throw error;
    }
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
    this.resume();
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
        this.sayMissed();
        return;
      } catch (error) {
        this.log.debug({ error: error instanceof Error ? error.message : error }, "no line for hints yet");
      }
    }
  }

  override async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.looking);
    await this.line?.end().catch(() => {});
    this.line = null;
  }
}
