import { gameById } from "@rifthall/games";
import {
  asked,
  EFFORT_PER_INPUT,
  isOver,
  Match,
  optionList,
  REASON,
  readOptions,
  seatList,
  VOID,
} from "@rifthall/kernel";
import { expect, test } from "vitest";
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
