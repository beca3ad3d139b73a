import type { Answer } from "@rifthall/host";
import type { Seat } from "@rifthall/kernel/ids";
import { Known, type MatchId, type Reply, type Seen, type TableUpdate } from "@rifthall/service";
import type { WebSocket } from "ws";
import { dial, originOf } from "./hall.js";

/** Draws from a seed; the same seed draws the same. */
export type Dice = (below: number) => number;
export function diceOf(seed: number): Dice {
  let lot = (seed * 2654435761) >>> 0;
  return (below) => {
    lot = (Math.imul(lot ^ (lot >>> 15), 2246822519) + 3266489917) >>> 0;
    return Math.floor(((lot ^ (lot >>> 13)) >>> 0) / (2 ** 32 / below));
  };
}

/** Of a hundred messages so many are lost, said twice, or late by up to so many ms; those that follow may overtake. */
const LOST = 3;
const TWICE = 5;
const LATE = 12;
const DELAY = 25;
/** How long a reply is waited for before it is asked for again, in ms; longer each time that none came, so that a busy machine gets on. */
const PATIENCE = 1_500;
const LONGEST = 12_000;

/** An answer that was sent, maybe more than once, and whether it was said to be taken. */
export interface Sent {
  readonly seat: Seat;
  readonly answer: Answer;
  taken: boolean;
}

/** Somebody whose line is bad: they ask until they are told, and note what they were told. */
export class Unsteady {
  seen: Seen | null = null;
  /** What was shown at each decision. */
  readonly shown = new Map<number, Seen>();
  private socket: WebSocket | null = null;
  private known = new Known();
  private readonly waiting = new Map<number, (reply: Reply | null) => void>();
  private asked = 0;
  private patience = PATIENCE;

  constructor(
    /** A node that is there now. */
    private readonly portNow: () => number,
    private readonly cookie: string,
    private readonly match: MatchId,
    private readonly dice: Dice,
    /** Everything that was sent by anybody. */
    private readonly sent: Map<string, Sent>,
  ) {}

  get number(): number {
    const status = this.seen?.status;
    return !status || status.over ? -1 : status.decision.number;
  }
  get over(): boolean {
    return this.seen?.status.over === true;
  }
  close(): void {
    this.socket?.terminate();
  }

  /** Comes in, at whatever node, and opens the match. Gives false where that did not work. */
  async come(): Promise<boolean> {
    const { socket } = this;
    if (socket && socket.readyState === socket.OPEN && this.seen !== null) return true;
    socket?.terminate();
    const port = this.portNow();
    const fresh = dial(port, { cookie: this.cookie, origin: originOf(port) });
    this.socket = fresh;
    this.known = new Known();
    this.seen = null;
    fresh.on("error", () => {});
    fresh.on("close", () => {
      for (const done of [...this.waiting.values()]) done(null);
    });
    fresh.on("message", (data) => this.unsteadily(() => this.hear(JSON.parse(String(data)))));
    const isOpen = await new Promise<boolean>((resolve) => {
      fresh.once("open", () => resolve(true));
      fresh.once("close", () => resolve(false));
    });
    if (!isOpen) return false;
    const reply = await this.ask("open", [this.match, "en", "instant", false]);
    if (!reply || "refused" in reply) fresh.terminate();
    else await until(() => this.seen !== null || fresh.readyState !== fresh.OPEN, this.patience);
    if (this.seen === null) fresh.terminate();
    return this.seen !== null;
  }

  /** Answers if they are asked; whichever option, it stays with it for that decision. */
  async turn(): Promise<void> {
    if (!(await this.come()) || !this.seen || this.seen.status.over) return;
    const { number, seats } = this.seen.status.decision;
    const own = seats.filter(({ options }) => options.length > 0);
    const [asked] = own;
    if (!asked) {
      // The last that was told may be what was lost.
      if (this.dice(40) === 0) await this.ask("anew", [this.match]);
      return;
    }
    const option = asked.options[this.dice(asked.options.length)];
    if (!option) return;
    const answer = { number, key: option.key };
    const name = `${asked.seat} ${number} ${option.key}`;
    const sent = this.sent.get(name) ?? { seat: asked.seat, answer, taken: false };
    this.sent.set(name, sent);
    const reply = await this.ask("answer", [this.match, asked.seat, answer]);
    if (reply && !("refused" in reply)) {
      sent.taken = true;
      await until(() => this.over || this.number > number || this.seen === null, this.patience);
      // What was taken was told, too; it may have been lost on the way.
      if (!this.over && this.number <= number) await this.ask("anew", [this.match]);
    } else await this.ask("anew", [this.match]);
  }

  /** Null where no reply came. */
  private ask(name: string, args: readonly unknown[]): Promise<Reply | null> {
    const id = ++this.asked;
    const { socket } = this;
    return new Promise((resolve) => {
      const done = (reply: Reply | null): void => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(reply);
      };
      const timer = setTimeout(() => {
        this.patience = Math.min(LONGEST, this.patience * 2);
        done(null);
      }, this.patience);
      this.waiting.set(id, done);
      this.unsteadily(() => {
        if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify({ id, name, args }));
      });
    });
  }

  private hear(reply: Reply): void {
    this.patience = PATIENCE;
    if (!("push" in reply)) this.waiting.get(reply.id)?.(reply);
    else if (reply.push === "update") this.see(reply.args[0] as TableUpdate);
    else if (reply.push === "lost") this.socket?.terminate();
  }
  private see(update: TableUpdate): void {
    const seen = this.known.take(update);
    if (seen === "lost") void this.ask("anew", [this.match]);
    else if (seen !== "known") {
      this.seen = seen;
      this.shown.set(this.number, seen);
    }
  }

  private unsteadily(act: () => void): void {
    const lot = this.dice(100);
    if (lot < LOST) return;
    const times = lot < LOST + TWICE ? 2 : 1;
    for (let i = 0; i < times; i++) {
      const isLate = this.dice(100) < LATE;
      if (isLate) setTimeout(act, this.dice(DELAY));
      else act();
    }
  }
}

/** Looks again and again until it is so, or the time is over. */
export async function until(isSo: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return true;
}
