import type { Held, Place } from "@rifthall/queue";
import { Agenda, soon } from "./agenda.js";
import { type Errand, type Errands, tend } from "./errand.js";

import { Timers } from "./timers.js";

/** What was done, or could not be, is no job any more. */
const GONE = { removeOnComplete: true, removeOnFail: true };
/** So much is remembered of what was noted here; without it the queue is asked once more. */
const REMEMBERED = 20_000;
/** What could not be seen to is tried again so much later, in ms. */
const AGAIN = 2_000;

/**
 * Errands in a queue that several servers share: one of them sees to each. There is one job for each thing, which moves
 * itself to when it is due next. What the queue does not take is seen to by a timer of this process.
 */
export class Queued extends Agenda {
  private readonly queue: ReturnType<Place["queue"]>;
  private worker: ReturnType<Place["worker"]> | null = null;
  private readonly spare: Timers;
  /** When what was noted here comes up, if nobody has moved it. */
  private readonly known = new Map<string, number>();

  constructor(
    now: () => number,
    fault: (error: unknown) => void,
    /** The queue cannot be reached for a while. */
    private readonly away: (error: unknown) => void,
    private readonly place: Place,
    look?: number,
  ) {
    super(now, fault, look);
    this.queue = place.queue();
    this.queue.on("error", away);
    this.spare = new Timers(now, fault);
  }

  override serve(all: readonly Errands[]): void {
    super.serve(all);
    this.spare.serve(all);
  }

  protected override async begin(): Promise<void> {
    await this.queue.waitUntilReady();
    this.worker = this.place.worker((job, token) => this.take(job, token));
    this.worker.on("error", this.away);
  }

  /** Nothing is asked of the queue: who comes for it finds nothing to be done. */
  override drop(kind: string, of: string): void {
    this.known.delete(jobFor(kind, of));
    this.spare.drop(kind, of);
  }

  protected override put(kind: string, errand: Errand, again: boolean): void {
    const id = jobFor(kind, errand.of);
    const known = this.known.get(id);
    // It comes up before, and moves itself.
    if (!again && known !== undefined && known > this.now() && known <= errand.at) return;
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(id, errand.at);
    this.send(kind, errand, id).catch((error: unknown) => {
      if (this.closed) return;
      this.away(error);
      this.known.delete(id);
      this.spare.note(kind, errand);
    });
  }

  private async send(kind: string, { of, at }: Errand, jobId: string): Promise<void> {
    const delay = Math.max(0, at - this.now());
    const there = await this.queue.getJob(jobId);
    // The same name is not taken twice. One that is being seen to now looks by itself when it is due next.
    if (there) await there.changeDelay(delay).catch(() => {});
    else await this.queue.add(kind, { of }, { jobId, delay, ...GONE });
  }

  private async take(job: Held, token: string | undefined): Promise<void> {
    const { name, data } = job;
    const { of } = data as { readonly of: string };
    this.known.delete(jobFor(name, of));
    const next = await this.tended(name, of);
    if (next === null) return;
    await job.moveToDelayed(next, token);
    throw this.place.moved();
  }
  private async tended(kind: string, of: string): Promise<number | null> {
    const errands = this.errands(kind);
    // One of a kind that only newer servers know.
    if (!errands) return this.now() + AGAIN;
    try {
      return await tend(errands, of, this.now);
    } catch (error) {
      this.fault(error);
      return this.now() + AGAIN;
    }
  }

  protected override async end(): Promise<void> {
    await this.spare.close();
    if (this.worker) await soon(this.worker.close());
    await this.queue.close();
  }
}

const jobFor = (kind: string, of: string): string => `${kind}/${of}`;
