/**
 * The exponential function of fdlibm, in operations that every machine rounds alike: `Math.exp` may differ in its last bit
 * from engine to engine, and a search would then choose differently.
 */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const INVERSE_LN2 = Math.LOG2E;
const P1 = 0.16666666666666602;
const P2 = -0.0027777777777015593;
const P3 = 0.00006613756321437934;
const P4 = -0.0000016533902205465252;
const P5 = 4.1381367970572385e-8;
/** Half of ln 2: what is nearer to nothing is not reduced. */
const NEAR = 0.34657359027997264;
const TINY = 3.725290298461914e-9;
/** Beyond these nothing is left, or nothing is large enough. */
const LEAST = -700;
const MOST = 700;

/** Powers of two by repeated doubling: `**` is not sure to be exact everywhere. */
const SHIFT = 1022;
const POWERS = new Float64Array(2 * SHIFT + 1);
POWERS[SHIFT] = 1;
for (let i = 1; i <= SHIFT; i++) {
  POWERS[SHIFT + i] = POWERS[SHIFT + i - 1] * 2;
  POWERS[SHIFT - i] = POWERS[SHIFT - i + 1] / 2;
}

/** Raises e to what stands there. In place: a number with a fraction that is handed over would be allocated. */
export function raise(cell: Float64Array, at: number): void {
  let x = cell[at];
  if (x < LEAST || x > MOST) {
    cell[at] = x < 0 ? 0 : POWERS[2 * SHIFT];
    return;
  }
  if (x < TINY && x > -TINY) {
    cell[at] = 1 + x;
    return;
  }
  if (x === 1) {
    cell[at] = Math.E;
    return;
  }
  let k = 0;
  let high = 0;
  let low = 0;
  if (x > NEAR || x < -NEAR) {
    k = Math.trunc(INVERSE_LN2 * x + (x < 0 ? -0.5 : 0.5));
    high = x - k * LN2_HIGH;
    low = k * LN2_LOW;
    x = high - low;
  }
  const t = x * x;
  const c = x - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
  cell[at] = k === 0 ? 1 - ((x * c) / (c - 2) - x) : (1 - (low - (x * c) / (2 - c) - high)) * POWERS[SHIFT + k];
}

/** The chance that odds of that logarithm come to. */
export function squash(cell: Float64Array, at: number): void {
  cell[at] = -cell[at];
  raise(cell, at);
  cell[at] = 1 / (1 + cell[at]);
}

/** Logarithms of odds in thousandths, as evaluations that were learned are: so far in both directions, in such steps. */
const FAR = 12_000;
const STEP = 4;
const LIKELY = new Float64Array((2 * FAR) / STEP + 1);
for (let i = 0; i < LIKELY.length; i++) {
  LIKELY[i] = (i * STEP - FAR) / 1000;
  squash(LIKELY, i);
}

/** The chance to win that such an evaluation means, looked up: it is asked for at every leaf. */
export function likely(value: number, into: Float64Array, at: number): void {
  const near = value < -FAR ? -FAR : value > FAR ? FAR : value;
  into[at] = LIKELY[((near + FAR) / STEP) | 0];
}
