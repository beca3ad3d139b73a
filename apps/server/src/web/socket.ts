import { type Guest, type Reply, serve } from "@rifthall/service";
import type { WebSocket } from "ws";
import type { Hall, Visitor } from "../hall/guest.js";
import { Sociable } from "../hall/sociable.js";
import type { Person } from "../store/people.js";
import type { Watch } from "../watch.js";

/** What one socket may ask for: so many requests at once, so many in a row and then so many a second. */
const AT_ONCE = 32;
const IN_A_ROW = 1_000;
const A_SECOND = 50;
/** What takes long is done one after the other for each socket. */
const LONG: ReadonlySet<unknown> = new Set(["advise", "consider", "replay", "seek", "story"]);
/** Whoever does not read what is sent is let go when so many bytes wait. */
const UNREAD = 4_000_000;
/** Codes of RFC 6455. */
const POLICY = 1008;
const UNSUPPORTED = 1003;

/** A page's line to its hall: requests come in, replies and pushes go out. */
export class Line {
  private readonly visitor: Visitor;
  private open = 0;
  private long: Promise<unknown> = Promise.resolve();
  private allowance = IN_A_ROW;
  private counted: number;

  constructor(
    private readonly socket: WebSocket,
    hall: Hall,
    person: Person,
    private readonly watch: Watch,
  ) {
    this.counted = watch.now();
    const push: Guest["push"] = (name, ...args) => this.send({ push: name, args });
    // How long a sign takes to come back is how long an answer was on its way, at most.
    let lag = 0;
    socket.on("pong", (sent) => {
      const took = watch.now() - Number(String(sent) || Number.NaN);
      if (took >= 0) lag = took;
    });
    this.visitor = hall.tables.enter(new Sociable(hall, person, push, () => lag));
    socket.on("message", (data, isBinary) => void this.hear(isBinary ? null : String(data)));
    socket.on("close", () => hall.tables.disconnect(this.visitor));
    socket.on("error", (error) => watch.log.debug({ error: error.message }, "a socket broke"));
  }

  /** They are called otherwise from now on. */
  renamed(name: string): void {
    this.visitor.renamed(name);
  }

  private async hear(text: string | null): Promise<void> {
    const data = text === null ? undefined : parsed(text);
    if (data === undefined) {
      this.socket.close(UNSUPPORTED, "JSON is spoken here");
      return;
    }
    if (this.isTooMuch()) {
      this.watch.refused.inc({ why: "too-fast" });
      this.socket.close(POLICY, "too much at once");
      return;
    }
    this.open++;
    const done = this.watch.asked(data);
    const isLong = typeof data === "object" && data !== null && "name" in data && LONG.has(data.name);
    const served = isLong ? this.long.then(() => serve(this.visitor, data)) : serve(this.visitor, data);
    if (isLong) this.long = served;
    const reply = await served;
    done(reply);
    this.open--;
    if (reply) this.send(reply);
  }

  private isTooMuch(): boolean {
    const now = this.watch.now();
    this.allowance = Math.min(IN_A_ROW, this.allowance + ((now - this.counted) / 1000) * A_SECOND);
    this.counted = now;
    return --this.allowance < 0 || this.open >= AT_ONCE;
  }

  private send(reply: Reply): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > UNREAD) {
      this.watch.refused.inc({ why: "unread" });
      this.socket.terminate();
      return;
    }
    this.socket.send(JSON.stringify(reply));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
