import type { Game } from "@rifthall/kernel/game";
import { kindOf, type Seat, seatList } from "@rifthall/kernel/ids";
import { advance, boot, choose, Dice, seed } from "@rifthall/kernel/machine";
import { asked, isOver } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";
import { expect, test } from "vitest";
import { type Budget, decide } from "../src/index.js";
import * as beam from "./beam.js";
import { level } from "./duel.js";
import { type Heaps, plain, setup, taught } from "./heaps.js";
import * as vigil from "./vigil.js";

function begun(game: Game): Heaps {
  const s = game.create(setup);
  boot(s);
  seed(s, "heaps");
  game.begin(s);
  advance(s);
  return s as Heaps;
}

/** How many of so many matches the first wins, beginning in every other. */
function wins(matches: number, players: readonly { id: string; game: Game; budget: Budget }[]): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const s = begun(plain);
    const eyes = plain.create(setup);
    const dice = new Dice(i);
    while (!isOver(s)) {
      const [seat] = seatList(asked(s));
      const { id, game, budget } = players[(seat + i) % 2];
      choose(s, seat, decide(level(id), game, setup, look(game, s, seat, eyes), budget, dice).option);
    }
    if (plain.outcome(s).winners.includes((i % 2) as Seat)) won++;
  }
  return won;
}

const random = { id: "random", game: plain, budget: {} };

test("a game that knows nothing but its rules has a bot that searches", () => {
  expect(wins(20, [{ id: "search", game: plain, budget: { iterations: 300 } }, random])).toBeGreaterThanOrEqual(18);
});

test("with many tries it finds the first move that wins", () => {
  const s = begun(plain);
  const view = look(plain, s, 0 as Seat, plain.create(setup));
  choose(s, 0 as Seat, decide(level("search"), plain, setup, view, { iterations: 30_000 }, new Dice(1)).option);
  expect(s.heap[0] ^ s.heap[1] ^ s.heap[2]).toBe(0);
});

test("told what a position is worth, it finds it with few, and beats the one that was not told", () => {
  const s = begun(taught);
  const view = look(taught, s, 0 as Seat, taught.create(setup));
  choose(s, 0 as Seat, decide(level("search"), taught, setup, view, { iterations: 40 }, new Dice(1)).option);
  expect(s.heap[0] ^ s.heap[1] ^ s.heap[2]).toBe(0);
  const budget = { iterations: 40 };
  const few = wins(20, [
    { id: "search", game: taught, budget },
    { id: "search", game: plain, budget },
  ]);
  expect(few).toBeGreaterThanOrEqual(15);
});

test("a game may also say how seats play in a playout", () => {
  let asked = 0;
  const game = {
    ...plain,
    insight: {
      pick: (_s: unknown, _seat: unknown, offer: { list: readonly number[] }) => {
        asked++;
        return offer.list[0];
      },
    },
  } as unknown as Game;
  const s = begun(game);
  decide(level("search"), game, setup, look(game, s, 0 as Seat, game.create(setup)), { iterations: 20 }, new Dice(1));
  expect(asked).toBeGreaterThan(20);
});

test("where there is one thing to do, it does not use up its time", () => {
  const s = begun(plain);
  [1, 0, 0].forEach((n, h) => {
    s.heap[h] = n;
  });
  s.offer.seat = -1;
  let clock = 0;
  const budget = { ms: 1000, now: () => clock++ };
  const view = look(plain, s, 0 as Seat, plain.create(setup));
  decide(level("search"), plain, setup, view, budget, new Dice(1));
  expect(clock).toBeLessThan(5);
});

/** In how many of so many matches it comes through all nights. */
function survived(game: Game, matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const s = game.create(vigil.setup);
    boot(s);
    seed(s, `vigil ${i}`);
    game.begin(s);
    advance(s);
    const eyes = game.create(vigil.setup);
    const dice = new Dice(i);
    while (!isOver(s)) {
      const view = look(game, s, 0 as Seat, eyes);
      choose(s, 0 as Seat, decide(level("search"), game, vigil.setup, view, { iterations: 40 }, dice).option);
    }
    won += game.outcome(s).winners.length;
  }
  return won;
}

test("where time costs something, a game that counts its rounds is not played by putting things off", () => {
  expect(survived(vigil.timeless, 10)).toBeLessThanOrEqual(5);
  expect(survived(vigil.nightly, 10)).toBe(10);
});

test("what takes several steps is carried through in mind although a friend could answer meanwhile", () => {
  const s = beam.game.create(beam.setup);
  boot(s);
  seed(s, "beam");
  beam.game.begin(s);
  advance(s);
  s.offer.seat = -1;
  const view = look(beam.game, s, 0 as Seat, beam.game.create(beam.setup));
  const { option } = decide(level("greedy"), beam.game, beam.setup, view, {}, new Dice(1));
  expect(kindOf(option)).toBe(beam.HOLD);
});
