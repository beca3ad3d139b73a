import type { Option, Seat } from "@rifthall/kernel/ids";
import { optionList } from "@rifthall/kernel/match";
import { expect, test } from "vitest";
import type { BeyondWire } from "../../src/beyond-the-rift/wire.js";
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

test("BR-64 what each Response card would come to is told before one is drawn, with how many of them are left", () => {
  const t = table({
    cards: [card("blow", { attack: { primary: 1, secondary: 1, value: 5 } })],
    enemies: [enemy("stump", [1, 1, 0, 3, 3])],
    heroes: [{ ap: 5, hand: ["blow", "blow"], area: ["stump"] }],
  });
  t.seat(0).attack("blow", "stump");
  const { standing, commitment } = t.scene() as unknown as BeyondWire["scene"];
  expect(standing.responses).toEqual([8, 14, 12, 8]);
  expect(commitment?.draws).toEqual([
    { value: 0, left: 8, against: 3, success: true },
    { value: 1, left: 14, against: 4, success: true },
    { value: 2, left: 12, against: 5, success: false },
    { value: 3, left: 8, against: 6, success: false },
  ]);
});

test("BR-59 the question of an attack or a defence names only what can go into it now", () => {
  const blow = card("blow", { attack: { primary: 1, secondary: 1, value: 5 } });
  const begun = (hand: readonly string[], ap: number): string => {
    const area = ["stump"];
    const t = table({ cards: [blow], enemies: [enemy("stump", [1, 1, 0, 3, 3])], heroes: [{ ap, hand, area }] });
    t.seat(0).attack("blow", "stump");
    return game.speech.en.prompt(t.match.state, 0 as Seat);
  };
  expect(begun(["blow", "blow"], 2)).toMatch(/\. Add attack cards for their secondary cost or strike \(1 AP left\)\.$/);
  expect(begun(["blow", "cut"], 2)).toMatch(/\. Be rid of Wounds and Fatigue or strike \(1 AP left\)\.$/);
});
