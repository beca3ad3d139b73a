import { gameById } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { type Card, NONE, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { look, Sampler } from "@rifthall/kernel/view";
import { sees } from "@rifthall/kernel/zone";
import { describe, expect, test } from "vitest";
import { type Considered, imagine } from "../src/index.js";
import { Harvest } from "../src/search/grown.js";
import { Memory } from "../src/search/memory.js";
import { Search } from "../src/search/search.js";
import { NO_NODE, Tree } from "../src/search/tree.js";
import { duel, level, rate } from "./duel.js";

const adventure = (seed: string, options: Record<string, unknown> = {}): Match => {
  const game = gameById("quantum-rift") as Game;
  const read = readOptions(game.options, options);
  return new Match(game, { content: game.content([]), seats: game.seats(read)[0], options: read, seed });
};

const thinking = (match: Match, seed: number, memory = new Memory(1000)): Search => {
  const [seat] = seatList(asked(match.state));
  const view = look(match.game, match.state, seat, match.game.create(match.start));
  const search = new Search(match.game, match.start, view, new Dice(seed), memory);
  search.scale = search.measure(new Dice(seed));
  return search;
};

/** What is known of each option of that decision, from this one tree. */
function found(match: Match, search: Search): readonly Considered[] {
  const [seat] = seatList(asked(match.state));
  const view = look(match.game, match.state, seat, match.game.create(match.start));
  return new Harvest([search.grown()]).considered(view, seat);
}

describe("the tree", () => {
  test("finds each child by parent, seat and option, also where thousands stand", () => {
    const tree = new Tree(4096);
    const root = tree.plant();
    const made = new Map<string, number>();
    for (let i = 0; i < 4095; i++) {
      const [parent, seat, option] = [i % 3 === 0 ? root : i % 97, (i % 3) as Seat, ((i * 7919) % 60_000) as Option];
      const key = `${parent} ${seat} ${option}`;
      expect(tree.find(parent, seat, option)).toBe(made.get(key) ?? NO_NODE);
      if (!made.has(key)) made.set(key, tree.add(parent, seat, option, 1));
    }
    for (const [key, node] of made) {
      const [parent, seat, option] = key.split(" ").map(Number);
      expect(tree.find(parent, seat as Seat, option as Option)).toBe(node);
    }
  });

  test("a full tree says so and keeps what it has", () => {
    const tree = new Tree(3);
    const root = tree.plant();
    tree.add(root, 0 as Seat, 1 as Option, 1);
    tree.add(root, 0 as Seat, 2 as Option, 1);
    expect(tree.add(root, 0 as Seat, 3 as Option, 1)).toBe(NO_NODE);
    expect(tree.find(root, 0 as Seat, 2 as Option)).not.toBe(NO_NODE);
  });

  test("planting anew forgets the old nodes", () => {
    const tree = new Tree(8);
    const root = tree.plant();
    tree.add(root, 0 as Seat, 1 as Option, 1);
    expect(tree.find(tree.plant(), 0 as Seat, 1 as Option)).toBe(NO_NODE);
    expect(tree.size).toBe(1);
  });
});

describe("search", () => {
  test("visits add up, values are chances, the most tried comes first", () => {
    for (const match of [duel("adds up"), adventure("adds up")]) {
      const search = thinking(match, 5);
      search.run(200);
      const considered = found(match, search);
      expect(considered.reduce((sum, c) => sum + c.visits, 0)).toBe(200);
      for (const { visits, value } of considered) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(visits).toBeGreaterThanOrEqual(0);
      }
      expect(considered[0].visits).toBe(Math.max(...considered.map((c) => c.visits)));
    }
  });

  test("one slice of many iterations is the same as many slices of one", () => {
    const match = duel("slices");
    const [whole, sliced] = [thinking(match, 9), thinking(match, 9)];
    whole.run(120);
    for (let i = 0; i < 120; i++) sliced.run(1);
    expect(found(match, sliced)).toEqual(found(match, whole));
  });

  test("what it learned about its own answer is kept for its next decision", () => {
    const match = duel("kept");
    const memory = new Memory();
    const dice = new Dice(3);
    let kept = 0;
    while (!match.over && match.inputs.length < 40) {
      const [seat] = seatList(asked(match.state));
      const own = seat === 0 ? memory : new Memory();
      const search = thinking(match, dice.below(1000), own);
      const before = found(match, search).reduce((sum, c) => sum + c.visits, 0);
      if (seat === 0 && before > 0) kept++;
      search.run(40);
      const [{ index, option }] = found(match, search);
      search.took(option);
      match.choose(seat, index);
    }
    expect(kept).toBeGreaterThan(3);
  });

  test("a memory of another point of the match is not used", () => {
    const memory = new Memory();
    const match = duel("elsewhere");
    const first = thinking(match, 1, memory);
    first.run(50);
    first.took(found(match, first)[0].option);
    // The same decision again: nothing was chosen since.
    expect(found(match, thinking(match, 1, memory)).every((c) => c.visits === 0)).toBe(true);
  });

  test("what it leaves out once nothing could overtake its favourite would not have changed its mind", () => {
    let saved = 0;
    for (const match of [duel("early"), adventure("early")])
      for (let i = 0; i < 8; i++) {
        const { game, state, start } = match;
        const [seat] = seatList(asked(state));
        const view = look(game, state, seat, game.create(start));
        const budget = { iterations: 96 };
        const short = level("search").begin(game, start, view, budget, new Dice(i));
        const whole = imagine(game, start, view, budget, new Dice(i), seat, 1);
        let rounds = 0;
        while (short.go()) rounds++;
        while (whole.go()) saved++;
        saved -= rounds;
        expect(short.choice().option).toBe(whole.choice().option);
        match.choose(seat, whole.considered()[0].index);
      }
    expect(saved).toBeGreaterThan(10);
  });

  test("never loses to random play, even with few iterations", () => {
    expect(rate(level("search"), level("random"), 10, new Dice(4), { iterations: 60 })).toBe(1);
  });
});

describe("drawing what is hidden", () => {
  test("each arrangement of the unseen cards is as likely as it should be, whatever they truly are", () => {
    const match = duel("chances");
    for (let i = 0; i < 12; i++) match.choose(seatList(asked(match.state))[0], 0);
    const seat = 0 as Seat;
    const { game, state } = match;
    const view = look(game, state, seat, game.create(match.start));
    const hidden = [...view.hidden.values()].flat();
    const rows = Array.from({ length: state.shape.cards }, (_, c) => c as Card).filter(
      (c) => state.zone[c] !== NONE && !sees(state, seat, c),
    );
    const [row] = rows;
    const pool = view.hidden.get(game.pool(state, row)) ?? [];
    expect(hidden.length).toBe(rows.length);
    const drawn = new Map<number, number>();
    const sampler = new Sampler(game, view);
    const into = game.create(match.start);
    const dice = new Dice(77);
    const tables = 6000;
    for (let i = 0; i < tables; i++) {
      sampler.draw(dice, into);
      drawn.set(into.def[row], (drawn.get(into.def[row]) ?? 0) + 1);
    }
    let chi = 0;
    const kinds = new Set(pool);
    for (const def of kinds) {
      const expected = (tables * pool.filter((d) => d === def).length) / pool.length;
      chi += ((drawn.get(def) ?? 0) - expected) ** 2 / expected;
    }
    // The 99.9% point of chi-square lies below this for any number of kinds.
    const free = kinds.size - 1;
    expect(chi).toBeLessThan(free + 3.3 * Math.sqrt(2 * free) + 6);
  });
});
