import { type Seat, thingOf } from "@rifthall/kernel/ids";
import { optionList } from "@rifthall/kernel/match";
import type { State } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import type { Library } from "../../src/beyond-the-rift/content.js";
import { enemy, terrain } from "./invented.js";
import { cuts, drill, fought, mark, pebbles, row, sniper } from "./invented-enemies.js";
import { game, opened, table } from "./table.js";

const EDITIONS = ["final", "v099"] as const;
const SECOND = 1 as Seat;

describe("losing at once", () => {
  test("BR-121 BR-A81 a Wound owed and none left loses in the middle of the Enemy Phase", () => {
    const t = drill([row("sniper", { attack: "target" })], {
      enemies: [sniper],
      quest: ["sniper", "sniper"],
      woundDeck: ["cut"],
      scenario: { win: { value: "threat", is: ">= 9" } },
    });
    t.until("over");
    expect(t.events("assault")).toHaveLength(2);
    expect(t.outcome.winners).toEqual([]);
  });
  test("BR-A28 a death and a win in the same Draw Phase: lost", () => {
    const t = table({
      heroes: [{ hand: cuts(7), deck: pebbles(8) }],
      scenario: { end: mark, win: { value: "threat", is: ">= 1" } },
    });
    t.until("over");
    expect(t.outcome.winners).toEqual([]);
  });
});

describe("what a scenario says of a phase", () => {
  test.each([
    ["hero", "hero"],
    ["enemy", "enemy"],
    ["quest", "quest"],
    ["draw", "draw"],
    ["end", "end"],
  ])("BR-145 the effect under %s happens in that phase, once a round", (key, phase) => {
    const t = table({ heroes: [{ deck: pebbles(30) }], scenario: { [key]: mark } });
    t.nextRound();
    const told = t.events().filter((e) => e.do === "phase" || e.do === "threat");
    const at = told.findIndex((e) => e.do === "threat");
    expect(told.filter((e) => e.do === "threat")).toHaveLength(1);
    expect(told.slice(0, at).findLast((e) => e.do === "phase")?.phase).toBe(phase);
    t.nextRound();
    expect(t.events("threat")).toHaveLength(2);
  });
  test.each(EDITIONS)("BR-145 %s: a phase that is not mentioned has no effect", (edition) => {
    const t = table({ edition, quest: ["wolf"], enemyDeck: ["rat"], heroes: [{ deck: pebbles(30) }] });
    t.nextRound().nextRound();
    expect(t.view()).toMatchObject({ threat: 0, quest: ["wolf"], enemyDeck: ["rat"], round: 3 });
  });
  test("BR-145 effects are done from top to bottom", () => {
    const quest = [
      { raise: "threat", n: 4 },
      { lower: "threat", n: 9 },
      { raise: "threat", n: 2 },
    ];
    const t = table({ heroes: [{ deck: pebbles(30) }], scenario: { quest } }).nextRound();
    expect(t.view().threat).toBe(2);
  });
});

describe("what comes into play and goes", () => {
  test("BR-102 BR-103 BR-26 final: terrain spawns too, into the Quest Area, and says what it does then", () => {
    const bog = terrain("bog", "hazard", { spawned: mark });
    const t = table({
      terrain: [bog],
      terrainDeck: ["bog"],
      heroes: [{ deck: pebbles(9) }],
      scenario: { quest: { explore: 1 } },
    });
    t.nextRound();
    expect(t.view()).toMatchObject({ quest: ["bog"], terrainDeck: [], threat: 1 });
  });
  test("BR-99 of heroes that come equally first any may be named, seen with the eyes of who answers", () => {
    const t = table({
      heroes: [{ deck: pebbles(9) }, { deck: pebbles(9) }],
      enemyDeck: ["wolf", "rat"],
      scenario: { quest: { bring: "wolf", into: "priority" } },
    });
    t.done().until("area");
    const { state } = t.match;
    const names = (s: State) => optionList(s, SECOND).map((o) => thingOf(o));
    const eye = game.create({ ...t.match.start });
    expect(names(look(game, state, SECOND, eye).state)).toEqual(names(state));
    expect(names(state)).toEqual([0, 1]);
  });
  test("BR-A7 BR-83 summoned enemies come with their own effects", () => {
    const imp = enemy("imp", [1, 1, 1, 1, 1], { spawned: { raise: "threat", n: 3 } });
    const t = drill([row("wolf", { summon: "imp" })], { enemies: [imp], quest: ["wolf"], outside: ["imp"] });
    expect(fought(t).view()).toMatchObject({ quest: ["wolf", "imp"], threat: 3 });
  });
  test.each(EDITIONS)("BR-A12 BR-A34 %s: what was attached to a dead enemy leaves it", (edition) => {
    const t = table({
      edition,
      quest: ["rat+yawn"],
      heroes: [{ hand: ["arrow"] }],
      woundDeck: ["cut", "limp"],
      fatigueDeck: ["ache"],
      responses: [0],
    });
    t.seat(0).attack("arrow", "rat");
    const view = t.view();
    expect(view.quest).toEqual([]);
    expect(view.woundDeck).toEqual(["limp"]);
    // In v0.9.9 that pile is never shuffled again (BR-23), so there it is out.
    expect(view.woundDiscard).toEqual(["cut"]);
    expect(view.fatigueDiscard).toEqual(edition === "final" ? ["yawn"] : []);
    expect([...view.fatigueDeck].sort()).toEqual(edition === "final" ? ["ache"] : ["ache", "yawn"]);
  });
});

describe("scenarios of the box", () => {
  test.each([
    ["final", 18, 12],
    ["v099", 28, 15],
  ])("BR-160 %s: %i Wounds, %i Fatigue and 42 Response cards lie ready", (edition, wounds, fatigue) => {
    const view = opened({ edition }).view();
    expect([view.woundDeck.length, view.fatigueDeck.length, view.responseDeck.length]).toEqual([wounds, fatigue, 42]);
  });
  test("BR-154 Low Ferry is set up with the numbers of its pack: Threat, the gate, enemies before it", () => {
    const { scenarios } = game.content([]) as Library;
    const normal = scenarios.find(({ id }) => id === "the-gate-at-low-ferry")?.levels.normal;
    if (!normal) throw new Error("there is no such scenario");
    const [[counter, gate]] = normal.counters;
    expect(counter).toBe("gate");
    for (const [i, mode] of ["solo", "pair", "trio", "four"].entries()) {
      const view = opened({ scenario: "the-gate-at-low-ferry", mode }).view();
      expect(view).toMatchObject({ threat: normal.threat[i], counters: { gate: gate[i] } });
      expect(view.quest.length).toBeGreaterThan(0);
    }
  });
});
