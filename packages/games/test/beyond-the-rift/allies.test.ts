import { describe, expect, test } from "vitest";
import { ally, card, enemy } from "./invented.js";
import { assaulted, bully, drill, pebbles, row, sniper } from "./invented-enemies.js";
import { type Scene, type Table, table } from "./table.js";

const EDITIONS = ["final", "v099"] as const;
const wolf = row("wolf", { attack: "target" });
/** A wolf (attack 2) at ann's, who has a dog (defence 2, health 2); the column is 0. */
const bitten = (responses: readonly number[], scene: Scene = {}, area = ["wolf", "dog"]): Table =>
  drill([wolf], { heroes: [{ area, hand: ["block"], ap: 5 }], ...scene, responses: [0, ...responses] });
const shielded = (t: Table): Table => t.done().until("shield");

describe("an attack on an ally", () => {
  test.each(EDITIONS)("BR-126 BR-A13 BR-152 %s: its defence stands alone, without a Response card", (edition) => {
    const t = shielded(bitten([1], { edition }));
    t.seat(0).shield("dog");
    expect(t.prompt).toBe("may");
    expect(t.drawn()).toEqual(["0 column", "1 attack"]);
    expect(t.results()).toEqual(["3:2 hit"]);
    expect(t.hero()).toMatchObject({ area: ["wolf", "dog+cut"], hand: ["block"], ap: 5 });
  });
  test("BR-A13 BR-5 a tie misses the ally", () => {
    const t = shielded(bitten([0]));
    t.seat(0).shield("dog");
    expect(t.results()).toEqual(["2:2 miss"]);
    expect(t.hero().area).toEqual(["wolf", "dog"]);
  });
  test("BR-A13 BR-125 what is attached to the ally counts", () => {
    const t = shielded(bitten([0], {}, ["wolf", "dog+ache"]));
    t.seat(0).shield("dog");
    expect(t.results()).toEqual(["2:1 hit"]);
    expect(t.hero().area).toEqual(["wolf", "dog+ache+cut"]);
  });
  test("BR-A83 BR-126 it is asked before anything is committed, and who declines defends", () => {
    const t = shielded(bitten([0]));
    expect(t.drawn()).toEqual(["0 column"]);
    t.seat(0).no();
    expect(t.prompt).toBe("commit-defence");
    expect(t.options("shield")).toEqual([]);
    t.seat(0).lay("block").close();
    expect(t.hero()).toMatchObject({ area: ["wolf", "dog"], discard: ["block"] });
  });
  test("BR-A83 for each attack anew", () => {
    const t = shielded(bitten([0, 0], {}, ["wolf", "wolf", "dog"]));
    t.seat(0).shield("dog");
    t.until("shield");
    t.seat(0).no();
    expect(t.prompt).toBe("commit-defence");
  });
  test("BR-126 only an ally in that hero's area can take it, and it is that player who says so", () => {
    const elsewhere = drill([wolf], { heroes: [{ area: ["wolf"] }, { area: ["dog"] }] });
    expect(elsewhere.done().prompt).toBe("commit-defence");
    const here = shielded(drill([wolf], { heroes: [{ area: ["wolf", "dog"] }, {}] }));
    expect(here.asked).toEqual([0]);
    const there = shielded(drill([wolf], { heroes: [{}, { area: ["wolf", "dog"] }] }));
    expect([there.asked, there.said("shield", 1)]).toEqual([[1], ["shield dog"]]);
  });
  test("BR-A13 BR-A27 the whole damage of the enemy is attached, Wounds and Fatigue", () => {
    const ogre = enemy("ogre", [1, 1, 9, 0, 9], { wounds: 2, fatigue: 1 });
    const bear = ally("bear", [1, 1, 0, 0, 5]);
    const t = drill([row("ogre", { attack: "target" })], {
      enemies: [ogre],
      cards: [bear],
      heroes: [{ area: ["ogre", "bear"] }],
    });
    shielded(t).seat(0).shield("bear");
    expect(t.hero()).toMatchObject({ area: ["ogre", "bear+cut+cut+yawn"], hand: [] });
  });
  test("BR-126 a Persistent card that is no ally cannot take it", () => {
    expect(drill([wolf], { heroes: [{ area: ["wolf", "totem"] }] }).done().prompt).toBe("commit-defence");
  });
  test("BR-A82 of several the player names one", () => {
    const cat = ally("cat-ally", [1, 1, 0, 0, 3]);
    const t = shielded(bitten([0], { cards: [cat] }, ["wolf", "dog", "cat-ally"]));
    t.expectOptions(["shield cat-ally", "shield dog"], "shield");
    t.seat(0).shield("cat-ally");
    expect(t.hero().area).toEqual(["wolf", "dog", "cat-ally+cut"]);
  });
  test("BR-A82 surplus damage is lost and takes no card; the dead ally leaves", () => {
    const t = drill([row("troll", { attack: "target" })], {
      heroes: [{ area: ["troll", "dog+cut"] }],
      woundDeck: ["cut", "bruise", "limp"],
      responses: [0, 0],
    });
    shielded(t).seat(0).shield("dog");
    expect(t.view().woundDeck).toEqual(["bruise", "limp"]);
    expect(t.hero()).toMatchObject({ area: ["troll"], hand: [], discard: ["dog"] });
    expect(t.view().woundDiscard).toEqual(["cut", "cut"]);
  });
});

