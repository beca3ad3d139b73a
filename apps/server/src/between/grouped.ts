import { randomBytes } from "node:crypto";
import { type Hints, type Kind, Listeners } from "./hints.js";

/** So many bytes are said at once: PostgreSQL takes 8,000. */
const LONGEST = 7_000;
/** Where nobody could be told for long, all is said to have been missed. */
const MOST_WAITING = 20_000;
/** How long until it is tried again, in ms. */
const PAUSE = 50;
/** Said instead of all that waited too long: everything is to be read. */
const EVERYTHING = "*";

/**
 * Hints over a line on which everybody hears everybody, oneself included. What is told while another hint is on its way
 * goes with the next one, each thing once; what was told while the line was away goes when it is there again.
 */
export abstract class Grouped implements Hints {
  private readonly node = randomBytes(6).toString("base64url");
  private readonly listeners = new Listeners();
  private waiting = new Set<string>();
  private sending = false;
  protected closed = false;

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

  /** Says that to all; fails where the line is broken. */
  protected abstract say(text: string): Promise<void>;
  protected abstract get isThere(): boolean;
  abstract close(): Promise<void>;

  /** The line is there, or there again: what waits is said. */
  protected resume(): void {
    if (!this.sending) void this.send();
  }
  /** It was away: something may have been said meanwhile. */
  protected sayMissed(): void {
    this.listeners.sayMissed();
  }

  private async send(): Promise<void> {
    this.sending = true;
    // What else is told in this turn comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (!this.closed && this.isThere && this.waiting.size > 0) {
      const said = this.batch();
      try {
        await this.say([this.node, ...said].join("\n"));
      } catch {
        // Said once more on the next line; hearing it twice does no harm.
        for (const one of said) this.waiting.add(one);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
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

  protected heard(text: string): void {
    const [node, ...said] = text.split("\n");
    if (node === this.node) return;
    for (const one of said) {
      const [kind = "", id = ""] = one.split(" ", 2);
      if (one === EVERYTHING) this.listeners.sayMissed();
      else this.listeners.say(kind, id);
    }
  }
}
