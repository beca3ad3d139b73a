/** Named columns of small integers over one Int32Array. Copying the array copies everything. */
export type Column<K extends number, V extends number = number> = { [I in K]: V } & {
  readonly length: number;
};

/** Least and greatest value. */
export type Range = readonly [least: number, greatest: number];

export interface ColumnOptions {
  /**
   * What its words may be, or each of them. Checked mode holds writes to it, `explain` marks what is outside, and words
   * that come from elsewhere are measured by it.
   */
  readonly range: Range | readonly Range[];
  /** Board columns are what players see change; the rest is bookkeeping. */
  readonly board?: boolean;
}

interface Span {
  readonly offset: number;
  readonly length: number;
  readonly board: boolean;
  readonly ranges: Range | readonly Range[];
}
const rangeOf = (ranges: Range | readonly Range[], index: number): Range =>
  typeof ranges[0] === "number" ? (ranges as Range) : (ranges as readonly Range[])[index];

export interface Difference {
  readonly column: string;
  readonly index: number;
  readonly before: number;
  readonly after: number;
}

const ROOM = 1 << 16;

export class Columns<Form = unknown> {
  readonly words: Int32Array;
  readonly checked: boolean;
  private readonly spans = new Map<object, Span>();
  private used = 0;

  protected constructor(
    /** What the lengths of the columns follow from. */
    readonly shape: Form,
    size: number,
    checked: boolean,
  ) {
    this.words = new Int32Array(size);
    this.checked = checked;
  }

  /** Makes a state of exactly the size its columns ask for: once to measure, once to keep. */
  static sized<S extends Columns>(make: (size: number) => S): S {
    return make(make(ROOM).used);
  }

  protected column<K extends number, V extends number = number>(length: number, o: ColumnOptions): Column<K, V> {
    if (this.used + length > this.words.length)
      throw new RangeError(`columns need more than ${this.words.length} words`);
    const cells = this.words.subarray(this.used, this.used + length);
    const column = this.checked ? guarded(cells, o.range) : cells;
    this.spans.set(column, { offset: this.used, length, board: o.board ?? false, ranges: o.range });
    this.used += length;
    return column as unknown as Column<K, V>;
  }

  copyFrom(other: this): void {
    this.words.set(other.words);
  }

  /** 64 bits of the words, as 16 hexadecimal digits. */
  hash(): string {
    let a = 0x9e3779b9 | 0;
    let b = 0x85ebca6b | 0;
    const { words } = this;
    for (let i = 0; i < words.length; i++) {
      const word = words[i];
      a = Math.imul(a ^ word, 0xcc9e2d51);
      a = (a << 15) | (a >>> 17);
      b = Math.imul(b + word + (a & 0xffff), 0x1b873593);
      b ^= b >>> 13;
    }
    return hex(mix(a ^ this.words.length)) + hex(mix(b ^ a));
  }

  /** Little-endian on every machine. */
  toBytes(): Uint8Array {
    const bytes = new Uint8Array(this.words.length * 4);
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < this.words.length; i++) view.setInt32(i * 4, this.words[i], true);
    return bytes;
  }

  fromBytes(bytes: Uint8Array): void {
    if (bytes.length !== this.words.length * 4)
      throw new RangeError(`a state of this match has ${this.words.length * 4} bytes, not ${bytes.length}`);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let i = 0; i < this.words.length; i++) this.words[i] = view.getInt32(i * 4, true);
  }

  /** Each column by the name of its field. */
  protected named(): { name: string; span: Span }[] {
    const found: { name: string; span: Span }[] = [];
    for (const [name, value] of Object.entries(this)) {
      const span = typeof value === "object" && value !== null ? this.spans.get(value) : undefined;
      if (span) found.push({ name, span });
    }
    return found;
  }

  /** Which words differ, by column and index. With `boardOnly`, only what players could see change. */
  static diff(a: Columns, b: Columns, boardOnly = false): Difference[] {
    const list: Difference[] = [];
    for (const { name, span } of a.named()) {
      if (boardOnly && !span.board) continue;
      for (let index = 0; index < span.length; index++) {
        const before = a.words[span.offset + index];
        const after = b.words[span.offset + index];
        if (before !== after) list.push({ column: name, index, before, after });
      }
    }
    return list;
  }

  /** The first word that is not what its column says, in words; null if all are. */
  static stray(s: Columns): string | null {
    for (const { name, span } of s.named())
      for (let index = 0; index < span.length; index++) {
        const value = s.words[span.offset + index];
        // Taken apart it would be walked like any list, which for every word is most of the work.
        const range = rangeOf(span.ranges, index);
        if (value < range[0] || value > range[1])
          return `${name}[${index}] is ${value}; it must be from ${range[0]} to ${range[1]}`;
      }
    return null;
  }

  /** The columns in words, runs of zero left out and what is out of range marked: what a failing test prints. */
  static explain(s: Columns): string {
    const lines: string[] = [];
    for (const { name, span } of s.named()) {
      const cells: string[] = [];
      for (let i = 0; i < span.length; i++) {
        const value = s.words[span.offset + i];
        const [least, greatest] = rangeOf(span.ranges, i);
        const stray = value < least || value > greatest;
        if (value !== 0 || stray) cells.push(`${i}:${value}${stray ? ` (not ${least}..${greatest})` : ""}`);
      }
      if (cells.length > 0) lines.push(`${name} ${cells.join(" ")}`);
    }
    return lines.join("\n");
  }
}

/** A column that throws where a typed array would swallow: bad index, fraction, NaN, out of range. */
function guarded(cells: Int32Array, ranges: Range | readonly Range[]): object {
  const at = (key: string): number => {
    const index = Number(key);
    if (!Number.isInteger(index) || index < 0 || index >= cells.length)
      throw new RangeError(`index ${key} of a column of ${cells.length}`);
    return index;
  };
  return new Proxy(cells, {
    get(_, key) {
      if (typeof key === "symbol" || key === "length") return Reflect.get(cells, key, cells);
      return cells[at(key)];
    },
    set(_, key, value) {
      if (typeof key === "symbol") return false;
      const index = at(key);
      const [least, greatest] = rangeOf(ranges, index);
      if (!Number.isInteger(value) || value < least || value > greatest)
        throw new RangeError(`value ${value} in a column of ${least}..${greatest}`);
      cells[index] = value;
      return true;
    },
  });
}

function mix(x: number): number {
  let h = x;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");
