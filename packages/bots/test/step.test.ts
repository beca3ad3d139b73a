import { games } from "@rifthall/games";
import type { Game } from "@rifthall/kernel/game";
import { type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { choose, Dice, options } from "@rifthall/kernel/machine";
import { asked, isOver, type State } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { begin, randomTable } from "../../games/test/battery/walk.js";
import { pickAtRandom } from "../src/index.js";
import { standing, takeBest } from "../src/step.js";

/** The table after the first of the answers behind which the seat stands best: each is tried, and that one is given again. */
function plainly(game: Game, s: State, seat: Seat, make: () => State): State {
  const after = (o: Option): State => {
    const made = make();
    made.copyFrom(s);
    choose(made, seat, o);
    return made;
  };
  const { list, count } = options(s, seat);
  const open = Array.from({ length: count }, (_, i) => list[i]);
  const values = open.map((o) => standing(game, game.insight?.passes?.(o) ? s : after(o), seat));
  return after(open[values.indexOf(Math.max(...values))]);
}

test.each(games)("$id: the table where the best answer was tried is the one where it is given", (game) => {
  const dice = new Dice(15);
  const table = randomTable(game, dice, game.modes[0], false);
  const make = (): State => game.create({ ...table, checked: false });
  const tables = [table.s, make(), make()];
  begin(game, table.s, 15);
  for (let taken = 0; taken < 40 && !isOver(tables[0]); taken++) {
    const [s] = tables;
    const seat = seatList(asked(s))[0] as Seat;
    if (dice.below(3) === 0) {
      choose(s, seat, pickAtRandom(game, s, seat, options(s, seat), dice));
      continue;
    }
    const wanted = plainly(game, s, seat, make);
    takeBest(game, tables, 0, 0, seat);
    expect(tables[0].hash()).toBe(wanted.hash());
    expect(new Set(tables).size).toBe(3);
  }
});
