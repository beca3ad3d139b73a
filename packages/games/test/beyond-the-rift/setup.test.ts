import type { Campaign } from "@rifthall/kernel/match";
import { expect, test } from "vitest";
import { refusal } from "../kit.js";
import { begun, opened, type Scene } from "./table.js";

const both = ["final", "v099"] as const;
const stones = (n: number): string[] => Array.from({ length: n }, () => "pebble");
const plain = (seats: number, more: Scene = {}): Scene => ({
  ...more,
  heroes: Array.from({ length: seats }, () => ({ deck: stones(12) })),
});
/** Of so many matches that differ by the seed only, how many different orders there are. */
const orders = (read: (seed: string) => readonly string[], seeds = 6): number =>
  new Set(Array.from({ length: seeds }, (_, i) => read(`seed ${i}`).join())).size;

test.each(both)(
  "BR-11 the scenario composes the Enemy Deck and the Terrain Deck, and both are shuffled (%s)",
  (edition) => {
    const enemyDeck = ["wolf", "wolf", "archer", "archer", "rat", "rat", "ox", "monk"];
    const terrainDeck = ["gate", "grille", "well", "well", "rock", "rock"];
    const begin = (seed: string) => begun({ ...plain(1), enemyDeck, terrainDeck, seed, edition }).view();
    const first = begin("one");
    expect(first.enemyDeck.toSorted()).toEqual(enemyDeck.toSorted());
    expect(first.terrainDeck.toSorted()).toEqual(terrainDeck.toSorted());
    expect(orders((seed) => begin(seed).enemyDeck)).toBeGreaterThan(3);
    expect(orders((seed) => begin(seed).terrainDeck)).toBeGreaterThan(3);
  },
);

test("BR-11 how many copies are in the decks goes by the number of heroes", () => {
  const level = { enemies: { wolf: [1, 2, 3, 4], rat: 1 } };
  for (const seats of [1, 2, 3, 4]) expect(begun({ ...plain(seats), level }).view().enemyDeck).toHaveLength(seats + 1);
});

test.each([
  ["final", 18, 12],
  ["v099", 28, 15],
] as const)(
  "BR-12 BR-A31 Wounds, Fatigue and Response cards are shuffled; in %s there are %i, %i and 42",
  (edition, wounds, tired) => {
    const begin = (seed: string) => opened({ edition }, seed).view();
    const view = begin("one");
    expect([view.woundDeck.length, view.fatigueDeck.length, view.responseDeck.length]).toEqual([wounds, tired, 42]);
    expect([...view.woundDiscard, ...view.fatigueDiscard, ...view.responseDiscard]).toEqual([]);
    for (const pile of ["woundDeck", "fatigueDeck", "responseDeck"] as const)
      expect([pile, orders((seed) => begin(seed)[pile]) > 3]).toEqual([pile, true]);
  },
);

test("BR-12 the order of the decks is seen by nobody", () => {
  const seen = opened().view(0);
  for (const pile of ["woundDeck", "fatigueDeck", "responseDeck", "enemyDeck", "terrainDeck"] as const)
    expect([pile, [...new Set(seen[pile])]]).toEqual([pile, ["?"]]);
  expect(new Set(seen.heroes[0].deck)).toEqual(new Set(["?"]));
});

test("BR-13 Threat begins where the scenario says", () => {
  expect(begun({ ...plain(1), level: { threat: [6, 0, 0, 0] } }).view().threat).toBe(6);
  expect(begun({ ...plain(2), level: { threat: [6, 0, 0, 0] } }).view().threat).toBe(0);
});

test("BR-14 each hero has a deck of their own, shuffled, and AP as the board says", () => {
  const cards = [
    "jab",
    "bolt",
    "tea",
    "flask",
    "block",
    "ward",
    "study",
    "scout",
    "purge",
    "ember",
    "opener",
    "gamble",
  ];
  const begin = (seed: string) =>
    begun({
      seed,
      heroes: [
        { deck: cards, board: { ap: 4 } },
        { deck: stones(12), board: { ap: 7 } },
      ],
    }).view();
  const { heroes } = begin("one");
  expect(heroes.map((h) => h.ap)).toEqual([4, 7]);
  expect([...heroes[0].hand, ...heroes[0].deck].toSorted()).toEqual(cards.toSorted());
  expect(new Set([...heroes[1].hand, ...heroes[1].deck])).toEqual(new Set(["pebble"]));
  expect(orders((seed) => begin(seed).heroes[0].deck)).toBeGreaterThan(3);
});

test("BR-15 the board lies with its standard side up, unless the other one is asked for", () => {
  const scene = { heroes: [{ deck: stones(12), board: { ap: 3 }, alternate: { ap: 8 } }] };
  expect(begun(scene).hero().ap).toBe(3);
  expect(begun({ ...scene, options: { heroes: [["ann", "alternate"]] } }).hero()).toMatchObject({
    hero: "ann+alternate",
    ap: 8,
  });
});

test("BR-15 BR-143 in a campaign the other side needs unlocking", () => {
  const sheet = (more: object) =>
    ({ campaign: "old-friends", edition: "final", heroes: ["bastian"], ...more }) as Campaign;
  const begin = (more: object) =>
    refusal(() => begun({ ...plain(1), options: { scenario: "first", heroes: [["bastian"]] }, campaign: sheet(more) }));
  expect(begin({ alternate: ["bastian"] })).toMatch(/^bad-campaign.*BR-143/);
  expect(begin({ alternate: ["bastian"], unlocked: ["bastian"] })).not.toMatch(/BR-143/);
});

test("BR-15 BR-143 v0.9.9 has no other sides", () => {
  const options = { heroes: [["ann", "alternate"]] };
  expect(refusal(() => begun({ ...plain(1), edition: "v099", options }))).toMatch(/^bad-options.*BR-143/);
});

test.each([
  [1, 7],
  [2, 6],
  [3, 5],
  [4, 4],
])("BR-16 BR-17 BR-A67 %i heroes begin with %i cards each", (seats, size) => {
  for (const edition of both) {
    const { heroes } = begun({ ...plain(seats), edition }).view();
    expect(heroes.map((h) => h.hand.length)).toEqual(heroes.map(() => size));
    expect(heroes.map((h) => h.deck.length)).toEqual(heroes.map(() => 12 - size));
  }
});

test("BR-16 BR-34 the rest of the set-up follows the opening hands; enemies come into the Quest Area", () => {
  const t = begun({
    ...plain(1),
    enemyDeck: ["wolf", "wolf"],
    scenario: { setup: [{ eachHero: { draw: 1 } }, { spawn: 2 }] },
  });
  expect(t.hero().hand).toHaveLength(8);
  expect(t.view()).toMatchObject({ quest: ["wolf", "wolf"], enemyDeck: [] });
});

test.each([1, 2, 3, 4])(
  "BR-18 with %i heroes there is a Hero Area each, and one Quest Area; all begin empty",
  (seats) => {
    const t = begun({ ...plain(seats), enemyDeck: ["wolf"] });
    expect(t.view().heroes.map((h) => h.area)).toEqual(Array(seats).fill([]));
    expect(t.view().quest).toEqual([]);
    const fields = Object.keys(t.scene().zones).filter((zone) => /^(quest|area-\d)$/.test(zone));
    expect(fields.toSorted()).toEqual([...Array.from({ length: seats }, (_, i) => `area-${i}`), "quest"]);
  },
);
