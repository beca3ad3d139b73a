/** What a regression is made from: rows of numbers, and of each how much of a win it led to, from 0 to 1. */
export interface Cases {
  readonly width: number;
  readonly count: number;
  readonly value: (row: number, column: number) => number;
  readonly result: (row: number) => number;
}

/** A model: what stands for nothing, and what a step of each number adds to the logarithm of the odds. */
export interface Model {
  readonly base: number;
  readonly slopes: Float64Array;
}

const ROUNDS = 12;
const ENOUGH = 1e-3;

/**
 * Logistic regression by Newton's method. `ridge` is how many won and lost matches' worth of doubt holds each slope near
 * nothing, so that what hardly ever happens is not believed too soon; each number counts in steps of its own spread.
 */
export function regress(cases: Cases, ridge: number): Model {
  const { width, count } = cases;
  const spread = spreads(cases);
  const n = width + 1;
  const theta = new Float64Array(n);
  const x = new Float64Array(n);
  // Of a row only what is not nothing: most numbers of most tables are.
  const some = new Int32Array(n);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(n);
    const curve = new Float64Array(n * n);
    for (let row = 0; row < count; row++) {
      x[0] = 1;
      some[0] = 0;
      let held = 1;
      let z = theta[0];
      for (let i = 0; i < width; i++) {
        const value = cases.value(row, i);
        if (value === 0) continue;
        some[held++] = i + 1;
        x[i + 1] = value / spread[i];
        z += theta[i + 1] * x[i + 1];
      }
      const p = 1 / (1 + Math.exp(-z));
      const off = cases.result(row) - p;
      const weight = p * (1 - p);
      for (let a = 0; a < held; a++) {
        const i = some[a];
        gradient[i] += off * x[i];
        const wi = weight * x[i];
        const line = i * n;
        for (let b = a; b < held; b++) curve[line + some[b]] += wi * x[some[b]];
      }
    }
    for (let i = 0; i < n; i++) {
      if (i > 0) gradient[i] -= ridge * theta[i];
      curve[i * n + i] += i > 0 ? ridge : 1e-9;
      for (let j = 0; j < i; j++) curve[i * n + j] = curve[j * n + i];
    }
    const step = solve(curve, gradient, n);
    let largest = 0;
    for (let i = 0; i < n; i++) {
      theta[i] += step[i];
      largest = Math.max(largest, Math.abs(step[i]));
    }
    if (largest < ENOUGH) break;
  }
  return { base: theta[0], slopes: Float64Array.from({ length: width }, (_, i) => theta[i + 1] / spread[i]) };
}

/** By how much each number differs from table to table. */
function spreads({ width, count, value }: Cases): Float64Array {
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  for (let row = 0; row < count; row++) for (let i = 0; i < width; i++) mean[i] += value(row, i) / count;
  for (let row = 0; row < count; row++) for (let i = 0; i < width; i++) spread[i] += (value(row, i) - mean[i]) ** 2;
  // What never differs says nothing, and is divided by nothing.
  for (let i = 0; i < width; i++) spread[i] = Math.sqrt(spread[i] / Math.max(1, count)) || 1;
  return spread;
}

/** Cholesky: the matrix is symmetric and positive. */
function solve(matrix: Float64Array, right: Float64Array, n: number): Float64Array {
  const low = matrix.slice();
  for (let j = 0; j < n; j++) {
    let sum = low[j * n + j];
    for (let k = 0; k < j; k++) sum -= low[j * n + k] ** 2;
    const root = Math.sqrt(Math.max(sum, 1e-12));
    low[j * n + j] = root;
    for (let i = j + 1; i < n; i++) {
      let rest = low[i * n + j];
      for (let k = 0; k < j; k++) rest -= low[i * n + k] * low[j * n + k];
      low[i * n + j] = rest / root;
    }
  }
  const x = right.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= low[i * n + k] * x[k];
    x[i] /= low[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= low[k * n + i] * x[k];
    x[i] /= low[i * n + i];
  }
  return x;
}
