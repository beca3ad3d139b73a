import type { Lock as Locking } from "@rifthall/service";

/** A tab holds its match by a Web Lock. */
export const lock: Locking = {
  hold: (match, steal, lost) => {
    // Where there are no locks there is no telling: the last one wins.
    if (!("locks" in navigator)) return Promise.resolve(() => {});
    return new Promise((resolve) => {
      let held = false;
      const keep = (granted: Lock | null): Promise<void> | undefined => {
        if (granted === null) {
          resolve(null);
          return undefined;
        }
        held = true;
        return new Promise<void>((release) => resolve(release));
      };
      navigator.locks
        .request(`rifthall match ${match}`, steal ? { steal } : { ifAvailable: true }, keep)
        // Denied altogether, it is as if there were none.
        .catch(() => (held ? lost() : resolve(() => {})));
    });
  },
};
