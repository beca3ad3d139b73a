import { setImmediate as breath, setTimeout as pause } from "node:timers/promises";
import type { Clock } from "@rifthall/service";

export const clock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: (ms) => pause(ms),
  breath: () => breath(),
};
