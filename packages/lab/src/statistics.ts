/** A share with the interval that holds the true one in 95 of 100 such samples. */
export interface Share {
  readonly won: number;
  readonly played: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** Wilson's interval: sound for small samples and for shares near 0 and 1. Draws count half. */
export function share(won: number, played: number, z = Z95): Share {
  if (played === 0) return { won, played, share: Number.NaN, low: 0, high: 1 };
  const p = won / played;
  const whole = 1 + (z * z) / played;
  const middle = (p + (z * z) / (2 * played)) / whole;
  const reach = (z / whole) * Math.sqrt((p * (1 - p)) / played + (z * z) / (4 * played * played));
  return { won, played, share: p, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/**
 * An interval that holds at every look: whoever stops as soon as it clears a threshold is wrong in at most `alpha` of
 * all series. It is what a uniform mixture of all shares could still not tell apart from the true one (Robbins).
 */
export function alwaysValid(won: number, played: number, alpha = 0.05): Share {
  if (played === 0) return { won, played, share: Number.NaN, low: 0, high: 1 };
  const p = won / played;
  const bound = Math.log(alpha) + logBeta(won + 1, played - won + 1);
  const fits = (x: number): boolean => won * Math.log(x) + (played - won) * Math.log(1 - x) >= bound;
  const edge = (out: number, inside: number): number => {
    let [a, b] = [out, inside];
    for (let i = 0; i < 50; i++) {
      const middle = (a + b) / 2;
      if (fits(middle)) b = middle;
      else a = middle;
    }
    return b;
  };
  const [tiny, inside] = [1e-12, Math.min(1 - 1e-9, Math.max(1e-9, p))];
  return {
    won,
    played,
    share: p,
    low: won === 0 ? 0 : edge(tiny, inside),
    high: won === played ? 1 : edge(1 - tiny, inside),
  };
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Lanczos; good to 15 digits for positive numbers. */
function logGamma(x: number): number {
  const series = LANCZOS.reduce((sum, c, i) => (i === 0 ? c : sum + c / (x + i - 1)), 0);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(series);
}
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** How likely a share at least so far from `expected` is by chance alone, in both directions. */
export function chanceOf({ won, played }: { readonly won: number; readonly played: number }, expected: number): number {
  if (played === 0) return 1;
  const deviation = Math.sqrt((expected * (1 - expected)) / played);
  // Half a match towards the middle: counts are whole, the curve is not.
  const off = Math.max(0, Math.abs(won / played - expected) - 0.5 / played);
  return deviation === 0 ? 1 : 2 * (1 - normal(off / deviation));
}

/** Two shares: how likely such a difference is if they are the same. */
export function chanceOfDifference(
  a: { readonly won: number; readonly played: number },
  b: { readonly won: number; readonly played: number },
): number {
  if (a.played === 0 || b.played === 0) return 1;
  const pooled = (a.won + b.won) / (a.played + b.played);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / a.played + 1 / b.played));
  return deviation === 0 ? 1 : 2 * (1 - normal(Math.abs(a.won / a.played - b.won / b.played) / deviation));
}

/** The normal distribution up to x (Abramowitz and Stegun 26.2.17; good to 7 digits). */
function normal(x: number): number {
  if (x < 0) return 1 - normal(-x);
  const t = 1 / (1 + 0.2316419 * x);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - Math.exp((-x * x) / 2) * 0.3989422804014327 * tail;
}

/**
 * Of many comparisons, which stand out so that at most one in twenty of those named is expected to be chance
 * (Benjamini and Hochberg).
 */
export function standOut(chances: readonly number[], rate = 0.05): boolean[] {
  const order = chances.map((_, i) => i).sort((a, b) => chances[a] - chances[b]);
  let last = -1;
  order.forEach((at, rank) => {
    if (chances[at] <= (rate * (rank + 1)) / chances.length) last = rank;
  });
  const found = chances.map(() => false);
  for (const at of order.slice(0, last + 1)) found[at] = true;
  return found;
}

/** A mean with its 95% interval, and where the middle half lies. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
}

export function spread(numbers: readonly number[]): Spread {
  const count = numbers.length;
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(count - 1, Math.floor(part * count))] ?? Number.NaN;
  const mean = numbers.reduce((a, b) => a + b, 0) / count;
  const variance = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, count - 1);
  const reach = Z95 * Math.sqrt(variance / count);
  return {
    count,
    mean,
    low: mean - reach,
    high: mean + reach,
    quarter: at(0.25),
    median: at(0.5),
    threeQuarters: at(0.75),
  };
}
