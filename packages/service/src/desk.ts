import { Connection } from "./connection.js";
import type { MatchId, Pushes } from "./contract.js";
import type { Journal } from "./journal.js";
import type { Ports } from "./ports.js";
import { Tables } from "./tables.js";
import type { Guest } from "./visit.js";

/** Serves pages that have all that is kept to themselves: matches, campaigns, whatever somebody brings. */
export class Desk extends Tables {
  private kept: Promise<Journal> | undefined;

  constructor(override readonly ports: Ports) {
    super(ports);
  }

  connect(guest: Guest): Connection {
    return this.enter(new Connection(this, guest));
  }

  announce<P extends keyof Pushes>(push: P, ...args: Parameters<Pushes[P]>): void {
    for (const { guest } of this.visits) guest.push(push, ...args);
  }
  protected override async changedElsewhere(match: MatchId): Promise<void> {
    this.announce("kept");
    await super.changedElsewhere(match);
  }

  /** What keeps the campaigns; fetched by whoever asks for one. */
  journal(): Promise<Journal> {
    this.kept ??= import("./journal.js").then(({ Journal }) => new Journal(this));
    return this.kept;
  }

  async remove(match: MatchId): Promise<void> {
    const { store, neighbours } = this.ports;
    for (const visit of this.visits) visit.leave(match);
    await store.remove(match);
    neighbours.tell(match);
  }
  async removeAll(): Promise<void> {
    const { store, campaigns, neighbours } = this.ports;
    for (const visit of this.visits) visit.closeAll();
    await Promise.all([store.removeAll(), campaigns.removeAll()]);
    neighbours.tell("");
  }
}
