import { Refusal } from "@rifthall/kernel/text";

/**
 * Numbers in as few bits as they are worth: an arithmetic coder, so one of five options costs log2(5) bits and not
 * three. A writer puts down the value it is given, a reader ignores it; both return what stands there, so that a format
 * is described once, for both ways.
 */
export interface Coder {
  readonly reads: boolean;
  /** One of `total` values, all alike; at most 2^20 of them. */
  pick(total: number, value: number): number;
  /** 0 or 1, where 0 is expected `share` times in `total`. */
  split(share: number, total: number, value: number): number;
}

const WHOLE = 2 ** 32;
const TOP = 2 ** 24;

export class Writer implements Coder {
  readonly reads = false;
  private readonly bytes: number[] = [];
  private low = 0;
  private range = WHOLE;

  pick(total: number, value: number): number {
    if (!Number.isInteger(value) || value < 0 || value >= total) throw new RangeError(`${value} is not below ${total}`);
    this.put(value, 1, total);
    return value;
  }

  split(share: number, total: number, value: number): number {
    if (value === 0) this.put(0, share, total);
    else this.put(share, total - share, total);
    return value;
  }

  private put(start: number, size: number, total: number): void {
    const unit = Math.floor(this.range / total);
    this.low += unit * start;
    this.range = unit * size;
    this.carry();
    while (this.range < TOP) {
      this.bytes.push(Math.floor(this.low / TOP));
      this.low = (this.low % TOP) * 256;
      this.range *= 256;
    }
  }

  private carry(): void {
    if (this.low < WHOLE) return;
    this.low -= WHOLE;
    let i = this.bytes.length - 1;
    while (this.bytes[i] === 255) this.bytes[i--] = 0;
    this.bytes[i]++;
  }

  /** The shortest message; a reader takes the zeros behind it for granted. */
  finish(): readonly number[] {
    const { low, range } = this;
    for (let step = WHOLE; step >= 1; step /= 256) {
      const rounded = Math.ceil(low / step) * step;
      if (rounded >= low + range) continue;
      this.low = rounded;
      this.carry();
      for (let i = 0, left = this.low; i < 4; i++, left = (left % TOP) * 256) this.bytes.push(Math.floor(left / TOP));
      break;
    }
    while (this.bytes.at(-1) === 0) this.bytes.pop();
    return this.bytes;
  }
}

export class Reader implements Coder {
  readonly reads = true;
  private at = 0;
  private code = 0;
  private range = WHOLE;

  constructor(private readonly bytes: readonly number[]) {
    for (let i = 0; i < 4; i++) this.next();
  }

  private next(): void {
    this.code = this.code * 256 + (this.bytes[this.at++] ?? 0);
  }

  pick(total: number): number {
    const unit = Math.floor(this.range / total);
    const value = Math.floor(this.code / unit);
    if (value >= total) throw this.nonsense();
    this.take(value * unit, unit);
    return value;
  }

  split(share: number, total: number): number {
    const unit = Math.floor(this.range / total);
    if (this.code >= unit * total) throw this.nonsense();
    const value = this.code < unit * share ? 0 : 1;
    if (value === 0) this.take(0, unit * share);
    else this.take(unit * share, unit * (total - share));
    return value;
  }

  private take(start: number, size: number): void {
    this.code -= start;
    this.range = size;
    while (this.range < TOP) {
      this.next();
      this.range *= 256;
    }
  }

  /** Nothing may stand behind the message. */
  finish(): void {
    if (this.at < this.bytes.length)
      throw new Refusal("bad-link", `link: ${this.bytes.length - this.at} bytes too many stand behind the match`);
  }

  private nonsense(): Refusal {
    return new Refusal("bad-link", `link: byte ${Math.min(this.at, this.bytes.length)} of the match means nothing`);
  }
}
