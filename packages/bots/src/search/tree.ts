import { NONE, type Option, type Seat } from "@rifthall/kernel/ids";

/** What a node is in the columns of its tree: an answer that a seat may give where its parent stands. */
export type Node = number;
export const NO_NODE = NONE;

/**
 * A search tree in columns that are allocated once. Nodes are found by their parent, seat and option, so a node stands
 * for everything that can have come of the same answers, whatever was hidden or rolled (an information set).
 */
export class Tree {
  /** How often it was chosen, and how often it could have been. */
  readonly visits: Int32Array;
  readonly offered: Int32Array;
  /** What came of it for the seat that chose it, added up; each between 0 (lost) and 1 (won). */
  readonly sum: Float64Array;
  /** How promising it looked before it was tried. */
  readonly prior: Float32Array;
  readonly seat: Int8Array;
  readonly option: Int32Array;
  /** Children are a list; those of a node that was never expanded are none. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  private readonly parent: Int32Array;
  private readonly slots: Int32Array;
  private readonly slot: Int32Array;
  private used = 0;

  constructor(readonly room: number) {
    this.visits = new Int32Array(room);
    this.offered = new Int32Array(room);
    this.sum = new Float64Array(room);
    this.prior = new Float32Array(room);
    this.seat = new Int8Array(room);
    this.option = new Int32Array(room);
    this.first = new Int32Array(room);
    this.next = new Int32Array(room);
    this.parent = new Int32Array(room);
    this.slot = new Int32Array(room);
    this.slots = new Int32Array(1 << Math.ceil(Math.log2(room * 2)));
  }

  get size(): number {
    return this.used;
  }

  /** Bytes of its columns. */
  get bytes(): number {
    return this.room * 41 + this.slots.byteLength;
  }

  /** Forgets everything and plants a root. */
  plant(): Node {
    for (let node = 1; node < this.used; node++) this.slots[this.slot[node]] = 0;
    this.used = 0;
    return this.take(NO_NODE, NONE as Seat, NONE as Option, 0);
  }

  find(parent: Node, seat: Seat, option: Option): Node {
    const { slots } = this;
    const mask = slots.length - 1;
    for (let at = spread(parent, seat, option) & mask; slots[at] !== 0; at = (at + 1) & mask) {
      const node = slots[at] - 1;
      if (this.option[node] === option && this.parent[node] === parent && this.seat[node] === seat) return node;
    }
    return NO_NODE;
  }

  /**
   * The same where it is the nth of so many: mostly all were added at once in that order and lie in a row, and where the
   * last of them lies is known.
   */
  nth(parent: Node, nth: number, count: number, seat: Seat, option: Option): Node {
    const node = this.first[parent] - count + 1 + nth;
    if (node > 0 && this.option[node] === option && this.parent[node] === parent && this.seat[node] === seat)
      return node;
    return this.find(parent, seat, option);
  }

  /** A child that is not there yet; NO_NODE where the tree is full. */
  add(parent: Node, seat: Seat, option: Option, prior: number): Node {
    if (this.used === this.room) return NO_NODE;
    const node = this.take(parent, seat, option, prior);
    this.next[node] = this.first[parent];
    this.first[parent] = node;
    const mask = this.slots.length - 1;
    let at = spread(parent, seat, option) & mask;
    while (this.slots[at] !== 0) at = (at + 1) & mask;
    this.slots[at] = node + 1;
    this.slot[node] = at;
    return node;
  }

  private take(parent: Node, seat: Seat, option: Option, prior: number): Node {
    const node = this.used++;
    this.visits[node] = 0;
    this.offered[node] = 0;
    this.sum[node] = 0;
    this.prior[node] = prior;
    this.seat[node] = seat;
    this.option[node] = option;
    this.first[node] = NO_NODE;
    this.next[node] = NO_NODE;
    this.parent[node] = parent;
    return node;
  }

  children(node: Node): Node[] {
    const found = [];
    for (let child = this.first[node]; child !== NO_NODE; child = this.next[child]) found.push(child);
    return found;
  }

  mean(node: Node): number {
    return this.sum[node] / this.visits[node];
  }

  /** The child that was tried most, the better one where two were tried as often. */
  favourite(node: Node): Node {
    let found = NO_NODE;
    for (let child = this.first[node]; child !== NO_NODE; child = this.next[child]) {
      if (this.visits[child] === 0) continue;
      const more = found === NO_NODE ? 1 : this.visits[child] - this.visits[found];
      if (more > 0 || (more === 0 && this.sum[child] > this.sum[found])) found = child;
    }
    return found;
  }
}

function spread(parent: Node, seat: number, option: number): number {
  let h = Math.imul(parent + 1, 0x9e3779b1) ^ Math.imul(option ^ (seat << 27), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}
