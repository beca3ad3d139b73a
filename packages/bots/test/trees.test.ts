import { gameById } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { look, type View } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import { botById, type Choice, decide, Forest, type Grown, imagine, running, Searching } from "../src/index.js";

const TREES = 4;
const ITERATIONS = 240;
const GAMES = ["riftforce", "neverrift", "quantum-rift", "beyond-the-rift"];

function opened(id: string): Match {
  const game = gameById(id) as Game;
  const options = readOptions(game.options, {});
  return new Match(game, { content: game.content([]), seats: game.seats(options)[0], options, seed: "trees" });
}

const bot = botById(`search/${TREES}`);
if (!bot) throw new Error("there is no search in trees");

function seen(match: Match): { readonly seat: Seat; readonly view: View } {
  const [seat] = seatList(asked(match.state));
  return { seat, view: look(match.game, match.state, seat, match.game.create(match.start)) };
}

/** Grows all trees of that decision, some by each of so many workers; what crosses over is plain data. */
function apart(match: Match, searching: Searching, workers: number, forests: Forest[]): void {
  const { game, start } = match;
  const trees = Array.from({ length: searching.trees }, (_, i) => i);
  const grown: Grown[] = [];
  for (let worker = 0; worker < Math.min(workers, trees.length); worker++) {
    const only = trees.filter((nth) => nth % workers === worker);
    forests[worker] ??= new Forest();
    const part = running(game, start, structuredClone(searching.errand(only)), null, forests[worker]);
    while (part.go());
    part.grown().forEach((tree, i) => {
      grown[only[i]] = structuredClone(tree);
    });
  }
  searching.bring(grown);
}

describe.each(GAMES)("%s: several trees", (id) => {
  test("what comes of them is the same here and with one, two or three workers, decision after decision", () => {
    const courses = [0, 1, 2, 3].map((workers) => {
      const match = opened(id);
      const dice = new Dice(5);
      const memory = bot.remember?.();
      const forests: Forest[] = [];
      const choices: Choice[] = [];
      for (let n = 0; n < 3; n++) {
        const { seat, view } = seen(match);
        const thinking = bot.begin(match.game, match.start, view, { iterations: ITERATIONS }, dice, memory);
        if (!(thinking instanceof Searching)) throw new Error("it does not search");
        if (workers > 0) apart(match, thinking, workers, forests);
        else while (thinking.go());
        const choice = thinking.choice();
        choices.push(choice);
        match.choose(seat, choice.index);
      }
      return choices;
    });
    for (const course of courses.slice(1)) expect(course).toEqual(courses[0]);
  });
});

describe("several trees", () => {
  const match = opened("riftforce");
  const { seat, view } = seen(match);
  const begun = (iterations: number, trees: number): Searching =>
    imagine(match.game, match.start, view, { iterations }, new Dice(3), seat, trees);

  test("share all iterations out among them, none left over", () => {
    for (const iterations of [320, 321, 323]) {
      const searching = begun(iterations, TREES);
      while (searching.go());
      const each = searching.grown().map((tree) => tree.iterations);
      expect(each).toHaveLength(TREES);
      expect(each.reduce((a, b) => a + b)).toBe(iterations);
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
      expect(searching.considered().reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
    }
  });

  test("are different ones, and fewer where there is little to share", () => {
    const searching = begun(320, TREES);
    while (searching.go());
    const visits = searching.grown().map(({ options }) => JSON.stringify(options));
    expect(new Set(visits).size).toBe(TREES);
    expect(begun(100, TREES).trees).toBe(1);
    expect(begun(130, TREES).trees).toBe(2);
  });

  test("a favourite that cannot be overtaken has the tries that were spared", () => {
    const wins = (...visits: number[]): Grown["options"] =>
      visits.map((n, i) => ({ option: view.state.offer.list[i], visits: n, sum: n / 2, offered: n, line: [] }));
    const tree = (options: Grown["options"], spared = 0): Grown => ({
      iterations: 0,
      decisions: 0,
      visits: 0,
      options,
      spared,
    });
    const searching = begun(320, 2);
    searching.considered();
    searching.bring([tree(wins(60, 5), 95), tree(wins(20, 90))]);
    expect(searching.considered()[0].option).toBe(view.state.offer.list[0]);
    searching.bring([tree(wins(60, 5)), tree(wins(20, 90))]);
    expect(searching.considered()[0].option).toBe(view.state.offer.list[1]);
  });

  test("a view of another match is refused", () => {
    const errand = begun(320, 2).errand([0]);
    const other = opened("neverrift");
    expect(() => running(other.game, other.start, errand, null, null)).toThrow("another match");
  });

  test("are there by their number, within reason", () => {
    expect(botById("search/2")).toBeDefined();
    for (const id of ["search/0", "search/17", "search/", "search/2x", "adept/2"]) expect(botById(id)).toBeUndefined();
    const dice = new Dice(1);
    expect(decide(bot, match.game, match.start, view, { iterations: 320 }, dice).considered).not.toHaveLength(0);
  });
});
