import { MediaQuery } from "svelte/reactivity";

const LARGE_TEXT = 24;
/** Is text set so large that tables scroll and nothing stands beside the field? */
export const isLarge = (): boolean =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT;

const broad = new MediaQuery("min-width: 1100px");
/** Is there a column beside the field for the log and the enlarged card? */
export const wide = {
  get current(): boolean {
    return broad.current && !isLarge();
  },
};
