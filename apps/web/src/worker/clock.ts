import type { Clock } from "@rifthall/service";

export const clock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  // A message to oneself is the quickest way to let other messages come first.
  breath: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    }),
};
