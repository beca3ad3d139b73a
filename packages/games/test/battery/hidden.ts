import { preview } from "@rifthall/host";
import type { Content, Game } from "@rifthall/kernel/game";
import { type Card, type Def, NONE, type Seat, SPECTATOR, seatList, soleSeat } from "@rifthall/kernel/ids";
import { choose, Dice } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, COUNTER, type Event, isOver, KEY, type State } from "@rifthall/kernel/state";
import { look, redact, resample } from "@rifthall/kernel/view";
import { sees, swap } from "@rifthall/kernel/zone";
import { expect, test } from "vitest";
import type { Plain } from "./index.js";
import { begin, draw, randomTable, twin } from "./walk.js";

/** Hidden information never leaves the engine except through views, and views say nothing more than they should. */
export function hiddenStaysHidden<S extends State, C extends Content>({ game }: Plain<S, C>): void {
  test.each(game.modes)("what a seat may not see changes nothing that it sees: %s", (mode) => {
    let compared = 0;
    for (let seed = 0; seed < 4; seed++) {
      const dice = new Dice(seed + 100);
      const table = randomTable(game, dice, mode, false);
      const { s } = table;
      const [a, b, scratch] = [0, 1, 2].map(() => twin(game, table.content, table)) as [S, S, S];
      begin(game, s, seed);
      while (!isOver(s)) {
        const { seat, option } = draw(game, s, dice);
        for (const viewer of viewers(table.seats, seat))
          compared += interferes(game, s, viewer, seat, option, a, b, scratch, dice);
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

  test.each(game.modes)("resampling keeps the view exactly and contradicts nothing: %s", (mode) => {
    const dice = new Dice(77);
    const table = randomTable(game, dice, mode, false);
    const { s } = table;
    const described = (x: S, seat: number): unknown[] =>
      optionList(x, seat as Seat).map((o) => [o, game.describe(x, o)]);
    const [viewed, drawn, again] = [0, 1, 2].map(() => twin(game, table.content, table)) as [S, S, S];
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

/**
 * Two states that differ only in what the viewer may not see, the same public choice: views, events, prompts and
 * option counts must be equal. Cards that the choice itself brings to light are the same in both.
 */
function interferes<S extends State, C extends Content>(
  game: Game<S, C>,
  s: S,
  viewer: Seat,
  actor: Seat,
  option: ReturnType<typeof draw>["option"],
  a: S,
  b: S,
  scratch: S,
  dice: Dice,
): number {
  a.copyFrom(s);
  resample(game, look(game, s, viewer, scratch), dice, b);
  for (const cell of [...KEY, COUNTER]) b.cell[cell] = s.cell[cell];
  const described = JSON.stringify(game.describe(a, option));
  const logs: [Event[], Event[]] = [[], []];
  [a.log, b.log] = logs;
  choose(a, actor, option);
  keepRevealed(s, a, b, viewer);
  const same = optionList(b, actor).find((o) => JSON.stringify(game.describe(b, o)) === described);
  if (same === undefined) return 0;
  choose(b, actor, same);
  const seen = (x: S): string =>
    JSON.stringify([
      game.position(x, viewer),
      game.scene(x, viewer),
      logs[x === a ? 0 : 1].map((e) => redact(e, viewer)),
      seatList(asked(x)),
      isOver(x) ? game.outcome(x) : game.speech.en.prompt(x, viewer),
      viewerOptions(x, viewer),
    ]);
  expect(seen(b), `viewer ${viewer}, choice ${described}`).toBe(seen(a));
  const words = (x: S): string => look(game, x, viewer, scratch).state.hash();
  const first = words(a);
  expect(words(b), `words of the view of ${viewer}, choice ${described}`).toBe(first);
  return 1;
}

const viewerOptions = (s: State, viewer: Seat): number => (viewer === SPECTATOR ? 0 : optionList(s, viewer).length);

/** A card the viewer comes to see must be the same one in both states. */
function keepRevealed(before: State, after: State, b: State, viewer: Seat): void {
  for (let c = 0; c < before.shape.cards; c++) {
    const card = c as Card;
    if (before.zone[card] === NONE || sees(before, viewer, card) || !sees(after, viewer, card)) continue;
    const wanted: Def = before.def[card];
    if (b.def[card] === wanted) continue;
    for (let d = 0; d < b.shape.cards; d++) {
      const other = d as Card;
      if (
        b.def[other] === wanted &&
        b.owner[other] === b.owner[card] &&
        !sees(b, viewer, other) &&
        b.zone[other] !== NONE
      ) {
        swap(b, card, other);
        break;
      }
    }
  }
}
