import { escaped } from "../report/charts.js";

/** A forecast, and what came of it: 0 lost, 1 won. */
export interface Case {
  readonly expected: number;
  readonly result: number;
}

/** How good forecasts were. */
export interface Calibration {
  readonly cases: number;
  /** The mean of what each forecast cost in surprise; a coin costs 0.693. */
  readonly loss: number;
  /** Forecasts by tenths: how many, what they expected on average, and how often it came so. */
  readonly steps: readonly { readonly cases: number; readonly expected: number; readonly won: number }[];
}

const STEPS = 20;
/** Nobody is that sure. */
const LEAST = 1e-6;

export function calibrate(cases: readonly Case[]): Calibration {
  const steps = Array.from({ length: STEPS }, () => ({ cases: 0, expected: 0, won: 0 }));
  let loss = 0;
  for (const { expected, result } of cases) {
    const p = Math.min(1 - LEAST, Math.max(LEAST, expected));
    loss -= result * Math.log(p) + (1 - result) * Math.log(1 - p);
    const step = steps[Math.min(STEPS - 1, Math.floor(p * STEPS))];
    step.cases++;
    step.expected += expected;
    step.won += result;
  }
  return {
    cases: cases.length,
    loss: loss / Math.max(1, cases.length),
    steps: steps.map(({ cases: n, expected, won }) => ({
      cases: n,
      expected: expected / Math.max(1, n),
      won: won / Math.max(1, n),
    })),
  };
}

const SIZE = 360;
const LEFT = 56;
const TOP = 40;
const BELOW = 48;

/** Forecasts against what came of them: on the line they are true. The larger a dot, the more of them. */
export function calibrationChart({ steps, cases, loss }: Calibration, of: string): string {
  const title = escaped(of);
  const x = (p: number): string => (LEFT + p * SIZE).toFixed(1);
  const y = (p: number): string => (TOP + (1 - p) * SIZE).toFixed(1);
  const most = Math.max(...steps.map((step) => step.cases), 1);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (p) =>
      `<line x1="${x(p)}" y1="${y(0)}" x2="${x(p)}" y2="${y(1)}" stroke="#2c3040"/><line x1="${x(0)}" y1="${y(p)}" x2="${x(1)}" y2="${y(p)}" stroke="#2c3040"/>` +
      `<text x="${x(p)}" y="${TOP + SIZE + 18}" fill="#aab" text-anchor="middle">${100 * p}%</text><text x="${LEFT - 8}" y="${(Number(y(p)) + 4).toFixed(1)}" fill="#aab" text-anchor="end">${100 * p}%</text>`,
  );
  const dots = steps.flatMap((step) =>
    step.cases === 0
      ? []
      : [
          `<circle cx="${x(step.expected)}" cy="${y(step.won)}" r="${(2 + 6 * Math.sqrt(step.cases / most)).toFixed(1)}" fill="#6fb3ff"/>`,
        ],
  );
  const [width, height] = [LEFT + SIZE + 24, TOP + SIZE + BELOW];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}: forecast chances to win against the share that won, on matches kept back" font-family="system-ui, sans-serif" font-size="13">`,
    `<rect width="${width}" height="${height}" fill="#14161d"/>`,
    `<text x="${LEFT}" y="22" fill="#e6e8f0">${title}: ${cases} forecasts, log loss ${loss.toFixed(4)}</text>`,
    ...grid,
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#8a8fa3"/>`,
    ...dots,
    `<text x="${LEFT + SIZE / 2}" y="${height - 10}" fill="#aab" text-anchor="middle">expected → won</text>`,
    "</svg>",
    "",
  ].join("\n");
}
