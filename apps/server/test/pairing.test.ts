import type { Invitation } from "@rifthall/service";
import { expect, test } from "vitest";
import { pairs, reach, type Strength } from "../src/hall/pairing.js";
import type { Invited } from "../src/store/invitations.js";

const SECOND = 1000;
const known = (rating: number): Strength => ({ rating, deviation: 50 });
const STRENGTHS: Readonly<Record<string, Strength>> = {
  low: known(1200),
  mid: known(1500),
  near: known(1560),
  high: known(1900),
  stranger: { rating: 1500, deviation: 350 },
};

const waits = (by: string, made: number, more: Partial<Invitation> = {}): Invited => ({
  code: by,
  by,
  game: "riftforce",
  options: { mode: "duel" },
  seats: [{ is: "free" }, { is: "person", name: by, who: by }],
  time: null,
  match: null,
  after: null,
  door: "anyone",
  manners: { rated: true, talk: "phrases", behind: null },
  packs: [],
  joined: null,
  state: 0,
  made,
  ...more,
  decks: ["", ""],
});
const found = (waiting: readonly Invited[], now: number, apart = false): readonly string[] =>
  pairs(
    waiting,
    ({ by }) => STRENGTHS[by] ?? known(1500),
    () => apart,
    now,
  ).map(([to, from]) => `${to.code} ${from.code}`);

test("who waits meets the nearest, and the further off the longer it takes", () => {
  expect(found([waits("mid", 0), waits("high", 0), waits("near", 0)], 0)).toEqual(["mid near"]);
  const apart = [waits("low", 0), waits("high", 0)];
  expect(found(apart, 10 * SECOND)).toEqual([]);
  expect(found(apart, 20 * SECOND)).toEqual(["low high"]);
  expect(reach([known(1500), known(1500)], [0, 0])).toBeLessThan(reach([known(1500), known(1500)], [0, 4 * SECOND]));
});

test("of whom nothing is known meets more people at once", () => {
  expect(found([waits("mid", 0), waits("high", 0)], 0)).toEqual([]);
  expect(found([waits("stranger", 0), waits("high", 0)], 0)).toEqual([]);
  expect(found([waits("stranger", 0), waits("low", 0)], 0)).toEqual(["stranger low"]);
});

test("each game, mode, pace and whether it counts is waited for by itself, and nobody meets themselves", () => {
  const live = { is: "live", base: 300_000, increment: 0, end: "resigns" } as const;
  const casual = { rated: false, talk: "phrases", behind: null } as const;
  for (const more of [
    { game: "neverrift" },
    { options: { mode: "team" } },
    { time: live },
    { manners: casual },
    { by: "mid" },
  ])
    expect(found([waits("mid", 0), { ...waits("near", 0), ...more }], 60 * SECOND)).toEqual([]);
  expect(found([waits("mid", 0, { time: live }), waits("near", 0, { time: live })], 0)).toEqual(["mid near"]);
});

test("who would rather not hear of each other does not meet", () => {
  expect(found([waits("mid", 0), waits("near", 0)], 60 * SECOND, true)).toEqual([]);
});

test("nobody goes over to two tables", () => {
  const all = ["mid", "near", "a", "b", "c"].map((by) => waits(by, 0));
  const gone = found(all, 60 * SECOND).flatMap((one) => one.split(" "));
  expect([gone.length, new Set(gone).size]).toEqual([4, 4]);
});
