import type { MatchId } from "@rifthall/service";

type Listener = (here: ReadonlySet<string>) => void;

/** Who looks at which match now. Whoever looks hears of the others. */
export class Presence {
  private readonly looking = new Map<MatchId, Map<Listener, string>>();

  /** Somebody looks, until the function given back is called. */
  enter(match: MatchId, person: string, listener: Listener): () => void {
    const all = this.looking.get(match) ?? new Map<Listener, string>();
    this.looking.set(match, all);
    all.set(listener, person);
    this.tell(match);
    return () => {
      all.delete(listener);
      if (all.size === 0) this.looking.delete(match);
      else this.tell(match);
    };
  }

  private tell(match: MatchId): void {
    const all = this.looking.get(match) ?? new Map<Listener, string>();
    const here = new Set(all.values());
    for (const listener of all.keys()) listener(here);
  }
}
