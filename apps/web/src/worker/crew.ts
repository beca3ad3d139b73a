import { Crew, type FromMind, type Hire } from "@rifthall/service";
import { clock } from "./clock.ts";

/** By this name a worker knows that it is to think for the desk. */
export const MIND = "mind";

/** More than a search has trees would have nothing to do. */
const MOST = 2;

const hire: Hire = (hear, gone) => {
  const worker = new Worker(self.location.href, { type: "module", name: MIND });
  worker.onmessage = ({ data }: MessageEvent<FromMind>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    gone();
  };
  return { post: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
};

/** All cores of this machine, for bots and advice; with one alone, and where workers have no workers, the desk thinks by itself. */
const cores = Math.min(MOST, navigator.hardwareConcurrency ?? 1);
export const crew = cores > 1 && "Worker" in self ? new Crew(cores, hire, clock) : undefined;
