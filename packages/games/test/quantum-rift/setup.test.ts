import { describe, expect, test } from "vitest";
import { action, encounter, gear, location, unit, workshop } from "./invented-workshop.js";
import { begun, type Table, table } from "./table.js";

const seeds = Array.from({ length: 24 }, (_, i) => `set-up ${i}`);
const DECK = [
  "break-away",
  "cold-lantern",
  "deja-vu",
  "feint",
  "field-dressing",
  "follow-through",
  "glasscloth-cloak",
  "go-to-ground",
  "read-the-dust",
  "second-wind",
  "serpentine-amulet",
  "shoulder-to-shoulder",
  "the-shy-sword",
];
const FIRST = ["abandoned-wreckage", "barefoot-prints", "hanging-stair"];
const SECOND = ["bell-under-roots", "glass-lined-nest", "smoke-without-fire", "still-water", "the-empty-grave"];
const verbs = (t: Table): string[] => [...new Set(t.options().map((o) => o.do))].sort();
const deployable = (t: Table): unknown[] =>
  t
    .options("deploy")
    .map((o) => o.card)
    .sort();
/** A match of the invented chapter, begun with set-up. */
const started = (
  made: ReturnType<typeof workshop>,
  seed = "quantum",
  options: Readonly<Record<string, unknown>> = {},
) => begun({ chapter: made.chapter, hero: made.hero, ...options }, seed, made.packs);

describe("pools and exploration deck", () => {
  test("QR-19 the Enemy and the Adventure Pool hold the chapter's cards before anything is revealed", () => {
    const t = begun();
    expect(t.prompt).toBe("initial");
    expect(t.view()).toMatchObject({
      pool: { "hyvryx-scout": 5, "hyvryx-predator": 3, "hyvryx-lurker": 2, "hyvryx-matriarch": 1 },
      allies: { "andares-pathfinder": 1, "andares-mender": 1 },
      enemies: [],
      location: null,
      encounter: null,
    });
    expect(t.side().units).toEqual([]);
  });

  test("QR-20 three explorations of Tier 1 lie on five of Tier 2, whatever the seed", () => {
    for (const seed of seeds) {
      const { exploration, explored } = begun({}, seed).view();
      expect(exploration.slice(0, 3).sort()).toEqual(FIRST);
      expect(exploration.slice(3).sort()).toEqual(SECOND);
      expect(explored).toEqual([]);
    }
  });

  test("QR-20 each tier is shuffled: any card of a tier can be its first", () => {
    const decks = seeds.map((seed) => begun({}, seed).view().exploration);
    expect([...new Set(decks.map((d) => d[0]))].sort()).toEqual(FIRST);
    expect([...new Set(decks.map((d) => d[3]))].sort()).toEqual(SECOND);
    expect([...new Set(decks.map((d) => d[7]))].sort()).toEqual(SECOND);
  });
});

