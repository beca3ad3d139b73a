import type { Card, Seat } from "@rifthall/kernel/ids";
import { Match } from "@rifthall/kernel/match";
import { TOP } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { games } from "../src/list.js";
import { probe, unprobe } from "../src/shared/probe.js";

const [game] = games;
const match = (): Match => {
  if (!game) throw new Error("no game");
  const options = Object.fromEntries(game.options.map((o) => [o.name, o.default]));
  return new Match(game, { content: game.content([]), seats: game.seats(options)[0], options, seed: "probe" });
};
const [CARD, SEAT] = [0 as Card, 0 as Seat];

test("probes lie on each other and leave nothing behind", () => {
  const { state } = match();
  const before = state.hash();
  const first = probe(state, CARD, SEAT);
  const second = probe(state, CARD, SEAT);
  expect(second).toBeGreaterThan(first);
  unprobe(state, second);
  expect(probe(state, CARD, SEAT)).toBe(second);
  unprobe(state, second);
  unprobe(state, first);
  expect(state.hash()).toBe(before);
});

test("a throw between probe and unprobe leaves other matches right", () => {
  const { state: thrown } = match();
  expect(() => {
    for (let i = 0; i < 10; i++) probe(thrown, CARD, SEAT);
    throw new Error("in the middle");
  }).toThrow();
  const { state } = match();
  expect(probe(state, CARD, SEAT)).toBe(match().state.cell[TOP]);
});
