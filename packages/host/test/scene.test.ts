import { games } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR, seatList } from "@rifthall/kernel/ids";
import { Match, optionList } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { describe, expect, test } from "vitest";

const seatsOf = (game: Game): number => {
  const options = readOptions(game.options, {});
  return game.seats(options).find((n) => n === 2) ?? game.seats(options)[0] ?? 2;
};
const begun = (game: Game): Match =>
  new Match(game, {
    content: game.content([]),
    seats: seatsOf(game),
    options: readOptions(game.options, {}),
    seed: "scene",
  });

describe.each(games)("$id", (game) => {
  test("a table that is drawn again and again, and gone back on, looks as one that nobody has looked at", () => {
    const match = begun(game as Game);
    const viewers: readonly (Seat | null)[] = [...seatList(3 as never), SPECTATOR, null];
    for (let i = 0; i < 120 && !match.over; i++) {
      const [seat] = seatList(asked(match.state));
      const options = optionList(match.state, seat as Seat);
      if (i % 17 === 16) match.undo(match.inputs.length - 3, `again ${i}`);
      else match.choose(seat as Seat, (i * 7) % options.length);
      const fresh = game.create(match.start);
      fresh.copyFrom(match.state);
      const [first] = viewers;
      let beside = game.scene(match.state, first ?? null);
      for (const viewer of viewers) {
        const anew = game.scene(fresh, viewer);
        beside = game.scene(match.state, viewer, beside);
        expect(beside).toEqual(anew);
        expect(game.scene(match.state, viewer)).toEqual(anew);
      }
    }
    expect(match.inputs.length).toBeGreaterThan(30);
  });
});

test("what has not changed is the same thing, for whoever compares", () => {
  const game = games.find(({ id }) => id === "riftforce") as unknown as Game;
  const match = begun(game);
  const before = game.scene(match.state, 0 as Seat);
  const again = game.scene(match.state, 0 as Seat);
  expect(again.zones).toBe(before.zones);
  const other = game.scene(match.state, 1 as Seat, again);
  expect(other.standing).toBe(again.standing);
});
