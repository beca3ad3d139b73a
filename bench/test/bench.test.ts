import { games } from "@rifthall/games";
import { describe, expect, test, vi } from "vitest";
import { compare } from "../src/against.js";
import { measureAllocation } from "../src/allocation.js";
import { playMatch, randomPolicy } from "../src/boardgameio/play.js";
import { botsJson, botsText } from "../src/bots.js";
import { measure } from "../src/measure.js";
import { gameNamed, type Mode, modeNamed, modesOf } from "../src/mode.js";
import { Player } from "../src/player.js";
import { toJson, toText } from "../src/report.js";
import { sample } from "../src/sample.js";
import type { Size } from "../src/size.js";
import { differ, Tally } from "../src/tally.js";
import { measureThinking, measureThoughtAllocation } from "../src/thinking.js";

describe("random duels", () => {
  test("are as long and offer as much here as in boardgame.io, but for chance", () => {
    const theirs = new Tally();
    const policy = randomPolicy(1);
    while (theirs.matches < 40) {
      const { decisions, optionsListed } = playMatch(`bench/${theirs.matches}`, policy);
      theirs.add(decisions, optionsListed);
    }
    const ours = duelists(1).play(100_000);
    for (const what of ["decisionsPerMatch", "optionsPerDecision"] as const) {
      const gap = Math.abs(ours[what].value - theirs[what].value);
      const chance = Math.hypot(ours[what].error, theirs[what].error);
      expect(gap / chance, `${what}: ${ours[what].value} here, ${theirs[what].value} there`).toBeLessThan(4);
    }
  });

  test("are the same for the same seed", () => {
    const { milliseconds, ...tally } = duelists(5).play(2000);
    const { milliseconds: again, ...same } = duelists(5).play(2000);
    expect(same).toEqual(tally);
    expect(duelists(6).play(2000).optionsListed).not.toBe(tally.optionsListed);
    expect(Math.min(milliseconds, again)).toBeGreaterThan(0);
  });
});

describe("a run", () => {
  const TINY: Size = {
    duel: { rounds: 2, milliseconds: 20, theirMilliseconds: 50 },
    rate: { rounds: 1, milliseconds: 10 },
    copy: { rounds: 2, copies: 500 },
    theirCopy: { rounds: 2, copies: 20 },
    record: { rounds: 1, matches: 2 },
    allocation: { decisions: 1000, theirDecisions: 200 },
    against: { rounds: 1, milliseconds: 10 },
    thinking: { rounds: 1, milliseconds: 10, searches: 1 },
    thoughts: 100,
    lab: { rounds: 1, matches: 2 },
  };

  test.each(games)("of $id tells its figures, as text and as JSON that holds nothing but numbers", async (game) => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const measured = await measure(game, TINY, async (_, { decisions }) => {
      return { ours: await measureAllocation(game, mainMode(game.id), decisions) };
    });
    vi.restoreAllMocks();
    const { games: told } = JSON.parse(JSON.stringify(toJson([measured]))) as {
      games: Record<string, Record<string, unknown>>;
    };
    const figures = told[game.id] ?? {};
    const positive = [
      "decisionsPerSecond",
      "copyMicroseconds",
      "createMicroseconds",
      "replayedPerSecond",
      "stateBytes",
    ];
    if (game.id === "riftforce") positive.push("timesBoardgameio", "timesStructuredClone", "optionsPerDecision");
    for (const name of positive) expect(figures[name], name).toBeGreaterThan(0);
    expect(figures.bytesPerDecision).toBeTypeOf("number");
    expect(figures.collections).toBeTypeOf("number");
    const modes = figures.modes as Record<string, Record<string, unknown>>;
    expect(Object.keys(modes)).toEqual(modesOf(game).map(({ name }) => name));
    for (const mode of Object.values(modes)) {
      for (const name of ["decisionsPerSecond", "optionsPerDecision", "decisionsPerMatch", "stateBytes"])
        expect(mode[name], name).toBeGreaterThan(0);
    }
    expect(leaves(figures).filter((leaf) => typeof leaf !== "number")).toEqual([]);
    expect(toText(measured)).toContain("decisions/s");
  });
});

