import type { Seat } from "@rifthall/kernel/ids";
import type { Match } from "@rifthall/kernel/match";
import { type Event, NUMBER } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { redact } from "@rifthall/kernel/view";
import { optionalSeat, optionalWhole, type Reply, type Request } from "./request.js";
import { seatsOf, type Tables } from "./tables.js";

/** So many events of a match are kept, and so many told at a time. */
const KEPT = 2_000;
const AT_ONCE = 500;

/** What happened in a match, in order, from its start. It only grows: what is taken back stays, and that it was is told. */
export class Chronicle {
  private readonly events: Event[] = [];
  /** How many older ones are no longer kept. */
  private gone = 0;

  get length(): number {
    return this.gone + this.events.length;
  }

  add(events: readonly Event[]): void {
    this.events.push(...events);
    const old = this.events.length - KEPT;
    if (old <= 0) return;
    this.events.splice(0, old);
    this.gone += old;
  }

  /** The next ones after the first `since`, as that reader may know them; null reads everything. */
  tell(since: number, reader: Seat | null): readonly object[] {
    if (since < this.gone)
      throw new Refusal("too-old", `events before number ${this.gone} are no longer kept; ask since ${this.gone}`);
    return this.events.slice(since - this.gone, since - this.gone + AT_ONCE).map((e) => redact(e, reader));
  }
}

/** That choices were taken back, and which decision stands again. */
export const takenBack = ({ state }: Match, seat: Seat | null = null): Event => ({
  do: "undo",
  rule: "",
  ...(seat === null ? {} : { seat }),
  to: state.cell[NUMBER],
});

export function events(tables: Tables, r: Request): Reply {
  const table = tables.find(r);
  const { chronicle } = table;
  const since = optionalWhole(r, "since", 0, chronicle.length) ?? 0;
  const told = chronicle.tell(since, optionalSeat(r, seatsOf(table)) ?? null);
  return { events: told, number: since + told.length, of: chronicle.length };
}
