import type { Content } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { choose, Dice, options } from "@rifthall/kernel/machine";
import { impossible } from "@rifthall/kernel/match";
import { asked, Columns, isOver, type State } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import type { Plain } from "./index.js";
import { begin, choicesOf, draw, nthTable, randomTable, type Table, twin } from "./walk.js";

const MATCHES_PER_MODE = 6;

/** Random play under random rule options, checked and fast side by side, invariants after every step. */
export function randomPlay<S extends State, C extends Content>({ game }: Plain<S, C>): void {
  const laid = (mode: string, seed: number): { dice: Dice; table: Table<S, C> } => {
    const dice = new Dice(seed * 7919 + mode.length);
    return { dice, table: nthTable(game, dice, mode, game.modes.indexOf(mode) * MATCHES_PER_MODE + seed) };
  };

  test.each(game.modes)("random play holds every invariant, checked and fast alike: %s", (mode) => {
    for (let seed = 0; seed < MATCHES_PER_MODE; seed++) {
      const { dice, table } = laid(mode, seed);
      const fast = twin(game, table);
      begin(game, table.s, seed);
      begin(game, fast, seed);
      for (let step = 0; !isOver(table.s); step++) {
        const { seat, option } = draw(game, table.s, dice);
        choose(table.s, seat, option);
        choose(fast, seat, option);
        const where = `${mode}, seed ${seed}, step ${step}, options ${JSON.stringify(table.options)}`;
        const wrong = impossible(game, fast);
        if (wrong !== null) expect.fail(`${where}: ${wrong}\n${Columns.explain(table.s)}`);
        if (!same(table.s, fast))
          expect.fail(`${where}: checked and fast differ\n${JSON.stringify(Columns.diff(table.s, fast))}`);
        if (!isOver(table.s) && !somebodyMayAct(table.s)) expect.fail(`${where}: nobody has an option`);
      }
      expect(game.outcome(table.s).reason, `${mode}, seed ${seed}`).not.toBe("void");
    }
  });

  test("random play sees every value of every option", () => {
    const unseen = new Set(choicesOf(game).flatMap(({ name, values }) => values.map((value) => `${name} ${value}`)));
    for (const mode of game.modes)
      for (let seed = 0; seed < MATCHES_PER_MODE; seed++)
        for (const [name, value] of Object.entries(laid(mode, seed).table.options)) unseen.delete(`${name} ${value}`);
    expect([...unseen]).toEqual([]);
  });

  test("a match is small and quick", () => {
    for (const mode of game.modes) {
      const table = randomTable(game, new Dice(5), mode, false);
      // 64 bytes a card where there are very many of them.
      const most = table.seats <= 2 ? Math.max(8192, 64 * table.s.shape.cards) : 16384;
      expect(table.s.words.byteLength).toBeLessThanOrEqual(most);
    }
    const dice = new Dice(1);
    const { s } = randomTable(game, dice, game.modes[0] ?? "", false);
    const rate = (): number => {
      let steps = 0;
      const began = performance.now();
      for (let seed = 0; performance.now() - began < 100; seed++) {
        begin(game, s, seed);
        while (!isOver(s)) {
          const seat = seatList(asked(s))[0];
          if (seat === undefined) break;
          const { count, list } = options(s, seat);
          choose(s, seat, list[dice.below(count)]);
          steps++;
        }
      }
      return (steps * 1000) / (performance.now() - began);
    };
    // Far below what it is: a guard against turning slow, not a measurement. Other work takes the clock: the best counts.
    expect(Math.max(...Array.from({ length: 5 }, rate))).toBeGreaterThan(5_000);
  });
}

function same(a: State, b: State): boolean {
  for (let i = 0; i < a.words.length; i++) if (a.words[i] !== b.words[i]) return false;
  return true;
}

const somebodyMayAct = (s: State): boolean => seatList(asked(s)).some((seat) => options(s, seat).count > 0);
