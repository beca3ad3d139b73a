import { availableParallelism } from "node:os";
import type { Language } from "@rifthall/kernel/game";
import { threads } from "@rifthall/lab";
import { BadUsage } from "../failure.js";
import { placesAt } from "../lab/places.js";
import { workAt } from "../lab/worker.js";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";
import { MOST_WORKERS, whole } from "./lab.js";

export interface LabWorkerArgs {
  readonly queue?: string;
  readonly workers?: string;
}

/** Plays what others have put into a queue, until it is told to end. */
export async function labWorkerCommand(
  terminal: Terminal,
  language: Language,
  { queue, workers }: LabWorkerArgs,
): Promise<number> {
  if (queue === undefined) throw new BadUsage("--queue: a worker needs the address of one");
  const count = whole("--workers", workers ?? String(availableParallelism()), 1, MOST_WORKERS);
  const places = await placesAt(queue, count);
  const texts = textsOf(language);
  const end = await workAt(places, threads(count), (error) => terminal.complain(error.message));
  terminal.print(texts.labWaits(count, places.build));
  await new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  terminal.print(texts.labEnds);
  await end();
  return 0;
}
