import { describe, expect, test } from "vitest";
import { card } from "./invented.js";
import { cuts, pebbles } from "./invented-enemies.js";
import { begun, type Scene, type Table, table } from "./table.js";

const EDITIONS = ["final", "v099"] as const;
const hold = { may: { raise: "threat" } };
/** The Quest Phase with these effects; then somebody is asked. */
const quest = (effects: readonly unknown[], scene: Scene = {}): Table => {
  const { scenario, ...rest } = scene;
  return table({ ...rest, scenario: { quest: [...effects, hold], ...scenario } })
    .done()
    .until((t) => t.over || t.prompt === "may");
};

describe("the Quest or Spawn Phase", () => {
  test("BR-101 BR-26 it does what the scenario says, by the Threat if it says so; the top of the deck comes", () => {
    const t = quest([{ spawn: { value: "threat" } }], { threat: 2, enemyDeck: ["wolf", "rat", "ox"] });
    expect(t.view()).toMatchObject({ quest: ["wolf", "rat"], enemyDeck: ["ox"], phase: "quest" });
  });
  test.each(EDITIONS)("BR-101 BR-145 %s: nothing described, nothing spawns", (edition) => {
    const t = table({ edition, threat: 5, enemyDeck: ["wolf"], terrainDeck: ["rock"], heroes: [{ deck: pebbles(9) }] });
    t.nextRound();
    expect(t.view()).toMatchObject({ quest: [], enemyDeck: ["wolf"], terrainDeck: ["rock"], threat: 5 });
  });
  test.each(EDITIONS)(
    "BR-102 BR-A79 %s: an empty deck spawns nothing, a short one what it has, without penalty",
    (edition) => {
      const none = quest([{ spawn: 2 }, { explore: 1 }], { edition });
      expect(none.view()).toMatchObject({ quest: [], threat: 0 });
      const short = quest([{ spawn: 3 }, { explore: 3 }], { edition, enemyDeck: ["wolf"], terrainDeck: ["rock"] });
      expect(short.over).toBe(false);
      expect([...short.view().quest].sort()).toEqual(["rock", "wolf"]);
    },
  );
  test("BR-103 final: enemies go to the area that the scenario names", () => {
    const heroes = [{ hand: pebbles(2) }, {}];
    const into = (where: string) => quest([{ spawn: 1, into: where }], { heroes, enemyDeck: ["wolf", "rat"] });
    expect(into("quest").view().quest).toEqual(["wolf"]);
    expect(into("priority").hero(1).area).toEqual(["wolf"]);
    const each = into("each");
    expect([each.hero(0).area, each.hero(1).area]).toEqual([["wolf"], ["rat"]]);
  });
  test("BR-103 v0.9.9: spawned enemies go to the Quest Area", () => {
    const t = quest([{ spawn: 1, into: "priority" }], { edition: "v099", heroes: [{}, {}], enemyDeck: ["wolf"] });
    expect(t.view().quest).toEqual(["wolf"]);
  });
  test("BR-148 BR-145 final: the list in its order", () => {
    const t = quest([{ raise: "threat" }, { spawn: { value: "threat" } }], { enemyDeck: ["wolf", "rat"] });
    expect(t.view()).toMatchObject({ threat: 1, quest: ["wolf"] });
  });
  test("BR-148 v0.9.9: first the spawning, then the rest", () => {
    const effects = [{ raise: "threat" }, { spawn: { value: "threat" } }];
    const t = quest(effects, { edition: "v099", enemyDeck: ["wolf", "rat"] });
    expect(t.view()).toMatchObject({ threat: 1, quest: [] });
    const later = quest(effects, { edition: "v099", threat: 1, enemyDeck: ["wolf", "rat"] });
    expect(later.view()).toMatchObject({ threat: 2, quest: ["wolf"] });
  });
  test("BR-147 Threat is public, and by itself does nothing, however high", () => {
    const t = table({ threat: 20, quest: ["wolf"], heroes: [{ deck: pebbles(9) }, { deck: pebbles(9) }] });
    for (const seat of [0, 1]) expect(t.view(seat).threat).toBe(20);
    t.nextRound();
    expect(t.view()).toMatchObject({ threat: 20, quest: ["wolf"], round: 2 });
  });
});

