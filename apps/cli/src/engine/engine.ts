import { Refusal, unknown } from "@rifthall/kernel/text";
import { advise, bot, explain, position, record, status, view } from "./ask.js";
import { deck } from "./deck.js";
import { events } from "./events.js";
import { hello } from "./hello.js";
import { load, open, type ReadPacks, readAnyPacks, setUp } from "./open.js";
import { choose, foresee, resign, undo } from "./play.js";
import { checkBounds, type Reply, type Request, readId, readRequest, text } from "./request.js";
import { Tables } from "./tables.js";

/** What an engine cannot make itself: seeds nobody foresees, and the time. */
export interface Surroundings {
  readonly version: string;
  readonly entropy: () => string;
  readonly now: () => number;
  readonly readPacks?: ReadPacks;
}

const MESSAGE = 2_000;

/** Speaks the protocol: a line in, a line out. It never throws, and a refused request changes nothing. */
export class Engine {
  readonly tables = new Tables();
  private readonly ops: ReadonlyMap<string, (r: Request) => Reply>;

  constructor({ version, entropy, now, readPacks = readAnyPacks }: Surroundings) {
    const { tables } = this;
    const opening = { tables, entropy, readPacks };
    this.ops = new Map<string, (r: Request) => Reply>([
      ["hello", (r) => hello(r, version)],
      ["deck", (r) => deck(opening, r)],
      ["new", (r) => open(opening, r)],
      ["setup", (r) => setUp(opening, r)],
      ["load", (r) => load(opening, r)],
      ["status", (r) => status(tables, r)],
      ["choose", (r) => choose(tables, r)],
      ["events", (r) => events(tables, r)],
      ["preview", (r) => foresee(tables, r)],
      ["resign", (r) => resign(tables, r)],
      ["undo", (r) => undo(tables, r, entropy)],
      ["view", (r) => view(tables, r)],
      ["position", (r) => position(tables, r)],
      ["record", (r) => record(tables, r)],
      ["why", (r) => explain(tables, r)],
      ["bot", (r) => bot(tables, r, now)],
      ["advise", (r) => advise(tables, r, now)],
      [
        "close",
        (r) => {
          tables.close(r);
          return {};
        },
      ],
    ]);
  }

  handle(line: string): string {
    let id: string | number | null = null;
    try {
      const request = readRequest(line);
      id = readId(request);
      checkBounds(request);
      return JSON.stringify({ id, ok: true, ...this.answer(request) });
    } catch (error) {
      return refused(id, error);
    }
  }

  private answer(r: Request): Reply {
    const name = text(r, "op");
    const op = this.ops.get(name);
    if (!op) throw new Refusal("unknown-op", unknown("op", name, [...this.ops.keys()]));
    return op(r);
  }
}

/** The reply to a request that could not be granted. Anything but a refusal is a fault of ours, and says so. */
export function refused(id: string | number | null, error: unknown): string {
  const known = error instanceof Refusal;
  const message = error instanceof Error ? error.message : String(error);
  const details = known ? besides(error.details) : {};
  return JSON.stringify({
    id,
    ok: false,
    error: { code: known ? error.code : "internal", message: message.slice(0, MESSAGE), ...details },
  });
}

/** What a refusal carries stands beside its message: by name if it has names, else as a list of details. */
function besides(details: unknown): object {
  if (Array.isArray(details)) return { details };
  return typeof details === "object" && details !== null ? details : {};
}
