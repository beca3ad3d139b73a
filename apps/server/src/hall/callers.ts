import type { MatchId } from "@rifthall/service";
import type { Turns } from "./turns.js";

/** So long is waited for more to be played in a match, in ms. */
const WAIT = 1_000;

/** Somebody who is here and plays elsewhere, too. */
export interface Caller {
  readonly person: string;
  /** Whether they see it anyhow. */
  looksAt(match: MatchId): boolean;
  called(match: MatchId): void;
}

/** Calls those who are here to the matches in which they are asked and at which they do not look; once for each turn. */
export class Callers {
  /** By match, with the turn for which each was called. */
  private readonly listening = new Map<MatchId, Map<Caller, number>>();
  private readonly waiting = new Map<MatchId, NodeJS.Timeout>();

  constructor(
    private readonly turns: Turns,
    private readonly fault: (error: unknown) => void,
  ) {}

  listen(match: MatchId, caller: Caller): () => void {
    const all = this.listening.get(match) ?? new Map<Caller, number>();
    this.listening.set(match, all);
    if (!all.has(caller)) all.set(caller, -1);
    return () => {
      all.delete(caller);
      if (all.size === 0 && this.listening.get(match) === all) this.listening.delete(match);
    };
  }

  /** The match has gone on. */
  look(match: MatchId): void {
    const all = this.listening.get(match);
    if (!all || this.waiting.has(match) || [...all.keys()].every((caller) => caller.looksAt(match))) return;
    const call = (): void => {
      this.waiting.delete(match);
      this.call(match).catch(this.fault);
    };
    this.waiting.set(match, setTimeout(call, WAIT).unref());
  }

  private async call(match: MatchId): Promise<void> {
    const { asked } = await this.turns.now(match);
    const all = this.listening.get(match) ?? new Map<Caller, number>();
    for (const [caller, last] of [...all]) {
      const turn = asked.get(caller.person);
      if (turn === undefined || turn === last || caller.looksAt(match)) continue;
      all.set(caller, turn);
      caller.called(match);
    }
  }

  close(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }
}
