import { Agenda, soon } from "./agenda.js";
import { type Errand, tend } from "./errand.js";

/** What could not be seen to is tried again so much later, in ms. */
const AGAIN = 2_000;

/** Errands by timers of this process. */
export class Timers extends Agenda {
  private readonly timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  /** What is being seen to now. */
  private readonly ringing = new Set<Promise<void>>();

  protected override async begin(): Promise<void> {}

  override drop(kind: string, of: string): void {
    this.set(kind, of, null);
  }
  protected override put(kind: string, { of, at }: Errand, again: boolean): void {
    if (!again || !this.timers.has(keyOf(kind, of))) this.set(kind, of, at);
  }

  private set(kind: string, of: string, at: number | null): void {
    const key = keyOf(kind, of);
    const known = this.timers.get(key);
    if (known?.at === at) return;
    clearTimeout(known?.timer);
    this.timers.delete(key);
    if (at === null || this.closed) return;
    const ring = (): void => {
      const ringing = this.ring(kind, of, at).finally(() => this.ringing.delete(ringing));
      this.ringing.add(ringing);
    };
    const timer = setTimeout(ring, Math.max(0, at - this.now())).unref();
    this.timers.set(key, { at, timer });
  }

  private async ring(kind: string, of: string, at: number): Promise<void> {
    const key = keyOf(kind, of);
    if (this.timers.get(key)?.at === at) this.timers.delete(key);
    const errands = this.errands(kind);
    if (!errands) return;
    let next: number | null;
    try {
      next = await tend(errands, of, this.now);
    } catch (error) {
      this.fault(error);
      next = this.now() + AGAIN;
    }
    if (next !== null && !this.timers.has(key)) this.note(kind, { of, at: next, number: 0 });
  }

  protected override async end(): Promise<void> {
    for (const { timer } of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await soon(Promise.all(this.ringing));
  }
}

const keyOf = (kind: string, of: string): string => `${kind} ${of}`;
