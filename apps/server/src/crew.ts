import { Worker } from "node:worker_threads";
import { Crew, type FromMind, type Hire } from "@rifthall/service";
import { clock } from "./clock.js";

const SCRIPT = new URL("./thinking.js", import.meta.url);
/** A thread remembers some trees; it is not to take the machine with it. */
const HEAP = 512;

/** So many threads for bots and advice, so that whoever plays does not wait for them. */
export function crewOf(count: number, script: URL = SCRIPT): Crew | undefined {
  if (count < 1) return undefined;
  const hire: Hire = (hear, gone) => {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: HEAP }, env: {} });
    let ended = false;
    worker.on("message", (said: FromMind) => hear(said));
    worker.on("error", () => {});
    worker.on("exit", () => {
      if (!ended) gone();
    });
    worker.unref();
    return {
      post: (asked) => worker.postMessage(asked),
      end: () => {
        ended = true;
        void worker.terminate();
      },
    };
  };
  return new Crew(count, hire, clock);
}
