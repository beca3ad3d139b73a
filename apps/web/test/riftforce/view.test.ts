import { describe, expect, test } from "vitest";
import { nameOfCard, parseCard } from "../../src/tables/riftforce/card.ts";
import { drafter, handSize } from "../../src/tables/riftforce/draft.ts";
import { lastPlan, roundOf } from "../../src/tables/riftforce/round.ts";
import { areaOf, ownersOf, sidesFrom, type View } from "../../src/tables/riftforce/view.ts";

const view = (mode: View["mode"], decks: number, more: Partial<View> = {}): View => ({
  mode,
  guilds: Array.from({ length: decks }, () => []),
  first: 0,
  ...more,
});
const line = (event: Record<string, unknown>, undone = false) => ({ event: { rule: "", ...event }, undone }) as never;

describe("who sits where", () => {
  test("ours is first, the others follow in the order of play", () => {
    expect(sidesFrom(view("duel", 2), 1)).toEqual([1, 0]);
    expect(sidesFrom(view("free-for-all", 4), 2)).toEqual([2, 3, 0, 1]);
    expect(sidesFrom(view("team", 4), 0)).toEqual([0, 1]);
  });

  test("a team shares its side and has two areas", () => {
    expect(ownersOf(view("team", 4), 1)).toEqual([1, 3]);
    expect([0, 1, 2, 3].map((owner) => areaOf(view("team", 4), owner))).toEqual([[0], [0], [1], [1]]);
    expect([0, 1, 2].map((owner) => areaOf(view("team", 3), owner))).toEqual([[0], [0, 1], [1]]);
  });

  test("in solo play one seat picks for the trainer too", () => {
    expect(handSize(view("team", 3), 1)).toBe(4);
    expect(handSize(view("team", 4), 1)).toBe(3);
    expect(drafter(view("solo", 2), 0)).toBe(0);
    expect(drafter(view("solo", 2, { guilds: [["a", "b", "c", "d"], []] }), 0)).toBe(1);
  });
});

describe("the round", () => {
  const duel = (turn: number) => view("duel", 2, { turn });
  const played = [
    line({ do: "play", seat: 0 }),
    line({ do: "play", seat: 0 }),
    line({ do: "discard", seat: 1 }),
    line({ do: "damage" }),
    line({ do: "check", seat: 0 }),
  ];

  test("counts turns, not cards", () => {
    expect(roundOf([], duel(0))).toBe(1);
    expect(roundOf(played.slice(0, 2), duel(0))).toBe(1);
    expect(roundOf(played.slice(0, 2), duel(1))).toBe(1);
    expect(roundOf(played.slice(0, 4), duel(1))).toBe(1);
    expect(roundOf(played.slice(0, 4), duel(0))).toBe(2);
    expect(roundOf(played, duel(1))).toBe(2);
  });

  test("what was taken back does not count", () => {
    expect(roundOf([...played.slice(0, 4), line({ do: "check", seat: 0 }, true)], duel(0))).toBe(2);
  });

  test("in solo play a plan ends it", () => {
    const plan = line({ do: "plan", kind: "attack", location: 2, numbers: [5, 6] });
    expect(roundOf([plan], view("solo", 2))).toBe(2);
    expect(lastPlan([plan])).toMatchObject({ kind: "attack", location: 2, numbers: [5, 6] });
    expect(lastPlan([])).toBeNull();
  });
});

test("a card's name says guild and number", () => {
  expect(parseCard("fire-5")).toEqual({ guild: "fire", number: 5 });
  expect(parseCard("five-1")).toEqual({ guild: "five-1", number: null });
  expect(parseCard("?")).toEqual({ guild: "?", number: null });
  const cards = new Map([["fire", { id: "fire", name: "Feuer", text: "", rule: "" }]]);
  expect(nameOfCard("fire-5", cards)).toBe("Feuer 5");
});
