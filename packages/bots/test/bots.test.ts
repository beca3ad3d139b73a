import { games } from "@rifthall/games";
import { kindOf, NONE, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice, options, rekey } from "@rifthall/kernel/machine";
import { asked, type Offer } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import { botById, botNames, decide, levels } from "../src/index.js";
import { pickKindFirst } from "../src/random.js";
import { duel, level, playOut, rate } from "./duel.js";

const offerOf = (list: readonly number[]): Offer => ({ list, count: list.length, seat: 0 }) as unknown as Offer;

describe("kind-first random", () => {
  test("draws the kind first: one check is as likely as twenty plays", () => {
    const offer = offerOf([...Array.from({ length: 20 }, (_, i) => (1 << 24) | i), 2 << 24]);
    const dice = new Dice(7);
    let second = 0;
    for (let i = 0; i < 4000; i++) if (kindOf(pickKindFirst(offer, dice)) === 2) second++;
    expect(second / 4000).toBeGreaterThan(0.46);
    expect(second / 4000).toBeLessThan(0.54);
  });

  test("reaches every option, and only options", () => {
    const list = [(1 << 24) | 4, (1 << 24) | 9, (3 << 24) | 1] as Option[];
    const dice = new Dice(1);
    const drawn = new Set(Array.from({ length: 200 }, () => pickKindFirst(offerOf(list), dice)));
    expect([...drawn].sort()).toEqual([...list].sort());
  });
});

describe.each(botNames.map((id) => [id, level(id)] as const))("%s", (_, bot) => {
  test("answers with a legal option, index and option agreeing, in every mode", () => {
    for (const mode of ["duel", "team", "free-for-all", "solo"]) {
      const match = duel(mode, { mode });
      const dice = new Dice(3);
      const eyes = match.game.create(match.start);
      for (let n = 0; n < 40 && !match.over; n++) {
        const [seat] = seatList(asked(match.state));
        const choice = decide(
          bot,
          match.game,
          match.start,
          look(match.game, match.state, seat, eyes),
          { iterations: 1 },
          dice,
        );
        const { list, count } = options(match.state, seat);
        expect(choice.index).toBeLessThan(count);
        expect(list[choice.index]).toBe(choice.option);
        match.choose(seat, choice.index);
      }
    }
  });

  test("the same view, budget and dice give the same choices", () => {
    const inputs = [1, 2].map(() => {
      const match = duel("same");
      playOut(match, [bot, level("random")], new Dice(11), { iterations: 40 });
      return match.inputs;
    });
    expect(inputs[0]).toEqual(inputs[1]);
  });

  test("what the seat may not see does not move it", () => {
    const match = duel("hidden");
    const dice = new Dice(5);
    while (match.inputs.length < 40 && !match.over) {
      const [seat] = seatList(asked(match.state));
      const other = match.game.create(match.start);
      const eyes = match.game.create(match.start);
      const view = look(match.game, match.state, seat, eyes);
      other.copyFrom(match.state);
      rekey(other, 1, 2);
      reverseUnseen(other, seat, match.game.pool.bind(match.game));
      const mine = decide(bot, match.game, match.start, view, { iterations: 30 }, new Dice(9));
      const again = look(match.game, other, seat, match.game.create(match.start));
      expect(decide(bot, match.game, match.start, again, { iterations: 30 }, new Dice(9))).toEqual(mine);
      match.choose(seat, dice.below(options(match.state, seat).count));
    }
  });
});

/** Gives the unseen rows of each pool each other's cards: another table that this seat cannot tell apart. */
function reverseUnseen(s: ReturnType<typeof duel>["state"], seat: Seat, pool: (s: never, c: never) => number): void {
  const rows = new Map<number, number[]>();
  for (let c = 0; c < s.shape.cards; c++) {
    if (s.zone[c as never] === NONE || (s.knows[c as never] & (1 << seat)) !== 0) continue;
    const key = pool(s as never, c as never);
    rows.set(key, [...(rows.get(key) ?? []), c]);
  }
  for (const list of rows.values()) {
    const defs = list.map((c) => s.def[c as never]).reverse();
    list.forEach((c, i) => {
      s.def[c as never] = defs[i];
    });
  }
}

