/** Playouts that find out between which values positions of a match lie. */
export const PILOTS = 24;

/** By seat: what is neither good nor bad here, and by how much values differ. */
export interface Scale {
  readonly middle: Float64Array;
  readonly spread: number;
}
export const UNMEASURED: Scale = { middle: new Float64Array(0), spread: 1 };

/** From what the pilots have seen, by pilot and seat. */
export function measured(seen: Float64Array, seats: number): Scale {
  const middle = new Float64Array(seats);
  let squares = 0;
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0;
    for (let i = 0; i < PILOTS; i++) sum += seen[i * seats + seat];
    middle[seat] = sum / PILOTS;
    for (let i = 0; i < PILOTS; i++) squares += (seen[i * seats + seat] - middle[seat]) ** 2;
  }
  return { middle, spread: Math.max(1, Math.sqrt(squares / (PILOTS * seats))) };
}
