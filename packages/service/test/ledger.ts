import { pastOf, type Taken } from "@rifthall/host";
import type { Appending, InputLog, Kept, Since, Standing } from "../src/index.js";
import { Memory } from "./memory.js";

const NOTHING: Standing = { stops: {}, asking: null, away: [], clock: null, due: null };

/** Matches with their inputs in a log of their own, as several desks share it. */
export class Ledger extends Memory implements InputLog {
  readonly inputs = new Map<string, { readonly command: string; readonly taken: Taken }[]>();
  private readonly clocks = new Map<string, NonNullable<Standing["clock"]>>();
  private readonly ends = new Map<string, Pick<Kept, "played" | "outcome">>();
  private readonly standing = new Map<string, Standing>();
  /** What happens before something is appended, and before its reply is sent. */
  before = async (): Promise<void> => {};
  after = async (): Promise<void> => {};

  override async get(match: string): Promise<Kept | null> {
    const begun = await super.get(match);
    const taken = this.of(match).map((row) => row.taken);
    const standing = this.standing.get(match) ?? { ...NOTHING, stops: begun?.stops ?? {} };
    return (
      begun && {
        ...begun,
        ...standing,
        clock: this.clocks.get(match) ?? begun.clock ?? null,
        ...this.ends.get(match),
        ...pastOf(begun.record, taken),
      }
    );
  }

  async append(appending: Appending): Promise<"appended" | "already" | "other"> {
    await this.before();
    const result = this.add(appending);
    await this.after();
    return result;
  }
  private add({ match, after, inputs, command, at, outcome, clock }: Appending): "appended" | "already" | "other" {
    const rows = this.of(match);
    if (rows.length > after) return rows[after]?.command === command ? "already" : "other";
    if (rows.length < after) throw new Error(`${after} inputs are known of a match that has ${rows.length}`);
    rows.push(...inputs.map((taken) => ({ command, taken })));
    this.ends.set(match, { played: at, outcome });
    if (clock) this.clocks.set(match, clock);
    return "appended";
  }
  of(match: string): { readonly command: string; readonly taken: Taken }[] {
    const rows = this.inputs.get(match) ?? [];
    this.inputs.set(match, rows);
    return rows;
  }

  async since(match: string, number: number): Promise<Since> {
    const standing = this.standing.get(match) ?? NOTHING;
    const taken = this.of(match).slice(number);
    return { ...standing, taken: taken.map((row) => row.taken), clock: this.clocks.get(match) ?? standing.clock };
  }
  async lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(matches.map((match) => [match, this.of(match).length]));
  }
  async setStanding(match: string, standing: Standing): Promise<void> {
    this.standing.set(match, structuredClone(standing));
    if (standing.clock) this.clocks.set(match, standing.clock);
  }
}
