import { checkPackValue } from "@rifthall/packs";
import { expect, test } from "vitest";
import { card, enemy, fatigue, wound } from "./invented.js";
import { type Scene, table } from "./table.js";

const both = ["final", "v099"] as const;
const stones = Array.from({ length: 9 }, () => "pebble");
const post = enemy("post", [1, 1, 3, 3, 9]);
const assault = { table: [{ who: "wolf", zero: { attack: "target" } }] };
const problems = (entry: Readonly<Record<string, unknown>>): string =>
  checkPackValue({ pack: "mine", game: "beyond-the-rift", version: 1, wounds: [entry] })
    .problems.map((p) => p.message)
    .join();

test("BR-111 a Wound has one number for heroes, and modifiers for enemies and allies", () => {
  expect(problems(wound("fine", { attack: -1 }))).toBe("");
  expect(problems(wound("two", { attack: -1, defense: -1 }))).not.toBe("");
  expect(problems(wound("none", {}))).not.toBe("");
});

test("BR-111 the hero's half does nothing on an enemy, the enemy's half nothing in a hand", () => {
  const odd = wound("odd", { attack: -9 }, { defence: 4 });
  const t = table({ wounds: [odd], enemies: [post], heroes: [{ hand: ["odd"], area: ["post+odd"] }] });
  expect(t.view().present.heroes[0]).toEqual([{ engagement: 1, range: 1, attack: 3, defence: 7, health: 9 }]);
});

test.each(both)("BR-112 BR-127 attached modifiers are added to all five numbers, and they stack (%s)", (edition) => {
  const all = wound("all", { attack: -1 }, { engagement: 1, range: 1, attack: -1, defence: -1, health: -2 });
  const t = table({
    edition,
    wounds: [all],
    enemies: [post],
    quest: ["post+all", "post+all+cut+ache"],
    heroes: [{ area: ["dog+cut"] }],
  });
  expect(t.view().present.quest).toEqual([
    { engagement: 2, range: 2, attack: 2, defence: 2, health: 7 },
    { engagement: 2, range: 2, attack: 2, defence: 1, health: 6 },
  ]);
  expect(t.view().present.heroes[0]).toMatchObject([{ defence: 2, health: 1 }]);
});

test.each(both)(
  "BR-113 BR-A60 floors: range 1, the others 0, after everything has been added; blank changes nothing (%s)",
  (edition) => {
    const drain = wound("drain", { attack: -1 }, { engagement: -9, range: -2, attack: -9, defence: -9 });
    const lift = wound("lift", { attack: -1 }, { engagement: 9, range: 1, attack: 9, defence: 9 });
    const blank = wound("blank", { attack: -1 }, {});
    const t = table({
      edition,
      wounds: [drain, lift, blank],
      enemies: [post],
      quest: ["post+drain", "post+drain+lift", "post+blank"],
    });
    expect(t.view().present.quest).toEqual([
      { engagement: 0, range: 1, attack: 0, defence: 0, health: 9 },
      // 1 - 9 + 9: one floor at the end, not one for each card; range 1 - 2 + 1 is 0, so 1.
      { engagement: 1, range: 1, attack: 3, defence: 3, health: 9 },
      { engagement: 1, range: 1, attack: 3, defence: 3, health: 9 },
    ]);
  },
);

test("BR-A60 what effects add comes before the floor too", () => {
  const drain = wound("drain", { attack: -1 }, { attack: -5, defence: -5, engagement: -5 });
  const rules = ["attack", "defence", "engagement"].map((stat) => ({ get: { [stat]: 4 }, to: "each enemy" }));
  const t = table({ wounds: [drain], enemies: [post], quest: ["post+drain"], scenario: { rules } });
  expect(t.view().present.quest).toMatchObject([{ engagement: 0, attack: 2, defence: 2 }]);
});

