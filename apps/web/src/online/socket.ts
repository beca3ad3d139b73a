import type { Ask, Port, Reply } from "@rifthall/service";
import type { LineState } from "../service/venue.ts";

/**
 * How long to wait before the line is tried again, in ms; longer each time, and each page a little differently. A server
 * that restarts is away for some seconds: for twenty of them nobody waits for more than three.
 */
const PAUSES = [300, 600, 1_000, ...Array<number>(10).fill(2_000), 4_000, 8_000, 15_000];
/** Whoever says nothing for so long is asked for a sign; if none comes for as long again the line is gone, in ms. */
const SILENCE = 10_000;
/** Nobody waits for this answer. */
const SIGN: Ask = { id: 0, name: "here", args: [] };

interface Around {
  /** A new socket to the server. */
  dial(): WebSocket;
  /** Before it is dialled again: whether there is any use in it. */
  ask(): Promise<boolean>;
  tell(state: LineState): void;
  /** From 0 to 1, so that not all come back at once. */
  chance(): number;
}

/**
 * A socket to the server as a line that comes back by itself. What was asked and not answered when it broke is refused:
 * whoever asked looks at the table again once it is back, and sees whether it counts.
 */
export class SocketPort implements Port {
  onmessage: ((reply: Reply) => void) | null = null;
  onerror: ((why: string) => void) | null = null;
  private socket: WebSocket | null = null;
  private state: LineState = "coming";
  /** What was asked before the line was there. */
  private readonly early: Ask[] = [];
  private readonly open = new Set<number>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly around: Around) {
    this.dial();
  }

  postMessage(ask: Ask): void {
    this.sound();
    if (this.state === "here") this.send(ask);
    else if (this.state === "coming") this.early.push(ask);
    else if (ask.id > 0) queueMicrotask(() => this.refuse(ask.id));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** The machine woke up, or the net is back: nobody waits until the next look or the next try. */
  wake(): void {
    if (this.closed) return;
    if (this.state === "here") this.listen(true);
    else if (this.socket === null) {
      clearTimeout(this.timer);
      void this.again();
    }
  }

  private dial(): void {
    const socket = this.around.dial();
    this.socket = socket;
    socket.onopen = () => this.begin();
    socket.onmessage = ({ data }) => this.hear(String(data));
    socket.onclose = () => this.lose(socket);
  }

  private begin(): void {
    this.tries = 0;
    this.become("here");
    for (const ask of this.early.splice(0)) this.send(ask);
    this.listen();
  }

  /** A line that closes says so only when both sides have: until then what is sent goes nowhere. */
  private sound(): void {
    const { socket, state } = this;
    if (state === "here" && socket && socket.readyState !== socket.OPEN) this.lose(socket);
  }

  private send(ask: Ask): void {
    if (ask.id > 0) this.open.add(ask.id);
    this.socket?.send(JSON.stringify(ask));
  }

  private hear(text: string): void {
    this.listen();
    const reply = JSON.parse(text) as Reply;
    if ("id" in reply) this.open.delete(reply.id);
    this.onmessage?.(reply);
  }

  /** Something was heard; or, once it was silent for long, something is to be heard soon. */
  private listen(last = false): void {
    if (last) this.sound();
    const { socket } = this;
    if (socket === null) return;
    clearTimeout(this.timer);
    if (last) socket.send(JSON.stringify(SIGN));
    this.timer = setTimeout(() => {
      // It may never say by itself that it is closed.
      if (!last) this.listen(true);
      else this.lose(socket);
    }, SILENCE);
  }

  private lose(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    socket.onmessage = null;
    socket.close();
    this.socket = null;
    // Whoever waits for the first time goes on waiting.
    if (this.state === "here") this.become("away");
    for (const id of [...this.open]) this.refuse(id);
    this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)] ?? 0;
    this.timer = setTimeout(() => void this.again(), pause * (0.5 + this.around.chance()));
  }

  private async again(): Promise<void> {
    const isOfUse = await this.around.ask().catch(() => false);
    if (this.closed || this.socket !== null) return;
    if (isOfUse) this.dial();
    else this.later();
  }

  private refuse(id: number): void {
    this.open.delete(id);
    this.onmessage?.({ id, refused: { code: "away", message: "the line to the server broke", said: SAID } });
  }

  private become(state: LineState): void {
    this.state = state;
    this.around.tell(state);
  }
}

const SAID = {
  en: "The line to the server broke before it answered.",
  de: "Die Leitung zum Server riss ab, bevor er antwortete.",
};
