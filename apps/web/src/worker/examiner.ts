import { Refusal } from "@rifthall/kernel/text";
import { type Brought, examined } from "@rifthall/service";
import type { Found } from "./examine.ts";
import { games } from "./games.ts";

declare const self: DedicatedWorkerGlobalScope;

const say = (found: Found): void => self.postMessage(found);

self.onmessage = async ({ data }: MessageEvent<Brought>) => {
  try {
    // From when all is loaded it is only work, and the clock runs.
    say({ is: "fine", value: await examined(games, data, () => say({ is: "loaded" })) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, said } = error;
    say({ is: "refused", code, message, said });
  }
};
say({ is: "ready" });
