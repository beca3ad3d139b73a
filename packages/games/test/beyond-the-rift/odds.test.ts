import type { Option, Seat } from "@rifthall/kernel/ids";
import { optionList } from "@rifthall/kernel/match";
import { expect, test } from "vitest";
import { card, enemy } from "./invented.js";
import { game, table } from "./table.js";

/** By the 42 Response cards: 8 of 0, 14 of 1, 12 of 2, 8 of 3. */
test.each([
  [2, 0],
  [3, 19],
  [4, 52],
  [5, 81],
  [6, 100],
])("BR-66 an attack of %i against Defence 2 hits in %i%, and what is certain is told as certain", (value, chance) => {
  const t = table({
    cards: [card("blow", { attack: { primary: 1, value } })],
    enemies: [enemy("stump", [1, 1, 0, 2, 3])],
    heroes: [{ hand: ["blow"], area: ["stump"] }],
  });
  expect(t.options("attack")).toMatchObject([{ card: "blow", target: "stump", chance }]);
});

test("BR-53 a card that gives AP and does something besides says both", () => {
  const both = card("rally", { ap: { cost: 0, gain: 2 }, special: { cost: 0, do: { draw: 1 } } });
  const t = table({ cards: [both], heroes: [{ hand: ["rally"], deck: ["pebble"] }] });
  const { state } = t.match;
  const labels = optionList(state, 0 as Seat).map((o: Option) => game.speech.en.label(state, o));
  expect(labels).toContain("Play rally (0 AP): ann gains 2 AP. Draw 1 card.");
});
