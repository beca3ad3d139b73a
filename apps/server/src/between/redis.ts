import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { NotThere } from "../store/away.js";
import { Grouped } from "./grouped.js";

/** How long it may take until it answers, in ms, and how long until it is tried again. */
const ANSWERING = 3_000;
const PAUSE = 100;
const LONGEST_PAUSE = 2_000;

/**
 * Hints by Redis' channels. Two lines, since one that listens says nothing. They come back by themselves, and then
 * whoever listens is told that something may have been missed.
 */
export class Channel extends Grouped {
  private constructor(
    private readonly saying: Redis,
    private readonly listening: Redis,
    private readonly name: string,
    log: Logger,
  ) {
    super();
    for (const line of [saying, listening])
      line.on("error", (error) => log.warn({ error: error.message }, "a line to Redis broke"));
    listening.on("message", (_, text) => this.heard(text));
  }

  static async open(url: string, log: Logger): Promise<Channel> {
    const { Redis } = await import("ioredis");
    const { host, pathname } = new URL(url);
    const given = {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: ANSWERING,
      connectTimeout: ANSWERING,
      retryStrategy: (times: number) => Math.min(LONGEST_PAUSE, PAUSE * times),
    };
    // Databases have their keys to themselves, but not the channels.
    const name = `rifthall/${pathname.slice(1) || 0}`;
    const hints = new Channel(new Redis(url, given), new Redis(url, given), name, log);
    try {
      await Promise.all([hints.saying.connect(), hints.listening.connect()]);
      await hints.listening.subscribe(hints.name);
    } catch (error) {
      await hints.close();
      throw new NotThere(`Redis at ${host} does not answer: ${error instanceof Error ? error.message : error}`);
    }
    hints.saying.on("ready", () => hints.resume());
    // What was listened to is listened to again by then.
    hints.listening.on("ready", () => hints.sayMissed());
    return hints;
  }

  protected override get isThere(): boolean {
    return this.saying.status === "ready";
  }
  protected override async say(text: string): Promise<void> {
    await this.saying.publish(this.name, text);
  }

  override async close(): Promise<void> {
    this.closed = true;
    this.saying.disconnect();
    this.listening.disconnect();
  }
}