test.each(both)("BR-114 an enemy with less than 1 health is dead at once (%s)", (edition) => {
  const t = table({ edition, responses: [0, 0], heroes: [{ hand: ["crush", "crush"], area: ["wolf"] }] });
  t.seat(0).attack("crush", "wolf").close();
  expect(t.hero().area).toEqual(["wolf+cut"]);
  t.seat(0).attack("crush", "wolf");
  t.resolve();
  expect(t.hero().area).toEqual([]);
  expect(t.view()[edition === "final" ? "gone" : "enemyDiscard"]).toEqual(["wolf"]);
  expect(t.order("die")).toEqual(["wolf"]);
});

test("BR-114 also by a modifier that is no Wound's", () => {
  const curse = card("curse", {
    range: 2,
    modifiers: { health: -9 },
    special: { cost: 0, do: { attach: "any enemy" } },
  });
  const t = table({ cards: [curse], quest: ["ox"], heroes: [{ hand: ["curse"] }] });
  t.seat(0).special("curse");
  expect(t.view()).toMatchObject({ quest: [], gone: ["ox"] });
  expect(t.hero().discard).toEqual(["curse"]);
});

test.each(both)("BR-115 a played Wound goes to the hero's own discard pile (%s)", (edition) => {
  const t = table({ edition, responses: [0], heroes: [{ hand: ["jab", "cut", "limp"], area: ["ox"] }] });
  t.seat(0).attack("jab", "ox").lay("cut");
  t.resolve();
  t.seat(0).suffer("limp");
  expect(t.hero()).toMatchObject({ hand: [], discard: ["jab", "cut", "limp"] });
  expect(t.view().woundDiscard).toEqual([]);
});

test("BR-116 final: a played Fatigue goes to the Fatigue discard pile", () => {
  const t = table({ responses: [0], heroes: [{ hand: ["jab", "yawn", "slump"], area: ["ox"] }] });
  const before = t.view().fatigueDeck;
  t.seat(0).attack("jab", "ox").lay("yawn");
  t.resolve();
  t.seat(0).suffer("slump");
  expect(t.hero().discard).toEqual(["jab"]);
  expect(t.view()).toMatchObject({ fatigueDeck: before, fatigueDiscard: ["yawn", "slump"] });
});

test("BR-116 BR-A58 v0.9.9: a played Fatigue is shuffled into the Fatigue Deck", () => {
  const fatigueDeck = Array.from({ length: 9 }, () => "ache");
  const places = new Set<number>();
  for (let i = 0; i < 8; i++) {
    const t = table({ edition: "v099", fatigueDeck, heroes: [{ hand: ["slump"] }], seed: `seed ${i}` });
    t.seat(0).suffer("slump");
    expect(t.hero()).toMatchObject({ hand: [], discard: [], ap: 4 });
    expect(t.view().fatigueDiscard).toEqual([]);
    expect(t.view().fatigueDeck).toHaveLength(10);
    places.add(t.view().fatigueDeck.indexOf("slump"));
  }
  expect(places.size).toBeGreaterThan(2);
});

test.each(both)("BR-117 attack and defence Wounds are laid only in an attack or a defence (%s)", (edition) => {
  const t = table({
    edition,
    responses: [0, 0, 0],
    heroes: [{ hand: ["jab", "block", "cut", "bruise", "yawn", "ache"], deck: stones, area: ["wolf"] }],
    scenario: assault,
  });
  expect(t.said().filter((o) => /cut|bruise|yawn|ache/.test(o))).toEqual([]);
  t.seat(0).attack("jab", "wolf");
  expect(t.said("lay")).toEqual(["lay cut", "lay yawn"]);
  t.resolve().done();
  t.seat(0).lay("block");
  expect(t.said("lay")).toEqual(["lay ache", "lay bruise"]);
});

