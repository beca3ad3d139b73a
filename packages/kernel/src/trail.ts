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

interface Copy {
  point: Point;
  readonly words: Int32Array;
}

/**
 * Copies of the state along the path to the present point, so that going back plays little of it again: there is one at
 * each of the last points, and ever fewer towards the start. That makes 15 behind 200 points and 30 behind 20,000.
 */
export class Trail {
  /** By depth, up to the present one; the start is always there. */
  private readonly copies: (Copy | null)[];
  /** Copies of what was left, to be written over: a new one costs more than all else that is done at a point. */
  private readonly spare: Copy[] = [];
  private made = 1;

  constructor(
    private readonly state: State,
    start: Point,
  ) {
    this.copies = [{ point: start, words: state.words.slice() }];
  }

  /** How many copies there are, spare ones included. */
  get length(): number {
    return this.made;
  }

  /** The state has come to this point from the one before it. */
  pass(point: Point): void {
    // Even depths stay longer than odd ones, multiples of four longer still: at each point one copy's time is up.
    const last = point.depth - 1;
    const old = last - NEAR * (last & -last);
    if (old > 0) this.drop(old);
    const copy = this.spare.pop() ?? this.make(point);
    copy.point = point;
    copy.words.set(this.state.words);
    this.copies.push(copy);
  }

  private make(point: Point): Copy {
    this.made++;
    return { point, words: new Int32Array(this.state.words.length) };
  }

  private drop(depth: number): void {
    const copy = this.copies[depth];
    if (copy === null) return;
    this.copies[depth] = null;
    this.spare.push(copy);
  }

  /** What would have to be played again to come to that point. */
  cost(to: Point): number {
    return to.reach - this.nearest(to).point.reach;
  }

  goTo(to: Point): void {
    const { state, copies } = this;
    const { point: from, words } = this.nearest(to);
    // What lies behind is on a branch that is left.
    for (; copies.length > from.depth + 1; copies.pop()) this.drop(copies.length - 1);
    state.words.set(words);
    state.offer.seat = NONE;
    if (from === to) return;
    const path: Point[] = [];
    for (let p: Point = to; p !== from && p.before; p = p.before) path.push(p);
    const { log } = state;
    state.log = null;
    for (const point of path.reverse()) {
      point.take(state);
      this.pass(point);
    }
    state.log = log;
  }

  /** That of the point itself, or of the last one before it that has one. */
  private nearest(to: Point): Copy {
    for (let p: Point | null = to; p; p = p.before) {
      const copy: Copy | null | undefined = this.copies[p.depth];
      if (copy?.point === p) return copy;
    }
    throw new Error("a point that is not of this trail");
  }
}
