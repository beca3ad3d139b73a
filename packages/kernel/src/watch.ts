import type { Item } from "./procedure.js";
import { isOver, type State } from "./state.js";

/** A condition that acts at a stated boundary. Where several hold, the first in the list acts first. */
export interface Watch<S extends State> {
  readonly boundary: string;
  when(s: S): boolean;
  act(s: S): void;
}

/** Here the watches of this boundary look and act, until the match is over or none is left. */
export function boundary<S extends State>(name: string, watches: readonly Watch<S>[]): Item<S> {
  const here = watches.filter((w) => w.boundary === name);
  return {
    step: (s) => {
      for (const watch of here) if (!isOver(s) && watch.when(s)) watch.act(s);
    },
  };
}
