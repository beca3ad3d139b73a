import { expect, test } from "vitest";
import * as moves from "../src/table/moves.ts";
import { headline } from "../src/table/story.ts";
import { framesOf as beyondTheRift } from "../src/tables/beyond-the-rift/lively.ts";
import { frames as neverrift } from "../src/tables/neverrift/lively.ts";
import { framesOf as quantumRift } from "../src/tables/quantum-rift/lively.ts";

const ALL: readonly moves.Move[] = [
  moves.strike(1),
  moves.recoil(-1),
  moves.withstand,
  moves.swell,
  moves.arrive(1),
  moves.sink,
  moves.rise,
  moves.turnOver,
];

test("moves are transform and opacity alone, end at rest and last at most 400 ms", () => {
  for (const { frames, time } of [...ALL, { frames: moves.BURN, time: moves.BURN_TIME }]) {
    const keys = new Set(frames.flatMap((frame) => Object.keys(frame)));
    expect([...keys].filter((key) => !["transform", "opacity", "offset", "easing"].includes(key))).toEqual([]);
    expect(frames.at(-1)?.transform).toBe("none");
    expect(time).toBeLessThanOrEqual(400);
  }
});

test("what falls is gone before it ends, on the side of the rift, and no sooner than the table is drawn without it", () => {
  for (const above of [true, false]) {
    const move = beyondTheRift(true, above)("die");
    expect(move).toEqual(moves.fall(above ? 1 : -1));
    expect(move?.leaves).toBe(true);
    expect(move?.time).toBeLessThanOrEqual(400);
    expect(move?.frames.slice(-2).map(({ opacity }) => opacity)).toEqual([0, 0]);
  }
});

test("a blow draws back before it goes for its target, and lands at 60 % of its time", () => {
  const shift = (frame: Keyframe | undefined): number => Number(/, (-?[\d.]+)px/.exec(String(frame?.transform))?.[1]);
  for (const towards of [1, -1] as const) {
    const [, back, landed] = moves.strike(towards).frames;
    expect(Math.sign(shift(back))).toBe(-towards);
    expect(shift(landed)).toBe(12 * towards);
    expect(landed?.offset).toBe(0.6);
  }
});

test("each game names what a card does at an event, and nothing for what does not concern it", () => {
  expect(quantumRift(true)("attack")).toEqual(moves.strike(1));
  expect(quantumRift(false)("damage")).toEqual(moves.recoil(-1));
  expect(quantumRift(true)("draw")).toBeUndefined();
  expect(neverrift("tame")).toBe(moves.turnOver);
  expect(neverrift("block")).toBe(moves.withstand);
  expect(neverrift("turn")).toBeUndefined();
  // look-2: an enemy that acts leans 8 px.
  expect(beyondTheRift(true, false)("activate")).toEqual(moves.strike(1, 8));
  expect(beyondTheRift(false, true)("spawn")).toEqual(moves.arrive(-1));
  expect(beyondTheRift(true, true)("phase")).toBeUndefined();
});

test("the log has one line of what is told at length elsewhere", () => {
  expect(headline("You reach Temple Ruins.\nThe stones are warm.\nNobody is here.")).toBe("You reach Temple Ruins.");
  expect(headline("Turn 2 begins.")).toBe("Turn 2 begins.");
});