test("greedy beats random clearly", () => {
  expect(rate(level("greedy"), level("random"), 8, new Dice(1), { iterations: 1 })).toBeGreaterThanOrEqual(0.75);
});

test("a budget in milliseconds is kept by the caller's clock; greedy needs no more than it needs", () => {
  const match = duel("clock");
  const eyes = match.game.create(match.start);
  const [seat] = seatList(asked(match.state));
  const view = look(match.game, match.state, seat, eyes);
  const visits = (id: string, ms: number): number => {
    let clock = 0;
    const about = [match.game, match.start, view, { ms, now: () => clock++ }, new Dice(1)] as const;
    const { considered = [], visits: own } = decide(level(id), ...about);
    return considered.reduce((sum, c) => sum + c.visits, 0) || own;
  };
  expect(visits("search", 10)).toBe(80);
  expect(visits("search", 20)).toBe(160);
  expect(visits("greedy", 10)).toBe(visits("greedy", 1000));
});

describe("levels for people", () => {
  test("five of them, each with a name in both languages", () => {
    expect(levels.map((l) => l.id)).toEqual(["novice", "apprentice", "adept", "master", "oracle"]);
    for (const { id, title } of levels) {
      expect(botById(id)).toBeDefined();
      expect(new Set([title.en, title.de]).size).toBe(2);
    }
  });

  test("lie apart as their game says, and who tunes them may ask for what lies between", () => {
    const tuned = games.flatMap(({ id, insight }) => (insight?.levels ? [{ id, ...insight.levels }] : []));
    expect(tuned).toHaveLength(games.length);
    for (const { id, novice, apprentice, master, oracle } of tuned) {
      expect([0, apprentice, novice, 1000], id).toEqual([0, apprentice, novice, 1000].sort((x, y) => x - y));
      expect(oracle, id).toBeGreaterThan(master);
    }
    expect(botById("careless/240")?.id).toBe("careless/240");
    for (const wrong of ["careless", "careless/", "careless/1000", "careless/-1"])
      expect(botById(wrong)).toBeUndefined();
    const match = duel("between");
    const [seat] = seatList(asked(match.state));
    const view = look(match.game, match.state, seat, match.game.create(match.start));
    const answer = (id: string) => decide(level(id), match.game, match.start, view, {}, new Dice(2)).option;
    // Nothing escapes this one: it is the adept.
    expect(answer("careless/0")).toBe(answer("adept"));
  });

  test.each([
    ["apprentice", "novice"],
    ["adept", "apprentice"],
  ])("%s beats %s more often than not", (above, below) => {
    expect(rate(level(above), level(below), 60, new Dice(4))).toBeGreaterThan(0.5);
  });

  test("a novice still looks for something: it beats somebody who plays at random", () => {
    expect(rate(level("novice"), level("random"), 20, new Dice(4))).toBeGreaterThan(0.75);
  });

  test("the upper levels keep to their number of tries, and to the time if that is shorter", () => {
    const match = duel("budget");
    const [seat] = seatList(asked(match.state));
    const view = look(match.game, match.state, seat, match.game.create(match.start));
    const visits = (budget: Parameters<typeof decide>[4]): number =>
      (decide(level("master"), match.game, match.start, view, budget, new Dice(1)).considered ?? []).reduce(
        (sum, c) => sum + c.visits,
        0,
      );
    // It may be sure before, but not before half of them.
    for (const [most, budget] of [[500, {}] as const, [40, { iterations: 40 }] as const]) {
      expect(visits(budget)).toBeLessThanOrEqual(most);
      expect(visits(budget)).toBeGreaterThan(most / 2);
    }
    let clock = 0;
    expect(visits({ ms: 5, now: () => clock++ })).toBeLessThan(250);
  });
});

test("thinking can be left at any moment, with an answer", () => {
  for (const id of botNames) {
    const match = duel("left");
    const [seat] = seatList(asked(match.state));
    const view = look(match.game, match.state, seat, match.game.create(match.start));
    const thinking = level(id).begin(match.game, match.start, view, {}, new Dice(1));
    thinking.go();
    const { option, index } = thinking.choice();
    expect(options(match.state, seat).list[index]).toBe(option);
  }
});
