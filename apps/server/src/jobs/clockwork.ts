import type { Jobs, MatchId } from "@rifthall/service";

/** What is due before a moment, from the database: whatever this process has forgotten, or another one began. */
type Due = (before: number) => Promise<readonly { readonly match: MatchId; readonly at: number }[]>;

/** How often the database is asked, in ms, and how far ahead. */
const LOOK = 30_000;
const AHEAD = 2 * LOOK;
/** What could not be seen to is tried again so much later, in ms. */
const AGAIN = 2_000;

/**
 * Looks at matches when somebody's time may be up, by timers of this process. The database knows all of them, so a server
 * that is started again, or the next node, sees to what another has left: whoever looks finds out whether it is so, and
 * twice does no harm.
 */
export class Clockwork implements Jobs {
  private readonly timers = new Map<MatchId, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  private looking: NodeJS.Timeout | undefined;
  private see: (match: MatchId) => Promise<void> = async () => {};

  constructor(
    private readonly now: () => number,
    private readonly due: Due,
    private readonly fault: (error: unknown) => void,
  ) {}

  /** From now on matches are looked at like this. */
  async start(see: (match: MatchId) => Promise<void>): Promise<void> {
    this.see = see;
    this.looking = setInterval(() => void this.read(), LOOK).unref();
    await this.read();
  }

  private async read(): Promise<void> {
    try {
      for (const { match, at } of await this.due(this.now() + AHEAD)) if (!this.timers.has(match)) this.look(match, at);
    } catch (error) {
      this.fault(error);
    }
  }

  look(match: MatchId, at: number | null): void {
    const known = this.timers.get(match);
    if (known?.at === at) return;
    clearTimeout(known?.timer);
    this.timers.delete(match);
    // What is far off is found in the database when it is nearer.
    if (at === null || at - this.now() > AHEAD) return;
    const timer = setTimeout(() => void this.ring(match, at), Math.max(0, at - this.now())).unref();
    this.timers.set(match, { at, timer });
  }

  private async ring(match: MatchId, at: number): Promise<void> {
    if (this.timers.get(match)?.at === at) this.timers.delete(match);
    try {
      await this.see(match);
    } catch (error) {
      this.fault(error);
      if (!this.timers.has(match)) this.look(match, this.now() + AGAIN);
    }
  }

  close(): void {
    clearInterval(this.looking);
    for (const { timer } of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    // What is on its way finds nothing to be set anew.
    this.look = () => {};
  }
}
