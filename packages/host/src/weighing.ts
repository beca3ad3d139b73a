import type { Advised } from "./advice.js";

/** An answer worth a look. */
export interface Weighed extends Advised {
  /** Its chance is as good as that of the one before it, as far as can be told. */
  readonly equal: boolean;
}

/** Chances that differ by less are alike: another search would find them the other way round. */
const ALIKE = 0.02;
/** What was tried less often than this, beside the favourite, was put aside soon: little is known of it. */
const TRIED = 0.05;

/** The answers somebody should look at, the best chance first: those that do something and were tried in earnest. */
export function weigh(options: readonly Advised[], most: number): readonly Weighed[] {
  const often = Math.max(0, ...options.map(({ visits }) => visits));
  const tried = options
    .filter(({ option, visits }) => visits > 0 && visits >= TRIED * often && !option.idle)
    .slice(0, most)
    .toSorted((a, b) => b.value - a.value || b.visits - a.visits);
  // Alike are those near the first of them; one near its neighbour alone may be far from that.
  let first = Number.POSITIVE_INFINITY;
  return tried.map((advised) => {
    const equal = first - advised.value < ALIKE;
    if (!equal) first = advised.value;
    return { ...advised, equal };
  });
}
