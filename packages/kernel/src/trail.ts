import { NONE } from "./ids.js";
import type { State } from "./state.js";

/** One point in the tree of what was played: how it is reached from the one before it. */
export interface Point {
  readonly before: Point | null;
  readonly take: (s: State) => void;
  /** How many points lie before it on its path, and what playing that path takes. */
  readonly depth: number;
  readonly reach: number;
}

/** So many of the newest copies stay; of older ones every second, of still older ones every fourth, and so on. */
const NEAR = 4;

/**
 * Copies of the state along the path to the present point, so that going back plays little of it again: there is one at
 * each of the last points, and ever fewer towards the start. That makes 15 behind 200 points and 30 behind 20,000.
 */
export class Trail {
  /** In the order of the path; the start is always there. */
  private readonly copies: Map<Point, Int32Array>;

  constructor(
    private readonly state: State,
    start: Point,
  ) {
    this.copies = new Map([[start, state.words.slice()]]);
  }

  /** How many copies there are. */
  get length(): number {
    return this.copies.size;
  }

  /** The state has come to this point from the one before it. */
  pass(point: Point): void {
    const { copies, state } = this;
    let room: Int32Array | null = null;
    for (const [old, words] of copies) {
      // Even depths stay longer than odd ones, multiples of four longer still, and the start for good.
      if (old.depth === 0 || point.depth - old.depth <= NEAR * (old.depth & -old.depth)) continue;
      copies.delete(old);
      room = words;
    }
    room ??= new Int32Array(state.words.length);
    room.set(state.words);
    copies.set(point, room);
  }

  /** What would have to be played again to come to that point. */
  cost(to: Point): number {
    return to.reach - this.nearest(to).reach;
  }

  goTo(to: Point): void {
    const { state, copies } = this;
    const from = this.nearest(to);
    const path: Point[] = [];
    for (let p: Point = to; p !== from && p.before; p = p.before) path.push(p);
    let left = false;
    for (const [point, words] of copies) {
      // What lies behind is on a branch that is left.
      if (left) copies.delete(point);
      if (point !== from) continue;
      state.words.set(words);
      left = true;
    }
    state.offer.seat = NONE;
    const { log } = state;
    state.log = null;
    for (const point of path.reverse()) {
      point.take(state);
      this.pass(point);
    }
    state.log = log;
  }

  /** The last point before it, or it itself, of which there is a copy. */
  private nearest(to: Point): Point {
    let p = to;
    while (p.before && !this.copies.has(p)) p = p.before;
    return p;
  }
}