describe("hero and initial deployment", () => {
  test.each([
    ["sabrien-reed", { red: "1/1", yellow: "2/2", green: "1/1", blue: "0/0" }],
    ["ottoline-marsh", { red: "0/0", yellow: "0/0", green: "2/2", blue: "2/2" }],
  ])("QR-21 %s is revealed with ready dice equal to its symbols", (hero, dice) => {
    const t = begun({ hero });
    expect(t.side()).toMatchObject({ hero: `${hero}*5`, dice, hand: [], discard: [] });
  });

  test("QR-21 QR-2 two heroes have their own dice", () => {
    const { players } = begun({ chapter: "andares-2", mode: "pair" }).view();
    expect(players.map((p) => p.hero)).toEqual(["sabrien-reed*5", "ottoline-marsh*5"]);
    expect(players.map((p) => p.dice)).toEqual([
      { red: "1/1", yellow: "2/2", green: "1/1", blue: "0/0" },
      { red: "0/0", yellow: "0/0", green: "2/2", blue: "2/2" },
    ]);
  });

  test("QR-22 every gear and the skill of the deck may be deployed, no Action may, and nobody must", () => {
    const t = begun();
    expect(t.side().deck.slice().sort()).toEqual(DECK);
    expect(deployable(t)).toEqual([
      "cold-lantern",
      "deja-vu",
      "glasscloth-cloak",
      "serpentine-amulet",
      "the-shy-sword",
    ]);
    expect(verbs(t)).toEqual(["deploy", "end"]);
    expect(t.why({ do: "deploy", card: "feint" })).toEqual([{ code: "not-deployable", rule: "QR-54" }]);
    t.end();
    expect(t.view()).toMatchObject({ round: 1, phase: "deployment" });
    expect(t.side()).toMatchObject({ gear: [], skills: [] });
  });

  test("QR-22 a unit of the deck may be deployed too, ready", () => {
    const t = started(
      workshop({ cards: [unit("helper", 1, 1, { cost: { red: 1 } }), gear("spare", { cost: { any: 3 } })] }),
    );
    t.deploy("helper");
    expect(t.side()).toMatchObject({ units: ["helper"], dice: { red: "0/1", yellow: "1/1" }, gear: [] });
  });

  test("QR-22 QR-32 several cards as long as the dice last, each paid in full", () => {
    const t = begun();
    t.deploy("glasscloth-cloak").choose({ do: "pay", colour: "yellow" });
    expect(t.side().dice).toEqual({ red: "1/1", yellow: "1/2", green: "0/1", blue: "0/0" });
    expect(t.side().gear).toEqual(["glasscloth-cloak>sabrien-reed"]);
    expect(deployable(t)).toEqual(["cold-lantern", "deja-vu"]);
    t.deploy("cold-lantern");
    // Both dice that were left paid for it, so the set-up goes on.
    expect(t.side().gear).toEqual(["glasscloth-cloak>sabrien-reed", "cold-lantern>sabrien-reed"]);
    expect(t.view()).toMatchObject({ round: 1, phase: "deployment" });
  });

  test("QR-22 in a pair each hero deploys from the own deck with the own dice", () => {
    const t = begun({ chapter: "andares-2", mode: "pair" });
    expect(t.asked).toEqual([0, 1]);
    expect(t.may({ do: "deploy", card: "the-shy-sword" }, 1)).toBe(false);
    t.deploy("tide-clock", 1);
    expect(t.side(1)).toMatchObject({ gear: ["tide-clock>ottoline-marsh"], dice: { green: "2/2", blue: "0/2" } });
    expect(t.side(0)).toMatchObject({ gear: [], dice: { red: "1/1", yellow: "2/2", green: "1/1" } });
    expect(t.side(0).deck).toHaveLength(13);
    expect(t.side(1).deck).toHaveLength(12);
  });

  test("QR-A29 the REVEAL of a card deployed at set-up triggers at once, so that what it gives pays for the next", () => {
    const helper = unit("helper", 1, 1, { cost: { red: 1 }, reveal: { gain: "die", colour: "blue", n: 2 } });
    const machine = gear("machine", { cost: { blue: 3 } });
    const t = started(workshop({ cards: [helper, machine] }));
    expect(deployable(t)).toEqual(["helper"]);
    t.deploy("helper");
    expect(t.prompt).toBe("initial");
    expect(t.side().dice.blue).toBe("3/3");
    t.deploy("machine");
    expect(t.side()).toMatchObject({ gear: ["machine>smith"], units: ["helper"] });
  });
});

