import { BASE, type Features, UNIT, type Weights } from "@rifthall/kernel/game";
import { type Calibration, type Case, calibrate } from "./calibration.js";
import { regress } from "./regress.js";
import type { Seen } from "./watch.js";

/** Every so manieth match is kept back, and what was learned is tried on it. */
const HELD_BACK = 5;
/** How much doubt holds each slope: some dozens of matches must speak for it. */
const DOUBT = 50;

export interface Lesson {
  readonly weights: Weights;
  /** On the matches that were kept back. */
  readonly checked: Calibration;
}

/** Learns from all matches but those kept back, one regression for each moment, and is tried on the rest. */
export function learn({ names, moments }: Features, { features, moments: when, results, matches }: Seen): Lesson {
  const width = names.length;
  const weights: Record<string, Record<string, number>> = {};
  const tried: Case[] = [];
  moments.forEach((moment, m) => {
    const rows = { learned: [] as number[], held: [] as number[] };
    for (let i = 0; i < when.length; i++)
      if (when[i] === m) (matches[i] % HELD_BACK === 0 ? rows.held : rows.learned).push(i);
    const { base, slopes } = regress(
      {
        width,
        count: rows.learned.length,
        value: (row, column) => features[rows.learned[row] * width + column],
        result: (row) => results[rows.learned[row]] / 2,
      },
      DOUBT,
    );
    const whole = (x: number): number => Math.round(x * UNIT);
    // What came to nothing is left out.
    const told = names.flatMap((name, i) => (whole(slopes[i]) === 0 ? [] : [[name, whole(slopes[i])] as const]));
    weights[moment] = { [BASE]: whole(base), ...Object.fromEntries(told) };
    for (const i of rows.held) {
      let sum = whole(base);
      for (let c = 0; c < width; c++) sum += whole(slopes[c]) * features[i * width + c];
      tried.push({ expected: 1 / (1 + Math.exp(-sum / UNIT)), result: results[i] / 2 });
    }
  });
  return { weights, checked: calibrate(tried) };
}
