import { randomBytes } from "node:crypto";
import type { Experiment, Played, Pool, Task } from "@rifthall/lab";
import type { Asking } from "@rifthall/queue";
import { Failure } from "../failure.js";
import type { Places } from "./places.js";

/** How often it is looked what has been played, in ms. */
const LOOK = 200;
/** What was played for somebody who is gone is forgotten after so long, in s. */
const KEPT = { removeOnComplete: { age: 3_600 }, removeOnFail: { age: 3_600 } };

/** What a worker on another machine is given: some matches of a cell, of an experiment that lies beside. */
export interface Share {
  readonly run: string;
  readonly cell: number;
  readonly numbers: readonly number[];
}

/** Matches are played by whoever takes them out of a queue. Nobody is missed: what was taken and not played is taken again. */
export class SharedPool implements Pool {
  private readonly run = randomBytes(9).toString("base64url");
  private readonly plans: Asking;
  private readonly matches: Asking;
  private readonly waiting = new Set<string>();
  private planned: Promise<unknown> | null = null;

  constructor(
    places: Places,
    private readonly experiment: Experiment,
    /** The queue cannot be reached for a while. */
    away: (error: Error) => void,
    private readonly signal: AbortSignal,
  ) {
    this.plans = places.plans.queue();
    this.matches = places.matches.queue();
    for (const queue of [this.plans, this.matches]) queue.on("error", away);
  }

  async play({ cell, numbers }: Task): Promise<readonly Played[]> {
    const { run } = this;
    this.planned ??= this.plans.add("plan", this.experiment, { jobId: planOf(run) });
    await this.planned;
    const jobId = `${run}-${cell}-${numbers[0]}`;
    this.waiting.add(jobId);
    await this.matches.add("play", { run, cell, numbers } satisfies Share, { jobId, ...KEPT });
    const played = await this.outcome(jobId);
    this.waiting.delete(jobId);
    return played;
  }

  private async outcome(jobId: string): Promise<readonly Played[]> {
    while (!this.signal.aborted) {
      const job = await this.matches.getJob(jobId);
      if (job?.failedReason) throw new Failure(`a worker could not play this: ${job.failedReason}`);
      if (job?.returnvalue) {
        await job.remove();
        return job.returnvalue as readonly Played[];
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    return [];
  }

  /** Nobody plays on for this one: without the plan what still waits is passed over. */
  async close(): Promise<void> {
    for (const [queue, ids] of [
      [this.plans, [planOf(this.run)]],
      [this.matches, [...this.waiting]],
    ] as const)
      for (const id of ids) await (await queue.getJob(id))?.remove().catch(() => {});
    await Promise.all([this.plans.close(), this.matches.close()]);
  }
}

/** Whole numbers are refused as names of jobs. */
export const planOf = (run: string): string => `plan-${run}`;
