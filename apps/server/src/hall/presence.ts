import type { MatchId } from "@rifthall/service";
import type { Hints } from "../between/hints.js";
import type { Here } from "../store/here.js";

type Listener = (here: ReadonlySet<string>) => void;

/** How often this node says again who is here, in ms; rows last three times as long. */
const SAY = 20_000;

/** Where somebody is: at a match maybe. */
export interface Whereabouts {
  readonly match: MatchId | null;
}

/**
 * Who is here, and who looks at which match. Whoever looks hears of the others. What this node knows is in its memory;
 * of other nodes it reads what they keep in rows that lapse.
 */
export class Presence {
  private readonly looking = new Map<MatchId, Map<Listener, string>>();
  /** How many lines each person has. */
  private readonly lines = new Map<string, number>();
  /** Those of other nodes, as far as somebody here looks at the same match. */
  private readonly elsewhere = new Map<MatchId, readonly string[]>();
  private readonly saying: NodeJS.Timeout | undefined;

  constructor(
    private readonly here: Here,
    /** Null where there is no other node. */
    private readonly hints: Pick<Hints, "tell" | "hear" | "missed"> | null,
    /** Hears of whoever came, went, or went to another table. */
    private readonly moved: (person: string) => void,
    private readonly fault: (error: unknown) => void,
  ) {
    if (!hints) return;
    hints.hear("here", (match) => this.readAgain(match));
    hints.missed(() => {
      for (const match of this.looking.keys()) this.readAgain(match);
    });
    this.saying = setInterval(() => void this.say(), SAY).unref();
  }

  /** Somebody has come, until the function given back is called. */
  arrive(person: string): () => void {
    const lines = (this.lines.get(person) ?? 0) + 1;
    this.lines.set(person, lines);
    if (lines === 1) this.keep(person, "", true);
    return () => {
      const left = (this.lines.get(person) ?? 1) - 1;
      if (left > 0) {
        this.lines.set(person, left);
        return;
      }
      this.lines.delete(person);
      this.here.see(person).catch(this.fault);
      this.keep(person, "", false);
    };
  }

  /** Somebody looks, until the function given back is called. */
  enter(match: MatchId, person: string, listener: Listener): () => void {
    const all = this.looking.get(match) ?? new Map<Listener, string>();
    this.looking.set(match, all);
    all.set(listener, person);
    this.tell(match);
    this.keep(person, match, true);
    return () => {
      all.delete(listener);
      if (all.size > 0) this.tell(match);
      else {
        this.looking.delete(match);
        this.elsewhere.delete(match);
      }
      if (![...all.values()].includes(person)) this.keep(person, match, false);
    };
  }

  /** Where these people are, of those who are anywhere. */
  async of(people: readonly string[]): Promise<ReadonlyMap<string, Whereabouts>> {
    const found = new Map<string, Whereabouts>();
    const add = (person: string, match: string): void => {
      if (match !== "" || !found.has(person)) found.set(person, { match: match === "" ? null : match });
    };
    if (this.hints) for (const { person, match } of await this.here.of(people)) add(person, match);
    for (const person of people) if (this.lines.has(person)) add(person, "");
    for (const [match, all] of this.looking)
      for (const person of all.values()) if (people.includes(person)) add(person, match);
    return found;
  }

  /** Whether that person looks at that match, at whatever node. */
  async looksAt(match: MatchId, person: string): Promise<boolean> {
    const here = [...(this.looking.get(match)?.values() ?? [])];
    return here.includes(person) || (this.hints !== null && (await this.here.at(match)).includes(person));
  }

  seen(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.here.seen(people);
  }

  private tell(match: MatchId): void {
    const all = this.looking.get(match) ?? new Map<Listener, string>();
    const here = new Set([...all.values(), ...(this.elsewhere.get(match) ?? [])]);
    for (const listener of [...all.keys()]) listener(here);
  }

  /** Says so to whom it may concern, other nodes among them. */
  private keep(person: string, match: string, isHere: boolean): void {
    const { hints, here } = this;
    const keeping = !hints
      ? Promise.resolve()
      : (isHere ? here.put([{ person, match }]) : here.drop({ person, match })).then(() => {
          if (match !== "") hints.tell("here", match);
        });
    keeping.then(() => this.moved(person)).catch(this.fault);
    if (hints && match !== "" && isHere) this.readAgain(match);
  }

  private readAgain(match: MatchId): void {
    if (!this.looking.has(match)) return;
    this.here
      .at(match)
      .then((people) => {
        if (!this.looking.has(match)) return;
        this.elsewhere.set(match, people);
        this.tell(match);
      })
      .catch(this.fault);
  }

  private async say(): Promise<void> {
    const rows = [
      ...[...this.lines.keys()].map((person) => ({ person, match: "" })),
      ...[...this.looking].flatMap(([match, all]) => [...new Set(all.values())].map((person) => ({ person, match }))),
    ];
    try {
      await this.here.put(rows);
      // Others may have gone without a word.
      for (const match of this.looking.keys()) this.readAgain(match);
    } catch (error) {
      this.fault(error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.saying);
    if (this.hints) await this.here.dropAll().catch(this.fault);
  }
}