describe("deck, location, hand", () => {
  /** Chapter 1's deck and dice at a location whose REVEAL asks, so that set-up can be looked at halfway. */
  const halfway = (seed: string): Table => {
    const gate = location("gate", { distance: 3, reveal: { may: { gain: "vitality", n: 1 } } });
    return begun({ chapter: "workshop" }, seed, workshop({ locations: [gate], stack: ["gate"] }).packs);
  };

  test("QR-23 with The Shy Sword deployed 12 cards are left and all 4 dice are exhausted", () => {
    const t = halfway("half");
    t.deploy("the-shy-sword");
    expect(t.prompt).toBe("may");
    expect(t.view()).toMatchObject({ location: "gate", phase: "setup" });
    expect(t.side().deck.slice().sort()).toEqual(DECK.filter((c) => c !== "the-shy-sword"));
    expect(t.side()).toMatchObject({
      gear: ["the-shy-sword>sabrien-reed"],
      dice: { red: "0/1", yellow: "0/2", green: "0/1", blue: "0/0" },
    });
  });

  test("QR-23 the rest of the deck is shuffled: other seeds, other orders, and each card can be the first", () => {
    const decks = Array.from({ length: 120 }, (_, i) => halfway(`deck ${i}`).end().side().deck);
    expect(new Set(decks.map((d) => d.join())).size).toBe(120);
    expect([...new Set(decks.map((d) => d[0]))].sort()).toEqual(DECK);
  });

  test("QR-24 Temple Ruins is revealed, its encounter with it, that one's enemies too; then come 2 Distance", () => {
    const t = begun().forget().end();
    expect(t.view()).toMatchObject({
      location: "temple-ruins",
      distance: 2,
      encounter: "seek-and-destroy",
      threat: 1,
      enemies: ["hyvryx-scout", "hyvryx-scout"],
      stack: ["forest-road", "glass-pit"],
      encounters: ["the-cordon", "what-the-mud-holds"],
      pool: { "hyvryx-scout": 3, "hyvryx-predator": 3, "hyvryx-lurker": 2, "hyvryx-matriarch": 1 },
    });
    const order = t.events().map((e) => e.do);
    const steps = ["travel", "encounter", "spawn", "threat", "distance", "draw", "turn"];
    expect(steps.map((s) => order.indexOf(s))).toEqual(steps.map((s) => order.indexOf(s)).sort((a, b) => a - b));
    expect(steps.every((s) => order.includes(s))).toBe(true);
  });

  test("QR-24 a cascade goes as deep as cards reveal each other", () => {
    const made = workshop({
      cards: [unit("imp", 1, 1, { reveal: { gain: "threat", n: 4 } })],
      enemies: { imp: 2 },
      encounters: [encounter("raid", { reveal: { spawn: 2, name: "imp" } })],
      locations: [location("gate", { distance: 3, reveal: { encounter: "raid" } })],
      stack: ["gate", "bench"],
    });
    const t = started(made, "deep");
    expect(t.view()).toMatchObject({
      location: "gate",
      encounter: "raid",
      enemies: ["imp", "imp"],
      threat: 8,
      distance: 3,
    });
  });

  test("QR-25 each player draws 5, and nobody is asked about them", () => {
    const t = begun({ chapter: "andares-2", mode: "pair" });
    t.forget();
    t.end(0).end(1);
    const drawn = t.events("draw").filter((e) => e.rule === "QR-25");
    expect(drawn.map((e) => e.seat)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(t.prompt).toBe("deployment");
    for (const seat of [0, 1])
      expect(
        t.options(undefined, seat).filter((o) => ["discard", "accept", "decline", "recover"].includes(o.do)),
      ).toEqual([]);
  });

  test("QR-25 the 5 are the top of the deck, and their order is kept", () => {
    const t = halfway("order").end();
    const { deck } = t.side();
    expect(t.side().hand).toEqual([]);
    t.no();
    expect(t.side().hand).toEqual(deck.slice(0, 6).sort());
    expect(t.side().deck).toEqual(deck.slice(6));
    expect(t.events("draw").map((e) => e.card)).toEqual(deck.slice(0, 6));
  });

  test("QR-26 before the first action the dice spent at set-up are ready again and a 6th card is drawn", () => {
    const t = begun().deploy("the-shy-sword");
    expect(t.view()).toMatchObject({ round: 1, phase: "deployment" });
    expect(t.side().dice).toEqual({ red: "1/1", yellow: "2/2", green: "1/1", blue: "0/0" });
    expect(t.side().hand).toHaveLength(6);
    expect(t.side().deck).toHaveLength(6);
    expect([...t.side().hand, ...t.side().deck].sort()).toEqual(DECK.filter((c) => c !== "the-shy-sword"));
    expect(t.events("draw").map((e) => e.rule)).toEqual([...Array(5).fill("QR-25"), "QR-51"]);
  });

  test("QR-26 the first turn has its Combat, Threat and Regroup too", () => {
    const t = begun().end().until("engage");
    expect(t.view()).toMatchObject({ round: 1, phase: "combat" });
    t.until("regroup");
    expect(t.view()).toMatchObject({ round: 1, threat: 3 });
    expect(t.events("trigger").filter((e) => e.word === "threat")).toHaveLength(4);
  });

  test("QR-A30 a test in the first REVEAL is rolled without any Rift: no hand has been drawn", () => {
    const gate = location("gate", { reveal: { test: "red", is: ">= 1", then: { gain: "vitality", n: 1 } } });
    const made = workshop({
      locations: [gate],
      stack: ["gate"],
      cards: [action("spark", { draw: 1 }, { rift: 5, cost: { red: 6 } })],
    });
    for (const seed of seeds) {
      const t = started(made, seed);
      expect(t.prompt).toBe("dice");
      expect(t.side().hand).toEqual([]);
      t.roll(1);
      // The next question is already of the first turn.
      expect(t.view()).toMatchObject({ round: 1 });
      expect(t.events("rift")).toEqual([]);
      expect(t.side().hand).toHaveLength(6);
      const [value] = t.events("roll")[0].dice as readonly number[];
      expect(t.side().hero).toBe(value >= 4 ? "smith*6" : "smith*5");
    }
  });

  test("QR-25 QR-A24 a deck too small for a whole hand costs vitality, not a mulligan", () => {
    const t = started(workshop({ deck: { stone: 4 } }));
    expect(t.side()).toMatchObject({ hand: ["stone", "stone", "stone", "stone"], hero: "smith*3", deck: [] });
  });

  test("QR-22 QR-23 a position before set-up deploys and shuffles just so", () => {
    const t = table({ phase: "setup", location: null });
    expect(t.prompt).toBe("initial");
    t.deploy("the-shy-sword");
    expect(t.side().hand).toHaveLength(6);
    expect(t.view()).toMatchObject({ round: 1, location: "temple-ruins", distance: 2, threat: 1 });
  });
});