describe("allies and who is chosen", () => {
  test("BR-A82 enemies never pick an ally, and allies count in no priority", () => {
    const t = drill([row("sniper", { attack: "target" })], {
      enemies: [sniper],
      quest: ["sniper"],
      heroes: [{ area: ["dog", "dog"] }, { hand: pebbles(1) }],
    });
    t.done().until((x) => x.events("assault").length > 0);
    expect(assaulted(t)).toEqual([0]);
  });
});

describe("what an ally is", () => {
  test("BR-125 BR-127 it has the numbers of an enemy, and attachments stack", () => {
    const t = table({ heroes: [{ area: ["dog+yawn+ache+cut"] }] });
    expect(t.view().present.heroes[0]).toEqual([{ engagement: 1, range: 1, attack: 0, defence: 1, health: 1 }]);
  });
  test("BR-124 BR-A12 final: at 0 health it leaves, its Wounds and Fatigue to their discard piles", () => {
    const t = drill([row("bully", { attack: "target" })], {
      enemies: [bully],
      heroes: [{ area: ["bully", "dog+cut+yawn"] }],
    });
    shielded(t).seat(0).shield("dog");
    expect(t.view()).toMatchObject({ woundDiscard: ["cut", "cut"], fatigueDiscard: ["yawn"] });
    expect(t.hero()).toMatchObject({ area: ["bully"], discard: ["dog"] });
  });
  test("BR-A12 v0.9.9: its Wounds are out, and its Fatigue is back in the deck", () => {
    const t = drill([row("bully", { attack: "target" })], {
      edition: "v099",
      enemies: [bully],
      heroes: [{ area: ["bully", "dog+cut+yawn"] }],
      woundDeck: ["bruise", "limp"],
      fatigueDeck: ["ache"],
    });
    shielded(t).seat(0).shield("dog");
    expect([...t.view().fatigueDeck].sort()).toEqual(["ache", "yawn"]);
    expect(t.view()).toMatchObject({ woundDeck: ["limp"], fatigueDiscard: [] });
  });
  test("BR-A12 BR-151 a hero card attached to a dead enemy goes to its owner's discard pile", () => {
    const net = card("net", {
      range: 2,
      special: { cost: 0, do: { attach: "any enemy" } },
      modifiers: { defence: -1 },
    });
    const t = table({ cards: [net], quest: ["rat"], heroes: [{ hand: ["arrow"] }, { hand: ["net"] }], responses: [0] });
    t.seat(1).special("net");
    t.until((x) => x.view().quest[0] === "rat+net");
    t.seat(0).attack("arrow", "rat");
    expect(t.view()).toMatchObject({ quest: [], gone: ["rat"], woundDiscard: ["cut"] });
    expect(t.hero(1).discard).toEqual(["net"]);
  });
  test("BR-151 BR-127 its modifiers count like those of Wounds", () => {
    const net = card("net", {
      range: 2,
      special: { cost: 0, do: { attach: "any enemy" } },
      modifiers: { engagement: -1, attack: -2, defence: 1 },
    });
    const t = table({ cards: [net], quest: ["wolf+yawn"], heroes: [{ hand: ["net", "net"] }] });
    t.seat(0).special("net");
    t.until((x) => x.prompt === "hero-phase");
    // Attack 2, less 1 for the yawn, less 2: not below 0 (BR-113).
    expect(t.view().present.quest).toEqual([{ engagement: 1, range: 1, attack: 0, defence: 3, health: 2 }]);
    t.seat(0).special("net");
    t.until((x) => x.prompt === "hero-phase");
    expect(t.view().present.quest).toEqual([{ engagement: 0, range: 1, attack: 0, defence: 4, health: 2 }]);
    expect(t.view().quest).toEqual(["wolf+yawn+net+net"]);
  });
  test("BR-A29 BR-120 Fatigue to attach and none left: nothing is attached, in both editions", () => {
    for (const edition of EDITIONS) {
      const t = table({
        edition,
        quest: ["ox"],
        fatigueDeck: [],
        heroes: [{ hand: ["arrow"], board: { wounds: 0, fatigue: 1 } }],
        responses: [0],
      });
      t.seat(0).attack("arrow", "ox");
      expect(t.results()).toEqual(["9:0 hit"]);
      expect(t.view().quest).toEqual(["ox"]);
      expect(t.over).toBe(false);
    }
  });
});
