import type { Clock } from "@rifthall/service";

export const clock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  breath: () => new Promise((resolve) => setImmediate(resolve)),
};