describe("bots", () => {
  test.each(games)("of $id: a search plays lines, keeps roughly to its second and tells so", async (game) => {
    const mode = mainMode(game.id);
    const thinking = measureThinking(game, mode, { rounds: 1, milliseconds: 60, searches: 1 });
    expect(thinking.iterationsPerSecond.median).toBeGreaterThan(10);
    expect(thinking.decisionsPerSecond.median).toBeGreaterThan(thinking.iterationsPerSecond.median);
    expect(thinking.share.median).toBeGreaterThan(0);
    expect(thinking.over.greatest).toBeGreaterThanOrEqual(0);
    const allocation = await measureThoughtAllocation(game, mode, 64);
    expect(allocation.decisions).toBeGreaterThanOrEqual(64);
    const rate = sample([2, 3, 4]);
    const measured = {
      games: new Map([[game.id, { thinking, allocation }]]),
      lab: { one: rate, two: rate, apart: rate },
    };
    expect(botsText(measured)).toContain(`${game.id}: search plays at`);
    expect(leaves(botsJson(measured)).filter((leaf) => typeof leaf !== "number")).toEqual([]);
  });
});

describe("against a commit", () => {
  const rates = (duel: number, solo: number) => ({ riftforce: { duel, solo } });

  test("medians are compared by game and mode, and over 10 % slower is slower", () => {
    const before = [rates(100, 100), rates(400, 110), rates(110, 90)];
    const { slower, text, json } = compare("abc", before, [rates(100, 80), rates(100, 90), rates(10, 70)]);
    expect(slower).toBe(true);
    expect(text).toMatch(/riftforce duel: 0\.909 times abc, no difference/);
    expect(text).toMatch(/riftforce solo: 0\.800 times abc, slower by 20/);
    expect(json).toMatchObject({
      slower: true,
      games: { riftforce: { solo: { before: 100, after: 80, ratio: 0.8 } } },
    });
  });

  test("a lower median with level best rounds is the machine's doing", () => {
    const { slower, text } = compare(
      "abc",
      [rates(100, 100), rates(98, 100), rates(99, 100)],
      [rates(99, 100), rates(60, 100), rates(60, 100)],
    );
    expect(slower).toBe(false);
    expect(text).toMatch(/riftforce duel: 0\.606 times abc, slower in the median only/);
  });

  test("what only one build has is no matter", () => {
    const { slower, text } = compare("abc", [{ riftforce: { duel: 100 } }], [rates(95, 1)]);
    expect(slower).toBe(false);
    expect(text).not.toContain("solo");
  });
});

describe("modes", () => {
  test.each(games)("of $id are told apart by name, and each can be played", (game) => {
    const modes = modesOf(game);
    expect(new Set(modes.map(({ name }) => name)).size).toBe(modes.length);
    for (const mode of modes)
      expect(new Player(game, mode, 1).play(200).decisions, mode.name).toBeGreaterThanOrEqual(200);
  });

  test("that do not exist are refused with the names of those that do", () => {
    expect(() => gameNamed("chess")).toThrow(/"chess".*riftforce/);
    expect(() => modeNamed(gameNamed("riftforce"), "duel-7")).toThrow(/"duel-7".*duel.*team-3/);
  });
});

describe("figures", () => {
  test("of a sample", () => {
    expect(sample([3, 1, 2])).toEqual({ median: 2, least: 1, greatest: 3 });
    expect(sample([4, 1, 2, 3])).toEqual({ median: 2.5, least: 1, greatest: 4 });
  });

  test("of a tally: means, and errors that come from how matches differ", () => {
    const tally = new Tally();
    tally.add(10, 40);
    tally.add(30, 120);
    tally.milliseconds = 20;
    expect(tally.perSecond).toBe(2000);
    expect(tally.decisionsPerMatch.value).toBe(20);
    expect(tally.decisionsPerMatch.error).toBeCloseTo(Math.sqrt(50));
    expect(tally.optionsPerDecision).toEqual({ value: 4, error: 0 });
  });

  test("differ when over 3 % apart and not by chance", () => {
    const mean = (value: number, error: number) => ({ value, error });
    expect(differ(mean(100, 0), mean(102, 0))).toBe(false);
    expect(differ(mean(100, 0), mean(110, 0))).toBe(true);
    expect(differ(mean(100, 5), mean(110, 5))).toBe(false);
  });
});

/** All values inside; what the two sides disagree on by chance in so short a run is left out. */
function leaves(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  return Object.entries(value).flatMap(([name, inner]) => (name === "differences" ? [] : leaves(inner)));
}

/** The mode a game is known by. */
function mainMode(id: string): Mode {
  const [first] = modesOf(gameNamed(id));
  if (first === undefined) throw new Error(`${id} has no mode`);
  return first;
}

function duelists(seed: number): Player {
  const game = gameNamed("riftforce");
  return new Player(game, modeNamed(game, "duel"), seed);
}
