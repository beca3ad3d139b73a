import { only, type Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { type Point, Trail } from "../src/trail.js";
import { pick, pocket, routine } from "./pocket.js";

/** A way on which each point writes its own number; `takes` counts what is played. */
function way() {
  const state = pocket([routine([pick(only(0 as Seat), 2, () => {})])], { checked: false });
  let made = 0;
  const counted = { state, takes: 0 };
  const origin: Point = { before: null, take: () => {}, depth: 0, reach: 0 };
  const trail = new Trail(state, origin);
  const on = (before: Point): Point => {
    const mine = ++made;
    const take = (s: State): void => {
      counted.takes++;
      s.words[s.words.length - 1] = Math.imul(s.words[s.words.length - 1], 31) + mine;
    };
    const point = { before, take, depth: before.depth + 1, reach: before.reach + 1 };
    take(state);
    trail.pass(point);
    return point;
  };
  return { counted, trail, origin, on };
}

/** What playing the whole path to a point gives. */
function played(to: Point): number {
  const path: Point[] = [];
  for (let p: Point | null = to; p; p = p.before) path.push(p);
  const s = { words: new Int32Array(1) } as unknown as State;
  for (const point of path.reverse()) point.take(s);
  return s.words[0];
}

test("wherever one goes, the state is what playing up to there gives, at the cost that was named", () => {
  const { counted, trail, origin, on } = way();
  const dice = new Dice(7);
  const points = [origin];
  let now = origin;
  for (let i = 0; i < 3_000; i++) {
    if (dice.below(4) > 0) now = on(now);
    else {
      now = points[dice.below(points.length)];
      const { takes } = counted;
      const cost = trail.cost(now);
      trail.goTo(now);
      expect(counted.takes - takes).toBe(cost);
    }
    points.push(now);
    expect(counted.state.words.at(-1)).toBe(played(now));
  }
});

test("few copies are held, and going back a little costs little", () => {
  const { trail, origin, on } = way();
  const path = [origin];
  const back = (n: number): number => trail.cost(path[path.length - 1 - n]);
  for (let i = 0; i < 20_000; i++) {
    path.push(on(path[path.length - 1]));
    expect(trail.length).toBeLessThanOrEqual(6 + 2 * Math.ceil(Math.log2(path.length)));
    if (path.length > 100) expect(back(1) + back(2) + back(3)).toBe(0);
    if (i % 97 === 0) for (let n = 1; n < path.length; n *= 2) expect(back(n)).toBeLessThanOrEqual(n);
  }
});

test("going back one by one plays no more than a few points each time", () => {
  const { counted, trail, origin, on } = way();
  const path = [origin];
  for (let i = 0; i < 5_000; i++) path.push(on(path[path.length - 1]));
  const { takes } = counted;
  for (let i = 4_999; i >= 0; i--) trail.goTo(path[i]);
  expect(counted.takes - takes).toBeLessThan(5_000 * 8);
});
