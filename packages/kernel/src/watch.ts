import type { Step } from "./procedure.js";
import { isOver, type State } from "./state.js";

/** A condition that acts at a stated boundary. Where several hold, the first in the list acts first. */
export interface Watch<S extends State> {
  readonly boundary: string;
  when(s: S): boolean;
  act(s: S): void;
  /** A latched watch acts at its boundary though its condition held only in between; the game's columns keep that. */
  readonly latch?: { held(s: S): boolean; hold(s: S, on: boolean): void };
}

/** Here the watches of this boundary look and act, until the match is over or none is left. */
export function boundary<S extends State>(name: string, watches: readonly Watch<S>[]): { readonly step: Step<S> } {
  const here = watches.filter((w) => w.boundary === name);
  return {
    step: (s) => {
      for (const watch of here) {
        if (isOver(s)) return;
        const latched = watch.latch?.held(s) ?? false;
        if (!latched && !watch.when(s)) continue;
        if (latched) watch.latch?.hold(s, false);
        watch.act(s);
      }
    },
  };
}

/** Called after each change that a latched watch may turn on. */
export function notice<S extends State>(s: S, watch: Watch<S>): void {
  const { latch } = watch;
  if (latch !== undefined && !latch.held(s) && watch.when(s)) latch.hold(s, true);
}
