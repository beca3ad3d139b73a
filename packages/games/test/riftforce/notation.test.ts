import { readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Match } from "@rifthall/kernel/match";
import { describe, expect, test } from "vitest";
import { refusal as refused } from "../kit.js";
import { positionOf, type Scene } from "./scene.js";
import { placed, riftforce, type Table, table } from "./table.js";

const scene: Scene = {
  guilds: [
    ["fire", "light", "shadow", "water"],
    ["ice", "earth", "air", "crystal"],
  ],
  hands: [["fire-5"], ["ice-6"]],
  lanes: { 0: [["fire-6!2"], ["ice-6!5"]] },
};
const sound = positionOf(scene);

const refusal = (position: unknown, options: unknown = {}): string => refused(() => placed(position, options));

const stacks = (mine: readonly string[], theirs: readonly string[] = []): unknown[] => [
  [mine, theirs],
  ...Array.from({ length: 4 }, () => [[], []]),
];

describe("a broken position is refused with the reason", () => {
  const rows: readonly (readonly [string, Readonly<Record<string, unknown>>, RegExp])[] = [
    ["a fifth fire-5", { hands: [["fire-5", "fire-5", "fire-5", "fire-5", "fire-5"], []] }, /fire-5/],
    [
      "a fifth fire-5, over hand and table",
      { hands: [["fire-5"], []], locations: stacks(["fire-5", "fire-5", "fire-5", "fire-5"]) },
      /fire-5/,
    ],
    ["a fourth fire-6", { discards: [["fire-6", "fire-6", "fire-6"], []] }, /fire-6/],
    ["a third fire-7", { decks: [["fire-7", "fire-7", "fire-7"], []] }, /fire-7/],
    [
      "a guild on both sides",
      {
        guilds: [
          ["fire", "light", "shadow", "water"],
          ["ice", "fire", "air", "crystal"],
        ],
      },
      /fire/,
    ],
    [
      "a guild twice on one side",
      {
        guilds: [
          ["fire", "fire", "shadow", "water"],
          ["ice", "earth", "air", "crystal"],
        ],
      },
      /fire/,
    ],
    [
      "a guild nobody knows",
      {
        guilds: [
          ["fier", "light", "shadow", "water"],
          ["ice", "earth", "air", "crystal"],
        ],
      },
      /fier.*fire/,
    ],
    [
      "too few guilds",
      {
        guilds: [
          ["fire", "light", "water"],
          ["ice", "earth", "air", "crystal"],
        ],
      },
      /guild/,
    ],
    ["a card whose damage would have destroyed it", { locations: stacks(["fire-6!6"]) }, /6/],
    ["damage in a hand", { hands: [["fire-5!1"], []] }, /fire-5!1|damage/],
    ["a card of a guild nobody plays", { hands: [["sand-5"], []] }, /sand/],
    ["a number no guild has", { hands: [["fire-8"], []] }, /8/],
    ["what is no card", { hands: [["fire"], []] }, /fire/],
    [
      "a hand above 7",
      { hands: [["fire-5", "fire-5", "fire-5", "light-5", "light-5", "light-5", "water-5", "water-5"], []] },
      /8.*7/,
    ],
    ["a wrong number of locations", { locations: stacks([]).slice(1) }, /5/],
    ["a wrong number of sides", { locations: [[[]], ...stacks([]).slice(1)] }, /2/],
    ["a turn that is nobody's", { turn: 2 }, /turn/],
    ["a first player who is nobody", { first: 2 }, /first/],
    ["a wrong number of scores", { scores: [0] }, /score/],
    ["a negative score", { scores: [-1, 0] }, /score/],
    ["a mode nobody knows", { mode: "duell" }, /duel/],
    ["a field nobody knows", { socres: [0, 0] }, /scores/],
  ];
  test.each(rows)("%s", (_, fields, reason) => {
    const answer = refusal({ ...sound, ...fields });
    expect(answer).toMatch(/^bad-/);
    expect(answer).toMatch(reason);
  });

  test.each([[null], [[]], ["fire-5"], [7]])("%j is no position", (position) => {
    expect(refusal(position)).toMatch(/^bad-position/);
  });

  test("RF-25 a card of the other side's guilds may lie with the one who took it", () => {
    expect(refusal({ ...sound, discards: [["ice-5"], []], locations: stacks(["ice-6"]) })).toBe("taken");
  });

  test("RF-1 all 9 cards of a guild can be named at once", () => {
    const hand = ["fire-5", "fire-5", "fire-5", "fire-5", "fire-6", "fire-6", "fire-6"];
    expect(refusal({ ...sound, hands: [hand, []], locations: stacks(["fire-7", "fire-7"]) })).toBe("taken");
  });

  test("RF-51 the greatest damage a card can carry is one below its number", () => {
    expect(refusal({ ...sound, hands: [[], []], locations: stacks(["fire-5!4", "fire-6!5", "fire-7!6"]) })).toBe(
      "taken",
    );
  });
});

const again = (t: Table): Match => {
  const { start } = t.match;
  const position = t.match.position();
  return new Match(riftforce, { ...start, ...riftforce.framed(position, start.options), seed: "another", position });
};

