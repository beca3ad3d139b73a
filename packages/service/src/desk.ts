import type { Past } from "@rifthall/host";
import type { Game } from "@rifthall/kernel/game";
import type { Start } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import { Connection, type Guest } from "./connection.js";
import type { MatchId, Pushes, SeatWish } from "./contract.js";
import type { Kept } from "./kept.js";
import { matchIdFor } from "./match.js";
import type { Ports } from "./ports.js";
import { examinedStart } from "./records.js";
import type { Table } from "./table.js";

/** Serves pages: lays the tables of the matches they open, keeps them all, and tells each what it may know. */
export class Desk {
  /** Those that are open, and those that are being laid. */
  private readonly tables = new Map<MatchId, Promise<Table>>();
  private readonly letGo = new Map<MatchId, () => void>();
  private readonly connections = new Set<Connection>();

  constructor(readonly ports: Ports) {
    ports.neighbours.hear((match) => void this.changedElsewhere(match));
  }

  connect(guest: Guest): Connection {
    const connection = new Connection(this, guest);
    this.connections.add(connection);
    return connection;
  }
  disconnect(connection: Connection): void {
    connection.closeAll();
    this.connections.delete(connection);
  }

  announce<P extends keyof Pushes>(push: P, ...args: Parameters<Pushes[P]>): void {
    for (const { guest } of this.connections) guest.push(push, ...args);
  }

  async find(match: MatchId): Promise<Kept> {
    const kept = await this.ports.store.get(match);
    if (kept === null) throw new Refusal("unknown-match", "this match is not kept here any more");
    return kept;
  }

  /** A new match is kept before anybody opens it. */
  async keepNew(game: Game, start: Start, seats: readonly SeatWish[], past?: Past): Promise<MatchId> {
    const { entropy, clock } = this.ports;
    const match = matchIdFor(game.id, entropy);
    const begun = clock.date();
    const { Table } = await import("./table.js");
    const laid = { match, game, start, seats, begun, watching: true, ...(past ? { past } : {}) };
    await this.put(new Table(laid, { clock, entropy, keep: () => {} }).kept(begun));
    return match;
  }

  async keep(table: Table): Promise<void> {
    await this.put(table.kept(this.ports.clock.date()));
  }
  private async put(kept: Kept): Promise<void> {
    const { store, neighbours } = this.ports;
    await store.put(kept);
    neighbours.tell(kept.match);
  }

  /** The table of a match, laid if it is not open. With `steal` it is taken from whoever plays it elsewhere. */
  table(kept: Kept, steal: boolean): Promise<Table> {
    const { match } = kept;
    const table = this.tables.get(match) ?? this.lay(kept, steal);
    this.tables.set(match, table);
    table.catch(() => this.tables.delete(match));
    return table;
  }

  private async lay(kept: Kept, steal: boolean): Promise<Table> {
    const { lock, clock, entropy } = this.ports;
    const { match, seats, begun, stops } = kept;
    const [{ game, start }, { Table }] = await Promise.all([
      examinedStart(this.ports, kept.record),
      import("./table.js"),
    ]);
    const release = await lock.hold(match, steal, () => this.lose(match));
    if (release) this.letGo.set(match, release);
    const laid = { match, game, start, seats, begun, past: kept, stops, watching: release === null };
    return new Table(laid, { clock, entropy, keep: (table) => void this.keep(table) });
  }

  /** Nobody looks at it any more. */
  clear(table: Table): void {
    const { match } = table.laid;
    table.close();
    this.tables.delete(match);
    this.letGo.get(match)?.();
    this.letGo.delete(match);
  }

  private lose(match: MatchId): void {
    this.letGo.delete(match);
    for (const connection of this.connections) if (connection.leave(match)) connection.guest.push("lost", match);
  }

  /** Another desk has played on, or removed something. */
  private async changedElsewhere(match: MatchId): Promise<void> {
    this.announce("kept");
    if (!(await this.tables.get(match))?.laid.watching) return;
    await Promise.all([...this.connections].map((connection) => connection.reopen(match)));
  }

  async remove(match: MatchId): Promise<void> {
    const { store, neighbours } = this.ports;
    for (const connection of this.connections) connection.leave(match);
    await store.remove(match);
    neighbours.tell(match);
  }
  async removeAll(): Promise<void> {
    const { store, neighbours } = this.ports;
    for (const connection of this.connections) connection.closeAll();
    await store.removeAll();
    neighbours.tell("");
  }
}
