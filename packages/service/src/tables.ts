import { type Past, pastOf } from "@rifthall/host";
import type { Game } from "@rifthall/kernel/game";
import type { Start } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import { appendTo, Overtaken } from "./append.js";
import type { TimeControl } from "./clocks.js";
import type { CampaignPart, MatchId, SeatWish } from "./contract.js";
import type { Kept } from "./kept.js";
import { matchIdFor } from "./match.js";
import type { InputLog, TablePorts } from "./ports.js";
import { examinedStart } from "./records.js";
import type { Manners } from "./social.js";
import type { Around, Table } from "./table.js";
import type { Visit } from "./visit.js";

/** What a match may have had before it came here. */
interface Brought {
  readonly past?: Past;
  readonly part?: CampaignPart;
  /** How long people may take. */
  readonly time?: TimeControl | null;
  readonly manners?: Manners;
}

/** Where a match is played, from when somebody asks for its table. */
interface Place {
  readonly laying: Promise<Table>;
  table: Table | null;
}

/** Lays the tables of the matches that somebody opens, keeps all of them, and knows who visits. */
export class Tables {
  private readonly places = new Map<MatchId, Place>();
  private readonly letGo = new Map<MatchId, () => void>();
  protected readonly visits = new Set<Visit>();

  constructor(readonly ports: TablePorts) {
    ports.neighbours.hear(
      (match) => this.report(this.changedElsewhere(match)),
      () => this.report(this.readAgain()),
    );
  }

  /** What goes wrong in reading a hint is said; the next one may do. */
  private report(reading: Promise<void>): void {
    reading.catch((error: unknown) => {
      if (!this.ports.fault) throw error;
      this.ports.fault(error);
    });
  }

  enter<V extends Visit>(visit: V): V {
    this.visits.add(visit);
    return visit;
  }
  disconnect(visit: Visit): void {
    visit.end();
    this.visits.delete(visit);
  }

  /** How many matches lie on a table now. */
  get open(): number {
    return this.places.size;
  }

  async find(match: MatchId): Promise<Kept> {
    const kept = await this.ports.store.get(match);
    if (kept === null) throw new Refusal("unknown-match", "this match is not kept here any more");
    return kept;
  }

  /** A new match is kept before anybody opens it. */
  async keepNew(game: Game, start: Start, seats: readonly SeatWish[], more: Brought = {}): Promise<MatchId> {
    const { entropy, clock } = this.ports;
    const match = matchIdFor(game.id, entropy);
    const begun = clock.date();
    const { Table } = await import("./table.js");
    const laid = { match, game, start, seats, begun, watching: true, ...more };
    const table = new Table(laid, { clock, entropy });
    const kept = table.kept(begun);
    await this.put(this.ports.log ? { ...kept, ...pastOf(kept.record, []) } : kept);
    this.ports.jobs?.look(match, table.timing().due);
    const inputs = table.host.takenSince(0);
    if (inputs.length > 0)
      await this.ports.log?.append({ match, after: 0, inputs, command: entropy(), at: begun, outcome: kept.outcome });
    return match;
  }

  private async put(kept: Kept): Promise<void> {
    const { store, neighbours } = this.ports;
    await store.put(kept);
    neighbours.tell(kept.match);
  }

  /** The table of a match, laid if it is not open. With `steal` it is taken from whoever plays it elsewhere. */
  table(kept: Kept, steal: boolean): Promise<Table> {
    const { match } = kept;
    const known = this.places.get(match);
    if (known) return known.laying;
    const place: Place = { laying: this.lay(kept, steal), table: null };
    this.places.set(match, place);
    place.laying.then(
      (table) => {
        place.table = table;
      },
      () => this.forget(match, place),
    );
    return place.laying;
  }
  private forget(match: MatchId, place: Place): void {
    if (this.places.get(match) === place) this.places.delete(match);
  }

