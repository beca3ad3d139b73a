import type { Experiment, Played, Pool } from "@rifthall/lab";
import type { Places } from "./places.js";
import { planOf, type Share } from "./shared.js";

/** So many experiments are remembered. */
const REMEMBERED = 4;

/** Plays what waits in the queue with that pool, until what is given back is called; that waits for what is being played. */
export async function workAt(
  { plans, matches }: Places,
  pool: Pool,
  away: (error: Error) => void,
): Promise<() => Promise<void>> {
  const beside = plans.queue();
  beside.on("error", away);
  const known = new Map<string, Experiment>();
  const planFor = async (run: string): Promise<Experiment | undefined> => {
    const there = known.get(run) ?? ((await beside.getJob(planOf(run)))?.data as Experiment | undefined);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= REMEMBERED) known.delete(oldest);
    if (there) known.set(run, there);
    return there;
  };
  const worker = matches.worker(async ({ data }): Promise<readonly Played[]> => {
    const { run, cell, numbers } = data as Share;
    const experiment = await planFor(run);
    // Whoever asked is gone.
    return experiment ? pool.play({ experiment, cell, numbers }) : [];
  });
  worker.on("error", away);
  await worker.waitUntilReady();
  return async () => {
    await worker.close();
    await beside.close();
    await pool.close();
  };
}
