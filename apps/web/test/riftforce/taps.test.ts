import type { Card, Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { candidate, likely, taps } from "../../src/tables/riftforce/taps.ts";
import type { Choice, Decision, Picture } from "../../src/tables/riftforce/wire.ts";

const US = 0 as Seat;
const picture = {
  view: { mode: "duel", guilds: [[], []] },
  scene: {
    zones: {
      "hand-0": [
        { id: 7, card: "light-6" },
        { id: 8, card: "light-6" },
        { id: 9, card: "air-5" },
      ],
      "hand-1": [{ id: 40, card: "?" }],
      "stack-2-0": [
        { id: 12, card: "music-5", damage: 0 },
        { id: 11, card: "music-6", damage: 2 },
      ],
      "stack-2-1": [{ id: 43, card: "ice-5", damage: 1 }],
    },
  },
} as unknown as Picture;

const option = (fields: Record<string, string | number>): Choice =>
  ({ index: 0, key: 1, label: "", ...fields }) as unknown as Choice;
const asking = (prompt: string, ...options: Record<string, string | number>[]): Decision => ({
  number: 1,
  prompt,
  text: "",
  seats: [{ seat: US, options: options.map(option) }],
});

describe("what is tapped to say an option", () => {
  test.each([
    [{ do: "play", card: "air-5", location: 3 }, ["card:9", "place:3"]],
    [{ do: "play", card: "light-6", location: 0 }, ["card:7", "place:0"]],
    [{ do: "discard", card: "light-6" }, ["card:7", "discard"]],
    [{ do: "activate", card: "music-6", location: 2, slot: 1, id: 11 }, ["card:11"]],
    [{ do: "target", card: "ice-5", location: 2, slot: 0, id: 43 }, ["card:43"]],
    [{ do: "move", location: 4 }, ["place:4"]],
    [{ do: "aim", location: 1 }, ["place:1"]],
    [{ do: "place", location: 1 }, ["place:1"]],
    [{ do: "draft", guild: "fire" }, ["guild:fire"]],
    [{ do: "check" }, []],
    [{ do: "end" }, []],
    [{ do: "choose", branch: 1 }, []],
  ])("%j", (fields, said) => {
    expect(taps(option(fields), picture, US)).toEqual(said);
  });
});

describe("what somebody wants who taps", () => {
  const action = asking("action", { do: "play", card: "air-5", location: 0 });
  test.each([
    ["a place for a held card", ["card:9", "place:3"], action, { do: "play", card: "air-5", location: 3 }],
    ["the discard pile", ["card:9", "discard"], action, { do: "discard", card: "air-5" }],
    ["the discard pile, nothing held", ["discard"], action, null],
    [
      "a card on the table",
      ["card:43"],
      action,
      { do: "activate", card: "ice-5", location: 2, side: 1, slot: 0, id: 43 },
    ],
    [
      "a held card, then one on the table",
      ["card:9", "card:11"],
      action,
      { do: "activate", card: "music-6", location: 2, side: 0, slot: 1, id: 11 },
    ],
    ["a held card that does not fit", ["card:8"], asking("play", { do: "end" }), { do: "play", card: "light-6" }],
    ["a place alone", ["place:4"], action, { do: "play", card: "air-5", location: 4 }],
    ["a place, nothing to play", ["place:4"], asking("play", { do: "end" }), null],
    ["a place to move to", ["place:2"], asking("move", { do: "move", location: 1 }), { do: "move", location: 2 }],
    [
      "a target out of reach",
      ["card:43"],
      asking("damage", { do: "target", id: 11 }),
      { do: "target", card: "ice-5", location: 2, side: 1, slot: 0, id: 43 },
    ],
    ["an unseen card", ["card:40"], action, null],
    ["a guild", ["guild:fire"], asking("draft"), { do: "draft", guild: "fire" }],
    ["nothing", [], action, null],
  ])("%s", (_, path, decision, wanted) => {
    expect(candidate(path, decision, picture)).toEqual(wanted);
  });
});

test("the brass plate ends an action or says yes; it draws only when hardly a card is left", () => {
  const [check, end, accept] = ["check", "end", "accept"].map((what) => option({ do: what }));
  const holding = (n: number): Picture => {
    const hand = Array.from({ length: n }, (_, id) => ({ id: id as Card, card: "fire-5" }));
    return { ...picture, scene: { ...picture.scene, zones: { "hand-0": hand } } };
  };
  const chosen = (buttons: readonly unknown[], others: readonly unknown[] = [], held = 3): Choice | undefined =>
    likely(buttons as Choice[], [...buttons, ...others] as Choice[], holding(held), US);
  expect(chosen([check, end])).toBe(end);
  expect(chosen([accept])).toBe(accept);
  expect(chosen([check], [{ do: "play" }])).toBeUndefined();
  expect(chosen([check], [{ do: "play" }], 2)).toBe(check);
  expect(chosen([check, end], [{ do: "play" }], 1)).toBe(end);
  // With an empty hand nothing else is left.
  expect(chosen([check])).toBe(check);
});
