import type { Text } from "@rifthall/kernel/game";
import type { Pushes, Requests } from "./contract.js";

/** A request that was not granted; the message says what is wrong and what would be right. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** For people, where somebody wrote it for them. */
    readonly said?: Text,
  ) {
    super(message);
  }
}

export type Name = keyof Requests;
export interface Ask {
  readonly id: number;
  readonly name: Name;
  readonly args: readonly unknown[];
}
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly refused: { readonly code: string; readonly message: string; readonly said?: Text | undefined };
    }
  | { readonly push: keyof Pushes; readonly args: readonly unknown[] };

/** A line to whoever runs the matches: a worker, a socket. */
export interface Port {
  postMessage(ask: Ask): void;
  onmessage: ((reply: Reply) => void) | null;
  /** The line broke, or could not be begun. */
  onerror: ((why: string) => void) | null;
  close(): void;
}

/** How often somebody who is waited for must give a sign, in ms, and how many signs in a row may be missing. */
const BEAT = 1_000;
const PATIENCE = 8;
/** Nobody waits for this answer. */
const SIGN: Ask = { id: 0, name: "here", args: [] };

/** Whoever runs the matches, as the page talks to them. One that is stuck is thrown away, and another takes its place. */
export class Remote {
  private readonly waiting = new Map<number, { resolve: (value: never) => void; reject: (why: Error) => void }>();
  private readonly heard = new Map<keyof Pushes, Set<(...args: never[]) => void>>();
  private last = 0;
  private port: Port;
  /** Signs missing in a row; null until the first one came, which may take as long as the script does to arrive. */
  private missing: number | null = null;
  private beating = false;

  constructor(
    private readonly start: () => Port,
    private readonly pause: (ms: number) => Promise<void>,
  ) {
    this.port = this.begin();
  }

  private begin(): Port {
    const port = this.start();
    port.onmessage = (reply) => this.hear(reply);
    port.onerror = (why) => this.fail(new Refused("worker", why || "the worker could not be started"));
    port.postMessage(SIGN);
    return port;
  }

  call<N extends Name>(name: N, ...args: Parameters<Requests[N]>): Promise<ReturnType<Requests[N]>> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.port.postMessage({ id, name, args: args.map(plain) } satisfies Ask);
      void this.watch();
    });
  }

  /** Listens until the function given back is called. */
  on<P extends keyof Pushes>(push: P, listener: Pushes[P]): () => void {
    const all = this.heard.get(push) ?? new Set();
    this.heard.set(push, all);
    all.add(listener as (...args: never[]) => void);
    return () => all.delete(listener as (...args: never[]) => void);
  }

  private hear(reply: Reply): void {
    this.missing = 0;
    if ("push" in reply) {
      this.tell(reply.push, reply.args);
      return;
    }
    const asked = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ("refused" in reply) asked?.reject(new Refused(reply.refused.code, reply.refused.message, reply.refused.said));
    else asked?.resolve(reply.value as never);
  }

  private tell(push: keyof Pushes, args: readonly unknown[]): void {
    for (const listener of this.heard.get(push) ?? []) listener(...(args as never[]));
  }

  private fail(why: Refused): void {
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }

  /**
   * As long as an answer is waited for, or somebody looks at a table, signs are asked for. They are counted and not
   * timed: a machine that slept has missed one.
   */
  private async watch(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    for (;;) {
      await this.pause(BEAT);
      if (this.waiting.size === 0 && !this.heard.get("update")?.size) break;
      if (this.missing !== null && ++this.missing > PATIENCE) this.replace();
      else this.port.postMessage(SIGN);
    }
    this.beating = false;
  }

  private replace(): void {
    this.port.onmessage = null;
    this.port.onerror = null;
    this.port.close();
    this.missing = null;
    this.port = this.begin();
    this.fail(stuck());
    this.tell("replaced", []);
    this.tell("kept", []);
  }
}

export const stuck = (): Refused =>
  new Refused("stuck", "whoever runs the matches gave no sign any more and was replaced", {
    en: "This match got stuck and was put aside. It is kept as it was last, and so are all others.",
    de: "Diese Partie hing fest und wurde beiseitegelegt. Sie bleibt, wie sie zuletzt war, und alle anderen auch.",
  });

/** Reactive values cannot be posted as they are. */
const plain = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