  private async lay(kept: Kept, steal: boolean): Promise<Table> {
    const { lock, fault } = this.ports;
    const { match, seats, begun, part, time, manners } = kept;
    const [{ game, start }, { Table }] = await Promise.all([
      examinedStart(this.ports, kept.record),
      import("./table.js"),
    ]);
    const release = await lock.hold(match, steal, () => this.lose(match));
    if (release) this.letGo.set(match, release);
    const laid = { match, game, start, seats, begun, past: kept, watching: release === null, part, time, manners };
    const table = new Table(laid, this.around(kept));
    if (fault) table.onfault = fault;
    return table;
  }

  private around(kept: Kept): Around {
    const { clock, entropy, crew, log, neighbours } = this.ports;
    if (!log) return { clock, entropy, crew, keep: (table) => void this.put(table.kept(clock.date())) };
    const append = appendTo(log, this.ports, (match) => this.layAnew(match));
    return {
      clock,
      entropy,
      crew,
      look: (at) => (kept.time ? this.ports.jobs?.look(kept.match, at) : undefined),
      append: async (table) => {
        if (await append(table)) neighbours.tell(kept.match);
      },
    };
  }

  /** Somebody's time may be up: whoever looks first sees to it. */
  async timeUp(match: MatchId): Promise<void> {
    const kept = await this.find(match);
    if (kept.outcome !== null) return;
    const table = await this.table(kept, false);
    try {
      await table.timeUp();
    } catch (error) {
      // Somebody played just then.
      if (!(error instanceof Overtaken)) throw error;
    }
    if (table.screens.size === 0) this.clear(table);
  }

  /** Nobody looks at it any more. */
  clear(table: Table): void {
    const { match } = table.laid;
    table.close();
    if (this.places.get(match)?.table !== table) return;
    this.places.delete(match);
    this.letGo.get(match)?.();
    this.letGo.delete(match);
  }

  private lose(match: MatchId): void {
    this.letGo.delete(match);
    for (const visit of this.visits) if (visit.leave(match)) visit.guest.push("lost", match);
  }

  /** What lies here is not what is kept: whoever looks is shown that instead. */
  async layAnew(match: MatchId): Promise<void> {
    const table = this.places.get(match)?.table;
    if (table) this.clear(table);
    const reopened = [...this.visits].map((visit) =>
      visit.reopen(match).catch(() => {
        visit.leave(match);
        visit.guest.push("lost", match);
      }),
    );
    await Promise.all(reopened);
  }

  /** Another has played on, or removed something. */
  protected async changedElsewhere(match: MatchId): Promise<void> {
    const table = await this.places.get(match)?.laying.catch(() => null);
    if (!table) return;
    const { log } = this.ports;
    if (log) await this.catchUp(table, log);
    else if (table.laid.watching) await this.layAnew(match);
  }

  /** Hints may have been missed: what the log has of all that lies here is looked at. */
  async readAgain(): Promise<void> {
    const { log } = this.ports;
    if (!log || this.places.size === 0) return;
    const lengths = await log.lengths([...this.places.keys()]);
    for (const [match, { table }] of this.places)
      if (table && (lengths.get(match) ?? 0) > table.logged) await this.catchUp(table, log);
  }

  /** What the log has more is played here, too; where it does not follow from what lies here, the table is laid anew. */
  private async catchUp(table: Table, log: InputLog): Promise<void> {
    const { match } = table.laid;
    while (!table.isClosed) {
      await table.settled?.catch(() => {});
      const { logged, keptTimes } = table;
      const since = await log.since(match, logged);
      if (table.isClosed) return;
      if (since === null) return this.layAnew(match);
      // Something was done here meanwhile, or read by another hint: it may stand in what was read, or be behind it.
      if (table.settled || table.keptTimes !== keptTimes || table.logged !== logged) continue;
      if (since.taken.length > 0 && table.host.number !== logged) return this.layAnew(match);
      return table.follow(since);
    }
  }
}
