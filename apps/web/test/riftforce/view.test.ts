import { areasOf } from "@rifthall/games/riftforce/facts";
import type { Event, Playing } from "@rifthall/games/riftforce/wire";
import type { Card, Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { guildOf, nameOfCard } from "../../src/tables/riftforce/card.ts";
import { drafter, handSize } from "../../src/tables/riftforce/draft.ts";
import { lastPlan, roundOf } from "../../src/tables/riftforce/round.ts";
import { ownersOf, sidesFrom } from "../../src/tables/riftforce/view.ts";
import { drafting } from "./drafting.ts";

const [US, THEM] = [0 as Seat, 1 as Seat];
const fire = { card: "fire-5", id: 1 as Card, location: 0, side: 0 };
const line = (event: Event) => ({ event, undone: false });

describe("who sits where", () => {
  test("ours is first, the others follow in the order of play", () => {
    expect(sidesFrom(drafting("duel", 2), 1)).toEqual([1, 0]);
    expect(sidesFrom(drafting("free-for-all", 4), 2)).toEqual([2, 3, 0, 1]);
    expect(sidesFrom(drafting("team", 4), 0)).toEqual([0, 1]);
  });

  test("a team shares its side and has two areas", () => {
    expect(ownersOf(drafting("team", 4), 1)).toEqual([1, 3]);
    expect([0, 1, 2, 3].map((owner) => areasOf("team", 4, owner))).toEqual([[0], [0], [1], [1]]);
    expect([0, 1, 2].map((owner) => areasOf("team", 3, owner))).toEqual([[0], [0, 1], [1]]);
  });

  test("in solo play one seat picks for the trainer too", () => {
    expect(handSize(drafting("team", 3), 1)).toBe(4);
    expect(handSize(drafting("team", 4), 1)).toBe(3);
    expect(drafter(drafting("solo", 2), 0)).toBe(0);
    expect(drafter({ ...drafting("solo", 2), guilds: [["a", "b", "c", "d"], []] }, 0)).toBe(1);
  });
});

describe("the round", () => {
  const duel = (turn: Seat): Playing => ({
    mode: "duel",
    guilds: [[], []],
    first: 0,
    turn,
    scores: [0, 0],
    hands: [[], []],
    decks: [[], []],
    discards: [[], []],
    locations: [],
  });
  const check = line({ do: "check", rule: "RF-45", seat: US });
  const played = [
    line({ do: "play", rule: "RF-40", seat: US, ...fire }),
    line({ do: "play", rule: "RF-40", seat: US, ...fire }),
    line({ do: "discard", rule: "RF-43", seat: THEM, ...fire }),
    line({ do: "damage", rule: "", ...fire, n: 1 }),
    check,
  ];

  test("counts turns, not cards", () => {
    expect(roundOf([], duel(US))).toBe(1);
    expect(roundOf(played.slice(0, 2), duel(US))).toBe(1);
    expect(roundOf(played.slice(0, 2), duel(THEM))).toBe(1);
    expect(roundOf(played.slice(0, 4), duel(THEM))).toBe(1);
    expect(roundOf(played.slice(0, 4), duel(US))).toBe(2);
    expect(roundOf(played, duel(THEM))).toBe(2);
  });

  test("what was taken back does not count", () => {
    expect(roundOf([...played.slice(0, 4), { ...check, undone: true }], duel(US))).toBe(2);
  });

  test("in solo play a plan ends it", () => {
    const plan = line({ do: "plan", rule: "RF-82", kind: "attack", location: 2, numbers: [5, 6] });
    expect(roundOf([plan], drafting("solo", 2))).toBe(2);
    expect(lastPlan([plan])).toMatchObject({ kind: "attack", location: 2, numbers: [5, 6] });
    expect(lastPlan([])).toBeNull();
  });
});

test("a card's name says guild and number", () => {
  expect(["fire-5", "fire", "five-1", "?"].map(guildOf)).toEqual(["fire", "fire", "five-1", "?"]);
  const cards = new Map([["fire", { id: "fire", name: "Feuer", text: "", rule: "" }]]);
  expect(nameOfCard("fire-5", cards)).toBe("Feuer 5");
});