describe("the Draw Phase", () => {
  test.each(EDITIONS)(
    "BR-104 BR-109 BR-A4 %s: AP is the start and 1 for each card held, Wounds and Fatigue too",
    (edition) => {
      const heroes = [{ ap: 9, hand: ["pebble", "cut", "yawn"], deck: pebbles(12) }];
      const t = table({ edition, heroes }).nextRound();
      expect(t.hero().ap).toBe(8);
    },
  );
  test("BR-104 BR-35 never above 20", () => {
    const t = table({ heroes: [{ board: { ap: 18 }, hand: pebbles(5), deck: pebbles(9) }] }).nextRound();
    expect(t.hero().ap).toBe(20);
  });
  test.each([
    [1, 7],
    [2, 6],
    [3, 5],
    [4, 4],
  ])(
    "BR-105 BR-17 with %i heroes %i cards are drawn, whatever is held, then one discards down to as many",
    (n, size) => {
      const heroes = Array.from({ length: n }, () => ({ hand: ["jab", "bolt"], deck: pebbles(9) }));
      const t = table({ heroes });
      t.done();
      expect(t.prompt).toBe("discard-down");
      expect(t.hero().hand).toHaveLength(size + 2);
      for (let seat = 0; seat < n; seat++) t.seat(seat).discard("jab").discard("bolt");
      expect(t.view().round).toBe(2);
      expect(t.hero()).toMatchObject({ hand: pebbles(size), discard: ["jab", "bolt"] });
    },
  );
  test("BR-106 BR-4 Wounds and Fatigue may not be discarded", () => {
    const t = table({ heroes: [{ hand: ["cut", "yawn", "jab"], deck: pebbles(9) }] });
    t.done();
    t.expectOptions(["discard jab", "discard pebble"]);
    t.seat(0).discard("jab");
    expect(t.view().round).toBe(2);
    expect([...t.hero().hand].sort()).toEqual(["cut", ...pebbles(5), "yawn"]);
  });
  test("BR-50 a hand within the size is left alone", () => {
    const t = table({ heroes: [{ deck: pebbles(9) }] }).done();
    expect(t.view()).toMatchObject({ round: 2, phase: "hero" });
    expect(t.hero().hand).toEqual(pebbles(7));
  });
  test.each(EDITIONS)("BR-107 %s: as many Wounds and Fatigue as the hand holds kill, one less does not", (edition) => {
    const hand = (n: number) => [...cuts(n - 1), "yawn"];
    const dead = table({ edition, heroes: [{ hand: hand(7), deck: pebbles(9) }] });
    dead.until("over");
    expect(dead.outcome.winners).toEqual([]);
    expect(dead.events("death").map((e) => e.seat)).toEqual([0]);
    const alive = table({ edition, heroes: [{ hand: hand(6), deck: pebbles(9) }] }).nextRound();
    expect(alive.over).toBe(false);
    expect([...alive.hero().hand].sort()).toEqual([...hand(6), "pebble"].sort());
  });
  test("BR-107 what counts is what remains after discarding: a single Wound alone in hand kills", () => {
    const t = table({ edition: "v099", heroes: [{ hand: ["cut"], area: ["totem"] }], fatigueDeck: [] });
    t.until("over");
    expect(t.events("death")).toHaveLength(1);
  });
  test("BR-107 Wounds that are drawn count as well", () => {
    const t = table({ heroes: [{ hand: cuts(4), deck: ["cut", "cut", "yawn", ...pebbles(6)] }] });
    t.until("over");
    expect(t.outcome.winners).toEqual([]);
  });
  test("BR-A5 an empty hand is no death", () => {
    const t = table({ edition: "v099", heroes: [{ area: ["totem"] }], fatigueDeck: [] });
    t.nextRound();
    expect(t.over).toBe(false);
    expect(t.hero()).toMatchObject({ hand: [], deck: [] });
  });
  test.each(EDITIONS)(
    "BR-108 %s: a deck too short takes 2 Fatigue into the discard pile, is shuffled, and goes on",
    (edition) => {
      const t = table({
        edition,
        heroes: [{ deck: ["jab", "bolt"], discard: pebbles(9) }],
        fatigueDeck: ["yawn", "ache"],
      });
      t.nextRound();
      const { hand, deck, discard } = t.hero();
      expect(t.order("draw").slice(0, 2)).toEqual(["jab", "bolt"]);
      expect([hand.length, deck.length, discard.length]).toEqual([7, 6, 0]);
      expect([...hand, ...deck].sort()).toEqual(["ache", "bolt", "jab", ...pebbles(9), "yawn"]);
      expect(t.view().fatigueDeck).toEqual([]);
      expect(t.events("reshuffle")).toHaveLength(1);
    },
  );
  test("BR-A55 all reset AP, then all draw in seat order, then all discard in any order", () => {
    const heroes = [
      { hand: ["jab"], ap: 0, deck: pebbles(6) },
      { hand: ["bolt"], ap: 0, deck: pebbles(6) },
    ];
    const t = table({ heroes });
    t.done();
    expect(t.asked).toEqual([0, 1]);
    const told = t.events().filter((e) => ["ap", "draw"].includes(e.do));
    expect(told.map((e) => `${e.do} ${e.seat}`)).toEqual([
      "ap 0",
      "ap 1",
      ...Array.from({ length: 6 }, () => "draw 0"),
      ...Array.from({ length: 6 }, () => "draw 1"),
    ]);
    t.seat(1).discard("bolt");
    t.seat(0).discard("jab");
    expect(t.view().round).toBe(2);
  });
  test("BR-A55 shared Fatigue goes by seat order: who comes first takes the last two", () => {
    const heroes = [
      { deck: ["jab"], discard: pebbles(9) },
      { deck: ["bolt"], discard: pebbles(9) },
    ];
    const t = table({ heroes, fatigueDeck: ["yawn", "ache"], woundDeck: ["cut", "bruise", "limp"] }).nextRound();
    const all = (seat: number) => [...t.hero(seat).hand, ...t.hero(seat).deck];
    expect(all(0)).toEqual(expect.arrayContaining(["yawn", "ache"]));
    expect(all(1)).toEqual(expect.arrayContaining(["cut", "bruise"]));
  });
  test("BR-A55 deaths are looked at together, after all have discarded", () => {
    const heroes = [
      { hand: cuts(6), deck: pebbles(6) },
      { hand: ["jab"], deck: pebbles(6) },
      { hand: cuts(6), deck: pebbles(6) },
    ];
    const t = table({ heroes });
    t.until("over");
    expect(t.events("death").map((e) => e.seat)).toEqual([0, 2]);
  });
  test("BR-A33 BR-6 with a dead hero the scenario is over, whatever lies in that area", () => {
    const t = table({
      heroes: [
        { hand: ["totem"], deck: pebbles(8) },
        { hand: cuts(6), deck: pebbles(8) },
      ],
    });
    t.seat(0).special("totem", 1);
    expect(t.hero(1).area).toEqual(["totem"]);
    t.until("over");
    expect(t.outcome.winners).toEqual([]);
    expect(t.events("death").map((e) => e.seat)).toEqual([1]);
  });
});