test.each(both)("BR-117 BR-A62 a defence Wound needs a Defense card or bought defence of that hero (%s)", (edition) => {
  const scene: Scene = {
    edition,
    responses: [0, 1],
    heroes: [
      { hand: ["bruise"], deck: stones, area: ["wolf"] },
      { hand: ["ward", "bruise"], deck: stones },
    ],
    scenario: assault,
  };
  const t = table(scene).done();
  expect(t.said("lay", 0)).toEqual([]);
  expect(t.said("lay", 1)).toEqual(["lay ward"]);
  expect(t.why({ do: "lay", card: "bruise" }, 0)).toEqual(["BR-A62"]);
  t.seat(0).guard();
  expect(t.said("lay", 0)).toEqual(["lay bruise"]);
  expect(t.said("lay", 1)).toEqual(["lay ward"]);
  t.seat(1).lay("ward");
  expect(t.said("lay", 1)).toEqual(["lay bruise"]);
  t.seat(0).lay("bruise");
  t.resolve();
  // 1 bought + 2 of the ward - 1 of the bruise.
  expect(t.results()).toEqual(["3:2 hit"]);
});

test("BR-117 BR-A62 what another hero lays for the defence is no part of one's own", () => {
  const heroes = [
    { hand: ["bruise"], deck: stones, area: ["wolf"] },
    { hand: ["ward"], deck: stones },
  ];
  const t = table({ responses: [0, 1], heroes, scenario: assault }).done();
  t.seat(1).lay("ward");
  expect(t.said("lay", 0)).toEqual([]);
  expect(t.why({ do: "lay", card: "bruise" }, 0)).toEqual(["BR-A62"]);
});

test.each(both)("BR-118 BR-A63 an AP Wound is played alone in the Hero Phase and costs its AP (%s)", (edition) => {
  const t = table({
    edition,
    responses: [0, 0],
    heroes: [{ hand: ["limp", "limp", "block"], deck: stones, area: ["wolf"], ap: 3 }],
    scenario: assault,
  });
  expect(t.options("suffer")[0]).toMatchObject({ card: "limp", cost: 2 });
  t.seat(0).suffer("limp");
  expect(t.hero()).toMatchObject({ ap: 1, hand: ["block", "limp"], discard: ["limp"] });
  expect(t.options("suffer")).toEqual([]);
  expect(t.why({ do: "suffer", card: "limp" })).not.toEqual([]);
  t.done();
  expect(t.phase).toBe("enemy");
  expect(t.options("suffer")).toEqual([]);
});

test("BR-118 an AP Wound may take the last AP, and no more than there are", () => {
  const may = (ap: number): string[] => table({ heroes: [{ hand: ["limp"], ap }] }).said("suffer");
  expect([may(1), may(2)]).toEqual([[], ["suffer limp"]]);
});

test.each(both)("BR-150 the hero's number is added as printed, be it 0 or more (%s)", (edition) => {
  const scar = wound("scar", { attack: 2 });
  const numb = fatigue("numb", { attack: 0 });
  const rush = wound("rush", { ap: 3 });
  const t = table({
    edition,
    wounds: [scar, rush],
    fatigues: [numb],
    responses: [0],
    heroes: [{ hand: ["jab", "scar", "numb", "rush"], area: ["ox"], ap: 2 }],
  });
  t.seat(0).suffer("rush");
  expect(t.hero().ap).toBe(5);
  t.seat(0).attack("jab", "ox").lay("scar").lay("numb");
  t.resolve();
  expect(t.results()).toEqual(["5:0 hit"]);
});

test("BR-72 BR-A38 BR-150 a positive Wound lifts a total from 0, as it is no reduction", () => {
  const bluff = card("bluff", { attack: { primary: 0, value: 0 } });
  const t = table({
    cards: [bluff],
    wounds: [wound("scar", { attack: 2 })],
    responses: [0],
    heroes: [{ hand: ["bluff", "scar"], area: ["ox"] }],
  });
  t.seat(0).attack("bluff", "ox").lay("scar");
  t.resolve();
  expect(t.results()).toEqual(["2:0 hit"]);
});

test.each(both)("BR-72 BR-A20 a defence lowered by Wounds is 1 at least (%s)", (edition) => {
  const t = table({
    edition,
    responses: [0, 0],
    heroes: [{ hand: ["block", "bruise", "bruise", "ache"], deck: stones, area: ["wolf"] }],
    scenario: assault,
  });
  t.done().seat(0).lay("block").lay("bruise").lay("bruise").lay("ache");
  t.resolve();
  expect(t.results()).toEqual(["2:1 hit"]);
});
