import type { Text } from "@rifthall/kernel";
import type { Pushes, Requests } from "./contract.ts";

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

/** Whoever runs the matches, as the page talks to them. */
export class Remote {
  private readonly waiting = new Map<number, { resolve: (value: never) => void; reject: (why: Error) => void }>();
  private readonly heard = new Map<keyof Pushes, Set<(...args: never[]) => void>>();
  private last = 0;

  constructor(private readonly port: Worker) {
    port.addEventListener("message", ({ data }: MessageEvent<Reply>) => this.hear(data));
    port.addEventListener("error", ({ message }) => this.fail(message || "the worker could not be started"));
  }

  call<N extends Name>(name: N, ...args: Parameters<Requests[N]>): Promise<ReturnType<Requests[N]>> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.port.postMessage({ id, name, args: args.map(plain) } satisfies Ask);
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
    if ("push" in reply) {
      for (const listener of this.heard.get(reply.push) ?? []) listener(...(reply.args as never[]));
      return;
    }
    const asked = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ("refused" in reply) asked?.reject(new Refused(reply.refused.code, reply.refused.message, reply.refused.said));
    else asked?.resolve(reply.value as never);
  }

  private fail(message: string): void {
    for (const { reject } of this.waiting.values()) reject(new Refused("worker", message));
    this.waiting.clear();
  }
}

/** Reactive values cannot be posted as they are. */
const plain = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