describe("the End Phase", () => {
  const bell = card("bell", { persistent: true, special: { cost: 0 }, end: { raise: "threat", n: 2 } });
  const gong = card("gong", { persistent: true, special: { cost: 0 }, end: { lower: "threat", n: 5 } });
  const scene: Scene = {
    cards: [bell, gong],
    heroes: [{ area: ["bell", "gong"], deck: pebbles(9) }, { deck: pebbles(9) }],
    scenario: { end: { raise: "threat", n: 3 } },
  };
  const threats = (t: Table): unknown[] => t.events("threat").map((e) => e.left);
  test("BR-110 final: the scenario first, then hero cards in the order that the heroes choose", () => {
    const t = table(scene).done().until("end-order");
    expect(threats(t)).toEqual([3]);
    t.expectOptions(["trigger bell", "trigger gong"], "trigger");
    t.seat(t.asked[0] ?? 0).answer({ do: "trigger", card: "gong" });
    expect(t.view()).toMatchObject({ round: 2, threat: 2 });
    expect(threats(t)).toEqual([3, 0, 2]);
  });
  test("BR-110 v0.9.9: in any order, the scenario's effect too", () => {
    const t = table({ ...scene, edition: "v099" })
      .done()
      .until("end-order");
    expect(threats(t)).toEqual([]);
    expect(t.options("trigger")).toHaveLength(3);
    t.seat(t.asked[0] ?? 0).answer({ do: "trigger", card: "bell" });
    t.seat(t.asked[0] ?? 0).answer({ do: "trigger", card: "clearing" });
    expect(threats(t)).toEqual([2, 5, 0]);
  });
  test("BR-110 what is not in play has no End effect", () => {
    const t = table({ cards: [bell], heroes: [{ hand: ["bell"], deck: [...pebbles(9), "bell"] }] }).nextRound();
    expect(t.view().threat).toBe(0);
  });
});

