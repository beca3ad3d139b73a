import type { Errand, Errands } from "./errand.js";

/** How often the database is asked, in ms, and how far ahead. */
const LOOK = 30_000;
const AHEAD = 2 * LOOK;
/** So many are read in one go; where there are more, they are read so much sooner, in ms. */
const MOST = 1_000;
const SOONER = 1_000;

/** Nobody waits longer than this for what is being done when a server ends, in ms: another finds it undone. */
const ENDING = 2_000;
export const soon = (ending: Promise<unknown>): Promise<unknown> =>
  Promise.race([ending, new Promise((resolve) => setTimeout(resolve, ENDING).unref())]);

/**
 * What is to be done later. The database knows all of it and is asked at start and from time to time, so a server that is
 * started again, or the next one, sees to what another has left, and whatever was noted elsewhere may be lost.
 */
export abstract class Agenda {
  private readonly kinds = new Map<string, Errands>();
  private looking: NodeJS.Timeout | undefined;
  protected closed = false;

  constructor(
    protected readonly now: () => number,
    protected readonly fault: (error: unknown) => void,
    private readonly look = LOOK,
  ) {}

  /** From now on errands of these kinds are seen to; all that the database knows is noted. */
  async start(all: readonly Errands[]): Promise<void> {
    this.serve(all);
    await this.begin();
    await this.read();
  }
  /** These are the kinds of what may be noted. */
  serve(all: readonly Errands[]): void {
    for (const errands of all) this.kinds.set(errands.kind, errands);
  }

  /** There is that errand now, and no other of its kind for the same thing. */
  note(kind: string, errand: Errand): void {
    if (this.closed) return;
    // What is far off is found in the database when it is nearer.
    if (errand.at - this.now() > AHEAD) this.drop(kind, errand.of);
    else this.put(kind, errand, false);
  }
  /** There is none any more. */
  abstract drop(kind: string, of: string): void;

  /** With `again` it may be known already, and forgotten where it was noted. */
  protected abstract put(kind: string, errand: Errand, again: boolean): void;
  protected abstract begin(): Promise<void>;
  protected abstract end(): Promise<void>;

  protected errands(kind: string): Errands | undefined {
    return this.kinds.get(kind);
  }

  private async read(): Promise<void> {
    let hasMore = false;
    for (const errands of this.kinds.values())
      try {
        const due = await errands.due(this.now() + AHEAD, MOST);
        for (const errand of due) if (!this.closed) this.put(errands.kind, errand, true);
        hasMore ||= due.length === MOST;
      } catch (error) {
        this.fault(error);
      }
    if (!this.closed) this.looking = setTimeout(() => void this.read(), hasMore ? SOONER : this.look).unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.looking);
    await this.end();
  }
}
