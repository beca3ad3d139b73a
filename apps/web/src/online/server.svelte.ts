import { Remote } from "@rifthall/service";
import { addressOf } from "../service/asked.ts";
import { hall } from "../service/hall.svelte.ts";
import type { Company, LineState, Venue } from "../service/venue.ts";
import { hearCalls } from "./calls.ts";
import { SocketPort } from "./socket.ts";

function dial(): WebSocket {
  const address = addressOf("api/play");
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}

/** The server, as this page speaks to it: one line for all that is open. */
class Server implements Venue {
  line: LineState = $state("coming");
  private port: SocketPort | undefined;
  private readonly listeners = new Set<() => void>();
  readonly remote = new Remote(
    () => {
      this.port = new SocketPort({
        dial,
        // Whoever is not known any more is asked for a name instead.
        ask: async () => {
          await hall.ask();
          return hall.me !== null;
        },
        tell: (state) => this.become(state),
        chance: Math.random,
      });
      return this.port;
    },
    // The line looks after itself.
    () => new Promise(() => {}),
  );

  private become(state: LineState): void {
    const isBack = this.line === "away" && state === "here";
    this.line = state;
    if (isBack) for (const listener of [...this.listeners]) listener();
  }

  company(): Promise<Company> {
    return import("./table/company.ts");
  }
  wake(): void {
    this.port?.wake();
  }
  onBack(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

let known: Server | undefined;

/** Laid when it is first needed, by somebody who is known there. */
export function server(): Server {
  if (!known) {
    const laid = new Server();
    known = laid;
    hearCalls(laid.remote);
    addEventListener("online", () => laid.wake());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) laid.wake();
    });
  }
  return known;
}
