import type { Reply } from "@rifthall/service";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What an operator sees of the server: its log and its figures. Neither names cards, tokens or what people say. */
export class Watch {
  readonly registry = new Registry();
  readonly refused = new Counter({
    name: "rifthall_refused_total",
    help: "What was turned away before anybody looked at it, by why",
    labelNames: ["why"],
    registers: [this.registry],
  });
  private readonly requests = new Histogram({
    name: "rifthall_request_seconds",
    help: "From a request to its reply, by its name and whether it was granted",
    labelNames: ["name", "granted"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  });

  constructor(
    readonly log: Logger,
    readonly now: () => number,
    counts: { readonly sockets: () => number; readonly tables: () => number },
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge("rifthall_sockets", "Sockets that are open", counts.sockets);
    this.gauge("rifthall_tables", "Matches that lie on a table: somebody looks at them", counts.tables);
  }

  private gauge(name: string, help: string, count: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(count());
      },
    });
  }

  /** Somebody asks; the function given back is told what they got. */
  asked(data: unknown): (reply: Reply | null) => void {
    const began = this.now();
    return (reply) => {
      const refused = reply !== null && "refused" in reply ? reply.refused : null;
      // A name that is none is not counted as one.
      const isNamed = refused?.code !== "unknown-request" && reply !== null;
      const name = isNamed ? String((data as { readonly name?: unknown }).name) : "none";
      this.requests.observe({ name, granted: refused ? "no" : "yes" }, (this.now() - began) / 1000);
      if (refused?.code === "fault") this.log.error({ request: name, message: refused.message }, "a fault of ours");
    };
  }
}
