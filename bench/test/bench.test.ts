import { games } from "@rifthall/games";
import { describe, expect, test, vi } from "vitest";
import { type Compared, compare } from "../src/against.js";
import { measureAllocation } from "../src/allocation.js";
import { playMatch, playMatches, randomPolicy } from "../src/boardgameio/play.js";
import { botsJson, botsText } from "../src/bots.js";
import type { Players } from "../src/duel.js";
import { measure } from "../src/measure.js";
import { gameNamed, type Mode, modeNamed, modesOf } from "../src/mode.js";
import { type Pacer, pacerHere } from "../src/pacer.js";
import { Player } from "../src/player.js";
import { toJson, toText } from "../src/report.js";
import { sample } from "../src/sample.js";
import type { Size } from "../src/size.js";
import { differ, Tally } from "../src/tally.js";
import { playing } from "../src/task.js";
import { measureThinking, measureThoughtAllocation } from "../src/thinking.js";
import { byTurns } from "../src/turns.js";

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
    duel: { pairs: 1, rounds: 2, warm: 20, milliseconds: [20, 50], equal: false },
    rate: { rounds: 1, milliseconds: 10 },
    copy: { rounds: 2, copies: 500 },
    theirCopy: { rounds: 2, copies: 20 },
    record: { rounds: 1, matches: 2 },
    allocation: { decisions: 1000, theirDecisions: 200 },
    against: { pairs: 1, others: 0, rounds: 1, warm: 10, milliseconds: [10, 10], equal: true },
    thinking: { rounds: 1, milliseconds: 10, searches: 1 },
    thoughts: 100,
    lab: { rounds: 1, matches: 2 },
  };

  test.each(games)("of $id tells its figures, as text and as JSON that holds nothing but numbers", async (game) => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const players: Players = {
      ours: async (of, mode, warm) => pacerHere(playing(of, mode), warm),
      theirs: async (warm) => pacerHere((seed, decisions) => playMatches(decisions, seed), warm),
    };
    const measured = await measure(game, TINY, players, async (_, { decisions }) => {
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

describe("by turns", () => {
  /** Takes a millisecond for that much, and notes what it was told. */
  const worker = (pace: number, notes: string[], name: string): Pacer => ({
    pace,
    work: async (seed, amount) => {
      notes.push(`${name} ${seed} ${amount}`);
      return spent(amount, amount / pace);
    },
    stop: () => notes.push(`${name} stops`),
  });
  const size = { pairs: 2, rounds: 2, warm: 0, milliseconds: [10, 20] } as const;

  test("each side works in its turn for its time, who is first changes, and every pair is ended", async () => {
    const notes: string[] = [];
    const start = [async () => worker(3, notes, "a"), async () => worker(1, notes, "b")] as const;
    const pairs = await byTurns(start, { ...size, equal: false }, () => {});
    expect(pairs.map((rounds) => rounds.map(([a, b]) => [a.milliseconds, b.milliseconds]))).toEqual([
      [
        [10, 20],
        [10, 20],
      ],
      [
        [10, 20],
        [10, 20],
      ],
    ]);
    expect(notes.slice(0, 6)).toEqual(["a 1 30", "b 1 20", "b 2 20", "a 2 30", "a stops", "b stops"]);
  });

  test("two builds do the same work, as much as the slower one can", async () => {
    const notes: string[] = [];
    const start = [async () => worker(3, notes, "a"), async () => worker(1, notes, "b")] as const;
    await byTurns(start, { ...size, milliseconds: [10, 10], equal: true }, () => {});
    expect(notes.slice(0, 4)).toEqual(["a 1 10", "b 1 10", "b 2 10", "a 2 10"]);
  });

  test("the same order is the same work", () => {
    const game = gameNamed("riftforce");
    const play = playing(game, modeNamed(game, "duel"));
    const { milliseconds, ...first } = play(3, 2000);
    expect(play(4, 2000)).not.toMatchObject(first);
    expect(play(3, 2000)).toMatchObject(first);
    expect(milliseconds).toBeGreaterThan(0);
  });
});

describe("against a commit", () => {
  /** Rounds in which both took a second, this build for the first of two numbers. */
  const compared = (mode: string, ...pairs: readonly (readonly [number, number])[][]): Compared => ({
    game: "riftforce",
    mode,
    what: "playing",
    pairs: pairs.map((rounds) => rounds.map(([now, before]) => [spent(now, 1000), spent(before, 1000)])),
  });

  test("the median of the rounds' ratios decides, and over 10 % slower is slower", () => {
    const { slower, text, json } = compare("abc", [
      compared("duel", [
        [102, 100],
        [40, 100],
        [200, 200],
      ]),
      compared("solo", [[80, 100]], [[45, 50]], [[35, 50]]),
    ]);
    expect(slower).toBe(true);
    expect(text).toMatch(/^Per second of processor time/);
    expect(text).toMatch(/riftforce duel, random play: 1 times abc .*, no difference/);
    expect(text).toMatch(/riftforce solo, random play: 0\.800 times abc \(0\.700 to 0\.900 by pair.*slower by 20 %/);
    expect(json).toMatchObject({ slower: true, games: { riftforce: { solo: { playing: { ratio: 0.8 } } } } });
  });

  test("3 % either way are no difference, more is told", () => {
    const said = (now: number): string => compare("abc", [compared("duel", [[now, 100]])]).text;
    expect(said(97)).toContain("no difference");
    expect(said(96)).toContain("slower by 4 %");
    expect(said(110)).toContain("faster by 10 %");
  });

  test("where one pair of processes says faster and another slower, it may be chance", () => {
    const { text } = compare("abc", [compared("duel", [[110, 100]], [[108, 100]], [[99, 100]])]);
    expect(text).toMatch(/1\.08 times abc \(0\.990 to 1\.10 by pair.*no difference that could not be chance/);
  });

  test("what only one build has is named; nothing in common is no comparison", () => {
    const missing: Compared = { game: "riftforce", mode: "solo", what: "searching", pairs: "there is no mode" };
    const { slower, text } = compare("abc", [compared("duel", [[95, 100]]), missing]);
    expect(slower).toBe(false);
    expect(text).toContain("riftforce solo, inside search: cannot be compared (there is no mode)");
    expect(() => compare("abc", [missing])).toThrow(/cannot be compared/);
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

function spent(decisions: number, milliseconds: number): Tally {
  const tally = new Tally();
  tally.add(decisions, decisions);
  tally.milliseconds = milliseconds;
  return tally;
}

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
