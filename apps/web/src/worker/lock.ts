/** Holds a match for this tab; gives what lets go of it, or null if another tab holds it. */
export function hold(match: string): Promise<(() => void) | null> {
  // Where there are no locks there is no telling: the last one wins.
  if (!("locks" in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    void navigator.locks.request(`rifthall match ${match}`, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}
