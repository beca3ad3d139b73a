import { preview } from "@rifthall/host";
import type { Content, Game } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR, seatList, soleSeat } from "@rifthall/kernel/ids";
import { choose, Dice } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, type Event, isOver, NUMBER, type State } from "@rifthall/kernel/state";
import { look, redact, resample } from "@rifthall/kernel/view";
import { expect, test } from "vitest";
import type { Plain } from "./index.js";
import { Both } from "./interference.js";
import { begin, draw, randomTable, twin } from "./walk.js";

/** Hidden information never leaves the engine except through views, and views say nothing more than they should. */
export function hiddenStaysHidden<S extends State, C extends Content>({ game }: Plain<S, C>): void {
  test.each(game.modes)("what a seat may not see changes nothing that it sees: %s", (mode) => {
    let compared = 0;
    for (let seed = 0; seed < 4; seed++) {
      const dice = new Dice(seed + 100);
      const table = randomTable(game, dice, mode, false);
      const { s } = table;
      const both = new Both(game, () => twin(game, table), dice);
      begin(game, s, seed);
      while (!isOver(s)) {
        const { seat, option } = draw(game, s, dice);
        for (const viewer of viewers(table.seats, seat)) if (both.agree(s, viewer, seat, option)) compared++;
        choose(s, seat, option);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test.each(game.modes)("a preview is a prefix of what happens: %s", (mode) => {
    const dice = new Dice(31);
    const table = randomTable(game, dice, mode, false);
    const { s } = table;
    let foreseen = 0;
    let seed = 8;
    begin(game, s, seed);
    for (let step = 0; !isOver(s) || step < 60; step++) {
      if (isOver(s)) begin(game, s, ++seed);
      const { seat, option } = draw(game, s, dice);
      const shown = step % 7 === 0 ? preview(game as unknown as Game, table, s, seat, option) : [];
      const log: Event[] = [];
      s.log = log;
      choose(s, seat, option);
      const happened = log.map((e) => redact(e, seat)).slice(0, shown.length);
      expect(shown, `${mode} step ${step}`).toEqual(happened);
      foreseen += shown.length;
    }
    expect(foreseen).toBeGreaterThan(5);
  });

  test.each(game.modes)("whoever has the view alone, as a bot does, finds the same to choose from: %s", (mode) => {
    for (let seed = 0; seed < 6; seed++) {
      const dice = new Dice(seed + 40);
      const table = randomTable(game, dice, mode, false);
      const { s } = table;
      const viewed = twin(game, table);
      begin(game, s, seed);
      while (!isOver(s)) {
        for (const seat of seatList(asked(s))) {
          const offered = optionList(s, seat);
          look(game, s, seat, viewed);
          expect(optionList(viewed, seat), `seed ${seed}, decision ${s.cell[NUMBER]}`).toEqual(offered);
        }
        const { seat, option } = draw(game, s, dice);
        choose(s, seat, option);
      }
    }
  });

  test.each(game.modes)("resampling keeps the view exactly and contradicts nothing: %s", (mode) => {
    const dice = new Dice(77);
    const table = randomTable(game, dice, mode, false);
    const { s } = table;
    const described = (x: S, seat: number): unknown[] =>
      optionList(x, seat as Seat).map((o) => [o, game.describe(x, o)]);
    const [viewed, drawn, again] = [0, 1, 2].map(() => twin(game, table)) as [S, S, S];
    begin(game, s, 3);
    for (let step = 0; !isOver(s); step++) {
      if (step % 5 === 0)
        for (let seat = 0; seat < table.seats; seat++) {
          const view = look(game, s, seat as Seat, viewed);
          resample(game, view, dice, drawn);
          expect(game.faults(drawn), `step ${step}`).toEqual([]);
          const second = look(game, drawn, seat as Seat, again);
          expect(again.hash()).toBe(viewed.hash());
          expect([...second.hidden]).toEqual([...view.hidden]);
          // Neither which options there are, nor what is said of them, depends on what the seat cannot see.
          if (soleSeat(asked(s)) === seat) expect(described(drawn, seat)).toEqual(described(s, seat));
        }
      const { seat, option } = draw(game, s, dice);
      choose(s, seat, option);
    }
  });
}

/** In a game for one there is only the spectator to hide from. */
const viewers = (seats: number, actor: Seat): Seat[] =>
  seats === 1 ? [SPECTATOR] : [((actor + 1) % seats) as Seat, SPECTATOR];
