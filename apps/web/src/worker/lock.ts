/**
 * Holds a match for this tab; gives what lets go of it, or null if another tab holds it. With `steal` it is taken from
 * that tab, whose `lost` is called.
 */
export function hold(match: string, steal: boolean, lost: () => void): Promise<(() => void) | null> {
  // Where there are no locks there is no telling: the last one wins.
  if (!("locks" in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    let held = false;
    const keep = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
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
}
