import type { Seat } from "@rifthall/kernel/ids";

/** The answers that can be given at one point of a line. */
export class Edges {
  readonly option = new Int32Array(2048);
  readonly seat = new Int8Array(2048);
  readonly node = new Int32Array(2048);
  readonly looks = new Float64Array(2048);
  count = 0;

  add(seat: Seat, list: { readonly [i: number]: number }, n: number): void {
    for (let i = 0; i < n && this.count < this.option.length; i++) {
      this.seat[this.count] = seat;
      this.option[this.count++] = list[i];
    }
  }
}