describe("winning and losing", () => {
  const both = { win: { value: "threat", is: ">= 1" }, lose: { value: "threat", is: ">= 1" } };
  test("BR-A28 where both come true at once, it is lost", () => {
    const t = table({ scenario: { ...both, quest: { raise: "threat" } } }).done();
    expect(t.over).toBe(true);
    expect(t.outcome.winners).toEqual([]);
  });
  test("BR-A28 BR-A81 the win alone wins, at the end of the step and not later", () => {
    const t = quest([{ raise: "threat" }], {
      heroes: [{ hand: cuts(7), deck: pebbles(7) }],
      scenario: { win: both.win },
    });
    t.until("over");
    expect(t.outcome.winners).toEqual([0]);
  });
  const flash = [{ raise: "threat" }, { lower: "threat" }];
  test("BR-A81 in the middle of an action nothing is looked at", () => {
    const actions = [{ action: "flash", name: { en: "flash", de: "flash" }, cost: 0, do: flash }];
    const t = table({ scenario: { ...both, actions } });
    t.seat(0).act("flash");
    expect(t.over).toBe(false);
    expect(t.view().threat).toBe(0);
  });
  test("BR-A81 after each finished action and activation", () => {
    const actions = [{ action: "shout", name: { en: "shout", de: "shout" }, cost: 0, do: { raise: "threat" } }];
    const t = table({ scenario: { win: both.win, actions } });
    t.seat(0).act("shout");
    expect(t.over).toBe(true);
    const rows = [{ who: "wolf", zero: { raise: "threat" } }];
    const lost = table({ quest: ["wolf", "wolf"], scenario: { win: both.win, table: rows } });
    lost.until("over");
    expect(lost.order("activate")).toEqual(["wolf"]);
    const kept = table({ quest: ["wolf"], scenario: { ...both, quest: hold, table: [{ who: "wolf", zero: flash }] } });
    kept.done();
    expect(kept.over).toBe(false);
  });
  test("BR-A99 easy and hard change numbers of the scenario and nothing else", () => {
    const levels = {
      normal: { enemies: { wolf: 2 }, threat: 2, counters: { luck: 3 } },
      easy: { threat: 0, counters: { luck: 5 } },
      hard: { enemies: { wolf: 4 } },
    };
    const counters = [{ counter: "luck", name: { en: "Luck", de: "Glück" } }];
    const at = (difficulty: string) => begun({ options: { difficulty }, scenario: { levels, counters } }).view();
    const started = { round: 1, phase: "hero", quest: [] };
    expect(at("normal")).toMatchObject({ ...started, threat: 2, counters: { luck: 3 }, enemyDeck: ["wolf", "wolf"] });
    expect(at("easy")).toMatchObject({ ...started, threat: 0, counters: { luck: 5 }, enemyDeck: ["wolf", "wolf"] });
    expect(at("hard")).toMatchObject({ ...started, threat: 2, counters: { luck: 3 } });
    expect(at("hard").enemyDeck).toHaveLength(4);
  });
});
