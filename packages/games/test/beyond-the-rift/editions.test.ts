import { describe, expect, test } from "vitest";
import { itemsOf, missing, newSheet } from "../../src/beyond-the-rift/campaign.js";
import type { Library } from "../../src/beyond-the-rift/content.js";
import { refusal } from "../kit.js";
import { begun, game, opened } from "./table.js";

const library = game.content([]) as unknown as Library;
/** The game's own library, in which that is not part of v0.9.9. */
const without = (key: "heroes" | "items" | "scenarios", id: string): Library => ({
  ...library,
  [key]: library[key].map((entry) => (entry.id === id ? { ...entry, v099: false } : entry)),
});

describe("what is in the box", () => {
  test.each([
    ["final", 18, 12],
    ["v099", 28, 15],
  ] as const)("BR-111 BR-12 %s: %i Wounds and %i Fatigue are on the table", (edition, wounds, fatigue) => {
    const view = opened({ edition, mode: "solo" }).view();
    expect([view.woundDeck.length, view.fatigueDeck.length, view.responseDeck.length]).toEqual([wounds, fatigue, 42]);
  });
  test("BR-9 v0.9.9 has the lesson and Old Friends, and no scenario of another campaign", () => {
    const taken = (edition: string, scenario: string) => refusal(() => opened({ edition, scenario }));
    expect(taken("v099", "the-gate-at-low-ferry")).toBe("taken");
    expect(taken("v099", "hush")).toMatch(/^bad-options.*hush/);
    expect(taken("final", "hush")).toBe("taken");
    expect(opened({ edition: "v099" }).scene()).toMatchObject({
      standing: { scenario: "out-through-the-side-entrance" },
    });
  });
});

describe("campaigns of v0.9.9", () => {
  test("BR-138 begin with those heroes who are part of it", () => {
    const lean = without("heroes", "elisa");
    expect(newSheet(library, "old-friends", "v099").heroes).toContain("elisa");
    expect(newSheet(lean, "old-friends", "v099").heroes).not.toContain("elisa");
    expect(newSheet(lean, "old-friends", "final").heroes).toContain("elisa");
    expect(refusal(() => newSheet(library, "the-quiet-hive", "v099"))).toMatch(/^bad-campaign.*v0\.9\.9/);
  });
  test("BR-155 BR-A94 have those items that are part of it", () => {
    const [first] = itemsOf(library, "old-friends", "v099").map(({ id }) => id);
    const lean = without("items", String(first));
    expect(newSheet(lean, "old-friends", "v099").deck).not.toContain(first);
    expect(newSheet(lean, "old-friends", "final").deck).toContain(first);
  });
  test("BR-9 BR-138 leave out a scenario that is not part of it", () => {
    const lean = without("scenarios", "the-gate-at-low-ferry");
    const [scenario] = lean.scenarios.filter(({ id }) => id === "the-gate-at-low-ferry");
    const codes = (edition: "final" | "v099") =>
      missing(newSheet(library, "old-friends", edition), scenario).map(({ code }) => code);
    expect([codes("final"), codes("v099")]).toEqual([[], ["edition"]]);
  });
});

test("BR-10 a scenario for so many heroes is for no fewer and no more", () => {
  const taken = (seats: number) =>
    refusal(() => begun({ heroes: [{}, {}, {}, {}], scenario: { heroes: { least: 2, most: 3 } } }, seats));
  expect([1, 2, 3, 4].map((seats) => taken(seats) === "taken")).toEqual([false, true, true, false]);
});
