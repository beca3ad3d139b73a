import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { Refusal } from "@rifthall/kernel/text";
import type { MatchId, Summary, Tables } from "@rifthall/service";
import { personOf } from "../store/people.js";

/** So many matches are remembered, and of those that nobody remembers so many are looked up for one list. */
const REMEMBERED = 2_000;
const LOOKED_UP = 12;

/** Who is asked next in matches that nobody looks at. */
export class Turns {
  private readonly known = new Map<MatchId, { readonly inputs: number; readonly asked: readonly Seat[] }>();

  constructor(private readonly tables: Tables) {}

  /** With who is asked, for as many as can be told without keeping anybody waiting. */
  async with(list: readonly Summary[]): Promise<readonly Summary[]> {
    const told: Summary[] = [];
    let left = LOOKED_UP;
    for (const summary of list) {
      const { match, inputs, outcome, outdated } = summary;
      const known = this.known.get(match);
      if (outcome !== null || outdated !== null) told.push(summary);
      else if (known?.inputs === inputs) told.push({ ...summary, asked: known.asked });
      else if (left-- > 0) told.push(await this.lookedUp(summary));
      else told.push(summary);
    }
    return told;
  }

  /** One that cannot be opened is listed all the same. */
  private async lookedUp(summary: Summary): Promise<Summary> {
    try {
      return { ...summary, asked: await this.lookUp(summary.match, summary.inputs) };
    } catch (error) {
      if (error instanceof Refusal) return summary;
      throw error;
    }
  }

  /** Which people are asked, and at which decision each has chosen something last; and how many inputs there are. */
  async now(match: MatchId): Promise<{ readonly inputs: number; readonly asked: ReadonlyMap<string, number> }> {
    const table = await this.tables.table(await this.tables.find(match), false);
    const { host, laid } = table;
    const asked = new Map<string, number>();
    for (const seat of host.askedPeople) {
      const at = laid.seats[seat];
      const who = at?.is === "person" ? personOf(at.who) : "";
      asked.set(who, Math.max(asked.get(who) ?? 0, host.answeredLast(seat) + 1));
    }
    if (table.screens.size === 0) this.tables.clear(table);
    return { inputs: host.number, asked };
  }

  private async lookUp(match: MatchId, inputs: number): Promise<readonly Seat[]> {
    const table = await this.tables.table(await this.tables.find(match), false);
    const asked = table.host.decision(SPECTATOR, "en")?.seats.map(({ seat }) => seat) ?? [];
    if (table.screens.size === 0) this.tables.clear(table);
    this.known.delete(match);
    this.known.set(match, { inputs, asked });
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size > REMEMBERED) this.known.delete(oldest);
    return asked;
  }
}
