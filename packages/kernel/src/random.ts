import { BARRIER, COUNTER, KEY, type State } from "./state.js";

/**
 * Random is a 128-bit key and a counter inside the state: each draw is a keyed mix of the counter
 * (rounds of HalfSipHash), so equal keys give equal draws everywhere and seeing draws does not give the key away.
 */
function draw(s: State): number {
  const counter = s.cell[COUNTER]++;
  let v0 = s.cell[KEY[0]] ^ counter;
  let v1 = s.cell[KEY[1]];
  let v2 = s.cell[KEY[2]] ^ 0x6c796765;
  let v3 = s.cell[KEY[3]] ^ 0x74656462;
  for (let round = 0; round < 4; round++) {
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
  }
  return v1 ^ v3;
}

const HALF = 1 << 30;
/**
 * The remainder of 32 bits read as a number from 0 on. Halved and doubled it stays within signed integers, which
 * compile to one division; an unsigned dividend would make it a floating remainder, many times slower.
 */
function remainder(bits: number, n: number): number {
  if (n > HALF) return (bits >>> 0) % n;
  const twice = ((((bits >>> 1) | 0) % n) << 1) | (bits & 1);
  return twice >= n ? twice - n : twice;
}

/** A number from 0 to n - 1, each exactly as likely; draws that would favour low ones are thrown away. */
export function roll(s: State, n: number): number {
  s.cell[BARRIER]++;
  for (;;) {
    const x = draw(s);
    const result = remainder(x, n);
    // The n numbers around x from the last multiple of n on must all fit into 32 bits; read with a sign, first to -1.
    const first = (x - result) | 0;
    if (first >= 0 || first + n <= 0) return result;
  }
}

/** Spreads any text over the 128 bits of the key. */
export function seed(s: State, text: string): void {
  for (let lane = 0; lane < 4; lane++) {
    let h = Math.imul(lane + 1, 0x9e3779b9) ^ text.length;
    for (let i = 0; i < text.length; i++) {
      h = Math.imul(h ^ text.charCodeAt(i), 0x01000193 + 2 * lane);
      h ^= h >>> 15;
    }
    h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
    h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
    s.cell[KEY[lane]] = h ^ (h >>> 16);
  }
  s.cell[COUNTER] = 0;
}

/** A new key made of two numbers, for search: the future of a copy must not be the future of the match. */
export function rekey(s: State, a: number, b: number): void {
  s.cell[KEY[0]] = a | 0;
  s.cell[KEY[1]] = b | 0;
  s.cell[KEY[2]] = ~a;
  s.cell[KEY[3]] = Math.imul(b, 0x9e3779b9);
  s.cell[COUNTER] = 0;
}

/** A small generator for choosers outside the match (playouts, fuzzing): it never touches a state. */
export class Dice {
  private a = 0;
  constructor(seedNumber: number) {
    this.a = seedNumber | 0;
  }
  /** A number from 0 to n - 1. */
  below(n: number): number {
    this.a = (this.a + 0x6d2b79f5) | 0;
    let t = Math.imul(this.a ^ (this.a >>> 15), 1 | this.a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return remainder(t ^ (t >>> 14), n);
  }
}
