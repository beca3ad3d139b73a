import type { Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { moved, rested, type Skill, UNKNOWN } from "../src/hall/rating/glicko.js";
import { type Before, type Facts, LEAST_CHOSEN, MOST_OF_A_PAIR, places, weigh } from "../src/hall/rating/weigh.js";

const seats = (...all: number[]): readonly Seat[] => all as Seat[];
/** Ada beat Ben, after they both had played. */
const DUEL: Facts = {
  people: ["ada", "ben"],
  sides: [seats(0), seats(1)],
  winners: seats(0),
  scores: [13, 9],
  reason: "score",
  chosen: [30, 30],
  left: [],
  away: [],
};
const strangers: Before = { skill: () => null, met: () => 0 };
const gains = (facts: Facts, before = strangers): unknown => {
  const came = weigh(facts, 0, before);
  if (typeof came === "string") return came;
  return Object.fromEntries(
    came.map(({ person, before: was, after }) => [person, Math.sign(after.rating - was.rating)]),
  );
};

test("Glicko-2 gives what its author's example gives", () => {
  const known = (rating: number, deviation: number): Skill => ({ rating, deviation, volatility: 0.06 });
  const { rating, deviation, volatility } = moved(known(1500, 200), [
    [known(1400, 30), 1],
    [known(1550, 100), 0],
    [known(1700, 300), 0],
  ]);
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(deviation).toBeCloseTo(151.52, 1);
  expect(volatility).toBeCloseTo(0.05999, 4);
});

test("who does not play is known less, and never less than a stranger", () => {
  const known: Skill = { rating: 1700, deviation: 60, volatility: 0.06 };
  const week = 7 * 24 * 3600_000;
  expect(rested(known, week - 1)).toEqual(known);
  expect(rested(known, 10 * week).deviation).toBeGreaterThan(65);
  expect(rested(known, 1e6 * week)).toEqual({ ...known, deviation: UNKNOWN.deviation });
});

describe("what counts", () => {
  test("a match between two moves both, and less of whom more is known", () => {
    expect(gains(DUEL)).toEqual({ ada: 1, ben: -1 });
    const veteran: Skill = { rating: 1500, deviation: 50, volatility: 0.06 };
    const came = weigh(DUEL, 0, { ...strangers, skill: (who) => (who === "ada" ? { skill: veteran, at: 0 } : null) });
    const [ada = 0, ben = 0] =
      typeof came === "string" ? [] : came.map(({ before, after }) => after.rating - before.rating);
    expect(Math.abs(ada)).toBeLessThan(Math.abs(ben) / 5);
  });

  test("a match that nobody won is a draw", () => {
    const came = weigh({ ...DUEL, winners: [] }, 0, strangers);
    expect(typeof came === "string" ? came : came.map(({ result, after }) => [result, after.rating])).toEqual([
      ["drawn", 1500],
      ["drawn", 1500],
    ]);
  });

  test("a match that the rules could not end counts for nobody", () => {
    expect(gains({ ...DUEL, reason: "void" })).toBe("void");
  });

  const gaveUp = (chosen: readonly number[], late = false): Facts => ({
    ...DUEL,
    reason: "resigned",
    chosen,
    left: [{ seat: 1 as Seat, late }],
  });
  test.each([
    ["before either has played", [0, 0]],
    ["at once, to give somebody points", [40, LEAST_CHOSEN - 1]],
    ["before the other came to play", [LEAST_CHOSEN - 1, 40]],
  ])("who gives up %s takes nothing and gives nothing", (_, chosen) => {
    expect(gains(gaveUp(chosen))).toBe("short");
  });
  test("who gives up after that has lost", () => {
    expect(gains(gaveUp([LEAST_CHOSEN, LEAST_CHOSEN]))).toEqual({ ada: 1, ben: -1 });
  });
  test("whose time is up has lost, however early", () => {
    expect(gains(gaveUp([1, 0], true))).toEqual({ ada: 1, ben: -1 });
  });
  test("who left a bot to play on has lost, though it won", () => {
    expect(gains({ ...DUEL, winners: seats(1), away: seats(1) })).toEqual({ ada: 1, ben: -1 });
  });

  test("the same two count so often a day and no more", () => {
    const met = (times: number): Before => ({ ...strangers, met: () => times });
    expect(gains(DUEL, met(MOST_OF_A_PAIR - 1))).toEqual({ ada: 1, ben: -1 });
    expect(gains(DUEL, met(MOST_OF_A_PAIR))).toBe("too-often");
  });
});

describe("of more than two", () => {
  const ALL: Facts = {
    ...DUEL,
    people: ["ada", "ben", "cid"],
    sides: [seats(0), seats(1), seats(2)],
    winners: seats(1),
    scores: [7, 13, 9],
    chosen: [30, 30, 30],
  };
  test("everybody has beaten those behind them", () => {
    expect(places(ALL)).toEqual([2, 0, 1]);
    expect(gains(ALL)).toEqual({ ada: -1, ben: 1, cid: 0 });
  });
  test("who gave up first comes in last", () => {
    const left = [2, 0].map((seat) => ({ seat: seat as Seat, late: false }));
    expect(places({ ...ALL, left, reason: "resigned" })).toEqual([1, 0, 2]);
    expect(gains({ ...ALL, left, reason: "resigned", chosen: [30, 30, 1] })).toEqual({ ada: 0, ben: 1, cid: -1 });
  });
  test("two who meet too often leave the third to count", () => {
    const met = (one: string, other: string): number => ([one, other].includes("cid") ? 0 : MOST_OF_A_PAIR);
    expect(gains(ALL, { ...strangers, met })).toEqual({ ada: -1, ben: 1, cid: 0 });
    const [ada] = weigh(ALL, 0, { ...strangers, met });
    const [all] = weigh(ALL, 0, strangers);
    if (typeof ada === "string" || typeof all === "string" || !ada || !all) throw new Error("it does not count");
    expect(ada.after.rating).toBeGreaterThan(all.after.rating);
  });
  test("a team wins and loses together, and nobody is weighed against their own", () => {
    const team: Facts = {
      ...ALL,
      people: ["ada", "ben", "cid", "dov"],
      sides: [seats(0, 2), seats(1, 3)],
      winners: seats(0, 2),
      scores: [13, 4],
      chosen: [9, 9, 9, 9],
    };
    expect(gains(team)).toEqual({ ada: 1, cid: 1, ben: -1, dov: -1 });
    expect(gains({ ...team, away: seats(2) })).toEqual({ ada: -1, cid: -1, ben: 1, dov: 1 });
  });
});
