import { gameById } from "@rifthall/games";
import { readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, optionList } from "@rifthall/kernel/match";
import { asked, EFFORT_PER_INPUT, isOver, REASON, VOID } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { take } from "../src/take.js";
import { HEAVY } from "./heavy.js";

/** The heavy card is used, and the match goes on as it can. */
function used(heavy: keyof typeof HEAVY): Match {
  const { game: id, pack, position, dear } = HEAVY[heavy];
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const start = { content: game.content([pack]), seats: 2, options: readOptions(game.options, {}), seed: "heavy" };
  const match = new Match(game, { ...start, position });
  const [seat] = seatList(asked(match.state));
  const words = optionList(match.state, seat).map((o) => game.describe(match.state, o).do);
  match.choose(seat, words.indexOf(dear));
  return match;
}

test("an effect with too many ways to choose is taken to change something, and is asked about", () => {
  const { state } = used("looking through all ways to pick seven");
  expect(isOver(state)).toBe(false);
  expect(state.effort).toBeLessThan(EFFORT_PER_INPUT);
});

test("a choice for which too much has to be worked out ends the match as void", () => {
  const { state } = used("measuring all creatures, each changed by all");
  expect(isOver(state)).toBe(true);
  expect(state.cell[REASON]).toBe(VOID);
});

test("looking at the table ends nothing, however much there is to work out", () => {
  const { game, state } = used("looking through all ways to pick seven");
  state.effort = EFFORT_PER_INPUT;
  const before = state.hash();
  game.position(state, null);
  for (const seat of seatList(asked(state))) for (const o of optionList(state, seat)) game.describe(state, o);
  expect(state.hash()).toBe(before);
});

const MODES: readonly (readonly [game: string, options: object])[] = [
  ["riftforce", { mode: "solo" }],
  ["neverrift", {}],
  ["neverrift", { mode: "multiplayer" }],
  ["quantum-rift", {}],
  ["quantum-rift", { mode: "pair" }],
];

test.each(MODES)("%s %o: what is worked out is the same, whoever looks and whatever is told", (id, given) => {
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const options = readOptions(game.options, given);
  const [, seats] = game.seats(options);
  let worked = 0;
  for (let n = 0; n < 6; n++) {
    const start = { content: game.content([]), seats, options, seed: `${n}` };
    const [alone, looked] = [new Match(game, start), new Match(game, start)];
    const look = (): void => {
      for (let seat = 0; seat < seats; seat++) {
        game.scene(looked.state, seat as Seat);
        game.position(looked.state, seat as Seat);
      }
    };
    const dice = new Dice(n);
    while (!alone.over && alone.inputs.length < 300) {
      const asking = seatList(asked(alone.state));
      const seat = asking[dice.below(asking.length)];
      const index = dice.below(optionList(alone.state, seat).length);
      alone.choose(seat, index);
      take(looked, () => looked.choose(seat, index), look);
      worked += alone.state.effort;
      expect(looked.state.effort).toBe(alone.state.effort);
    }
  }
  expect(worked).toBeGreaterThan(0);
});
