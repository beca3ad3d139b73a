import { MediaQuery } from "svelte/reactivity";

const LARGE_TEXT = 24;
let large: boolean | undefined;
/** Is text set so large that tables scroll and nothing stands beside the field? Asked again and again: read once, since to read it has all styles computed. */
export const isLarge = (): boolean => (large ??= readText());
/** Looks anew how large text is set: wherever a table is laid, and as the window changes. */
export function readText(): boolean {
  large = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT;
  return large;
}
addEventListener("resize", () => {
  large = undefined;
});

const broad = new MediaQuery("min-width: 1100px");
/** Is there a column beside the field for the log and the enlarged card? */
export const wide = {
  get current(): boolean {
    return broad.current && !isLarge();
  },
};

/** Is the screen so low that names under cards take too much of it? */
export const low = new MediaQuery("(max-height: 480px)");
const ample = new MediaQuery("(min-width: 1100px) and (min-height: 560px)");
/** Is there room beside the field on both sides, and for a hand with its words? */
export const roomy = {
  get current(): boolean {
    return ample.current && !isLarge();
  },
};