describe("a position is read as it is written", () => {
  test("what is named stands where it is named; the rest lies under the named cards of the deck", () => {
    const t = placed({
      ...sound,
      scores: [3, 4],
      turn: 1,
      decks: [["water-7", "fire-7"], []],
      discards: [["light-5", "light-6"], []],
    });
    const p = t.position();
    expect(p).toMatchObject({ mode: "duel", first: 0, turn: 1, scores: [3, 4], hands: [["fire-5"], ["ice-6"]] });
    expect(p.decks[0].slice(0, 2)).toEqual(["water-7", "fire-7"]);
    expect(p.decks.map((deck) => deck.length)).toEqual([32, 34]);
    expect(p.discards[0]).toEqual(["light-5", "light-6"]);
    expect(p.locations[0]).toEqual([["fire-6!2"], ["ice-6!5"]]);
    expect(t.asked).toEqual([1]);
  });

  test("the unnamed cards lie in seeded order", () => {
    const deck = (seed: string): readonly string[] => table({ ...scene, seed }).position().decks[0];
    expect(deck("one")).toEqual(deck("one"));
    expect(deck("one")).not.toEqual(deck("two"));
    expect([...deck("one")].sort()).toEqual([...deck("two")].sort());
  });

  test("without turn the first player acts, without first that is seat 0", () => {
    const { turn: _, ...rest } = { turn: 0, ...sound };
    expect(placed(rest).asked).toEqual([0]);
    expect(placed({ ...rest, first: 1 }).asked).toEqual([1]);
  });

  const rows: readonly (readonly [string, Scene])[] = [
    ["duel", scene],
    ["duel, second player's turn", { ...scene, turn: 1, scores: [13, 2], discards: [["fire-7"], []] }],
    ["team of four", { mode: "team", turn: 2, lanes: { 5: [["fire-5!1", "ice-6"], ["air-7"]] } }],
    [
      "team of three, the lone player's second action",
      { mode: "team", seats: 3, position: 4, side: [["fire-5"], ["ice-6"]] },
    ],
    ["free-for-all", { mode: "free-for-all", seats: 4, turn: 3, side: [["fire-5"], ["ice-6!2"], [], ["air-7"]] }],
    ["solo", { mode: "solo", plan: 7, side: [["fire-5"], ["ice-6!2"]] }],
  ];
  test.each(rows)("%s: the readable part comes back, and setting it up gives the same state", (_, given) => {
    const t = table(given);
    const stands = t.position();
    expect(placed(stands).position()).toEqual(stands);
    expect(again(t).state.hash()).toBe(t.match.state.hash());
  });

  test("in the middle of an action a position has a pending field, and setting it up asks the same question", () => {
    const t = table({ side: [["shadow-5"], ["ice-6"]] });
    expect(t.match.position()).toHaveProperty("memory");
    t.seat(0).activate("shadow-5");
    expect(t.match.position()).toHaveProperty("pending");
    expect(again(t).state.hash()).toBe(t.match.state.hash());
  });

  test("an opaque field that belongs to another position is refused", () => {
    const t = table(scene);
    expect(refusal({ ...t.match.position(), scores: [1, 0] })).toMatch(/^bad-position: memory/);
  });

  test("a viewer sees ? for each card it has not seen", () => {
    const seen = table(scene).position(0);
    expect(seen.hands).toEqual([["fire-5"], ["?"]]);
    expect(new Set(seen.decks.flat())).toEqual(new Set(["?"]));
    expect(seen.locations[0]).toEqual([["fire-6!2"], ["ice-6!5"]]);
  });
});

describe("a finished position is taken and is over", () => {
  test.each([
    [[12, 3], 0, [0]],
    [[12, 14], 0, [1]],
  ])("RF-60 %j at the end of a round", (scores, turn, winners) => {
    const t = table({ ...scene, scores, turn });
    expect(t.match.over).toBe(true);
    expect(t.outcome).toMatchObject({ winners, scores });
    expect(() => t.match.choose(0 as Seat, 0)).toThrow(/over/);
  });

  test("RF-60 in the middle of a round a score of 12 ends nothing yet", () => {
    expect(table({ ...scene, scores: [12, 3], turn: 1 }).asked).toEqual([1]);
    expect(table({ ...scene, scores: [12, 3], turn: 0, first: 1 }).asked).toEqual([0]);
  });

  test("RF-61 a tie at 12 is not finished", () => {
    expect(table({ ...scene, scores: [12, 12], turn: 0 }).asked).toEqual([0]);
  });
});

describe("options of a match", () => {
  const start = (options: unknown, seats: number) => () =>
    new Match(riftforce, {
      content: riftforce.content([]),
      seats,
      options: readOptions(riftforce.options, options),
      seed: "a",
    });

  test.each([
    ["duel", 3],
    ["team", 2],
    ["team", 5],
    ["free-for-all", 2],
    ["free-for-all", 5],
    ["solo", 2],
  ])("%s is not for %i", (mode, seats) => expect(start({ mode }, seats)).toThrow(/seats/));

  test("RF-79 the base set is for duel and solo only", () => {
    expect(start({ mode: "team", set: "base" }, 4)).toThrow(/base/);
    expect(start({ mode: "free-for-all", set: "base" }, 3)).toThrow(/base/);
    expect(start({ mode: "duel", set: "base" }, 2)).not.toThrow();
    expect(start({ mode: "solo", set: "base" }, 1)).not.toThrow();
  });
});
